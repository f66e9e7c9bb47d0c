import { d6, odds, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, isUp } from '../../adventure.ts';
import { amongSpaces } from '../../asking.ts';
import {
  areAdjacent,
  type Direction,
  distance,
  neighboursOf,
  type SpaceId,
  sees,
  spaceInDirection,
} from '../../board/index.ts';
import type { Amount } from '../../content/types.ts';
import { d3, d8, rollAmount, sum } from '../../dice.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { heroStat } from '../heroes/stats.ts';
import { enemySpaces } from '../movement/figures.ts';
import { EXPLOSION, takeWounds } from './damage.ts';
import { isHit } from './weapons.ts';

const THROW_BEYOND_STRENGTH = 3;
const DAMAGE: Amount = 'D6';
/** With Dangerous Dynamite: so many wounds of one source shake the bag, and a stick goes off on this or less. */
const DANGEROUS_WOUNDS = 10;
const GOES_OFF_ON = 2;

/** The spaces a hero can throw at: any in range and in sight, whoever stands next to the hero. */
export function throwTargets(g: Adventure, hero: Hero): SpaceId[] {
  const map = board(g);
  const range = heroStat(g, hero, 'strength') + THROW_BEYOND_STRENGTH;
  const targets: SpaceId[] = [];
  for (let space = 0; space < map.size; space++) {
    if (distance(map, hero.space, space) <= range && sees(map, hero.space, space)) {
      targets.push(space);
    }
  }
  return targets;
}

/** Throwing Dynamite is the Ranged Attack of the activation: one To Hit roll, bounces on a miss, and it explodes. */
export function* throwDynamite(g: Adventure, hero: Hero): Rule {
  const target = yield* pick({
    seat: hero.index,
    prompt: { key: 'prompt.throw-dynamite' },
    rule: 'B-DYN-03',
    ...amongSpaces(throwTargets(g, hero)),
    describe: () => ({ odds: throwOdds(g, hero) }),
  });
  if (hero.activation) hero.activation.attacked = true;
  g.do.loseToken(g, hero, 'dynamite');
  g.emit({ t: 'dynamite-thrown', hero: hero.index, space: target, rule: 'B-DYN-01' });
  const need = heroStat(g, hero, 'toHitRanged');
  const die = sum(yield* g.do.heroRoll(g, hero, 'to-hit', { count: 1, need }));
  const landed = isHit(die, need) ? target : yield* bounce(g, hero, target);
  yield* explode(g, landed, DAMAGE, hero);
}

function throwOdds(g: Adventure, hero: Hero): number {
  const need = heroStat(g, hero, 'toHitRanged');
  const succeeds = (face: number) => isHit(face, need);
  return odds.chanceOf(odds.successPool([{ die: d6, count: 1, succeeds }]), { atLeast: 1 });
}

/** D3 bounces of one space each in a random direction. A Wall cancels a bounce; Barriers do not. */
function* bounce(g: Adventure, hero: Hero, from: SpaceId): Rule<SpaceId> {
  const missed: { hero: Hero; bounces: number | null } = { hero, bounces: null };
  yield* trigger(g, 'dynamiteMissed', missed);
  const bounces = missed.bounces ?? g.roll('dynamite-bounces', d3);
  let space = from;
  for (let left = bounces; left > 0; left--) {
    const direction = g.roll('dynamite-direction', d8);
    space = spaceInDirection(board(g), space, direction as Direction) ?? space;
    g.emit({ t: 'dynamite-bounced', space, dice: [direction], rule: 'B-DYN-07' });
  }
  return space;
}

/**
 * An explosion: wounds to each model in the space and in those next to it, heroes too, a separate
 * roll for each. Defense is ignored, Armor is not; a large base counts once.
 */
export function* explode(g: Adventure, space: SpaceId, damage: Amount, by: Hero | null): Rule {
  g.emit({ t: 'explosion', space, rule: 'B-DYN-10' });
  const map = board(g);
  const isHurt = (at: SpaceId) => at === space || areAdjacent(map, space, at);
  const enemies = g.state.enemies.filter((enemy) => enemySpaces(g, enemy).some(isHurt));
  const heroes = g.state.heroes.filter((hero) => isUp(hero) && isHurt(hero.space));
  const source = { hero: by, cause: EXPLOSION };
  const paid = new Set<(typeof enemies)[number]>();
  for (const enemy of enemies) {
    if (!g.state.enemies.includes(enemy)) continue;
    yield* takeWounds(g, enemy, rollAmount(g, 'dynamite-damage', damage), source, paid);
  }
  for (const hero of heroes) {
    if (!isUp(hero)) continue;
    yield* g.do.woundHero(g, hero, rollAmount(g, 'dynamite-damage', damage), EXPLOSION);
  }
  yield* trigger(g, 'exploded', { spaces: [space, ...neighboursOf(map, space)], hero: by });
  yield* g.do.maybeEndFight(g);
}

/**
 * Optional rule Dangerous Dynamite: a hero to whom one source did many wounds rolls for each stick in
 * the side bag; those that go off explode in the hero's space. What a satchel holds is safe.
 */
export function* dangerousDynamite(g: Adventure, hero: Hero, wounds: number): Rule {
  if (!g.state.options.dangerousDynamite || wounds < DANGEROUS_WOUNDS) return;
  const sticks = hero.bag.filter((token) => token === 'dynamite').length;
  const lit = g.rollMany('dangerous-dynamite', d6, sticks).filter((die) => die <= GOES_OFF_ON);
  for (const _ of lit) g.do.loseToken(g, hero, 'dynamite');
  for (const _ of lit) yield* explode(g, hero.space, DAMAGE, null);
}
