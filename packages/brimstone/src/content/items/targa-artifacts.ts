import type { ItemCard } from '../../content-types.ts';
import { healWounds } from '../../language/build.ts';
import { artifact, clothing, gun, item, upgrade } from './build.ts';
import { targaDevices } from './targa-devices.ts';

/** A natural 6 makes the spark jump over, critical or not. */
const sparkRepeater = gun(
  'spark-repeater',
  'pistol',
  { keywords: ['tech'], hands: 1, weight: 1, upgradeSlots: 1, price: 700 },
  { range: 8, shots: 2, damage: 'D3' },
  ({ damage }) => ({
    criticalsMatter: {
      every: [{ weapon: { own: true } }, { number: { count: 'enemies-around' }, least: 2 }],
    },
    on: [
      {
        at: 'hitResolved',
        when: { every: [{ weapon: { own: true } }, { field: 'toHit', least: 6 }] },
        do: [{ do: 'wound-enemy', n: damage, foes: 'beside-target', one: true, roll: 'spark' }],
      },
    ],
  }),
);

/** Large ones keep their stride. */
const frostProjector = item(
  'frost-projector',
  { keywords: ['tech', 'cold'], hands: 2, weight: 2, darkStone: 1, price: 650 },
  { range: 4, damage: 'D6', slow: 2 },
  ({ range, damage, slow }) => ({
    uses: [
      {
        id: 'freeze',
        timing: 'instead-of-attack',
        do: [
          {
            do: 'choose-enemy',
            of: { shotAt: range },
            then: [
              {
                do: 'weaken',
                stats: { initiative: -slow },
                until: 'next-turn',
                foes: 'target',
                notTwice: true,
              },
              {
                do: 'weaken',
                stats: { move: -slow },
                until: 'next-turn',
                foes: { foes: 'target', when: { size: 'small-or-medium' } },
                notTwice: true,
              },
              { do: 'wound-enemy', n: damage, foes: 'target', defended: true, roll: 'damage' },
            ],
          },
        ],
      },
    ],
  }),
);

const custodiansThirdArm = clothing(
  'custodians-third-arm',
  'shoulders',
  { keywords: ['tech'], weight: 2, upgradeSlots: 1, price: 850 },
  { hands: 1 },
  ({ hands }) => ({ stats: { handSlots: hands } }),
);

/** For one hit: wounds that come without any are not stopped. */
const guardianPlate = clothing(
  'guardian-plate',
  'torso',
  { keywords: ['tech'], weight: 2, darkStone: 1, upgradeSlots: 1, price: 800 },
  { prevent: 2 },
  ({ prevent }) => ({
    on: [
      {
        at: 'woundsIncoming',
        when: { field: 'hits', least: 1 },
        asks: true,
        once: 'turn',
        change: { wounds: { add: { count: 'wounds-of-one-hit', times: -1, least: -prevent } } },
      },
    ],
  }),
);

const heatCoilMantle = clothing(
  'heat-coil-mantle',
  'coat',
  { keywords: ['tech'], weight: 1, upgradeSlots: 1, price: 500 },
  { heal: 1, upTo: 2 },
  ({ heal, upTo }) => ({
    immune: ['weather', 'cold'],
    on: [{ at: 'moveRolled', when: { field: 'die', most: upTo }, do: [healWounds(heal)] }],
  }),
);

/** Where the die is a D8 already, it is more damage. */
const pylonShard = upgrade(
  'pylon-shard',
  { takes: 2, onto: ['gun'], darkStone: 1, improves: { damageDie: 'D8', or: { damage: 1 } } },
  { keywords: ['tech', 'dark-stone'], weight: 1, darkStone: 1, price: 600 },
  { initiative: 1 },
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
