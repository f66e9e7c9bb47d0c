import { type StayView, TOWN_LOCATIONS } from '@crawlspace/brimstone';
import { gameText } from '../../game-words.ts';
import { heroName, nameOf } from '../../table/words.ts';
import { stayText } from '../texts.ts';
import type { Place } from '../whereabouts.ts';
import { Figure } from './Figure.tsx';
import { type House, HousePicture } from './houses.tsx';

/** What can be walked into now, and what it would cost. */
export interface WayIn {
  readonly option: string;
  readonly note: string | null;
  /** What there is inside, for those who look closer. */
  readonly more: string | null;
  readonly isAdvised: boolean;
  enter(): void;
}

interface Props {
  readonly view: StayView;
  readonly places: readonly Place[];
  readonly wayIn: (house: House) => WayIn | null;
}

const BEDS = ['hotel', 'camp-site'] as const;

/** The street of the Town: its houses are doors, and everybody stands where they are. */
export function Street({ view, places, wayIn }: Props) {
  const isNight = view.stay.step === 'lodging';
  const houses: readonly House[] = isNight ? BEDS : TOWN_LOCATIONS;
  const here = (place: Place) => view.heroes.filter(({ index }) => places[index] === place);
  return (
    <section class="street" aria-label={stayText('street')} data-houses={houses.length}>
      <ul class="street-houses">
        {houses.map((house) => (
          <li key={house}>
            <HouseOn view={view} house={house} heroes={here(house)} wayIn={wayIn(house)} />
          </li>
        ))}
      </ul>
      <div class="street-heroes">
        {[...here('street'), ...(isNight ? [] : [...here('hotel'), ...here('camp-site')])].map(
          (hero) => (
            <Figure key={hero.index} hero={hero} />
          ),
        )}
      </div>
    </section>
  );
}

interface HouseProps {
  readonly view: StayView;
  readonly house: House;
  readonly heroes: StayView['heroes'];
  readonly wayIn: WayIn | null;
}

function HouseOn({ view, house, heroes, wayIn }: HouseProps) {
  const there = heroes.map(({ index }) => heroName(view, index)).join(', ');
  const inside = (
    <>
      <HousePicture of={house} />
      <span class="house-heroes">
        {heroes.map((hero) => (
          <Figure key={hero.index} hero={hero} />
        ))}
      </span>
      <span class="house-name">
        {houseName(house)}
        {wayIn?.note && <span class="house-note"> {wayIn.note}</span>}
        {wayIn?.more && <span class="for-readers">: {wayIn.more}</span>}
        {there && <span class="for-readers">: {there}</span>}
      </span>
    </>
  );
  if (!wayIn) return <span class="house">{inside}</span>;
  return (
    <button
      type="button"
      class={wayIn.isAdvised ? 'house house-open house-advised' : 'house house-open'}
      data-option={wayIn.option}
      title={wayIn.more ?? undefined}
      onClick={wayIn.enter}
    >
      {inside}
    </button>
  );
}

function houseName(house: House): string {
  return house === 'hotel' || house === 'camp-site' ? gameText(`option.${house}`) : nameOf(house);
}
