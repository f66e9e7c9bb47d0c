import type { ItemCard } from '../../content-types.ts';
import { blast, healWounds, horror, MELEE } from '../../language/build.ts';
import { artifact, clothing, gun, handWeapon, upgrade } from './build.ts';
import { mineCurios } from './mine-curios.ts';

const saintBarbarasMedal = clothing(
  'saint-barbaras-medal',
  'neck',
  { keywords: ['holy'], price: 600 },
  { spirit: 4, wounds: 1 },
  ({ spirit, wounds }) => ({
    bestOf: { spiritArmor: spirit },
    on: [{ at: 'woundsIncoming', when: blast, change: { wounds: { add: -wounds, least: 0 } } }],
  }),
);

const drownedConquerorsCuirass = clothing(
  'drowned-conquerors-cuirass',
  'torso',
  { keywords: ['metal'], weight: 4, upgradeSlots: 2, price: 800 },
  { armor: 4, initiative: 1, move: 1 },
  ({ armor, initiative, move }) => ({
    bestOf: { armor },
    stats: { initiative: -initiative, move: -move },
  }),
);

const widowsAnswer = gun(
  'widows-answer',
  'pistol',
  { keywords: ['dark-stone'], hands: 1, weight: 1, darkStone: 1, upgradeSlots: 1, price: 750 },
  { range: 6, shots: 3, horror: 1 },
  ({ horror: hits }) => ({
    on: [
      {
        at: 'attackRolled',
        when: { every: [{ weapon: { own: true } }, { field: 'dice', most: 1 }] },
        do: [horror({ count: { showing: 1 }, times: hits })],
      },
    ],
  }),
);

/** It drinks what it kills, and else from the hand that held it, though never the last drop. */
const drinkingKnife = handWeapon(
  'drinking-knife',
  { keywords: ['blade', 'occult'], hands: 1, weight: 1, darkStone: 1, upgradeSlots: 1, price: 600 },
  { combat: 1, heal: 1, thirst: 1 },
  ({ combat, heal, thirst }) => ({
    stats: { combat },
    on: [
      {
        at: 'enemyKilled',
        of: 'you',
        when: { weapon: MELEE },
        do: [{ do: 'note', what: 'fed', until: 'fight' }, healWounds(heal)],
      },
      { at: 'fightEnd', when: { not: { noted: 'fed' } }, do: [{ do: 'sting', n: thirst }] },
    ],
  }),
);

const monocleOfTheDeepEye = clothing(
  'monocle-of-the-deep-eye',
  'face',
  { keywords: ['occult'], price: 650 },
  { crit: 5, horror: 1 },
  ({ crit, horror: hits }) => ({
    bestOf: { critRanged: crit },
    on: [{ at: 'fightStart', when: 'enemies-in-your-world', do: [horror(hits)] }],
  }),
);

const veinCoreCylinder = upgrade(
  'vein-core-cylinder',
  { takes: 1, onto: ['gun+pistol'], darkStone: 2 },
  { keywords: ['dark-stone'], darkStone: 1, price: 450 },
  { shots: 1 },
  ({ shots }) => ({ stats: { shots } }),
);

const hammerOfTheLastShift = handWeapon(
  'hammer-of-the-last-shift',
  { keywords: ['tool'], hands: 2, weight: 3, upgradeSlots: 2, price: 700, damageDie: 'D8' },
  { combat: 1, strength: 1, from: 6, spaces: 1 },
  ({ combat, strength, from, spaces }) => ({
    stats: { combat, strength },
    on: [
      {
        at: 'hitResolved',
        when: {
          every: [
            { weapon: MELEE },
            { field: 'killed', is: false },
            { field: 'die', least: from },
            { enemy: { size: 'small-or-medium' } },
          ],
        },
        do: [{ do: 'push-enemy', n: spaces, foes: 'target' }],
      },
    ],
  }),
);

export const mineArtifacts: readonly ItemCard[] = [
  ...mineCurios,
  saintBarbarasMedal,
  drownedConquerorsCuirass,
  widowsAnswer,
  drinkingKnife,
  monocleOfTheDeepEye,
  veinCoreCylinder,
  hammerOfTheLastShift,
].map(artifact);
