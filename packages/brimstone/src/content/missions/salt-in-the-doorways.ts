import {
  atLeast,
  countOn,
  darkness,
  eachOf,
  gold,
  tell,
  threat,
  unmark,
  when,
  xp,
} from '../../language/build.ts';
import type { Effects } from '../../language/effects.ts';
import { missionOf } from '../../language/mission.ts';
import type { MarkerFilter, When } from '../../language/values.ts';
import { markOf } from '../../rules/queries.ts';

const data = {
  clues: 3,
  width: 3,
  widthAlone: 2,
  sealTarget: 4,
  sealXp: 15,
  push: 3,
  leakOn: 1,
  widenFirst: 11,
  widenSecond: 6,
  widen: 1,
  xp: 50,
  gold: 60,
  bonusXp: 25,
};

const RIFT: MarkerFilter = { kind: 'rift' };
const RIFT_HERE: MarkerFilter = { kind: 'rift', is: 'on-tile' };
const OPEN: When = { marker: RIFT };
/** As wide as its own counter says. */
const OPENS: Effects = [
  { do: 'mark', marker: 'rift', place: 'far', number: { count: { counter: 'clues' } } },
  {
    do: 'with-marker',
    of: { kind: 'rift', when: { not: atLeast('*', 1) } },
    then: [
      {
        do: 'set',
        counter: '*',
        n: { if: { mission: 'alone' }, is: data.widthAlone, else: data.width },
      },
    ],
  },
];
const SALTED = { successes: 'salt' } as const;

/** Close three rifts, each in a room of its own, before too much has come through. */
export const saltInTheDoorways = missionOf({
  id: 'salt-in-the-doorways',
  data,
  basic: false,
  levels: [2, 4],
  story: { won: ['the-far-engine'], lost: ['run-for-daylight'] },
  place: { x: 64, y: 74 },
  world: 'mines',
  gates: 'never',
  clues: data.clues,
  triggers: [
    {
      // Whatever is open lets something in, sooner or later.
      at: 'turnStart',
      do: [
        {
          do: 'with-marker',
          of: RIFT,
          by: 'each',
          then: [
            when('in-peace', [
              {
                do: 'luck',
                what: 'leak',
                upTo: data.leakOn,
                then: [tell('leak'), threat('low', 'ambush')],
              },
            ]),
          ],
        },
      ],
    },
    {
      // The Darkness leans on what is open.
      at: 'darknessMoved',
      if: {
        every: [
          { field: 'forward', is: true },
          {
            some: [data.widenFirst, data.widenSecond].map((space) => ({
              field: 'to',
              is: markOf(space),
            })),
          },
          OPEN,
        ],
      },
      do: [
        tell('wider'),
        { do: 'with-marker', of: RIFT, by: 'each', then: [countOn('*', data.widen)] },
      ],
    },
  ],
  uses: [
    {
      // Every success is one width of the rift; with the last it is closed, and the Darkness gives way.
      id: 'seal',
      timing: 'instead-of-attack',
      when: { marker: RIFT_HERE },
      do: [
        {
          do: 'with-marker',
          of: RIFT_HERE,
          then: [
            {
              do: 'test',
              by: 'you',
              skill: ['spirit', 'lore'],
              need: data.sealTarget,
              enough: { count: { counter: '*' } },
              rows: [[]],
              as: 'salt',
            },
            countOn('*', { count: SALTED, times: -1 }),
            when({ not: atLeast('*', 1) }, [
              { do: 'set', counter: '*', n: 0 },
              unmark,
              countOn('sealed'),
              xp(data.sealXp),
              tell('sealed'),
              darkness(-data.push),
            ]),
          ],
        },
      ],
    },
  ],
  clue: [tell('clue'), ...OPENS],
  objective: [when({ not: OPEN }, [countOn('clean')]), ...OPENS, threat('high')],
  won: { every: [{ mission: 'objective-found' }, 'in-peace', { not: OPEN }] },
  reward: [
    eachOf(
      'the-living',
      xp({ if: atLeast('clean', 1), is: data.xp + data.bonusXp, else: data.xp }),
      gold(data.gold),
    ),
  ],
  failure: [{ do: 'darkness-ahead' }],
});
