import type { AdventureView } from '@crawlspace/brimstone';
import { content } from '../../content.ts';
import { Pic } from '../Pic.tsx';
import type { Opened } from '../state.ts';
import { nameOf, printedOn, tableText } from '../words.ts';
import { countersOf } from './counters.ts';

interface Props {
  readonly view: AdventureView;
  readonly onOpen: (opened: Opened) => void;
}

/** The objective, the clues, Growing Dread, Revive Tokens and the cards in play. */
export function Situation({ view, onOpen }: Props) {
  return (
    <section class="situation slab" aria-label={tableText('situation')}>
      <button type="button" class="situation-mission" onClick={() => onOpen({ kind: 'mission' })}>
        <Pic name="objective" />
        <span>
          <b>{nameOf(view.mission.id)}</b>
          <span class="situation-goal">{progress(view)}</span>
        </span>
      </button>
      <ul class="situation-chips">
        <Clues view={view} />
        {countersOf(view).map((counted) => (
          <li key={counted} class="chip">
            {counted}
          </li>
        ))}
        <li
          class={view.dread > 0 ? 'chip chip-dread' : 'chip'}
          title={tableText('dread-explained')}
        >
          <Pic name="dread" />
          <span class="chip-word">{tableText('dread-stack')}</span> {view.dread}
        </li>
        {view.reviveTokens > 0 && (
          <li class="chip" title={tableText('revive-explained')}>
            <Pic name="revive" />
            <span class="chip-word">{tableText('revive-tokens')}</span> {view.reviveTokens}
          </li>
        )}
        {view.inPlay.map(({ card }, i) => (
          <li key={`${card}${i}`}>
            <button
              type="button"
              class="chip chip-card"
              title={printedOn(card).text}
              onClick={() => onOpen({ kind: 'card', card })}
            >
              <Pic name="cards" />
              <span>{printedOn(card).name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Clues({ view }: { view: AdventureView }) {
  const needed = content().missions[view.mission.id]?.clues ?? 0;
  const found = view.mission.counters['clues'] ?? 0;
  if (needed === 0 && found === 0) return null;
  return (
    <li class="chip chip-clue" title={tableText('clues-explained')}>
      <Pic name="clue" />
      <span class="chip-word">{tableText('clues')}</span>{' '}
      {needed > 0 ? `${found}/${needed}` : found}
    </li>
  );
}

/** What counts now: the search, or the fight for the objective. */
function progress(view: AdventureView): string {
  if (view.outcome) return view.outcome.won ? tableText('won') : tableText('lost');
  return view.mission.objectiveFound ? tableText('objective-here') : tableText('objective-search');
}
