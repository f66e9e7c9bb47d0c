import type { ItemCard } from '../../content-types.ts';
import { healSanity } from '../../language/build.ts';
import { personal } from './build.ts';

const pocketWatch = personal('pocket-watch', { initiative: 3 }, ({ initiative }) => ({
  immune: ['enemy-ties'],
  uses: [
    {
      id: 'wind',
      timing: 'turn-start',
      limit: 'fight',
      when: 'in-fight',
      do: [{ do: 'bonus', stats: { initiative }, until: 'turn' }],
    },
  ],
}));

const fadedTintype = personal('faded-tintype', { sanity: 2, heal: 1 }, ({ sanity, heal }) => ({
  stats: { maxSanity: sanity },
  on: [{ at: 'catchYourBreath', do: [healSanity(heal)] }],
}));

/** Only worth it while it keeps its owner on their feet. */
const bulletWithYourName = personal('bullet-with-your-name', { wounds: 5 }, ({ wounds }) => ({
  on: [
    {
      at: 'heroWounded',
      when: { deadlyBy: wounds },
      asks: true,
      once: 'adventure',
      change: { wounds: { add: -wounds, least: 0 } },
    },
  ],
}));

const rattlersTail = personal('rattlers-tail', { initiative: 1 }, ({ initiative }) => {
  const ambushers = { foes: 'in-world', when: { type: 'concerned' } } as const;
  return {
    stats: { initiative },
    on: [
      {
        at: 'ambushed',
        when: { any: ambushers },
        told: true,
        do: [{ do: 'lose-ambush', foes: ambushers }],
      },
    ],
  };
});

/** Once in each fight and once between two of them: both the start and the end make it ready. */
const markedCards = personal('marked-cards', { dice: 1 }, ({ dice }) => ({
  on: [
    { at: 'heroRolled', reroll: { most: dice, limit: 'fight' } },
    { at: 'fightStart', do: [{ do: 'make-ready' }] },
  ],
}));

/** Another one who falls only gives the Grit: the anger is already there. */
const twoWeddingRings = personal(
  'two-wedding-rings',
  { grit: 1, combat: 1, shots: 1 },
  ({ grit, combat, shots }) => ({
    while: [{ when: { noted: 'grief' }, stats: { combat, shots } }],
    on: [
      {
        at: 'heroDown',
        of: 'another-in-world',
        told: true,
        do: [
          {
            do: 'if',
            when: 'in-fight',
            then: [{ do: 'note', what: 'grief', until: 'fight' }],
          },
          { do: 'grit', n: grit },
        ],
      },
    ],
  }),
);

const wornHymnal = personal('worn-hymnal', { resistance: 1, hits: 1 }, ({ resistance, hits }) => ({
  stats: { corruptionResistance: resistance },
  on: [
    {
      at: 'heroHit',
      when: {
        every: [
          { field: 'kind', is: 'corruption' },
          { field: 'hits', least: 1 },
        ],
      },
      once: 'adventure',
      told: true,
      change: { hits: { add: -hits, least: 0 } },
    },
  ],
}));

const assayersLoupe = personal('assayers-loupe', { gold: 10, dice: 1 }, ({ gold, dice }) => ({
  stats: { scavengeDice: dice },
  on: [{ at: 'goldFound', when: { field: 'amount', least: 1 }, change: { amount: gold } }],
}));

const bentHarmonica = personal('bent-harmonica', { heal: 1 }, ({ heal }) => ({
  on: [
    {
      at: 'catchYourBreath',
      do: [{ do: 'heal', sanity: heal, by: 'owner', to: 'others-here' }],
    },
  ],
}));

const NOTCHES = { kills: 3, grit: 1 };

/** Its charges are the kills still to come. */
const notchedGrip: ItemCard = {
  ...personal('notched-grip', NOTCHES, ({ kills, grit }) => ({
    on: [
      { at: 'adventureStart', do: [{ do: 'recharge' }] },
      {
        at: 'enemyKilled',
        of: 'you',
        when: { enemy: { size: 'small-or-medium' } },
        do: [{ do: 'tally', of: kills, then: [{ do: 'grit', n: grit }] }],
      },
      {
        at: 'enemyKilled',
        of: 'you',
        when: { enemy: { size: 'large' } },
        told: true,
        do: [{ do: 'grit', n: grit }],
      },
    ],
  })),
  charges: NOTCHES.kills,
};

export const personalItems: readonly ItemCard[] = [
  pocketWatch,
  fadedTintype,
  bulletWithYourName,
  rattlersTail,
  markedCards,
  twoWeddingRings,
  wornHymnal,
  assayersLoupe,
  bentHarmonica,
  notchedGrip,
];
