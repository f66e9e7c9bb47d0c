import type { ItemCard } from '../../content-types.ts';
import { corruption, darkness, horror, roll, sanity } from '../../language/build.ts';
import { item } from './build.ts';

const whisperingLedger = item(
  'whispering-ledger',
  { keywords: ['book', 'occult'], weight: 1, price: 450 },
  { lore: 1, sanity: 2 },
  ({ lore, sanity: damage }) => ({
    stats: { lore },
    on: [
      {
        at: 'darknessDrawn',
        when: { field: 'replaced', is: false },
        asks: true,
        once: 'adventure',
        change: { replaced: true },
        do: [sanity(damage)],
      },
    ],
  }),
);

const blackGlassSkull = item(
  'black-glass-skull',
  { keywords: ['occult'], hands: 1, weight: 1, darkStone: 1, price: 500 },
  { grit: 1, reach: 3, defense: 2, corruption: 1 },
  ({ grit, reach, defense, corruption: hits }) => ({
    uses: [
      {
        id: 'look',
        timing: 'activation',
        limit: 'turn',
        grit,
        do: [
          {
            do: 'weaken',
            stats: { defense: -defense },
            until: 'turn',
            foes: { within: reach },
          },
          corruption(hits),
        ],
      },
    ],
  }),
);

const knucklebonesDice = item(
  'knucklebone-dice',
  { keywords: ['occult'], price: 500 },
  { dice: 2, omen: 1, steps: 1 },
  (n) => ({ special: { id: 'rerolls-of-enemies', n } }),
);

/** The Hold Back roll asks only the bearer of the lantern for this number. */
const drownedMensLamp = item(
  'drowned-mens-lamp',
  { keywords: ['light', 'occult'], weight: 1, darkStone: 1, price: 550 },
  { plus: 1, horror: 2 },
  ({ plus, horror: hits }) => ({
    stats: { holdBack: plus },
    on: [{ at: 'depthEvent', do: [horror(hits)] }],
  }),
);

const keyToNoDoor = item(
  'key-to-no-door',
  { keywords: ['occult'], price: 400 },
  { gateFrom: 5, cunning: 1 },
  ({ gateFrom, cunning }) => {
    const door = { do: 'open-door', in: 'yours' } as const;
    return {
      stats: { cunning },
      uses: [
        {
          id: 'unlock',
          timing: 'instead-of-search',
          limit: 'adventure',
          when: { every: ['in-peace', 'closed-exit-here'] },
          do: [roll('key', gateFrom, [door], [{ do: 'open-gate', in: 'yours', else: [door] }])],
        },
      ],
    };
  },
);

const petrifiedHeart = item(
  'petrified-heart',
  { keywords: ['occult', 'dark-stone'], weight: 1, darkStone: 1, price: 500 },
  { health: 4, resistance: 1 },
  ({ health, resistance }) => ({
    stats: { maxHealth: health, corruptionResistance: -resistance },
  }),
);

/** Until the next activation of the one who wound it up. One die of Combat is always left. */
const mothersMusicBox = item(
  'mothers-music-box',
  { keywords: ['device'], hands: 1, weight: 1, price: 450 },
  { sanity: 1, combat: 1 },
  ({ sanity: damage, combat }) => ({
    uses: [
      {
        id: 'play',
        timing: 'instead-of-attack',
        limit: 'fight',
        do: [
          {
            do: 'weaken',
            stats: { combat: -combat, move: 'all' },
            until: 'your-activation',
            foes: { foes: 'here', when: { size: 'small-or-medium' } },
            floor: 1,
          },
          sanity(damage),
        ],
      },
    ],
  }),
);

const bottledDaybreak = item(
  'bottled-daybreak',
  { keywords: ['consumable', 'light'], price: 350 },
  { steps: 2, initiative: 1 },
  ({ steps, initiative }) => ({
    uses: [
      {
        id: 'uncork',
        timing: 'anytime',
        limit: 'discard',
        do: [
          {
            do: 'weaken',
            stats: { initiative: -initiative },
            until: 'turn',
            foes: { foes: 'here', when: { keywords: ['Demon', 'Void'] } },
          },
          darkness(-steps),
        ],
      },
    ],
  }),
);

/** The artifacts of the mine that are neither worn nor fought with. */
export const mineCurios: readonly ItemCard[] = [
  whisperingLedger,
  blackGlassSkull,
  knucklebonesDice,
  drownedMensLamp,
  keyToNoDoor,
  petrifiedHeart,
  mothersMusicBox,
  bottledDaybreak,
];
