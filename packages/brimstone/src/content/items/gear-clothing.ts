import type { ItemCard } from '../../content-types.ts';
import { healSanity } from '../../language/build.ts';
import { clothing } from './build.ts';

const powderMansHat = clothing(
  'powder-mans-hat',
  'hat',
  { price: 125 },
  { prevent: 2 },
  ({ prevent }) => ({
    on: [
      {
        at: 'woundsIncoming',
        when: { cause: ['explosion', 'card'] },
        change: { wounds: { add: -prevent, least: 0 } },
      },
    ],
  }),
);

const undertakersTopper = clothing(
  'undertakers-topper',
  'hat',
  { upgradeSlots: 1, price: 200 },
  { heal: 1, spirit: 1 },
  ({ heal, spirit }) => ({
    stats: { spirit },
    on: [
      { at: 'enemyKilled', of: 'you', once: 'fight', do: [healSanity(heal)] },
      { at: 'heroDown', of: 'another-here', do: [healSanity(heal)] },
    ],
  }),
);

/** It lights nothing for the others, but its bearer is never in the dark. */
const carbideHeadlamp = clothing(
  'carbide-headlamp',
  'hat',
  { keywords: ['device'], weight: 1, price: 175 },
  { agility: 1 },
  ({ agility }) => ({ stats: { agility }, immune: ['voices'] }),
);

const oilskinDuster = clothing(
  'oilskin-duster',
  'coat',
  { weight: 1, upgradeSlots: 1, price: 250 },
  { save: 4 },
  ({ save }) => ({ bestOf: { poisonSave: save }, immune: ['weather'] }),
);

const sunBleachedPoncho = clothing(
  'sun-bleached-poncho',
  'shoulders',
  { weight: 1, price: 150 },
  { dice: 1 },
  ({ dice }) => ({
    immune: ['weather'],
    on: [
      {
        at: 'heroRolled',
        when: { field: 'purpose', is: 'defense' },
        reroll: { most: dice, failedOnly: true, limit: 'fight' },
      },
    ],
  }),
);

const assayGloves = clothing(
  'assay-gloves',
  'gloves',
  { upgradeSlots: 1, price: 225 },
  { safe: 2 },
  ({ safe }) => ({ stats: { darkStoneSafe: safe } }),
);

/** The first space of an activation is free; where the next one is due, the test is. */
const hobnailBoots = clothing(
  'hobnail-boots',
  'boots',
  { weight: 1, upgradeSlots: 1, price: 150 },
  {},
  () => ({
    immune: ['push'],
    on: [{ at: 'escapeTest', when: 'has-not-moved', change: { waived: true } }],
  }),
);

const bottleBandolier = clothing(
  'bottle-bandolier',
  'belt',
  { keywords: ['container'], price: 125 },
  { slots: 2 },
  ({ slots }) => ({ stats: { sideBag: slots } }),
);

const boilerPlateVest = clothing(
  'boiler-plate-vest',
  'torso',
  { keywords: ['metal'], weight: 3, upgradeSlots: 2, price: 350 },
  { armor: 5, initiative: 1 },
  ({ armor, initiative }) => ({ bestOf: { armor }, stats: { initiative: -initiative } }),
);

const rockSiftersGoggles = clothing(
  'rock-sifters-goggles',
  'face',
  { price: 175 },
  { extra: 1 },
  ({ extra }) => ({ on: [{ at: 'scavengeDrawn', change: { extra } }] }),
);

/** Whom it dazzles it dazzles for one activation of that type, which comes once in a turn. */
const featherBoa = clothing(
  'feather-boa',
  'shoulders',
  { only: ['performer', 'showman'], price: 200 },
  { escape: 2, sanity: 1, combat: 1 },
  ({ sanity, combat, ...stats }) => ({
    stats,
    on: [
      {
        at: 'enemyActivationStart',
        when: { any: { foes: 'adjacent', when: { type: 'concerned' } } },
        asks: true,
        once: 'fight',
        do: [
          { do: 'note', what: 'dazzles', until: 'turn' },
          { do: 'sanity', n: sanity },
        ],
      },
      {
        at: 'enemyAttackDeclared',
        of: 'you',
        when: { every: [{ noted: 'dazzles' }, { enemy: { adjacent: true } }] },
        change: { dice: { add: -combat, least: 1 } },
      },
      { at: 'enemyActivationEnd', do: [{ do: 'strike-out', what: 'dazzles' }] },
    ],
  }),
);

export const gearClothing: readonly ItemCard[] = [
  powderMansHat,
  undertakersTopper,
  carbideHeadlamp,
  oilskinDuster,
  sunBleachedPoncho,
  assayGloves,
  hobnailBoots,
  bottleBandolier,
  boilerPlateVest,
  rockSiftersGoggles,
  featherBoa,
];
