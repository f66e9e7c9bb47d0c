import type { ItemCard } from '../../content-types.ts';
import { container, gun, item } from './build.ts';

/** Until the end of their next activation, which is in this turn for all who are up. */
const marshalBadge = item(
  'marshal-badge',
  { keywords: ['icon', 'law'], only: ['law'] },
  { bonus: 2 },
  ({ bonus }) => ({
    uses: [
      {
        id: 'rally',
        timing: 'turn-start',
        limit: 'adventure',
        when: 'in-fight',
        do: [
          { do: 'bonus', stats: { shots: bonus, combat: bonus }, until: 'activation', to: 'party' },
        ],
      },
    ],
  }),
);

/** Never in hand: it is drawn for one Free Attack, with its own numbers. */
const holdOutPistol = item(
  'hold-out-pistol',
  { keywords: ['gun', 'pistol'] },
  { range: 3, shots: 1, crit: 5 },
  ({ range, shots, crit }) => ({
    uses: [
      {
        id: 'fire',
        timing: 'free-attack',
        limit: 'fight',
        do: [
          {
            do: 'free-attack',
            kind: 'ranged',
            range,
            dice: shots,
            crit,
            keywords: ['gun', 'pistol'],
            own: true,
          },
        ],
      },
    ],
  }),
);

/** Lights the way for the party; the rules of the Darkness know who bears it. */
const oldLantern: ItemCard = {
  ...item('old-lantern', { keywords: ['light'] }, {}),
  data: { dice: '2D6' },
};

/** Its Dynamite is as good as in the side bag, and safe. */
const dynamiteSatchel = container(
  'dynamite-satchel',
  ['dynamite'],
  { keywords: ['explosive'], weight: 1 },
  { holds: 3, start: 2 },
  ({ start }) => ({
    on: [{ at: 'adventureStart', do: [{ do: 'fill', most: start, with: 'dynamite' }] }],
  }),
);

const medicalValise = container(
  'medical-valise',
  ['bandages', 'whiskey', 'herbs', 'swamp-fungus'],
  { weight: 1 },
  { holds: 2, start: 1 },
  ({ start }) => ({
    on: [
      { at: 'adventureStart', do: [{ do: 'fill', most: start, with: ['bandages', 'whiskey'] }] },
    ],
  }),
);

/** The cards of the four classes, without the second Pistol: the Bandido and the Gunslinger have one each. */
export const startingGear: readonly ItemCard[] = [
  gun(
    'shotgun',
    'shotgun',
    { hands: 2, weight: 2, upgradeSlots: 2, toHitDie: 'D8', damageDie: 'D8' },
    { range: 5, shots: 1 },
  ),
  marshalBadge,
  holdOutPistol,
  gun('pistol', 'pistol', { hands: 1, weight: 1, upgradeSlots: 1 }, { range: 6, shots: 2 }),
  oldLantern,
  dynamiteSatchel,
  medicalValise,
];
