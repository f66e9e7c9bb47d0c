import { type AdventureView, kindOfMarker, wordsFor } from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MissionMark } from '../../board/figures/marks.tsx';
import { Pic } from '../Pic.tsx';
import type { Opened } from '../state.ts';
import { gameText, hasText, nameOf, printedOn, tableText } from '../words.ts';
import { countersOf } from './counters.ts';
import { pileName } from './piles.ts';

interface Props {
  readonly view: AdventureView;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** What the mission has put on the board, and what it is. */
function Marks({ view }: { view: AdventureView }) {
  const names = new Set(view.mission.markers.map(kindOfMarker));
  return (
    <ul class="plain-list">
      {[...names].map((name) => (
        <li key={name} class="line">
          <svg viewBox="-40 -40 80 80" width="36" height="36" aria-hidden="true">
            <MissionMark name={name} />
          </svg>{' '}
          {gameText(`marker.${name}`)}
        </li>
      ))}
    </ul>
  );
}

/** The mission: why the party is here, what it has to do, how far it is, what lies in play. */
export function MissionDialog({ view, onOpen, onClose }: Props) {
  const { id, counters } = view.mission;
  const params = wordsFor(contentOf(view)).cardText(id, 'name').params ?? {};
  const part = (name: string) => gameText(`${id}.${name}`, params);
  return (
    <Dialog title={nameOf(id)} onClose={onClose}>
      <div class="explained">
        <p class="explained-flavour">{part('intro')}</p>
        <h3>{tableText('goal')}</h3>
        <p class="explained-strong">{part('goal')}</p>
        {hasText(`${id}.special`) && <p>{part('special')}</p>}
        <p>
          {tableText('clues')}: {counters['clues'] ?? 0}
        </p>
        {countersOf(view).map((counted) => (
          <p key={counted}>{counted}</p>
        ))}
        <Marks view={view} />
        <h3>{tableText('in-play')}</h3>
        {view.inPlay.length === 0 && <p>{tableText('nothing-in-play')}</p>}
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
                  <b>{printedOn(card).name}</b> {printedOn(card).text}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <h3>{tableText('piles')}</h3>
        <ul class="piles">
          {Object.entries(view.decks).map(([pile, { left, discard }]) => {
            const name = pileName(view, pile);
            return name === null ? null : (
              <li key={pile}>
                <span>{name}</span>
                <span>{tableText('pile-left', { left, discard: discard.length })}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
