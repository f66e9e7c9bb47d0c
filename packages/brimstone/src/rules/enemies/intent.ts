import type { Adventure } from '../../adventure.ts';
import { board } from '../../adventure.ts';
import { areAdjacent, type SpaceId } from '../../board/index.ts';
import type { EnemyAttack } from '../../effects.ts';
import type { EnemyTypeId, HeroIndex } from '../../ids.ts';
import type { Enemy, Hero } from '../../state.ts';
import { sheetOf } from '../figures/enemy-stats.ts';
import { isIdle } from '../figures/figures.ts';
import { attackOf } from './enemy-attack.ts';
import { goal, inReach, moveOf, wayNearer } from './enemy-movement.ts';
import { enemyWays } from './enemy-paths.ts';
import { aimedAtFrom, wayToAim } from './enemy-ranged.ts';
import { isHuge } from './placement.ts';
import { isOnTarget, withFewestOf } from './targets.ts';
import { inReachOfHuge } from './xl.ts';

/** What an enemy would do if its type activated now and nobody else had moved. */
export interface Intent {
  readonly enemy: string;
  readonly type: EnemyTypeId;
  /** Whom it would go for. Of several one will do: chance and the others of its type decide. */
  readonly heroes: readonly HeroIndex[];
  /** Where it would stand then, if that is known: next to its only hero, or as near as it gets. */
  readonly space: SpaceId | null;
  /** What it would roll; null without anybody in reach. */
  readonly attack: EnemyAttack | null;
  /** It does nothing in this activation. */
  readonly idle: boolean;
}

/** What each enemy would do, in the order of the table. */
export function intents(g: Adventure): Intent[] {
  return g.state.enemies.map((enemy) => intentOf(g, enemy));
}

function intentOf(g: Adventure, enemy: Enemy): Intent {
  const { id, type, space, target } = enemy;
  const nothing = { enemy: id, type, heroes: [], space, attack: null, idle: true };
  if (isIdle(g, enemy)) return nothing;
  if (sheetOf(g, type).ranged) return shot(g, enemy);
  if (target !== null && isOnTarget(g, enemy)) {
    const attack = attackOf(g, enemy);
    return { ...nothing, heroes: [target], attack, idle: false };
  }
  return isHuge(g, type) ? charge(g, enemy) : assault(g, enemy);
}

function shot(g: Adventure, enemy: Enemy): Intent {
  const space = wayToAim(g, enemy).at(-1) ?? enemy.space;
  return aimedAt(g, enemy, aimedAtFrom(g, enemy, space), space);
}

function assault(g: Adventure, enemy: Enemy): Intent {
  const ways = enemyWays(g, enemy, moveOf(g, enemy));
  const heroes = amongOthers(g, enemy, inReach(g, ways));
  const [only] = heroes;
  if (!only) return aimedAt(g, enemy, [], wayNearer(g, enemy, ways).at(-1) ?? enemy.space);
  return aimedAt(g, enemy, heroes, heroes.length === 1 ? goal(g, ways, only) : null);
}

function charge(g: Adventure, enemy: Enemy): Intent {
  return aimedAt(g, enemy, amongOthers(g, enemy, inReachOfHuge(g, enemy, moveOf(g, enemy))), null);
}

/** Who comes alone goes for those with the fewest of its type; of many each may have to take anybody. */
function amongOthers(g: Adventure, enemy: Enemy, heroes: readonly Hero[]): readonly Hero[] {
  const coming = g.state.enemies.filter(
    (other) => other.type === enemy.type && !isIdle(g, other) && !isOnTarget(g, other),
  );
  return coming.length === 1 ? withFewestOf(g, enemy.type, heroes) : heroes;
}

function aimedAt(
  g: Adventure,
  enemy: Enemy,
  heroes: readonly Hero[],
  space: SpaceId | null,
): Intent {
  const [hero] = heroes;
  const ranged = sheetOf(g, enemy.type).ranged !== undefined;
  return {
    enemy: enemy.id,
    type: enemy.type,
    heroes: heroes.map(({ index }) => index),
    space,
    attack: hero
      ? attackFrom(g, enemy, hero, ranged && space !== null ? space : beside(g, hero))
      : null,
    idle: false,
  };
}

/** Whoever comes to blows stands next to the hero then, wherever that is. */
function beside(g: Adventure, hero: Hero): SpaceId {
  const map = board(g);
  for (let space = 0; space < map.size; space++)
    if (areAdjacent(map, space, hero.space)) return space;
  return hero.space;
}

function attackFrom(g: Adventure, enemy: Enemy, hero: Hero, space: SpaceId): EnemyAttack | null {
  return attackOf(g, { ...enemy, space, target: hero.index });
}
