import { type AdventureView, distance, type Hero, type SpaceId } from '@crawlspace/brimstone';
import { type Asked, bestSpace, findOption } from './asked.ts';
import { comfortFrom } from './fight.ts';
import { fitness, heroesUp, isUp, statOf } from './numbers.ts';
import { board, isLit, nearest, nextWay, type WayOn } from './places.ts';

/** The party looks through a Door only with everybody so near. */
const TOGETHER = 7;
/** Noise wakes things: rummaging is for who is fit, while the Darkness is still this far away. */
const FIT_TO_RUMMAGE = 0.6;
const TIME_TO_RUMMAGE = 11;
const IN_THE_DARK = 6;
/** Nobody enters a room before the others have caught up. */
const ALONE = 4;

/** What to do in an activation without enemies: go on together, look through Doors, scavenge. */
export function goOn(asked: Asked): string | null {
  const { view, hero } = asked;
  const look = findOption(asked, ({ kind }) => kind === 'look');
  if (look && isTogether(view, hero)) return look;
  const move = wayTo(asked, nextWay(view));
  if (move) return move;
  return look && isLast(view, hero) ? look : scavengeHere(asked);
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

function scavengeHere(asked: Asked): string | null {
  const { view, hero } = asked;
  if (fitness(hero) < FIT_TO_RUMMAGE || view.depth.darkness < TIME_TO_RUMMAGE) return null;
  return findOption(asked, ({ kind }) => kind === 'scavenge');
}

/** The space to go to, or null where this one is as good. */
function wayTo(asked: Asked, way: WayOn | null): string | null {
  const { view, hero } = asked;
  const inLine = way ? placeInLine(view, hero, way) : 0;
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
  const away = nearest(board(view), space, way.spaces);
  const early = way.kind === 'enter' && away === 0 && !othersAreNear(view, hero, way) ? ALONE : 0;
  return comfortFrom(view, hero, space) / 4 - Math.abs(away - inLine) - early - dark;
}

function othersAreNear(view: AdventureView, hero: Hero, way: WayOn): boolean {
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
export function startSpace(asked: Asked): string | null {
  const { view, hero } = asked;
  const way = nextWay(view);
  if (!way) return null;
  const inFront = view.heroes.filter((other) => isStouter(other, hero)).length < 2;
  const away = (space: SpaceId) => nearest(board(view), space, way.spaces);
  return bestSpace(asked, (space) => (inFront ? -away(space) : away(space)))?.option ?? null;
}

function isStouter(one: Hero, other: Hero): boolean {
  return isUp(one) && one !== other && stoutness(one) > stoutness(other);
}

function stoutness(hero: Hero): number {
  const saved = 1 / (statOf(hero, 'defense') - 1);
  return (statOf(hero, 'maxHealth') - hero.wounds) * (1 + saved) - hero.index / 100;
}
