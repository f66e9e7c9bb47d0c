import type { Upgrade } from '../../content-types.ts';
import { bonus, gold, grit, when } from '../../language/build.ts';
import type { Who } from '../../language/values.ts';
import { upgradesOf } from '../upgrades/build.ts';

const marshal = upgradesOf('us-marshal');

const swornIn = marshal('sworn-in', { damage: 1 }, ({ damage }) => ({
  on: [
    {
      at: 'fightStart',
      when: { number: { count: { heroes: 'others-in-world' } }, least: 1 },
      told: true,
      do: [
        {
          do: 'name',
          by: 'owner',
          of: 'others-in-world',
          then: [bonus({ damageMelee: damage, damageRanged: damage }, 'fight')],
        },
      ],
    },
  ],
}));

const steadyVoice = marshal('steady-voice', { sanity: 1 }, ({ sanity }) => ({
  on: [
    {
      at: 'heroSanityLost',
      of: 'another-here',
      once: 'turn',
      told: true,
      change: { amount: { add: -sanity, least: 0 } },
    },
  ],
}));

/** Nobody is asked to spend Grit that there is no room for. */
const SHORT: Who = { who: 'other-party', when: 'lacks-grit' };

const deadOrAlive = marshal('dead-or-alive', { grit: 1 }, ({ grit: back }) => ({
  on: [
    {
      at: 'hitResolved',
      when: {
        every: [
          { field: 'killed', is: true },
          { some: ['lacks-grit', { number: { count: { heroes: SHORT } }, least: 1 }] },
        ],
      },
      once: 'fight',
      told: true,
      do: [
        when('lacks-grit', [grit(back)]),
        { do: 'name', by: 'owner', of: SHORT, then: [grit(back)] },
      ],
    },
  ],
}));

const raiseThePosse = marshal(
  'raise-the-posse',
  { initiative: 2, bonus: 1 },
  ({ initiative, bonus: more }) => ({
    uses: [
      {
        id: 'raise',
        timing: 'turn-start',
        limit: 'fight',
        when: 'in-fight',
        do: [
          bonus({ initiative }, 'turn', 'party'),
          bonus({ shots: more, combat: more }, 'activation', 'party'),
        ],
      },
    ],
  }),
);

const readsTheGround = marshal(
  'reads-the-ground',
  { cunning: 1, dice: 1 },
  ({ cunning, dice }) => ({ stats: { cunning, scavengeDice: dice } }),
);

const bountyLedger = marshal('bounty-ledger', { small: 5, large: 50 }, ({ small, large }) => ({
  on: [
    {
      at: 'hitResolved',
      when: { field: 'killed', is: true },
      do: [when({ enemy: { size: 'small-or-medium' } }, [gold(small)], [gold(large)])],
    },
  ],
}));

const nothingToSeeHere = marshal('nothing-to-see-here', {}, () => ({
  on: [
    {
      at: 'encounterDrawn',
      when: {
        every: [
          { field: 'advanced', is: false },
          { field: 'cancelled', is: false },
        ],
      },
      asks: true,
      once: 'adventure',
      change: { cancelled: true },
    },
  ],
}));

const firstThroughTheDoor = marshal(
  'first-through-the-door',
  { initiative: 2 },
  ({ initiative }) => ({
    on: [
      {
        at: 'ambushed',
        when: { any: { foes: 'in-world', when: { type: 'concerned' } } },
        told: true,
        do: [{ do: 'lose-ambush', foes: { foes: 'in-world', when: { type: 'concerned' } } }],
      },
      { at: 'fightStart', do: [bonus({ initiative }, 'fight', 'here')] },
    ],
  }),
);

export const star: readonly Upgrade[] = [swornIn, steadyVoice, deadOrAlive, raiseThePosse];

export const trail: readonly Upgrade[] = [
  readsTheGround,
  bountyLedger,
  nothingToSeeHere,
  firstThroughTheDoor,
];
