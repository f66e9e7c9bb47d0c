import {
  type AdventureView,
  distance,
  type Hero,
  neighboursOf,
  type SpaceId,
} from '@crawlspace/brimstone';
import { type Asked, best, numberIn } from './asked.ts';
import { comfortFrom, isSpace } from './fight.ts';
import { fitness, heroesUp, isUp, statOf } from './numbers.ts';
import { board, isLit, nearest, nextWay, type WayOn } from './places.ts';

/** The party looks through a Door only with everybody so near. */
const TOGETHER = 5;
/** Who is less fit than this would rather be patched up first. */
const BADLY_HURT = 0.5;
/** While the Darkness is farther away than this there is time to be patched up. */
const TIME_TO_REST = 70;
const COMFORT = 'comforting-presence';

/** What to do in an activation without enemies: go on together, look through Doors, scavenge. */
export function goOn(asked: Asked): string | null {
  const { view, hero, options } = asked;
  const way = nextWay(view);
  const resting = isRestingTime(view);
  const look = options.find((option) => /^x\d/.test(option));
  if (look && !resting && isTogether(view, hero)) return look;
  const move = wayTo(asked, way, resting);
  if (move) return move;
  return look && !resting && isLast(view, hero) ? look : scavengeHere(asked);
}

/** Waiting helps only where somebody comforts the hurt, and only while the Darkness is far. */
function isRestingTime(view: AdventureView): boolean {
  if (view.depth.darkness <= TIME_TO_REST || view.mission.objectiveFound) return false;
  const heroes = heroesUp(view);
  const healer = heroes.find(({ upgrades }) => upgrades.includes(COMFORT));
  return (
    healer !== undefined && heroes.some((each) => each !== healer && fitness(each) < BADLY_HURT)
  );
}

function isTogether(view: AdventureView, hero: Hero): boolean {
  const map = board(view);
  return heroesUp(view).every((other) => distance(map, hero.space, other.space) <= TOGETHER);
}

/** Whether all other heroes have activated in this turn. */
function isLast(view: AdventureView, hero: Hero): boolean {
  const done = view.turn.done.flatMap((actor) => (actor.kind === 'hero' ? actor.hero : []));
  return heroesUp(view).every((other) => other === hero || done.includes(other.index));
}

function scavengeHere({ options }: Asked): string | null {
  return options.find((option) => option.startsWith('scavenge')) ?? null;
}

/** The space to go to, or null where this one is as good. */
function wayTo(asked: Asked, way: WayOn | null, resting: boolean): string | null {
  const { view, hero, options } = asked;
  const spaces = options.filter(isSpace);
  if (spaces.length === 0) return null;
  const worth = (space: SpaceId) => worthOfPlace(view, hero, space, way, resting);
  const found = best(spaces, (option) => worth(numberIn(option)));
  return found && worth(numberIn(found)) > worth(hero.space) + 0.1 ? found : null;
}

/** Near the way on but with the others, in the light; the strongest nearest to the Door. */
function worthOfPlace(
  view: AdventureView,
  hero: Hero,
  space: SpaceId,
  way: WayOn | null,
  resting: boolean,
): number {
  const dark = isLit(view, space) ? 0 : 6;
  if (resting) return restfulness(view, hero, space) - dark;
  if (!way) return -dark;
  const away = nearest(board(view), space, way.spaces);
  const early = way.kind === 'enter' && away === 0 && !restIsNear(view, hero, way) ? 4 : 0;
  const ahead = Math.abs(away - placeInLine(view, hero, way));
  return comfortFrom(view, hero, space) / 4 - ahead - early - dark;
}

/** Hurt heroes and those who comfort them huddle together. */
function restfulness(view: AdventureView, hero: Hero, space: SpaceId): number {
  if (hero.upgrades.includes(COMFORT)) return comfortFrom(view, hero, space);
  const healer = heroesUp(view).find(({ upgrades }) => upgrades.includes(COMFORT));
  if (!healer) return 0;
  const beside = neighboursOf(board(view), space).includes(healer.space) ? 1 : 0;
  return beside - distance(board(view), healer.space, space) / 10;
}

function restIsNear(view: AdventureView, hero: Hero, way: WayOn): boolean {
  const map = board(view);
  return heroesUp(view).every(
    (other) => other === hero || nearest(map, other.space, way.spaces) <= TOGETHER,
  );
}

/**
 * The two who can take most go first, right at the Door; the others stay a step or two behind. Nobody
 * waits for those who would have to get past.
 */
function placeInLine(view: AdventureView, hero: Hero, way: WayOn): number {
  const map = board(view);
  const mine = nearest(map, hero.space, way.spaces);
  const before = heroesUp(view).filter(
    (other) => isStouter(other, hero) && nearest(map, other.space, way.spaces) <= mine,
  );
  return before.length < 2 ? 0 : 1 + Math.floor(before.length / 2);
}

/** As near to the first Door as can be for the stout, to the rear for the others. */
export function startSpace({ view, hero, options }: Asked): string | null {
  const way = nextWay(view);
  if (!way) return null;
  const inFront = view.heroes.filter((other) => isStouter(other, hero)).length < 2;
  const away = (option: string) => nearest(board(view), numberIn(option), way.spaces);
  return best(options, (option) => (inFront ? -away(option) : away(option)));
}

function isStouter(one: Hero, other: Hero): boolean {
  return isUp(one) && one !== other && stoutness(one) > stoutness(other);
}

function stoutness(hero: Hero): number {
  const saved = 1 / (statOf(hero, 'defense') - 1);
  return (statOf(hero, 'maxHealth') - hero.wounds) * (1 + saved) - hero.index / 100;
}
