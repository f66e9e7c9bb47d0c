import { pick, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, inFight } from '../../adventure.ts';
import { amongItems } from '../../asking.ts';
import { sum } from '../../dice.ts';
import { SIDE_BAG_TOKENS } from '../../ids.ts';
import type { HitOnEnemy, Moments } from '../../moments.ts';
import { adjacentHeroes, enemyStat, heldItems } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import type { Amount } from '../types.ts';

/** A die of a mutation: whether it shows so much or less. */
export function* isSeized(g: Adventure, hero: Hero, label: string, on: number): Rule<boolean> {
  return sum(yield* g.do.heroRoll(g, hero, label, { count: 1, need: on + 1 })) <= on;
}

/** After a fight, who has loose Dark Stone may have to eat a piece. */
export function* eatsDarkStone(g: Adventure, hero: Hero, on: number, heal: Amount): Rule {
  if (hero.darkStone === 0 || !(yield* isSeized(g, hero, 'hunger-for-ore', on))) return;
  g.do.loseDarkStone(g, hero, 1);
  const wounds = yield* g.do.heroAmount(g, hero, 'heal', heal, hero.wounds);
  yield* g.do.healHero(g, hero, { wounds });
}

/** A melee hit for which the enemy's Defense counts lower, at least 0. */
export function reachThrough(g: Adventure, hit: HitOnEnemy, less: number): void {
  if (hit.weapon.kind !== 'melee' || hit.ignoresDefense) return;
  const defense = enemyStat(g, hit.enemy.type, 'defense', hit.enemy);
  hit.damage += Math.min(less, Math.max(0, defense));
}

/** A ranged attack with a 1 among its dice hits a hero who stands too near. */
export function* straysOff(
  g: Adventure,
  source: Source,
  { hero, weapon, dice }: Moments['attackRolled'],
  hits: number,
): Rule {
  const near = adjacentHeroes(g, hero.space);
  if (weapon.kind !== 'ranged' || !dice.includes(1) || near.length === 0) return;
  g.do.exhaust(g, source, 'turn');
  yield* g.do.hitHero(g, g.do.randomHero(g, near), { hits, cause: becauseOf(source.card) });
}

/** Whether a hero treats another with a token or an item. */
export function treatsAnother(g: Adventure, healer: Hero, healing: Moments['healed']): boolean {
  const { hero, by, token } = healing;
  if (token === null || by !== healer.index || hero === healer) return false;
  return SIDE_BAG_TOKENS.some((kind) => kind === token) || token in g.content.items;
}

/** Something in the hero's hands is of no use in this activation. */
export function* letsSlip(g: Adventure, hero: Hero, on: number, card: string): Rule {
  const held = heldItems(g, hero);
  if (!inFight(g) || held.length === 0) return;
  if (!(yield* isSeized(g, hero, 'quicksilver-sweat', on))) return;
  const item = yield* pick({
    seat: hero.index,
    prompt: { key: `prompt.${card}` },
    ...amongItems(hero, held),
    describe: (one) => ({ text: { key: `${one.card}.name` } }),
  });
  const slipped = { card: item.card, hero: hero.index, item: item.number, type: null };
  g.do.exhaust(g, slipped, 'activation');
}
