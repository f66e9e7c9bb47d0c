import type { AdventureView } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { OptionPicture } from '../OptionPicture.tsx';
import { cardOfOption, isClosing, labelOf, type OddsOf, type Option, oddsOf } from '../options.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { chance, t, wordsOf } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly view: AdventureView;
  readonly decision: Decision;
  readonly option: Option;
  /** The digit that picks it. */
  readonly digit?: number | undefined;
  readonly onPick: () => void;
  readonly pressed?: boolean;
}

/** An option as a big button: what it is, what it costs, how likely it is, which key picks it. */
export function OptionButton({ state, view, decision, option, digit, onPick, pressed }: Props) {
  const advised = state.advice.value.includes(option.id);
  const pointed = state.pointed.value === option.id;
  const classes = ['pick'];
  if (isClosing(option)) classes.push('pick-quiet');
  if (advised) classes.push('pick-advised');
  if (pointed) classes.push('pick-pointed');
  const card = cardOfOption(view, decision, option);
  const explains = card !== null && !decision.prompt.key.startsWith('prompt.activation');
  return (
    <div class="pick-row">
      <button
        type="button"
        class={classes.join(' ')}
        data-option={option.id}
        data-advised={advised || undefined}
        onClick={onPick}
        onPointerEnter={() => point(state, option.id)}
        onPointerLeave={() => point(state, null)}
        onFocus={() => point(state, option.id)}
        onBlur={() => point(state, null)}
        aria-pressed={pressed}
        aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      >
        <OptionPicture view={view} decision={decision} option={option} />
        <span class="pick-words">
          <span class="pick-label">{labelOf(view, option)}</span>
          {explains && <span class="pick-text">{wordsOf(card).text}</span>}
          {advised && <span class="pick-advice">{t('advised')}</span>}
        </span>
        <OptionPrice decision={decision} option={option} />
        {digit !== undefined && (
          <span class="pick-digit" aria-hidden="true">
            {digit}
          </span>
        )}
      </button>
      {card && (
        <button
          type="button"
          class="pick-zoom"
          aria-label={t('look-at', { card: wordsOf(card).name })}
          title={t('look-at', { card: wordsOf(card).name })}
          onClick={() => {
            state.opened.value = { kind: 'card', card };
          }}
        >
          <Pic name="zoom" />
        </button>
      )}
    </div>
  );
}

function point(state: TableState, option: string | null): void {
  state.pointed.value = option;
}

/** Cost and exact chance. */
function OptionPrice({ decision, option }: { decision: Decision; option: Option }) {
  const { cost, odds } = option;
  return (
    <span class="pick-price">
      {Object.entries(cost ?? {}).map(([what, amount]) => (
        <span key={what} class={`price price-${what}`}>
          <Pic name={what === 'grit' ? 'grit' : what === 'move' ? 'move' : 'gold'} />
          {amount}
          <span class="for-readers">
            {what === 'grit' ? t('grit') : what === 'move' ? t('steps') : what}
          </span>
        </span>
      ))}
      {odds !== undefined && <Odds odds={odds} of={oddsOf(decision, option)} />}
    </span>
  );
}

/** The exact chance, and what it is the chance of. */
export function Odds({ odds, of }: { odds: number; of: OddsOf }) {
  const kind = odds >= 2 / 3 ? 'good' : odds >= 0.4 ? 'even' : 'poor';
  return (
    <span class={`odds odds-${kind}`}>
      <span class="odds-of">{t(`odds-${of}`)}</span>
      {chance(odds)}
    </span>
  );
}
