import type { ItemCard } from '../../content-types.ts';
import type { UseData } from '../../language/ability.ts';
import type { When } from '../../language/values.ts';
import { item, supply } from './build.ts';

/** In a fight it takes the place of the attack; in peace there is time, but once in a turn at most. */
const sawbonesRoll = supply(
  'sawbones-roll',
  { keywords: ['tool', 'medical'], weight: 1, price: 175 },
  { uses: 3, heal: 'D3' },
  ({ heal }) => {
    const treat: Omit<UseData, 'id' | 'timing'> = {
      limit: 'charge',
      once: 'turn',
      do: [
        {
          do: 'name',
          by: 'owner',
          of: { who: 'in-reach', when: { some: ['wounded', 'poisoned'] } },
          then: [
            { do: 'heal', wounds: heal, by: 'owner' },
            { do: 'cure', what: ['poison'] },
          ],
        },
      ],
    };
    return {
      uses: [
        { ...treat, id: 'operate', timing: 'instead-of-attack' },
        { ...treat, id: 'treat', timing: 'activation', when: 'in-peace' },
      ],
    };
  },
);

const professorsCureAll = item(
  'professors-cure-all',
  { keywords: ['consumable'], price: 75 },
  { sanity: 'D6', wounds: '2D6' },
  (bottle) => ({
    uses: [
      {
        id: 'drink',
        timing: 'anytime',
        limit: 'discard',
        do: [
          {
            do: 'name',
            by: 'owner',
            of: { who: 'in-reach', when: { some: ['wounded', 'shaken'] } },
            then: [{ do: 'special', id: 'cure-all', n: bottle }],
          },
        ],
      },
    ],
  }),
);

const DEMON_OR_VOID: When = { enemy: { keywords: ['Demon', 'Void'] } };

/** Loaded when the hit is assigned and felt when its damage is rolled, even of the last casing. */
const silverCasings = supply(
  'silver-casings',
  { keywords: ['ammo'], price: 125 },
  { uses: 4, damage: 'D6' },
  ({ damage }) => ({
    on: [
      {
        at: 'hitAssigned',
        ammo: true,
        when: DEMON_OR_VOID,
        change: { extraDamage: { add: damage, roll: 'silver' } },
      },
    ],
  }),
);

/** The Blacksmith casts them. They do to any flesh what the stone does to its own. */
export const darkStoneBullets = supply(
  'dark-stone-bullets',
  { keywords: ['ammo', 'dark-stone'], darkStone: 1, price: 150 },
  { uses: 6, damage: 2 },
  ({ damage }) => ({ on: [{ at: 'hitAssigned', ammo: true, change: { extraDamage: damage } }] }),
);

/** The hit is spent on stunning its target: it does no damage, and no XP comes of it. */
const rockSaltCartridges = supply(
  'rock-salt-cartridges',
  { keywords: ['ammo'], price: 75 },
  { uses: 3 },
  () => ({
    on: [
      {
        at: 'hitAssigned',
        ammo: true,
        when: { enemy: { size: 'small-or-medium', lacks: 'ab-immobile', stunned: false } },
        do: [{ do: 'stun', foes: 'target' }, { do: 'lose-hit' }],
      },
    ],
  }),
);

const canOfLampOil = supply(
  'can-of-lamp-oil',
  { keywords: ['consumable', 'light'], weight: 1, price: 100 },
  { uses: 3, plus: 2 },
  ({ plus }) => ({
    on: [
      {
        at: 'holdBackRolled',
        asks: true,
        once: 'turn',
        when: {
          every: [
            'no-double',
            { shortBy: plus },
            { some: ['carries-the-lantern', 'next-to-the-lantern'] },
          ],
        },
        pay: { charge: true },
        change: { total: plus },
      },
    ],
  }),
);

/** What runs out: remedies, ammunition, oil. */
export const gearSupplies: readonly ItemCard[] = [
  sawbonesRoll,
  professorsCureAll,
  silverCasings,
  rockSaltCartridges,
  canOfLampOil,
];
