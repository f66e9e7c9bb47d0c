import type { Decision } from '@crawlspace/kernel';
import { buttonsOf, isClosing, nearAndFar, type Option } from '../kit.ts';
import { keyOfOption } from '../option-keys.ts';
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
  const buttons = buttonsOf(decision);
  const last = lastOf(decision);
  const places = nearAndFar(state.kit, state.session.table.value.game, decision);
  return (
    <>
      {places.length > 0 && (
        <Places state={state} decision={decision} places={places} keysFrom={buttons.length} />
      )}
      {buttons.map((option, index) =>
        option === last ? null : (
          <OptionButton
            key={option.id}
            state={state}
            decision={decision}
            option={option}
            keyName={keyOfOption(index)}
            onPick={() => state.tap(option.id)}
          />
        ),
      )}
    </>
  );
}

/** The way out of a question, where it has one. */
export function LastOfOne({ state, decision }: Props) {
  const last = lastOf(decision);
  if (!last) return null;
  return (
    <OptionButton
      state={state}
      decision={decision}
      option={last}
      keyName={keyOfOption(buttonsOf(decision).indexOf(last))}
      onPick={() => state.tap(last.id)}
    />
  );
}

/** The quiet one at the end of several. */
function lastOf(decision: Decision): Option | undefined {
  const buttons = buttonsOf(decision);
  const last = buttons.at(-1);
  return last && buttons.length > 1 && isClosing(last) ? last : undefined;
}

interface PlacesProps extends Props {
  readonly places: readonly Option[];
  /** How many keys the buttons take. */
  readonly keysFrom: number;
}

/** Places are tapped on the board; whoever prefers words opens the list. */
function Places({ state, decision, places, keysFrom }: PlacesProps) {
  const { kit, listing } = state;
  const hint = kit.placesHint(places);
  const outstanding = [state.weighed.value, ...state.advice.value];
  const first = places.find(({ id }) => outstanding.includes(id));
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
          aria-expanded={listing.value}
          onClick={() => {
            listing.value = !listing.value;
          }}
        >
          {listing.value ? tableText('hide-list') : tableText('as-a-list')}
        </button>
      </p>
      {first && <Outstanding state={state} decision={decision} place={first} />}
      {listing.value && (
        <ul class="spaces-list">
          {places.map((option, index) => (
            <li key={option.id}>
              <Listed
                state={state}
                decision={decision}
                place={option}
                keyName={keyOfOption(keysFrom + index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PlaceProps extends Props {
  readonly place: Option;
}

/** The place a bot would go to, or one that was tapped and waits for a yes to its price. */
function Outstanding({ state, decision, place }: PlaceProps) {
  const { kit, session } = state;
  const weighed = state.weighed.value === place.id;
  return (
    <button
      type="button"
      class={weighed ? 'pick pick-weighed' : 'pick pick-advised'}
      data-option={place.id}
      data-advised={weighed ? undefined : true}
      onClick={() => state.tap(place.id)}
    >
      <Pic name="move" class="pick-picture" />
      <span class="pick-words">
        <span class="pick-label">{kit.label(session.table.value.game, decision, place)}</span>
        {weighed ? (
          <span class="pick-text">{kit.placeNote(place)}</span>
        ) : (
          <span class="pick-advice">{tableText('advised')}</span>
        )}
      </span>
      {weighed && <b class="pick-go">{tableText('go-there')}</b>}
    </button>
  );
}

function Listed({ state, decision, place, keyName }: PlaceProps & { keyName: string | undefined }) {
  const { kit, session } = state;
  const note = kit.placeNote(place);
  const point = (option: string | null) => () => {
    state.pointed.value = option;
  };
  return (
    <button
      type="button"
      data-option={place.id}
      aria-keyshortcuts={keyName}
      onClick={() => state.tap(place.id)}
      onPointerEnter={point(place.id)}
      onFocus={point(place.id)}
      onPointerLeave={point(null)}
      onBlur={point(null)}
    >
      <span class="spaces-name">{kit.label(session.table.value.game, decision, place)}</span>
      {note && <span class="spaces-cost">{note}</span>}
      {keyName !== undefined && (
        <span class="pick-digit" aria-hidden="true">
          {keyName}
        </span>
      )}
    </button>
  );
}
