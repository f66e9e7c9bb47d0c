import type { DescentView } from '@crawlspace/hellscape';
import { useSignal } from '@preact/signals';
import { percent } from '../../../text/index.ts';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { gameText, nameOf, tableText } from '../words.ts';
import { bagOdds } from './spaces.ts';

type Explained = 'lifebringers' | 'dungeon-level';

/** The quest and how far it is, Lifebringers, the Dungeon Level and what the bag holds. */
export function Situation({ state }: { state: Descending }) {
  const view = state.session.table.value.game;
  const level = Math.max(...view.heroes.map((hero) => hero.level));
  const { left, spent } = view.lifebringers;
  // What a chip is about is told below it, to fingers and keys as well.
  const told = useSignal<Explained | null>(null);
  const chip = (what: Explained, inDanger = false) =>
    ({
      type: 'button',
      class: inDanger ? 'hs-sit-chip is-danger' : 'hs-sit-chip',
      'aria-expanded': told.value === what,
      onClick: () => {
        told.value = told.peek() === what ? null : what;
      },
    }) as const;
  return (
    <section class="hs-situation slab" aria-label={tableText('situation')}>
      <button type="button" class="hs-quest" onClick={() => state.open({ kind: 'quest' })}>
        <Rune name="xp" />
        <b>{nameOf(view.quest.id)}</b>
      </button>
      <Objectives view={view} />
      <ul class="hs-situation-chips">
        <li>
          <button {...chip('lifebringers', left === 0)}>
            <Rune name="lifebringer" />
            <span>{tableText('lifebringers')}</span> <b>{left}</b>
            {spent > 0 ? <small>{tableText('rerolls-each', { n: spent })}</small> : null}
          </button>
        </li>
        <li>
          <button {...chip('dungeon-level')}>
            <Rune name="monster" />
            <span>{tableText('dungeon-level')}</span> <b>{level}</b>
          </button>
        </li>
        <li>
          <button
            type="button"
            class="hs-sit-chip hs-bag-chip"
            onClick={() => state.open({ kind: 'treasure' })}
          >
            <Rune name="bag" />
            <span class="for-readers">{tableText('bag')}</span>
            {bagOdds(view).map(({ rarity, odds }) => (
              <span key={rarity} class={`hs-rarity-${rarity}`}>
                <Rune name="treasure" />
                <span class="for-readers">{gameText(`rarity.${rarity}`)}</span> {percent(odds)}
              </span>
            ))}
          </button>
        </li>
      </ul>
      {told.value && <p class="hs-sit-note">{tableText(`${told.value}-explained`)}</p>}
    </section>
  );
}

/** What is to be done, with what is done already. */
export function Objectives({ view }: { view: DescentView }) {
  return (
    <ul class="hs-objectives" aria-label={tableText('objectives')}>
      {view.objectives.map(({ text, done }) => (
        <li key={text.key} class={done ? 'is-done' : ''}>
          <span class="hs-check" aria-hidden="true">
            {done ? '✓' : ''}
          </span>
          <span>
            {gameText(text.key, text.params)}
            {done ? <span class="for-readers"> ({tableText('done')})</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
