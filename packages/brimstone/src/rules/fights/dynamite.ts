import { d6, odds, pick, type Rule, type TextRef } from '@crawlspace/kernel';
import { type Adventure, board, isUp } from '../../adventure.ts';
import { amongSpaces } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import {
  areAdjacent,
  type Direction,
  distance,
  neighboursOf,
  type SpaceId,
  sees,
  spaceInDirection,
} from '../../board/index.ts';
import { d8, diceOf, sum } from '../../dice.ts';
import type { BlastDamage, HeroDice } from '../../effects.ts';
import { oneOf } from '../../ids.ts';
import type { Enemy, Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { enemySpaces } from '../figures/figures.ts';
import { heroStat } from '../figures/stats.ts';
import { EXPLOSION, takeWounds } from './damage.ts';
import { mostWounds } from './hits-on-enemies.ts';
import { isHit, NATURAL_HIT } from './weapons.ts';

const THROW_BEYOND_STRENGTH = 3;
const DAMAGE: BlastDamage = 'D6';
const BLAST = 'dynamite-damage';
/** The fewer, the nearer to where it was thrown. */
const BOUNCES: HeroDice = { count: 1, die: 'D3', worth: (bounces) => -bounces };
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
    prompt: promptFor('throw-dynamite'),
    rule: 'B-DYN-03',
    ...amongSpaces(throwTargets(g, hero)),
    describe: () => ({ odds: throwOdds(g, hero), oddsOf: 'on-target' }),
  });
  if (hero.activation) hero.activation.attacked = true;
  g.do.loseToken(g, hero, 'dynamite');
  g.emit({ t: 'dynamite-thrown', hero: hero.index, space: target, rule: 'B-DYN-01' });
  const need = Math.min(NATURAL_HIT, heroStat(g, hero, 'toHitRanged'));
  const die = sum(yield* g.do.heroRoll(g, hero, 'to-hit', { count: 1, need }));
  const landed = isHit(die, need) ? target : yield* bounce(g, hero, target);
  yield* explode(g, landed, DAMAGE, hero);
}

function throwOdds(g: Adventure, hero: Hero): number {
  const need = heroStat(g, hero, 'toHitRanged');
  const succeeds = (face: number) => isHit(face, need);
  return odds.chanceOf(odds.successPool([{ die: d6, count: 1, succeeds }]), { atLeast: 1 });
}

/**
 * D3 bounces of one space each in a random direction. A Wall cancels a bounce; Barriers do not. The
 * thrower rolls for their number, but directions are read off a chart: no Grit helps there.
 */
function* bounce(g: Adventure, hero: Hero, from: SpaceId): Rule<SpaceId> {
  const missed: { hero: Hero; bounces: number | null } = { hero, bounces: null };
  yield* trigger(g, 'dynamiteMissed', missed);
  const bounces = missed.bounces ?? sum(yield* g.do.heroRoll(g, hero, 'dynamite-bounces', BOUNCES));
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
export function* explode(g: Adventure, space: SpaceId, damage: BlastDamage, by: Hero | null): Rule {
  g.emit({ t: 'explosion', space, rule: 'B-DYN-10' });
  const map = board(g);
  const isHurt = (at: SpaceId) => at === space || areAdjacent(map, space, at);
  const enemies = g.state.enemies.filter((enemy) => enemySpaces(g, enemy).some(isHurt));
  const heroes = g.state.heroes.filter((hero) => isUp(hero) && isHurt(hero.space));
  const wounds = yield* rollBlast(g, by, enemies, heroes, damage);
  const source = { hero: by, cause: EXPLOSION };
  const paid = new Set<Enemy>();
  for (const [index, enemy] of enemies.entries()) {
    yield* takeWounds(g, enemy, wounds[index] as number, source, paid);
  }
  for (const [index, hero] of heroes.entries()) {
    yield* g.do.woundHero(g, hero, wounds[enemies.length + index] as number, EXPLOSION);
  }
  yield* trigger(g, 'exploded', { spaces: [space, ...neighboursOf(map, space)], hero: by });
  yield* g.do.maybeEndFight(g);
}

/**
 * The Wounds for each model, enemies first: a roll of its own for each, but all at once, so that one
 * Grit of the thrower re-rolls any number of them. An explosion without one is nobody's roll.
 */
function* rollBlast(
  g: Adventure,
  by: Hero | null,
  enemies: readonly Enemy[],
  heroes: readonly Hero[],
  damage: BlastDamage,
): Rule<readonly number[]> {
  const count = enemies.length + heroes.length;
  if (typeof damage === 'number') return Array<number>(count).fill(damage);
  const { plus } = diceOf(damage);
  const most = enemies.map((enemy) => (by ? mostWounds(g, by, enemy) : 0));
  const worth = (die: number, index: number) => {
    const limit = most[index];
    return limit === undefined ? -die : Math.min(die + plus, limit);
  };
  const about = (index: number) =>
    enemyName(enemies[index]) ?? heroes[index - enemies.length]?.name ?? '';
  const dice = by
    ? yield* g.do.heroRoll(g, by, BLAST, { count, worth, about })
    : g.rollMany(BLAST, d6, count);
  return dice.map((die) => die + plus);
}

function enemyName(enemy: Enemy | undefined): TextRef | undefined {
  return enemy && oneOf(enemy.type);
}

/**
 * Optional rule Dangerous Dynamite: a hero to whom one source did many wounds rolls for each stick in
 * the side bag; those that go off explode in the hero's space. What a satchel holds is safe.
 */
export function* dangerousDynamite(g: Adventure, hero: Hero, wounds: number): Rule {
  if (!g.state.options.dangerousDynamite || wounds < DANGEROUS_WOUNDS) return;
  const sticks = hero.bag.filter((token) => token === 'dynamite').length;
  const asked = { count: sticks, need: GOES_OFF_ON + 1 };
  const dice = yield* g.do.heroRoll(g, hero, 'dangerous-dynamite', asked);
  const lit = dice.filter((die) => die <= GOES_OFF_ON);
  for (const _ of lit) g.do.loseToken(g, hero, 'dynamite');
  for (const _ of lit) yield* explode(g, hero.space, DAMAGE, null);
}
