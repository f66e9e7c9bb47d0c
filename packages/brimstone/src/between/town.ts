import { all, choose, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import { amongCards, amongWords, withLast } from '../asking.ts';
import { promptFor } from '../asks.ts';
import { TOWN_LOCATIONS, type TownLocation } from '../content-types.ts';
import { sum } from '../dice.ts';
import { readyAll } from '../rules/abilities/active.ts';
import { nextTurn, setAway } from '../rules/abilities/changes.ts';
import { stayWithinLimits } from '../rules/heroes/limits.ts';
import { spendGold } from '../rules/items/purse.ts';
import type { Hero } from '../state.ts';
import { pickOrUse } from './any-time.ts';
import { chooseRoller, rollOnChart } from './charts.ts';
import { shop } from './shop.ts';
import { inTown, stayOf } from './stay.ts';

const HOTEL_PRICE = 10;

/** The morning: everybody chooses a bed, and who camps rolls for what the night brings. */
export function* lodging(g: Adventure): Rule {
  const { day, marker } = stayOf(g);
  g.emit({ t: 'town-day', amount: day, need: marker, rule: 'B-TOWN-01' });
  const heroes = inTown(g);
  const beds = yield* all(heroes.map((hero) => chooseBed(g, hero)));
  const campers = heroes.filter((_, n) => beds[n] === 'camp-site');
  for (const hero of campers) if (!hero.dead) yield* rollOnChart(g, 'camp-site', hero, [hero]);
}

function* chooseBed(g: Adventure, hero: Hero): Rule<string> {
  const bed = yield* pickOrUse(g, hero, {
    prompt: promptFor(
      'lodging',
      { day: stayOf(g).day, price: HOTEL_PRICE },
      { price: HOTEL_PRICE },
    ),
    rule: 'B-TOWN-02',
    ...amongWords(hero.gold >= HOTEL_PRICE ? ['hotel', 'camp-site'] : ['camp-site']),
  });
  const amount = bed === 'hotel' ? HOTEL_PRICE : 0;
  spendGold(hero, amount);
  g.emit({ t: 'lodging', hero: hero.index, purpose: bed, amount, rule: 'B-TOWN-02' });
  return bed;
}

/** One visitor of a Location. */
interface Visit {
  readonly hero: Hero;
  readonly location: TownLocation;
}

/** Everybody goes to one Location. What its visitors roll holds for all who are there that day. */
export function* visits(g: Adventure): Rule {
  const heroes = inTown(g);
  const chosen = yield* all(heroes.map((hero) => chooseLocation(g, hero)));
  const visitors = heroes.flatMap((hero, n): Visit[] => {
    const location = chosen[n];
    return location ? [{ hero, location }] : [];
  });
  for (const { hero, location } of visitors) {
    const present = visitors.filter((each) => each.location === location && !each.hero.dead);
    const heroesThere = present.map((each) => each.hero);
    if (!hero.dead) yield* rollOnChart(g, location, hero, heroesThere);
  }
  yield* all(visitors.map(({ hero, location }) => shop(g, hero, location)));
}

function* chooseLocation(g: Adventure, hero: Hero): Rule<TownLocation | null> {
  const location = yield* pickOrUse(g, hero, {
    prompt: promptFor('location'),
    rule: 'B-TOWN-04',
    ...withLast(amongCards(TOWN_LOCATIONS), 'nowhere'),
    describe: (id) => ({ text: { key: id ? `${id}.name` : 'option.nowhere' } }),
  });
  if (location) g.emit({ t: 'went-to', hero: hero.index, card: location, rule: 'B-TOWN-04' });
  return location;
}

/** The end of a day: a D6 against the marker, perhaps a Town Event, and only then who wants leaves. */
export function* evening(g: Adventure): Rule {
  const stay = stayOf(g);
  if (inTown(g).length > 0) yield* endOfDay(g);
  // What held for the day is over.
  readyAll(g, 'turn');
  for (const hero of nextTurn(g)) stayWithinLimits(g, hero);
  const staying = inTown(g);
  const leaving = yield* all(staying.map((hero) => wantsToLeave(hero)));
  staying.forEach((hero, n) => {
    if (leaving[n]) leaveTown(g, hero);
  });
  stay.day++;
}

/** For good, as far as this stay goes. */
export function leaveTown(g: Adventure, hero: Hero): void {
  stayOf(g).gone.push(hero.index);
  setAway(g, hero);
  g.emit({ t: 'left-town', hero: hero.index, rule: 'B-TOWN-16' });
}

/** One hero rolls, whom the players name. The die is the hero's own; only the chart's are not. */
function* endOfDay(g: Adventure): Rule {
  const stay = stayOf(g);
  const roller = yield* chooseRoller(inTown(g), 'town-event', 'B-TOWN-11');
  const quietOn = stay.marker + 1;
  const dice = { count: 1, need: quietOn };
  const die = sum(yield* g.do.heroRoll(g, roller, 'town-event', dice));
  if (die >= quietOn) {
    const told = { hero: roller.index, dice: [die], need: stay.marker };
    g.emit({ t: 'quiet-day', ...told, rule: 'B-TOWN-12' });
    stay.marker++;
    return;
  }
  yield* rollOnChart(g, 'town', roller, inTown(g));
  stay.marker = 1;
}

function* wantsToLeave(hero: Hero): Rule<boolean> {
  const chosen = yield* choose({
    seat: hero.index,
    prompt: promptFor('stay-or-leave'),
    options: ['leave-town', 'stay'],
    rule: 'B-TOWN-15',
  });
  return chosen === 'leave-town';
}
