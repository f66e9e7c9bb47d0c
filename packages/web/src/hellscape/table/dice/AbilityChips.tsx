import { meaningIn } from '@crawlspace/hellscape';
import type { Option } from '../../../table/kit.ts';
import { abilityOf, pricesOf, textOf } from '../abilities.ts';
import { labelOf } from '../options.ts';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { tableText } from '../words.ts';

/** The abilities that may be used now, each with its price: a tap uses it. */
export function AbilityChips({ state }: { state: Descending }) {
  const decision = state.decision.value;
  const options = (decision?.options ?? []).filter((option) => meaningIn(option).kind === 'use');
  if (options.length === 0) return null;
  return (
    <ul class="hs-chips" aria-label={tableText('abilities')}>
      {options.map((option) => (
        <li key={option.id}>
          <Chip state={state} option={option} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ state, option }: { state: Descending; option: Option }) {
  const view = state.session.table.value.game;
  const means = meaningIn(option);
  const ability = means.kind === 'use' ? abilityOf(view, means.card, means.index) : null;
  const text = ability ? textOf(ability) : '';
  const advised = state.advice.value.includes(option.id);
  const weighed = state.weighed.value === option.id;
  const classes = ['hs-chip', advised && 'is-advised', weighed && 'is-weighed'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-option={option.id}
      data-advised={advised || undefined}
      data-weighed={weighed || undefined}
      title={text}
      onClick={() => state.tap(option.id)}
      onPointerEnter={() => {
        state.pointed.value = option.id;
      }}
      onPointerLeave={() => {
        state.pointed.value = null;
      }}
    >
      <span class="hs-chip-name">
        {labelOf(view, option)}
        <Prices ability={ability} />
      </span>
      <span class="hs-chip-text">{text}</span>
      {weighed && <b class="hs-chip-go">{tableText('use-and-roll')}</b>}
    </button>
  );
}

function Prices({ ability }: { ability: ReturnType<typeof abilityOf> }) {
  const prices = pricesOf(ability?.cost);
  if (prices.length === 0) return null;
  return (
    <span class="hs-prices" aria-hidden="true">
      {prices.map(({ sign, amount }) => (
        <span key={sign} class={`hs-price hs-price-${sign}`}>
          <Rune name={sign} />
          {amount}
        </span>
      ))}
    </span>
  );
}
