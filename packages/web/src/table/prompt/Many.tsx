import type { AdventureView } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { buttonsOf, labelOf, type Option, oddsOf } from '../options.ts';
import { canConfirm, type TableState } from '../state.ts';
import { Die } from '../story/Die.tsx';
import { t } from '../words.ts';
import { Odds, OptionButton } from './OptionButton.tsx';

interface Props {
  readonly state: TableState;
  readonly view: AdventureView;
  readonly decision: Decision;
}

/** Several of them: tap to choose, then confirm. Dice are shown as dice. */
export function Many({ state, view, decision }: Props) {
  const options = buttonsOf(decision);
  const dice = options.every(
    ({ id, text }) => id.startsWith('die') && text?.params?.['value'] !== undefined,
  );
  return (
    <>
      {dice ? (
        <ul class="dice-choice">
          {options.map((option, index) => (
            <li key={option.id}>
              <DieChoice
                state={state}
                view={view}
                decision={decision}
                option={option}
                digit={index + 1}
              />
            </li>
          ))}
        </ul>
      ) : (
        options.map((option, index) => (
          <OptionButton
            key={option.id}
            state={state}
            view={view}
            decision={decision}
            option={option}
            digit={index < 9 ? index + 1 : undefined}
            pressed={state.picks.value.includes(option.id)}
            onPick={() => state.tap(option.id)}
          />
        ))
      )}
      <Confirm state={state} decision={decision} dice={dice} />
    </>
  );
}

interface DieChoiceProps extends Props {
  readonly option: Option;
  readonly digit: number;
}

function DieChoice({ state, view, decision, option, digit }: DieChoiceProps) {
  const value = Number(option.text?.params?.['value']);
  const picked = state.picks.value.includes(option.id);
  return (
    <button
      type="button"
      class={`die-choice ${state.advice.value.includes(option.id) ? 'pick-advised' : ''}`}
      data-option={option.id}
      data-advised={state.advice.value.includes(option.id) || undefined}
      aria-pressed={picked}
      aria-keyshortcuts={String(digit)}
      onClick={() => state.tap(option.id)}
    >
      <Die value={value} meaning={picked ? 'crit' : 'plain'} eight={value > 6} />
      <span class="for-readers">{labelOf(view, option)}</span>
      {option.odds !== undefined && <Odds odds={option.odds} of={oddsOf(decision, option)} />}
      <span class="pick-digit" aria-hidden="true">
        {digit}
      </span>
    </button>
  );
}

function Confirm({
  state,
  decision,
  dice,
}: {
  state: TableState;
  decision: Decision;
  dice: boolean;
}) {
  const count = state.picks.value.length;
  const reroll = dice && decision.prompt.key.startsWith('prompt.reroll');
  const grit = decision.options.find(({ cost }) => cost?.['grit'])?.cost?.['grit'] ?? 0;
  const word = () => {
    if (count === 0 && decision.min === 0) return reroll ? t('keep-dice') : t('none-of-them');
    if (reroll)
      return grit > 0 ? t('reroll-for-grit', { count, grit }) : t('reroll-dice', { count });
    return decision.min === decision.max
      ? t('confirm-of', { count, max: decision.max })
      : t('confirm-count', { count });
  };
  return (
    <button
      type="button"
      class="button button-primary prompt-confirm"
      data-test="confirm"
      disabled={!canConfirm(decision, state.picks.value)}
      onClick={state.confirm}
    >
      {word()}{' '}
      <span class="confirm-key" aria-hidden="true">
        ⏎
      </span>
    </button>
  );
}
