import type { Decision } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { completed, type TableState } from '../state.ts';
import { labelAmong, tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
}

/** All of them in an order: tap one after the other, or drag. What is not tapped follows as listed. */
export function Order({ state, decision }: Props) {
  const { kit, session } = state;
  const { Picture } = kit;
  const view = session.table.value.game;
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
      <p class="prompt-note">{tableText('order-how')}</p>
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
                <Picture view={view} decision={decision} option={option} />
                <span class="pick-label">{labelAmong(kit, view, decision, option)}</span>
                <span class="order-grip" aria-hidden="true">
                  ⠿
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function ConfirmOrder({ state }: Props) {
  return (
    <button
      type="button"
      class="button button-primary prompt-confirm"
      data-test="confirm"
      onClick={state.confirm}
    >
      {state.picks.value.length === 0 ? tableText('as-listed') : tableText('in-this-order')}{' '}
      <span class="confirm-key" aria-hidden="true">
        ⏎
      </span>
    </button>
  );
}
