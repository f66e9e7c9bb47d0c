import type { ComponentChildren } from 'preact';
import type { Option } from '../../../table/kit.ts';
import { labelOf } from '../options.ts';
import type { Descending } from '../state.ts';

interface Props {
  readonly state: Descending;
  /** The card it is, for those who want to read it. */
  readonly card: string;
  /** What can be done with it now. */
  readonly options: readonly Option[];
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something of a dashboard: a tap does what can be done with it, or shows its card. */
export function CardTile({ state, card, options, class: extra, children }: Props) {
  const [only, more] = options;
  const picked = state.picks.value.filter((pick) => pick === only?.id).length;
  const advised = options.some(({ id }) => state.advice.value.includes(id));
  const classes = ['hs-tile', extra ?? ''];
  if (only) classes.push('is-lit');
  if (advised) classes.push('is-advised');
  if (options.some(({ id }) => id === state.pointed.value)) classes.push('is-pointed');
  if (only && !more) {
    return (
      <button
        type="button"
        class={classes.join(' ')}
        data-option={only.id}
        onClick={() => state.tap(only.id)}
      >
        {children}
        {picked > 0 ? <span class="hs-tile-picked">{`+${picked}`}</span> : null}
      </button>
    );
  }
  return (
    <div class={classes.join(' ')}>
      <button type="button" class="hs-tile-body" onClick={() => state.open({ kind: 'card', card })}>
        {children}
      </button>
      {options.length > 1 ? (
        <span class="hs-tile-options">
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              class="hs-tile-option"
              data-option={option.id}
              onClick={() => state.tap(option.id)}
            >
              {labelOf(state.session.table.value.game, option)}
            </button>
          ))}
        </span>
      ) : null}
    </div>
  );
}
