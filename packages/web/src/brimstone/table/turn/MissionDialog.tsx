import { type AdventureView, cardText } from '@crawlspace/brimstone';
import { Pic } from '../../../table/Pic.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Opened } from '../state.ts';
import { hasWord, nameOf, t, told, wordsOf } from '../words.ts';

interface Props {
  readonly view: AdventureView;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** The mission: why the party is here, what it has to do, how far it is, what lies in play. */
export function MissionDialog({ view, onOpen, onClose }: Props) {
  const { id, counters } = view.mission;
  const params = cardText(id, 'name').params ?? {};
  const part = (name: string) => told({ key: `${id}.${name}`, params });
  const counted = Object.entries(counters).filter(([name]) => hasWord(`counter.${name}`));
  return (
    <Dialog title={nameOf(id)} onClose={onClose}>
      <div class="explained">
        <p class="explained-flavour">{part('intro')}</p>
        <h3>{t('goal')}</h3>
        <p class="explained-strong">{part('goal')}</p>
        <p>
          {t('clues')}: {counters['clues'] ?? 0}
        </p>
        {counted.map(([name, value]) => (
          <p key={name}>{told({ key: `counter.${name}`, params: { value } })}</p>
        ))}
        <h3>{t('in-play')}</h3>
        {view.inPlay.length === 0 && <p>{t('nothing-in-play')}</p>}
        <ul class="plain-list">
          {view.inPlay.map(({ card }, i) => (
            <li key={`${card}${i}`}>
              <button
                type="button"
                class="line-button"
                onClick={() => onOpen({ kind: 'card', card })}
              >
                <Pic name="cards" />
                <span>
                  <b>{wordsOf(card).name}</b> {wordsOf(card).text}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <h3>{t('piles')}</h3>
        <ul class="piles">
          {Object.entries(view.decks)
            .filter(([pile]) => view.worlds.includes('targa') || !pile.includes('targa'))
            .map(([pile, { left, discard }]) => (
              <li key={pile}>
                <span>{t(`pile-${pile}` as Parameters<typeof t>[0])}</span>
                <span>{t('pile-left', { left, discard: discard.length })}</span>
              </li>
            ))}
        </ul>
      </div>
    </Dialog>
  );
}
