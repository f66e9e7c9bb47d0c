import type { BrimstoneEvent, StayView, TownLocation } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { whereabouts } from '../whereabouts.ts';
import { Backdrop } from './Backdrop.tsx';
import type { House } from './houses.tsx';
import { Inside } from './Inside.tsx';
import { RoadArt, Travellers } from './Road.tsx';
import { Street, type WayIn } from './Street.tsx';

interface Props {
  readonly view: StayView;
  readonly events: readonly Told<BrimstoneEvent>[];
  /** The Location that is looked into; none in the street. */
  readonly inside?: TownLocation | null;
  readonly wayIn?: (house: House) => WayIn | null;
}

/** Where the posse is, as a picture. */
export function Picture({ view, events, inside = null, wayIn = () => null }: Props) {
  const { step, day } = view.stay;
  if (inside) return <Inside of={inside} />;
  const isOnTheRoad = step === 'road' || step === 'over';
  return (
    <>
      <Backdrop day={day} near={!isOnTheRoad}>
        {isOnTheRoad && <RoadArt />}
      </Backdrop>
      {isOnTheRoad ? (
        <Travellers view={view} />
      ) : (
        <Street view={view} places={whereabouts(view, events)} wayIn={wayIn} />
      )}
    </>
  );
}
