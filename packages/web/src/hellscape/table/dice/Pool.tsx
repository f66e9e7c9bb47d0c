import { type CombatView, type DieKind, meaningIn, type RolledDie } from '@crawlspace/hellscape';
import type { Option } from '../../../table/kit.ts';
import { Rune } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { tableText } from '../words.ts';
import { Die } from './Die.tsx';
import { dieWords } from './faces.ts';

const KINDS: readonly DieKind[] = ['yellow', 'orange', 'shadow', 'blue', 'enemy'];

interface Props {
  readonly state: Descending;
  readonly combat: CombatView;
}

/** The dice side by side, kind by kind. A tap resolves a die or rolls it again. */
export function Pool({ state, combat }: Props) {
  const dice = combat.dice
    .map((die, index) => ({ die, index }))
    .sort((one, other) => KINDS.indexOf(one.die.die) - KINDS.indexOf(other.die.die));
  return (
    <div class="hs-pool">
      <ul class="hs-pool-dice">
        {dice.map(({ die, index }, order) => (
          <li key={index}>
            <PoolDie state={state} die={die} index={index} order={order} />
          </li>
        ))}
      </ul>
      <Rerolls combat={combat} />
      <Touched state={state} combat={combat} />
    </div>
  );
}

interface DieProps {
  readonly state: Descending;
  readonly die: RolledDie;
  readonly index: number;
  readonly order: number;
}

function PoolDie({ state, die, index, order }: DieProps) {
  const options = optionsFor(state, (means) => 'die' in means && means.die === index);
  const [first] = options;
  const words = dieWords(die.die, die.face) + (die.resolved ? `, ${tableText('resolved')}` : '');
  // A face that changes tumbles anew.
  const drawn = (
    <Die
      key={die.face?.id ?? '?'}
      kind={die.die}
      face={die.face}
      index={order}
      rolls={die.face !== null}
      dim={die.resolved}
    />
  );
  if (!first) {
    return (
      <span class="hs-pool-die" role="img" aria-label={words}>
        {drawn}
      </span>
    );
  }
  const advised = options.some(({ id }) => state.advice.value.includes(id));
  const touched = state.die.value === index;
  return (
    <button
      type="button"
      class={`hs-pool-die is-open${advised ? ' is-advised' : ''}${touched ? ' is-touched' : ''}`}
      data-die={index}
      data-option={options.length === 1 ? first.id : undefined}
      aria-label={`${words}. ${options.length === 1 ? actionOf(first) : tableText('resolve-or-reroll')}`}
      aria-expanded={options.length > 1 ? touched : undefined}
      onClick={() => {
        if (options.length === 1) state.tap(first.id);
        else state.die.value = touched ? null : index;
      }}
    >
      {drawn}
      <span class="hs-pool-does" aria-hidden="true">
        {options.map((option) =>
          isReroll(option) ? <Rune key={option.id} name="turn" /> : <b key={option.id}>✓</b>,
        )}
      </span>
    </button>
  );
}

function isReroll(option: Option): boolean {
  return meaningIn(option).kind === 'reroll';
}

function actionOf(option: Option): string {
  return isReroll(option) ? tableText('reroll-it') : tableText('resolve-it');
}

/** How many dice may still be rolled again. */
function Rerolls({ combat }: { combat: CombatView }) {
  const { rerolls, enemyRerolls, rolled } = combat;
  if (!rolled || rerolls + enemyRerolls === 0) return null;
  return (
    <p class="hs-rerolls">
      {rerolls > 0 ? <span>{tableText('rerolls-left', { n: rerolls })}</span> : null}
      {enemyRerolls > 0 ? (
        <span>{tableText('enemy-rerolls-left', { n: enemyRerolls })}</span>
      ) : null}
    </p>
  );
}

/** What can be done with the die that was touched. */
function Touched({ state, combat }: Props) {
  const index = state.die.value;
  const die = index === null ? undefined : combat.dice[index];
  const options = optionsFor(state, (means) => 'die' in means && means.die === index);
  if (!die || options.length < 2) return null;
  return (
    <div class="hs-touched">
      <span>{dieWords(die.die, die.face)}</span>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          class="button button-small"
          data-option={option.id}
          data-advised={state.advice.value.includes(option.id) || undefined}
          onClick={() => state.tap(option.id)}
        >
          {actionOf(option)}
        </button>
      ))}
    </div>
  );
}
