import type { ItemCard } from '../../content-types.ts';
import { MELEE } from '../../language/build.ts';
import { gun, handWeapon, thrown } from './build.ts';

const trapdoorCarbine = gun(
  'trapdoor-carbine',
  'rifle',
  { hands: 2, weight: 2, upgradeSlots: 2, price: 300, damage: 2 },
  { range: 12, shots: 1, near: 3, worse: 1 },
  ({ near, worse }) => ({
    on: [
      {
        at: 'aimedAt',
        when: { every: [{ weapon: { own: true } }, { enemy: { within: near } }] },
        change: { need: worse },
      },
    ],
  }),
);

/** Both barrels at once: it has to be loaded again, which takes an activation without an attack. */
const coachGun = gun(
  'coach-gun',
  'shotgun',
  { hands: 2, weight: 2, upgradeSlots: 1, only: ['law', 'outlaw'], price: 350, damageDie: 'D8' },
  { range: 4, shots: 2, grit: 1 },
  ({ grit }) => ({
    on: [
      {
        at: 'attackResolved',
        when: { weapon: { own: true } },
        do: [{ do: 'exhaust', until: 'fight' }],
      },
      { at: 'heroActivationEnd', when: 'has-not-attacked', do: [{ do: 'make-ready' }] },
    ],
    uses: [
      {
        id: 'reload',
        timing: 'activation',
        grit,
        when: { every: ['exhausted', 'has-not-attacked', 'has-not-acted'] },
        do: [{ do: 'make-ready' }],
      },
    ],
  }),
);

const cavalryRevolver = gun(
  'cavalry-revolver',
  'pistol',
  { hands: 1, weight: 1, upgradeSlots: 2, price: 275 },
  { range: 7, shots: 2, combat: 1 },
  ({ combat }) => ({ stats: { combat } }),
);

/** The one Shot of the card is among those rolled; bonus Shots come on top. */
const pepperbox = gun(
  'pepperbox',
  'pistol',
  { hands: 1, weight: 1, price: 200 },
  { range: 4, shots: 'D6', jam: 1 },
  ({ jam }) => ({ special: { id: 'rolled-shots', n: { jam } } }),
);

const tunnelMattock = handWeapon(
  'tunnel-mattock',
  { keywords: ['tool'], hands: 2, weight: 2, upgradeSlots: 2, price: 225 },
  { combat: 1, defense: 2 },
  ({ combat, defense }) => ({
    stats: { combat },
    on: [{ at: 'damageRolled', when: { weapon: MELEE }, change: { damage: { pierces: defense } } }],
  }),
);

/** The wounds that one enemy had no Health for; each next one that dies passes its own on. */
const butchersCleaver = handWeapon(
  'butchers-cleaver',
  { keywords: ['blade'], hands: 1, weight: 1, upgradeSlots: 1, price: 175 },
  { combat: 1 },
  ({ combat }) => ({
    stats: { combat },
    on: [
      {
        at: 'enemyKilled',
        of: 'you',
        when: { every: [{ weapon: MELEE }, { field: 'excess', least: 1 }] },
        do: [
          {
            do: 'wound-enemy',
            n: { count: { field: 'excess' } },
            foes: 'adjacent',
            one: true,
            sameAttack: true,
          },
        ],
      },
    ],
  }),
);

/** Wherever it can be driven in so many steps over free spaces. */
const droversWhip = handWeapon(
  'drovers-whip',
  { hands: 1, price: 150 },
  { range: 3, spaces: 2 },
  ({ range, spaces }) => ({
    uses: [
      {
        id: 'drive',
        timing: 'activation',
        limit: 'turn',
        do: [
          {
            do: 'move-enemy',
            n: spaces,
            foes: {
              foes: { inSight: range },
              when: { size: 'small-or-medium', lacks: 'ab-immobile' },
            },
          },
        ],
      },
    ],
  }),
);

const FIRE = 'fire';

/** The brand stays for the whole fight; a second one hurts no more than the first. */
const brandingIron = handWeapon(
  'branding-iron',
  { keywords: [FIRE], hands: 1, weight: 1, price: 175 },
  { combat: 1, less: 1 },
  ({ combat, less }) => ({
    on: [
      {
        at: 'hitAssigned',
        when: { every: [{ weapon: { own: true, free: true } }, { enemy: {} }] },
        do: [
          {
            do: 'weaken',
            stats: { combat: -less },
            until: 'fight',
            foes: 'target',
            floor: 1,
            notTwice: true,
          },
        ],
      },
    ],
    uses: [
      {
        id: 'brand',
        timing: 'free-attack',
        limit: 'fight',
        do: [
          {
            do: 'free-attack',
            kind: 'melee',
            dice: combat,
            keywords: ['hand-weapon', FIRE],
            ignoresDefense: true,
            own: true,
          },
        ],
      },
    ],
  }),
);

/** They are picked up again without effort. */
const braceOfHatchets = thrown(
  'brace-of-hatchets',
  { keywords: ['hand-weapon'], hands: 1, weight: 1, price: 150 },
  { shots: 2, plus: 2 },
);

export const gearWeapons: readonly ItemCard[] = [
  trapdoorCarbine,
  coachGun,
  cavalryRevolver,
  pepperbox,
  tunnelMattock,
  butchersCleaver,
  droversWhip,
  brandingIron,
  braceOfHatchets,
];
