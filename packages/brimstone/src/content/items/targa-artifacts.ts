import { choose, d6, sum } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board, heroesUp, inFight } from '../../adventure.ts';
import { neighboursOf, type SpaceId } from '../../board/index.ts';
import { exhaust, isExhausted, makeReady } from '../../rules/active.ts';
import { rollAmount } from '../../rules/amounts.ts';
import { enemyStat, sizeOf } from '../../rules/enemy-stats.ts';
import {
  adjacentEnemies,
  enemiesBeside,
  heroesOnTile,
  isFree,
  isInSight,
  tilesOf,
} from '../../rules/figures.ts';
import type { CarriedItem, Enemy, Hero } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import {
  areInSameWorld,
  chooseEnemy,
  chooseHero,
  chooseSpace,
  enemiesInWorldOf,
  isWith,
  ownerOf,
  selfAndInReach,
  wantsToUse,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { artifact, clothing, gun, item, upgrade } from './build.ts';

/** A natural To Hit roll that makes the spark jump over, critical or not. */
const SPARK_FROM = 6;

const sparkRepeater = gun(
  'spark-repeater',
  'pistol',
  { keywords: ['tech'], hands: 1, weight: 1, upgradeSlots: 1, price: 700 },
  { range: 8, shots: 2, damage: 'D3' },
  ({ damage }) => ({
    on: {
      *hitResolved(g, source, { hit }) {
        const { hero, weapon, enemy, toHit } = hit;
        if (!isWith(source, weapon) || toHit < SPARK_FROM) return;
        const other = yield* chooseEnemy(g, source, enemiesBeside(g, enemy));
        if (!other) return;
        const wounds = rollAmount(g, 'spark', damage);
        yield* g.do.woundEnemy(g, other, wounds, { hero, cause: becauseOf(source.card) });
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
        exhaust(g, source, 'turn');
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

/** Something of a hero that is used up for a turn or a fight. */
interface Spent {
  readonly hero: Hero;
  readonly item: CarriedItem;
}

/** Never what works once in an adventure, and so never itself. */
const memoryPrism = item(
  'memory-prism',
  { keywords: ['tech'], darkStone: 1, price: 550 },
  { sanity: 1, times: 2 },
  ({ sanity, times }) => ({
    uses: Array.from({ length: times }, (_, time) => ({
      id: `remember${time + 1}`,
      timing: 'activation',
      limit: 'adventure',
      possible: (g, source) => isNext(g, source, time) && spentItems(g, source).length > 0,
      *resolve(g, source) {
        const spent = spentItems(g, source);
        const chosen = yield* choose({
          seat: ownerOf(g, source).index,
          prompt: { key: 'prompt.ready-item' },
          options: spent.map(({ item: { number } }) => `i${number}` as const),
          describe: (id) => describeSpent(spent, id),
        });
        const ready = spent.find((each) => `i${each.item.number}` === chosen);
        if (ready) recall(ready);
        yield* g.do.loseSanity(g, ownerOf(g, source), sanity, becauseOf(source.card));
      },
    })),
  }),
);

/** Offered once at a time: the second use only after the first. */
function isNext(g: Adventure, source: Source, time: number): boolean {
  return time === 0 || isExhausted(g, source, `remember${time}`);
}

function spentItems(g: Adventure, source: Source): Spent[] {
  const here = tilesOf(g, ownerOf(g, source).space);
  const heroes = new Set(here.flatMap((tile) => heroesOnTile(g, tile)));
  return [...heroes].flatMap((hero) =>
    hero.items.flatMap((each) => (notesOf(hero, each).length > 0 ? { hero, item: each } : [])),
  );
}

/** What is noted of an item for a turn or a fight. */
function notesOf({ exhausted }: Hero, { card, number }: CarriedItem): string[] {
  return Object.keys(exhausted).filter((note) => {
    const span = exhausted[note];
    return (span === 'turn' || span === 'fight') && note.split(':')[0] === `${card}#${number}`;
  });
}

function recall({ hero, item: ready }: Spent): void {
  for (const note of notesOf(hero, ready)) delete hero.exhausted[note];
}

function describeSpent(spent: readonly Spent[], id: string) {
  const found = spent.find((each) => `i${each.item.number}` === id);
  if (!found) return {};
  return { text: { key: `${found.item.card}.name` }, target: { hero: found.hero.index } };
}

/** Used when the enemies are about to act or in one's own activation. */
const stasisSphere = item(
  'stasis-sphere',
  { keywords: ['tech', 'consumable'], weight: 1, price: 500 },
  { range: 6 },
  ({ range }) => ({
    on: {
      *enemyActivationStart(g, source, { type }) {
        const targets = thoseToStop(g, source, range).filter((enemy) => enemy.type === type);
        if (targets.length === 0 || isExhausted(g, source, 'stop')) return;
        if (!(yield* wantsToUse(g, source))) return;
        exhaust(g, source, 'adventure', 'stop');
        stop(g, yield* chooseEnemy(g, source, targets));
      },
    },
    uses: [
      {
        id: 'stop',
        timing: 'activation',
        limit: 'adventure',
        possible: (g, source) => thoseToStop(g, source, range).length > 0,
        *resolve(g, source) {
          stop(g, yield* chooseEnemy(g, source, thoseToStop(g, source, range)));
        },
      },
    ],
  }),
);

function thoseToStop(g: Adventure, source: Source, range: number): Enemy[] {
  const hero = ownerOf(g, source);
  return enemiesInWorldOf(g, hero).filter((enemy) => {
    const size = sizeOf(g, enemy.type);
    if (size === 'extra-large' || size === 'xxl') return false;
    return isInSight(g, hero.space, enemy, range);
  });
}

function stop(g: Adventure, enemy: Enemy | undefined): void {
  if (enemy) enemy.stasis = g.state.turn.number + 1;
}

const jarOfMendingScarabs = item(
  'jar-of-mending-scarabs',
  { keywords: ['animal'], weight: 1, price: 450 },
  { heal: 'D3', bite: 1 },
  ({ heal, bite }) => ({
    on: {
      *fightEnd(g, source) {
        const owner = ownerOf(g, source);
        const hurt = selfAndInReach(g, owner).filter(({ wounds }) => wounds > 0);
        if (hurt.length === 0 || !(yield* wantsToUse(g, source))) return;
        const die = g.roll('scarabs', d6);
        g.emit({ t: 'rolled', hero: owner.index, purpose: 'scarabs', dice: [die] });
        if (die <= bite) {
          g.do.poison(g, owner);
          return;
        }
        const hero = yield* chooseHero(g, source, hurt);
        if (!hero) return;
        const wounds = rollAmount(g, 'heal', heal);
        yield* g.do.healHero(g, hero, { wounds, by: owner, with: source.card });
      },
    },
  }),
);

const RECALL = 'recall';

/** Once in a fight; outside of fights a newly found tile makes it ready again. */
const recallBeacon = item(
  'recall-beacon',
  { keywords: ['tech'], weight: 1, price: 400 },
  { sanity: 1 },
  ({ sanity }) => ({
    on: {
      fightStart(g, source): undefined {
        makeReady(g, source, RECALL);
      },
      tileRevealed(g, source): undefined {
        if (!inFight(g)) makeReady(g, source, RECALL);
      },
    },
    uses: [
      {
        id: RECALL,
        timing: 'activation',
        limit: 'fight',
        possible: (g, source) => {
          const hero = ownerOf(g, source);
          const { activation } = hero;
          const hasNotMoved = activation !== null && !activation.moved && !activation.acted;
          return hasNotMoved && !activation.attacked && besideOthers(g, hero).length > 0;
        },
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          yield* g.do.loseSanity(g, hero, sanity, becauseOf(source.card));
          const space = yield* chooseSpace(g, source, besideOthers(g, hero));
          if (space === undefined || !heroesUp(g).includes(hero)) return;
          hero.space = space;
          if (hero.activation) Object.assign(hero.activation, { moved: true, moveLeft: 0 });
          g.emit({ t: 'moved', hero: hero.index, spaces: [space] });
        },
      },
    ],
  }),
);

/** Free spaces next to any other hero of the world; the marker of a KO'd one will do. */
function besideOthers(g: Adventure, hero: Hero): SpaceId[] {
  const others = g.state.heroes.filter(
    (other) => other !== hero && !other.dead && areInSameWorld(g, hero, other),
  );
  const around = others.flatMap(({ space }) => [...neighboursOf(board(g), space)]);
  return [...new Set(around)].filter((space) => isFree(g, space));
}

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
  sparkRepeater,
  frostProjector,
  custodiansThirdArm,
  guardianPlate,
  heatCoilMantle,
  pylonShard,
  liftTreadBoots,
  memoryPrism,
  stasisSphere,
  jarOfMendingScarabs,
  recallBeacon,
  crownOfColdThought,
].map(artifact);
