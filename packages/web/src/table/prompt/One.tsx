import type { Decision } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { buttonsOf, type Option, placesOf } from '../kit.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';
import { OptionButton } from './OptionButton.tsx';

interface Props {
  readonly state: TableState;
  readonly decision: Decision;
}

/** One of several: buttons, and the spaces that are tapped on the board. */
export function One({ state, decision }: Props) {
  const places = placesOf(state.kit, decision);
  return (
    <>
      {places.length > 0 && <Places state={state} decision={decision} places={places} />}
      {buttonsOf(state.kit, decision).map((option, index) => (
        <OptionButton
          key={option.id}
          state={state}
          decision={decision}
          option={option}
          digit={index < 9 ? index + 1 : undefined}
          onPick={() => state.tap(option.id)}
        />
      ))}
    </>
  );
}

/** Places are tapped on the board; whoever prefers words opens the list. */
function Places({ state, decision, places }: Props & { places: readonly Option[] }) {
  const { kit, session } = state;
  const open = useSignal(false);
  const advised = places.find(({ id }) => state.advice.value.includes(id));
  const hint = kit.placesHint(places);
  const label = (option: Option) => kit.label(session.table.value.game, decision, option);
  return (
    <div class="spaces">
      <p class="spaces-hint">
        <Pic name="move" />
        <span>
          {hint.text}
          {hint.warning && <b class="spaces-escape"> {hint.warning}</b>}
        </span>
        <button
          type="button"
          class="link-button"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {open.value ? tableText('hide-list') : tableText('as-a-list')}
        </button>
      </p>
      {advised && (
        <button
          type="button"
          class="pick pick-advised"
          data-option={advised.id}
          data-advised={true}
          onClick={() => state.tap(advised.id)}
        >
          <Pic name="move" class="pick-picture" />
          <span class="pick-words">
            <span class="pick-label">{label(advised)}</span>
            <span class="pick-advice">{tableText('advised')}</span>
          </span>
        </button>
      )}
      {open.value && (
        <ul class="spaces-list">
          {places.map((option) => (
            <li key={option.id}>
              <button
                type="button"
                data-option={option.id}
                onClick={() => state.tap(option.id)}
                onPointerEnter={() => {
                  state.pointed.value = option.id;
                }}
                onFocus={() => {
                  state.pointed.value = option.id;
                }}
              >
                {label(option)}
                {kit.placeNote(option) && <span class="spaces-cost">{kit.placeNote(option)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
