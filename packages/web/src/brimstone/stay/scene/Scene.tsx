import { askOf, factsOf, meaningIn, type TownLocation } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../../table/kit.ts';
import { dollars } from '../../dollars.ts';
import { Counter } from '../counter/Counter.tsx';
import { onOffer } from '../on-offer.ts';
import type { StayTable } from '../state.ts';
import { isLocation, whereabouts } from '../whereabouts.ts';
import type { House } from './houses.tsx';
import { Picture } from './Picture.tsx';
import type { WayIn } from './Street.tsx';

/** Where the posse is; what can be picked is picked there. */
export function Scene({ state }: { state: StayTable }) {
  const { session } = state;
  const view = session.table.value.game;
  const events = session.events.value;
  const decision = state.decision.value;
  const inside = decision && locationOf(state, decision);
  return (
    <div class="scene" data-inside={inside ?? undefined}>
      <Picture
        view={view}
        events={events}
        inside={inside}
        wayIn={(house) => wayInto(state, decision, house)}
      />
      {inside && decision && (
        <Counter key={`${decision.seat}`} state={state} decision={decision} location={inside} />
      )}
    </div>
  );
}

/** Where the hero who is asked has gone today; null in the street. */
function locationOf({ session }: StayTable, decision: Decision): TownLocation | null {
  if (askOf(decision) === 'location') return null;
  const view = session.table.value.game;
  if (view.stay.step !== 'visits') return null;
  const place = whereabouts(view, session.events.value)[decision.seat];
  return place && isLocation(place) ? place : null;
}

function wayInto(state: StayTable, decision: Decision | null, house: House): WayIn | null {
  const option = decision?.options.find((each) => leadsTo(each, house));
  if (!option) return null;
  const sold =
    decision && isLocation(house)
      ? onOffer(state.session.table.value.game, decision.seat, house)
      : null;
  return {
    option: option.id,
    note: sold?.sign ?? priceOf(decision, option),
    more: sold?.list ?? null,
    isAdvised: state.advice.value.includes(option.id),
    enter: () => state.tap(option.id),
  };
}

/** A bed in the Hotel has its price in the question. */
function priceOf(decision: Decision | null, { id }: Option): string | null {
  const price = decision && factsOf(decision).price;
  return id === 'hotel' && price ? dollars(price) : null;
}

function leadsTo(option: Option, house: House): boolean {
  const meaning = meaningIn(option);
  if (meaning?.kind === 'card') return meaning.card === house;
  return option.id === house;
}
