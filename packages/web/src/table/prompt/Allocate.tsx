import type { Decision } from '@crawlspace/kernel';
import { amountIn } from '../amount.ts';
import type { Option } from '../kit.ts';
import { canConfirm, isOneTap, type TableState, withoutOne } from '../state.ts';
import { labelAmong, tableText } from '../words.ts';
import { AmountChoice, ConfirmAmount } from './AmountChoice.tsx';
import { LastOfOne, One } from './One.tsx';
import { OptionOdds } from './OptionButton.tsx';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
}

/**
 * Points spread over the options: a tap adds one, here or on the board. A single one goes at a tap, and where
 * there is only one place for them, they are an amount.
 */
export function Allocate({ state, decision }: Props) {
  if (isOneTap(decision)) return <One state={state} decision={decision} />;
  const asked = amountIn(state.kit, decision);
  if (asked) return <AmountChoice state={state} decision={decision} asked={asked} />;
  const left = decision.max - state.picks.value.length;
  return (
    <>
      <p class="prompt-note" aria-live="polite">
        {tableText('points-left', { count: left })}
      </p>
      <ul class="allocate">
        {decision.options.map((option) => (
          <li key={option.id}>
            <Points state={state} decision={decision} option={option} left={left} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function ConfirmAllocation({ state, decision }: Props) {
  if (isOneTap(decision)) return <LastOfOne state={state} decision={decision} />;
  const asked = amountIn(state.kit, decision);
  if (asked) return <ConfirmAmount state={state} decision={decision} asked={asked} />;
  return (
    <button
      type="button"
      class="button button-primary prompt-confirm"
      data-test="confirm"
      disabled={!canConfirm(decision, state.picks.value)}
      onClick={state.confirm}
    >
      {tableText('confirm-of', { count: state.picks.value.length, max: decision.max })}{' '}
      <span class="confirm-key" aria-hidden="true">
        ⏎
      </span>
    </button>
  );
}

function Points({ state, decision, option, left }: Props & { option: Option; left: number }) {
  const { kit, session } = state;
  const { Picture } = kit;
  const view = session.table.value.game;
  const there = state.picks.value.filter((pick) => pick === option.id).length;
  const label = labelAmong(kit, view, decision, option);
  const note = kit.note(view, option);
  const full = there >= (option.capacity ?? 0) || left === 0;
  return (
    <div
      class={`points ${there > 0 ? 'points-some' : ''} ${state.pointed.value === option.id ? 'pick-pointed' : ''}`}
      onPointerEnter={() => {
        state.pointed.value = option.id;
      }}
      onPointerLeave={() => {
        state.pointed.value = null;
      }}
    >
      <Picture view={view} decision={decision} option={option} />
      <span class="pick-words">
        <span class="pick-label">{label}</span>
        {note && <span class="pick-text">{note}</span>}
      </span>
      <OptionOdds state={state} option={option} points={there} />
      <span class="stepper">
        <button
          type="button"
          aria-label={tableText('one-less', { label })}
          disabled={there === 0}
          onClick={() => {
            state.picks.value = withoutOne(state.picks.peek(), option.id);
          }}
        >
          −
        </button>
        <output>{there}</output>
        <button
          type="button"
          data-option={option.id}
          aria-label={tableText('one-more', { label })}
          disabled={full}
          onClick={() => state.tap(option.id)}
        >
          +
        </button>
      </span>
    </div>
  );
}
