import {
  type AdventureView,
  areAdjacent,
  distance,
  distanceToPlace,
  type Hero,
  meaningOf,
  type SpaceId,
} from '@crawlspace/brimstone';
import { type Asked, bestSpace, findOption } from './asked.ts';
import { comfortFrom } from './fight.ts';
import { carriesIt, leftToDo } from './mission.ts';
import { heroesUp, isUp, type Seen, statOf } from './numbers.ts';
import { board, isLit, nextWay, type WayOn } from './places.ts';

/** The party looks through a Door only with everybody so near. */
const TOGETHER = 7;
const IN_THE_DARK = 6;
/** Nobody enters a room before the others have caught up. */
const ALONE = 4;

/** What to do in an activation without enemies: go on together and look through Doors. */
export function goOn(asked: Asked): string | null {
  const { view, hero } = asked;
  const look = leftToDo(view).length > 0 ? null : findOption(asked, ({ kind }) => kind === 'look');
  if (look && isTogether(view, hero)) return look;
  const move = wayTo(asked, nextWay(view));
  if (move) return move;
  return look && isLast(view, hero) ? look : null;
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

/** The space to go to, or null where this one is as good. */
function wayTo(asked: Asked, way: WayOn | null): string | null {
  const { view, hero } = asked;
  const isWantedThere = way?.kind === 'home' || carriesIt(hero);
  const inLine = way && !isWantedThere ? placeInLine(view, hero, way) : 0;
  const worth = (space: SpaceId) => worthOfPlace(view, hero, space, way, inLine);
  const found = bestSpace(asked, worth);
  return found && found.worth > worth(hero.space) + 0.1 ? found.option : null;
}

/** Near the way on but with the others, in the light; the strongest nearest to the Door. */
function worthOfPlace(
  view: AdventureView,
  hero: Hero,
  space: SpaceId,
  way: WayOn | null,
  inLine: number,
): number {
  const dark = isLit(view, space) ? 0 : IN_THE_DARK;
  if (!way) return -dark;
  const away = distanceToPlace(board(view), space, way.spaces);
  const early = way.kind === 'enter' && away === 0 && !othersAreNear(view, hero, way) ? ALONE : 0;
  return comfortFrom(view, hero, space) / 4 - Math.abs(away - inLine) - early - dark;
}

function othersAreNear(view: AdventureView, hero: Hero, way: WayOn): boolean {
  const map = board(view);
  return heroesUp(view).every(
    (other) => other === hero || distanceToPlace(map, other.space, way.spaces) <= TOGETHER,
  );
}

/**
 * The two who can take most go first, right at the Door; the others stay a step or two behind. Nobody
 * waits for those who would have to get past.
 */
function placeInLine(view: AdventureView, hero: Hero, way: WayOn): number {
  const map = board(view);
  const mine = distanceToPlace(map, hero.space, way.spaces);
  const before = heroesUp(view).filter(
    (other) =>
      isStouter(view, other, hero) && distanceToPlace(map, other.space, way.spaces) <= mine,
  );
  return before.length < 2 ? 0 : 1 + Math.floor(before.length / 2);
}

/** What a neighbour in the way counts against a step nearer to the Door. */
const CROWDED = 0.6;

/**
 * As near to the first Door as can be for the stout, to the rear for the others; not side by side, since
 * whoever acts first must get past.
 */
export function startSpace(asked: Asked): string | null {
  const { view, hero } = asked;
  const way = nextWay(view);
  if (!way) return null;
  const map = board(view);
  const inFront = view.heroes.filter((other) => isStouter(view, other, hero)).length < 2;
  const free = spacesOf(asked);
  const taken = map.start.filter((space) => !free.includes(space));
  const worth = (space: SpaceId) => {
    const away = distanceToPlace(map, space, way.spaces);
    const near = taken.filter((other) => areAdjacent(map, space, other)).length;
    return (inFront ? -away : away) - CROWDED * near;
  };
  return bestSpace(asked, worth)?.option ?? null;
}

function spacesOf({ question }: Asked): readonly SpaceId[] {
  return question.options.flatMap((option) => {
    const meaning = meaningOf(question, option);
    return meaning?.kind === 'space' ? [meaning.space] : [];
  });
}

function isStouter(seen: Seen, one: Hero, other: Hero): boolean {
  return isUp(one) && one !== other && stoutness(seen, one) > stoutness(seen, other);
}

function stoutness(seen: Seen, hero: Hero): number {
  const saved = 1 / (statOf(seen, hero, 'defense') - 1);
  return (statOf(seen, hero, 'maxHealth') - hero.wounds) * (1 + saved) - hero.index / 100;
}
