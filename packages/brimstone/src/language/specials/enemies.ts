import { d6 } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroAt, heroesUp, isUp } from '../../adventure.ts';
import { adjacentTiles } from '../../board/index.ts';
import { chanceToSucceed, rollAmount } from '../../dice.ts';
import type { Cause } from '../../moments.ts';
import {
  adjacentEnemies,
  enemiesOnTile,
  enemyStat,
  freeSpacesBeside,
  heroesOnTile,
  heroStat,
  isAdjacent,
  isExhausted,
  modelsInReserve,
  nearestSpace,
  sheetOf,
  tilesOf,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { SpecialAbility } from './abilities.ts';

const TENACIOUS = 'ab-tenacious';

/** The chance to survive is asked for before the blow, and each model remembers that it had it. */
export const keepsItsLastHealth: SpecialAbility = (n) => {
  const from = n['from'] as number;
  return {
    clings: ({ spent }) =>
      spent.includes(TENACIOUS) ? 0 : chanceToSucceed(d6, (face) => face >= from),
    on: {
      enemyKilled(g, { type }, killed): undefined {
        const { enemy } = killed;
        if (enemy.type !== type || killed.survives || enemy.spent.includes(TENACIOUS)) return;
        enemy.spent.push(TENACIOUS);
        if (g.roll('tenacious', d6) < from) return;
        killed.survives = true;
        enemy.wounds = enemyStat(g, enemy.type, 'health', enemy) - 1;
      },
    },
  };
};

/** A number that depends on the hero who wants to get away, and is capped by the type's own sheet. */
export const noose: SpecialAbility = (n) => ({
  enemiesWhen(g, source, enemy, type) {
    const hero = g.state.heroes.find(({ activation }) => activation !== null);
    if (type !== source.type || !enemy || !hero || !isAdjacent(g, hero.space, enemy)) return {};
    const holding = adjacentEnemies(g, hero).filter((other) => other.type === type).length;
    const most = Math.max(0, (n['most'] as number) - sheetOf(g, type).escape);
    return { escape: Math.min(holding - 1, most) };
  },
});

/** It changes numbers of other types than its own. */
export const choir: SpecialAbility = (n) => ({
  enemiesWhen: (g, source, _, type) =>
    singers(g, source).some((enemy) => enemy.type === type)
      ? { initiative: n['initiative'] as number }
      : {},
  on: {
    enemyActivationStart(g, source, { type }): undefined {
      if (type !== source.type) return;
      for (const enemy of singers(g, source)) g.do.healEnemy(g, enemy, n['heal'] as number);
    },
  },
});

/** The enemies of other types on its tiles. */
function singers(g: Adventure, source: Source): Enemy[] {
  const tiles = new Set(modelsOf(g, source).flatMap(({ space }) => [...tilesOf(g, space)]));
  const there = [...tiles].flatMap((tile) => enemiesOnTile(g, tile));
  return [...new Set(there)].filter(({ type }) => type !== source.type);
}

/** New models come beside one that is there, as far as there are models and spaces. */
export const hatches: SpecialAbility = (n) => ({
  on: {
    enemyActivationStart(g, source, { type }): undefined {
      if (type !== source.type || modelsInReserve(g, type) === 0) return;
      const nest = g.pick('hatching', modelsOf(g, source));
      const hatched = Math.min(rollAmount(g, 'number', n['count'] ?? 1), modelsInReserve(g, type));
      for (let i = 0; i < hatched; i++) {
        const [space] = freeSpacesBeside(g, nest.space);
        if (space === undefined) return;
        const { id } = g.do.addEnemy(g, type, space);
        g.emit({ t: 'enemies-placed', enemy: id, type, amount: 1, spaces: [space] });
      }
    },
  },
});

/** Whom the models of an activation have visited counts for the next of them. */
export const visitsTheDreamer: SpecialAbility = (n) => ({
  on: {
    *enemyActivationStart(g, source, { type }) {
      if (type !== source.type) return;
      const visited = new Set<number>();
      for (const enemy of modelsOf(g, source)) {
        const hero = dreamer(g, enemy, visited);
        const space = hero && freeSpacesBeside(g, hero.space)[0];
        if (!hero || space === undefined) continue;
        visited.add(hero.index);
        g.do.placeEnemy(g, enemy, space);
        enemy.target = hero.index;
        const cause: Cause = { kind: 'enemy', id: source.card, enemy };
        yield* g.do.horrorHit(g, hero, { hits: n['sanity'] as number, cause });
      }
    },
  },
});

/** The hero with the least Sanity on the same or an adjacent tile who has a free space beside. */
function dreamer(g: Adventure, enemy: Enemy, visited: ReadonlySet<number>): Hero | undefined {
  const tiles = tilesOf(g, enemy.space);
  const near = [...tiles, ...tiles.flatMap((tile) => adjacentTiles(board(g), tile))];
  const heroes = heroesUp(g).filter(
    (hero) =>
      near.some((tile) => heroesOnTile(g, tile).includes(hero)) &&
      freeSpacesBeside(g, hero.space).length > 0,
  );
  const fresh = heroes.filter(({ index }) => !visited.has(index));
  const among = fresh.length > 0 ? fresh : heroes;
  const left = (hero: Hero) => heroStat(g, hero, 'maxSanity') - hero.sanityDamage;
  const least = Math.min(...among.map(left));
  const weakest = among.filter((hero) => left(hero) === least);
  return weakest.length > 1 ? g.pick('random-hero', weakest) : weakest[0];
}

/** Who was wounded is remembered until all have attacked. */
export const flingsTheWounded: SpecialAbility = (n) => ({
  on: {
    heroHurt(g, source, { hero, cause, wounds }): undefined {
      if (cause.kind !== 'enemy' || cause.id !== source.type || wounds === 0) return;
      g.do.exhaust(g, { ...source, hero: hero.index }, 'activation', WOUNDED);
    },
    *enemyActivationEnd(g, source, { type }) {
      if (type !== source.type) return;
      const [enemy] = modelsOf(g, source);
      for (const { index } of g.state.heroes) {
        const noted = { ...source, hero: index };
        if (!isExhausted(g, noted, WOUNDED)) continue;
        g.do.makeReady(g, noted, WOUNDED);
        const hero = heroAt(g, index);
        if (!enemy || !isUp(hero)) continue;
        yield* g.do.pushHero(g, hero, n['spaces'] as number, nearestSpace(g, enemy, hero));
      }
    },
  },
});

const WOUNDED = 'wounded';

/** The models of a type on the board now. A copy: handlers may add and remove models. */
function modelsOf(g: Adventure, { type }: Source): Enemy[] {
  return g.state.enemies.filter((enemy) => enemy.type === type);
}
