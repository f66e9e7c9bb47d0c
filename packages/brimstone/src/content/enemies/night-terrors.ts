import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { adjacentTiles } from '../../board/index.ts';
import {
  distanceToEnemy,
  enemiesOnTile,
  freeSpacesBeside,
  heroesOnTile,
  heroStat,
  tilesOf,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { EnemySheet, EnemyType } from '../types.ts';
import { causedBy, modelsOf, overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'night-terrors',
  keywords: ['Demon'],
  size: 'large',
  initiative: 3,
  abilities: { 'ab-terror': 1, 'ab-drinks-the-light': 1 },
  move: 5,
  escape: 4,
  toHitRanged: null,
  toHitMelee: 4,
  combat: 3,
  damage: 3,
  defense: 2,
  health: 14,
  xp: { base: 10, each: 5 },
  elite: [
    'el-nig-second-face',
    'el-nig-bad-dream',
    'el-nig-feeds',
    'el-nig-talons',
    'el-nig-bedside',
    'el-nig-edge',
  ],
};

export const nightTerrors: EnemyType = {
  id: 'night-terrors',
  models: 3,
  normal,
  brutal: {
    ...normal,
    initiative: 4,
    abilities: { 'ab-terror': 2, 'ab-drinks-the-light': 1 },
    move: 6,
    escape: 5,
    toHitMelee: 3,
    damage: 4,
    defense: 3,
    health: 20,
    xp: { base: 20, each: 5 },
  },
};

/** Those of a list for which a number is highest. */
function highest<Item>(items: readonly Item[], of: (item: Item) => number): Item[] {
  const top = Math.max(...items.map(of));
  return items.filter((item) => of(item) === top);
}

/** Chance decides only where there is something to decide. */
function anyOf<Item>(g: Adventure, label: string, items: readonly Item[]): Item | undefined {
  return items.length > 1 ? g.pick(label, items) : items[0];
}

function sanityLeft(g: Adventure, hero: Hero): number {
  return heroStat(g, hero, 'maxSanity') - hero.sanityDamage;
}

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
  return anyOf(
    g,
    'random-hero',
    highest(among, (hero) => -sanityLeft(g, hero)),
  );
}

export const nightTerrorElites = [
  overlay('el-nig-second-face', {
    data: { terror: 1 },
    raises: ({ terror }) => ({ 'ab-terror': terror }),
  }),

  overlay('el-nig-bad-dream', {
    data: { endurance: 5 },
    brutal: { endurance: 6 },
    raises: ({ endurance }) => ({ 'ab-tough': 1, 'ab-endurance': endurance }),
  }),

  overlay('el-nig-feeds', {
    data: { heal: 1 },
    brutal: { heal: 2 },
    ability: ({ heal }) => ({
      on: {
        heroSanityLost(g, { type }, { hero, amount }): undefined {
          const here = tilesOf(g, hero.space).flatMap((tile) => enemiesOnTile(g, tile));
          const hurt = here.filter((enemy) => enemy.type === type && enemy.wounds > 0);
          const most = anyOf(
            g,
            'feeds',
            highest([...new Set(hurt)], ({ wounds }) => wounds),
          );
          if (most) g.do.healEnemy(g, most, heal * amount);
        },
      },
    }),
  }),

  overlay('el-nig-talons', {
    data: { damage: 1 },
    raises: () => ({ 'ab-smash': 6 }),
    ability: ({ damage }) => ({ enemies: { damage } }),
  }),

  overlay('el-nig-bedside', {
    data: { sanity: 1 },
    brutal: { sanity: 2 },
    ability: ({ sanity }) => ({
      on: {
        *enemyActivationStart(g, { card, type: own }, { type }) {
          if (type !== own) return;
          const visited = new Set<number>();
          for (const enemy of modelsOf(g, type)) {
            const hero = dreamer(g, enemy, visited);
            const space = hero && freeSpacesBeside(g, hero.space)[0];
            if (!hero || space === undefined) continue;
            visited.add(hero.index);
            g.do.placeEnemy(g, enemy, space);
            enemy.target = hero.index;
            yield* g.do.horrorHit(g, hero, { hits: sanity, cause: causedBy(card, enemy) });
          }
        },
      },
    }),
  }),

  overlay('el-nig-edge', {
    data: { range: 2, toHit: 1 },
    brutal: { toHit: 2 },
    ability: ({ range, toHit }) => ({
      on: {
        aimedAt(g, { type }, aim): undefined {
          const { hero, weapon, enemy } = aim;
          if (enemy.type !== type || weapon.kind !== 'ranged') return;
          if (distanceToEnemy(g, hero.space, enemy) > range) aim.need += toHit;
        },
      },
    }),
  }),
];
