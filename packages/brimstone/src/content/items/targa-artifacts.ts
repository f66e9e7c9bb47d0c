import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import {
  adjacentEnemies,
  enemiesBeside,
  enemyStat,
  isExhausted,
  isInSight,
  sizeOf,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import { chooseEnemy, isWith, ownerOf, wantsToUse } from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { artifact, clothing, gun, item, upgrade } from './build.ts';
import { targaDevices } from './targa-devices.ts';

/** A natural To Hit roll that makes the spark jump over, critical or not. */
const SPARK_FROM = 6;

const sparkRepeater = gun(
  'spark-repeater',
  'pistol',
  { keywords: ['tech'], hands: 1, weight: 1, upgradeSlots: 1, price: 700 },
  { range: 8, shots: 2, damage: 'D3' },
  ({ damage }) => ({
    criticalsMatter: (g, source, weapon) => isWith(source, weapon) && g.state.enemies.length > 1,
    on: {
      *hitResolved(g, source, { hit }) {
        const { hero, weapon, enemy, toHit, paid } = hit;
        if (!isWith(source, weapon) || toHit < SPARK_FROM) return;
        const other = yield* chooseEnemy(g, source, enemiesBeside(g, enemy));
        if (!other) return;
        const wounds = yield* g.do.heroAmount(g, hero, 'spark', damage);
        yield* g.do.woundEnemy(g, other, wounds, { hero, cause: becauseOf(source.card), paid });
      },
    },
  }),
);

const frostProjector = item(
  'frost-projector',
  { keywords: ['tech', 'cold'], hands: 2, weight: 2, darkStone: 1, price: 650 },
  { range: 4, damage: 'D6', slow: 2 },
  ({ range, slow }) => ({
    uses: [
      {
        id: 'freeze',
        timing: 'instead-of-attack',
        possible: (g, source) => thoseToFreeze(g, ownerOf(g, source), range).length > 0,
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          const enemy = yield* chooseEnemy(g, source, thoseToFreeze(g, hero, range));
          if (!enemy) return;
          chill(g, source, enemy, slow);
          const die = sum(yield* g.do.heroRoll(g, hero, 'damage', { count: 1 }));
          const wounds = die - enemyStat(g, enemy.type, 'defense', enemy);
          yield* g.do.woundEnemy(g, enemy, wounds, { hero, cause: becauseOf(source.card) });
        },
      },
    ],
  }),
);

/** Adjacent enemies come first, as for every Ranged Attack. */
function thoseToFreeze(g: Adventure, hero: Hero, range: number): Enemy[] {
  const adjacent = adjacentEnemies(g, hero);
  if (adjacent.length > 0) return adjacent;
  return g.state.enemies.filter((enemy) => isInSight(g, hero.space, enemy, range));
}

/** Until the end of the next turn, and no colder the second time. Large ones keep their stride. */
function chill(g: Adventure, { card }: Source, { id, type }: Enemy, slow: number): void {
  const through = g.state.turn.number + 1;
  const others = g.state.enemyBonuses.filter(
    (bonus) => bonus.card !== card || (bonus.enemy !== id && bonus.type !== type),
  );
  const cold = { amount: -slow, until: 'fight', through, card } as const;
  const size = sizeOf(g, type);
  const slows = size === 'small' || size === 'medium';
  g.state.enemyBonuses = [
    ...others,
    { stat: 'initiative', type, ...cold },
    ...(slows ? [{ stat: 'move', enemy: id, ...cold } as const] : []),
  ];
}

const custodiansThirdArm = clothing(
  'custodians-third-arm',
  'shoulders',
  { keywords: ['tech'], weight: 2, upgradeSlots: 1, price: 850 },
  { hands: 1, weight: 2 },
  ({ hands }) => ({ stats: { handSlots: hands } }),
);

/** For one hit: wounds that come without any are not stopped. */
const guardianPlate = clothing(
  'guardian-plate',
  'torso',
  { keywords: ['tech'], weight: 2, darkStone: 1, upgradeSlots: 1, price: 800 },
  { prevent: 2 },
  ({ prevent }) => ({
    on: {
      *woundsIncoming(g, source, wound) {
        if (wound.hero.index !== source.hero || wound.hits === 0 || isExhausted(g, source)) return;
        if (!(yield* wantsToUse(g, source))) return;
        g.do.exhaust(g, source, 'turn');
        const ofOneHit = Math.ceil(wound.wounds / wound.hits);
        wound.wounds -= Math.min(prevent, ofOneHit);
      },
    },
  }),
);

const heatCoilMantle = clothing(
  'heat-coil-mantle',
  'coat',
  { keywords: ['tech'], weight: 1, upgradeSlots: 1, price: 500 },
  { heal: 1, upTo: 2 },
  ({ heal, upTo }) => ({
    immune: ['weather', 'cold'],
    on: {
      *moveRolled(g, source, { hero, die }) {
        if (hero.index !== source.hero || die > upTo) return;
        yield* g.do.healHero(g, hero, { wounds: heal });
      },
    },
  }),
);

const PYLON = { stone: 1, initiative: 1, damage: 1 };

const pylonShard = upgrade(
  'pylon-shard',
  {
    takes: 2,
    onto: ['gun'],
    darkStone: PYLON.stone,
    improves: (weapon) =>
      weapon.damageDie === 'D8'
        ? { ...weapon, damage: (weapon.damage ?? 0) + PYLON.damage }
        : { ...weapon, damageDie: 'D8' },
  },
  { keywords: ['tech', 'dark-stone'], weight: 1, darkStone: 1, price: 600 },
  PYLON,
  ({ initiative }) => ({ stats: { initiative: -initiative } }),
);

const liftTreadBoots = clothing(
  'lift-tread-boots',
  'boots',
  { keywords: ['tech'], weight: 1, price: 600 },
  { move: 1 },
  ({ move }) => ({ stats: { move }, immune: ['barriers', 'models'] }),
);

const crownOfColdThought = clothing(
  'crown-of-cold-thought',
  'hat',
  { keywords: ['tech'], darkStone: 1, upgradeSlots: 1, price: 650 },
  { skill: 1, sanity: 2 },
  ({ skill, sanity }) => ({
    stats: { cunning: skill, lore: skill, spirit: skill, maxSanity: -sanity },
  }),
);

export const targaArtifacts: readonly ItemCard[] = [
  ...targaDevices,
  sparkRepeater,
  frostProjector,
  custodiansThirdArm,
  guardianPlate,
  heatCoilMantle,
  pylonShard,
  liftTreadBoots,
  crownOfColdThought,
].map(artifact);
