import type { Decision } from '@crawlspace/kernel';
import { buttonsOf, type Option } from '../kit.ts';
import { keyOfOption } from '../option-keys.ts';
import { canConfirm, type TableState } from '../state.ts';
import { labelAmong, tableText } from '../words.ts';
import { Chances, OptionButton, OptionOdds } from './OptionButton.tsx';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
}

/** Several of them: tap to choose, then confirm. Dice are shown as dice. */
export function Many({ state, decision }: Props) {
  const options = buttonsOf(decision);
  const dice = options.every(({ role }) => role === 'die');
  return (
    <>
      {dice ? (
        <ul class="dice-choice">
          {options.map((option, index) => (
            <li key={option.id}>
              <DieChoice
                state={state}
                decision={decision}
                option={option}
                keyName={keyOfOption(index)}
              />
            </li>
          ))}
        </ul>
      ) : (
        options.map((option, index) => (
          <OptionButton
            key={option.id}
            state={state}
            decision={decision}
            option={option}
            keyName={keyOfOption(index)}
            pressed={state.picks.value.includes(option.id)}
            onPick={() => state.tap(option.id)}
          />
        ))
      )}
    </>
  );
}

/** What the picks bring together, and the button that takes them. */
export function ConfirmMany({ state, decision }: Props) {
  return (
    <>
      <Together state={state} decision={decision} />
      <div class="prompt-either">
        <Confirm state={state} decision={decision} />
        <PickNothing state={state} decision={decision} />
      </div>
    </>
  );
}

/** What the picks bring together: of several dice the chance of one is not the chance of all. */
function Together({ state, decision }: Props) {
  const { kit, picks } = state;
  const chances = kit.together(decision, picks.value);
  if (chances.length === 0) return null;
  return (
    <p class="prompt-together" data-test="together" aria-live="polite">
      {tableText('together')} <Chances kit={kit} chances={chances} />
    </p>
  );
}

interface DieChoiceProps extends Props {
  readonly option: Option;
  readonly keyName: string | undefined;
}

function DieChoice({ state, decision, option, keyName }: DieChoiceProps) {
  const { kit, session } = state;
  const { Die } = kit;
  const picked = state.picks.value.includes(option.id);
  return (
    <button
      type="button"
      class={`die-choice ${state.advice.value.includes(option.id) ? 'pick-advised' : ''}`}
      data-option={option.id}
      data-advised={state.advice.value.includes(option.id) || undefined}
      aria-pressed={picked}
      aria-keyshortcuts={keyName}
      onClick={() => state.tap(option.id)}
    >
      <Die option={option} picked={picked} />
      <span class="for-readers">{labelAmong(kit, session.table.value.game, decision, option)}</span>
      <OptionOdds state={state} option={option} />
      <span class="pick-digit" aria-hidden="true">
        {keyName}
      </span>
    </button>
  );
}

/** Leaves everything as it is, whatever is picked. */
function PickNothing({ state, decision }: Props) {
  const word = state.kit.pickingNothing?.(decision);
  if (!word) return null;
  const isNext = state.picks.value.length === 0;
  return (
    <button
      type="button"
      class="button prompt-confirm"
      data-test={isNext ? 'confirm' : 'pick-nothing'}
      onClick={() => state.answer([])}
    >
      {word} {isNext && <EnterKey />}
    </button>
  );
}

function EnterKey() {
  return (
    <span class="confirm-key" aria-hidden="true">
      ⏎
    </span>
  );
}

function Confirm({ state, decision }: Props) {
  const count = state.picks.value.length;
  // Where picking nothing has its own button, this one waits for a pick.
  const waits = count === 0 && Boolean(state.kit.pickingNothing?.(decision));
  const word = () => {
    const own = state.kit.confirming(decision, count);
    if (own) return own;
    if (count === 0 && decision.min === 0) return tableText('none-of-them');
    return decision.min === decision.max
      ? tableText('confirm-of', { count, max: decision.max })
      : tableText('confirm-count', { count });
  };
  return (
    <button
      type="button"
      class="button button-primary prompt-confirm"
      data-test={waits ? undefined : 'confirm'}
      disabled={waits || !canConfirm(decision, state.picks.value)}
      onClick={state.confirm}
    >
      {word()} {!waits && <EnterKey />}
    </button>
  );
}
