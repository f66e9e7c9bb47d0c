import type { Chance, Decision } from '@crawlspace/kernel';
import { percent } from '../../text/index.ts';
import { GlyphPicture } from '../Glyph.tsx';
import { cardOfPrompt, isClosing, type Option, type TableKit } from '../kit.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { labelAmong, printedOn, tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
  readonly option: Option;
  /** The key that picks it. */
  readonly keyName?: string | undefined;
  readonly onPick: () => void;
  readonly pressed?: boolean;
}

/** An option as a big button: what it is, what it costs, how likely it is, which key picks it. */
export function OptionButton({ state, decision, option, keyName, onPick, pressed }: Props) {
  const { kit, session } = state;
  const { Picture } = kit;
  const view = session.table.value.game;
  const advised = state.advice.value.includes(option.id);
  const pointed = state.pointed.value === option.id;
  const classes = ['pick'];
  const closing = isClosing(option);
  if (closing) classes.push('pick-quiet');
  if (advised) classes.push('pick-advised');
  if (pointed) classes.push('pick-pointed');
  const weighed = state.weighed.value === option.id;
  if (weighed) classes.push('pick-weighed');
  const card = kit.card(view, decision, option);
  const note = kit.note(view, option);
  const label = labelAmong(kit, view, decision, option);
  const cardName = card && printedOn(kit, card).name;
  const face = kit.face(view, decision, option);
  if (face) classes.push('pick-faced');
  return (
    <div class={closing ? 'pick-row pick-row-closing' : 'pick-row'}>
      <button
        type="button"
        class={classes.join(' ')}
        data-option={option.id}
        data-advised={advised || undefined}
        data-weighed={weighed || undefined}
        onClick={onPick}
        onPointerEnter={() => point(state, option.id)}
        onPointerLeave={() => point(state, null)}
        onFocus={() => point(state, option.id)}
        onBlur={() => point(state, null)}
        aria-pressed={pressed}
        aria-keyshortcuts={keyName}
      >
        {face ?? <Picture view={view} decision={decision} option={option} />}
        <span class="pick-words">
          {(!face || label !== cardName) && <span class="pick-label">{label}</span>}
          {note && !face && <span class="pick-text">{note}</span>}
          {card && !face && kit.explains(decision) && (
            <span class="pick-text">{printedOn(kit, card).text}</span>
          )}
          {kit.changes(view, decision, option)}
          {weighed && <span class="pick-advice">{tableText('agree')}</span>}
          {advised && <span class="pick-advice">{tableText('advised')}</span>}
        </span>
        <OptionPrice state={state} option={option} />
        {keyName !== undefined && (
          <span class="pick-digit" aria-hidden="true">
            {keyName}
          </span>
        )}
      </button>
      {card && card !== cardOfPrompt(decision) && (
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
function OptionPrice({ state, option }: Pick<Props, 'state' | 'option'>) {
  const { cost } = option;
  const { kit } = state;
  return (
    <span class="pick-price">
      {Object.entries(cost ?? {}).map(([what, amount]) => (
        <span key={what} class={`price price-${what}`}>
          <GlyphPicture path={kit.price(what, amount).picture} />
          {amount}
          <span class="for-readers"> {kit.price(what, amount).word}</span>
        </span>
      ))}
      <OptionOdds state={state} option={option} />
    </span>
  );
}

type ChancesProps = Pick<Props, 'state' | 'option'> & {
  /** How many points are on it. */
  readonly points?: number;
};

/** All that dice may bring, or the one chance there is. */
export function OptionOdds({ state, option, points = 1 }: ChancesProps) {
  const { odds, oddsOf, chances, shares } = option;
  const { kit } = state;
  const shown = shares?.[Math.max(1, points) - 1] ?? chances;
  if (shown) return <Chances kit={kit} chances={shown} />;
  return odds === undefined ? null : <Odds odds={odds} of={kit.chanceOf(oddsOf)} />;
}

/** Chances one below the other. */
export function Chances({
  kit,
  chances,
}: {
  kit: Pick<TableKit, 'chanceOf'>;
  chances: readonly Chance[];
}) {
  return (
    <span class="chances">
      {chances.map(({ of, odds }) => (
        <Odds key={of} odds={odds} of={kit.chanceOf(of)} />
      ))}
    </span>
  );
}

/** The exact chance, and what it is the chance of. */
function Odds({ odds, of }: { odds: number; of: string }) {
  const kind = odds >= 2 / 3 ? 'good' : odds >= 0.4 ? 'even' : 'poor';
  return (
    <span class={`odds odds-${kind}`}>
      <span class="odds-of">{of}</span>
      {percent(odds)}
    </span>
  );
}
