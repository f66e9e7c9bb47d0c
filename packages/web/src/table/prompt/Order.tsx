import type { AdventureView } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { OptionPicture } from '../OptionPicture.tsx';
import { labelOf, type Option } from '../options.ts';
import { completed, type TableState } from '../state.ts';
import { heroName, t } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly view: AdventureView;
  readonly decision: Decision;
}

/** All of them in an order: tap one after the other, or drag. What is not tapped follows as listed. */
export function Order({ state, view, decision }: Props) {
  const dragged = useSignal<string | null>(null);
  const order = completed(decision, state.picks.value);
  const drop = (over: string) => {
    const moved = dragged.peek();
    if (!moved || moved === over) return;
    const rest = order.filter((id) => id !== moved);
    const place =
      order.indexOf(moved) < order.indexOf(over) ? rest.indexOf(over) + 1 : rest.indexOf(over);
    state.picks.value = rest.toSpliced(place, 0, moved);
  };
  return (
    <>
      <p class="prompt-note">{t('order-how')}</p>
      <ol class="order">
        {order.map((id) => {
          const option = decision.options.find((each) => each.id === id);
          if (!option) return null;
          const place = state.picks.value.indexOf(id);
          return (
            <li
              key={id}
              draggable
              class={dragged.value === id ? 'order-row order-dragged' : 'order-row'}
              onDragStart={() => {
                dragged.value = id;
              }}
              onDragOver={(event) => {
                event.preventDefault();
                drop(id);
              }}
              onDragEnd={() => {
                dragged.value = null;
              }}
            >
              <button
                type="button"
                class={place >= 0 ? 'pick order-set' : 'pick'}
                onClick={() => state.tap(id)}
                onPointerEnter={() => {
                  state.pointed.value = id;
                }}
                data-option={id}
                aria-pressed={place >= 0}
              >
                <span class="order-place">{place >= 0 ? place + 1 : '·'}</span>
                <OptionPicture view={view} decision={decision} option={option} />
                <span class="pick-label">{orderLabel(view, option)}</span>
                <span class="order-grip" aria-hidden="true">
                  ⠿
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        class="button button-primary prompt-confirm"
        data-test="confirm"
        onClick={state.confirm}
      >
        {state.picks.value.length === 0 ? t('as-listed') : t('in-this-order')}{' '}
        <span class="confirm-key" aria-hidden="true">
          ⏎
        </span>
      </button>
    </>
  );
}

/** What happens at the end of a turn has no name of its own: it is about a hero. */
function orderLabel(view: AdventureView, option: Option): string {
  const hero = option.target?.['hero'];
  if (typeof hero !== 'number') return labelOf(view, option);
  const name = heroName(view, hero);
  if (option.id.startsWith('recover')) return t('recovers', { hero: name });
  if (option.id.startsWith('ability')) return t('uses-ability', { hero: name });
  return labelOf(view, option);
}
