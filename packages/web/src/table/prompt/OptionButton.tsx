import type { Decision } from '@crawlspace/kernel';
import { GlyphPicture } from '../Glyph.tsx';
import { isClosing, type Option } from '../kit.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { chance, printedOn, tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
  readonly option: Option;
  /** The digit that picks it. */
  readonly digit?: number | undefined;
  readonly onPick: () => void;
  readonly pressed?: boolean;
}

/** An option as a big button: what it is, what it costs, how likely it is, which key picks it. */
export function OptionButton({ state, decision, option, digit, onPick, pressed }: Props) {
  const { kit, session } = state;
  const { Picture } = kit;
  const view = session.table.value.game;
  const advised = state.advice.value.includes(option.id);
  const pointed = state.pointed.value === option.id;
  const classes = ['pick'];
  if (isClosing(option)) classes.push('pick-quiet');
  if (advised) classes.push('pick-advised');
  if (pointed) classes.push('pick-pointed');
  const card = kit.card(view, decision, option);
  const note = kit.note(view, option);
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
        <Picture view={view} decision={decision} option={option} />
        <span class="pick-words">
          <span class="pick-label">{kit.label(view, decision, option)}</span>
          {note && <span class="pick-text">{note}</span>}
          {card && kit.explains(decision) && (
            <span class="pick-text">{printedOn(kit, card).text}</span>
          )}
          {advised && <span class="pick-advice">{tableText('advised')}</span>}
        </span>
        <OptionPrice state={state} decision={decision} option={option} />
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
          aria-label={tableText('look-at', { card: printedOn(kit, card).name })}
          title={tableText('look-at', { card: printedOn(kit, card).name })}
          onClick={() => state.open({ kind: 'card', card })}
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
function OptionPrice({ state, decision, option }: Pick<Props, 'state' | 'decision' | 'option'>) {
  const { cost, odds } = option;
  const { kit } = state;
  return (
    <span class="pick-price">
      {Object.entries(cost ?? {}).map(([what, amount]) => (
        <span key={what} class={`price price-${what}`}>
          <GlyphPicture path={kit.price(what).picture} />
          {amount}
          <span class="for-readers">{kit.price(what).word}</span>
        </span>
      ))}
      {odds !== undefined && <Odds odds={odds} of={kit.oddsOf(decision, option)} />}
    </span>
  );
}

/** The exact chance, and what it is the chance of. */
export function Odds({ odds, of }: { odds: number; of: string }) {
  const kind = odds >= 2 / 3 ? 'good' : odds >= 0.4 ? 'even' : 'poor';
  return (
    <span class={`odds odds-${kind}`}>
      <span class="odds-of">{of}</span>
      {chance(odds)}
    </span>
  );
}
