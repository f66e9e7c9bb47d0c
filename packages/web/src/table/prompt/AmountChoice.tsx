import type { Decision } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type AmountAsked, pointsFor, worthOf } from '../amount.ts';
import { canConfirm, type TableState } from '../state.ts';
import { labelAmong, tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
  readonly asked: AmountAsked;
}

/** An amount: stepped, typed, all of it at once, or slid. */
export function AmountChoice({ state, decision, asked }: Props) {
  const { kit, session } = state;
  const { Picture } = kit;
  const { option, min, max, step, say } = asked;
  const view = session.table.value.game;
  const label = labelAmong(kit, view, decision, option);
  const points = state.picks.value.length;
  const give = (count: number) => {
    state.picks.value = Array<string>(Math.min(max, Math.max(min, count))).fill(option.id);
  };
  return (
    <div class="amount">
      <div class="amount-number">
        <Picture view={view} decision={decision} option={option} />
        <span class="pick-label">{label}</span>
        <span class="stepper">
          <button
            type="button"
            aria-label={tableText('amount-less', { amount: say(step) })}
            disabled={points <= min}
            onClick={() => give(points - 1)}
          >
            −
          </button>
          <Typed state={state} asked={asked} label={label} onGive={give} />
          <button
            type="button"
            data-option={option.id}
            aria-label={tableText('amount-more', { amount: say(step) })}
            disabled={points >= max}
            onClick={() => give(points + 1)}
          >
            +
          </button>
        </span>
      </div>
      <button
        type="button"
        class="button amount-all"
        data-test="all-of-it"
        aria-pressed={points === max}
        onClick={() => give(max)}
      >
        {asked.all}
      </button>
      <input
        type="range"
        class="amount-slider"
        min={min}
        max={max}
        value={points}
        aria-label={label}
        aria-valuetext={say(worthOf(asked, points))}
        onInput={({ currentTarget }) => give(Number(currentTarget.value))}
      />
    </div>
  );
}

interface TypedProps extends Omit<Props, 'decision'> {
  readonly label: string;
  readonly onGive: (points: number) => void;
}

/** The number itself. Digits typed anywhere at the table come here. */
function Typed({ state, asked, label, onGive }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  // While somebody types, it shows what they typed and not the nearest amount to it.
  const typed = useSignal<{ readonly text: string; readonly points: number } | null>(null);
  const points = state.picks.value.length;
  const shown = typed.value?.points === points ? typed.value.text : null;
  const read = (text: string) => {
    const amount = Math.min(asked.most, Number(text.replace(/\D/g, '')));
    const enough = pointsFor(asked, amount);
    onGive(enough);
    typed.value = { text: text === '' ? '' : String(amount), points: enough };
  };
  const select = () => field.current?.select();
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      class="amount-typed"
      data-test="amount"
      aria-label={label}
      value={shown ?? asked.say(worthOf(asked, points))}
      onFocus={select}
      onClick={select}
      onInput={({ currentTarget }) => read(currentTarget.value)}
      onBlur={() => {
        typed.value = null;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') state.confirm();
        if (key === 'Escape') field.current?.blur();
      }}
    />
  );
}

export function ConfirmAmount({ state, decision, asked }: Props) {
  const amount = asked.say(worthOf(asked, state.picks.value.length));
  return (
    <button
      type="button"
      class="button button-primary prompt-confirm"
      data-test="confirm"
      disabled={!canConfirm(decision, state.picks.value)}
      onClick={state.confirm}
    >
      {tableText('confirm-amount', { amount })}{' '}
      <span class="confirm-key" aria-hidden="true">
        ⏎
      </span>
    </button>
  );
}
