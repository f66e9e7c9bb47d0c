import type { ItemCard } from '../../content-types.ts';
import { gear, goldDice, horror, roll, test } from '../../language/build.ts';
import { item } from './build.ts';
import { gearSupplies } from './gear-supplies.ts';

const hempCoil = item(
  'hemp-coil',
  { keywords: ['tool', 'rope'], weight: 1, price: 100 },
  { uses: 2, dice: 2 },
  ({ uses, dice }) => ({
    on: [
      {
        at: 'encounterTest',
        of: 'here',
        when: { field: 'skill', in: ['agility', 'strength'] },
        asks: true,
        once: { times: uses, in: 'adventure' },
        change: { dice },
      },
    ],
  }),
);

/** It sings at the start of a fight; the quick turn is the first one of the fight, now or next. */
const canaryCage = item(
  'canary-cage',
  { keywords: ['device', 'animal'], weight: 1, price: 75 },
  { initiative: 2, dies: 1, horror: 1 },
  ({ initiative, dies, horror: hits }) => ({
    on: [
      {
        at: 'fightStart',
        when: 'enemies-in-your-world',
        do: [
          roll(
            'canary',
            dies + 1,
            [{ do: 'discard-item' }, horror(hits, undefined, 'here')],
            [
              {
                do: 'bonus',
                stats: { initiative },
                until: 'turn',
                firstTurn: true,
                to: 'in-world',
              },
            ],
          ),
        ],
      },
    ],
  }),
);

const plungerBox = item(
  'plunger-box',
  { keywords: ['device', 'explosive'], hands: 2, weight: 2, price: 250 },
  { range: 4, damage: 'D6+2' },
  ({ range, damage }) => ({
    uses: [
      {
        id: 'plunge',
        timing: 'instead-of-attack',
        limit: 'fight',
        when: 'in-fight',
        do: [{ do: 'set-off-dynamite', n: damage, within: range }],
      },
    ],
  }),
);

const companyStrongbox = item(
  'company-strongbox',
  { keywords: ['container'], weight: 3, price: 150 },
  { need: 6, gold: 25, dice: '2D6' },
  ({ need, gold, dice }) => ({
    uses: [
      {
        id: 'open',
        timing: 'instead-of-search',
        limit: 'turn',
        when: 'in-peace',
        do: [
          test(['cunning', 'strength'], need, {
            pass: [{ do: 'discard-item' }, goldDice(dice, gold), gear()],
          }),
        ],
      },
    ],
  }),
);

export const gearOther: readonly ItemCard[] = [
  ...gearSupplies,
  hempCoil,
  canaryCage,
  plungerBox,
  companyStrongbox,
];
