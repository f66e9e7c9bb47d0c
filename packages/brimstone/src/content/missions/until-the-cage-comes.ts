import { atLeast, countOn, eachOf, gold, tell, threat, when, xp } from '../../language/build.ts';
import type { Effect, Effects } from '../../language/effects.ts';
import { missionOf } from '../../language/mission.ts';
import type { MarkerFilter, When } from '../../language/values.ts';

const data = {
  clues: 2,
  spliceTarget: 5,
  start: 7,
  startSpliced: 6,
  wave1: 5,
  wave2: 3,
  bellTarget: 5,
  bellXp: 15,
  xp: 40,
  gold: 50,
};

const WIRE: MarkerFilter = { kind: 'wire', is: 'on-tile' };
const BELL: MarkerFilter = { kind: 'bell', is: 'beside' };
const setTo = (n: number): Effect => ({ do: 'set', counter: 'countdown', n });
const isAt = (n: number): When => ({
  number: { count: { counter: 'countdown' } },
  least: n,
  most: n,
});
const onward: Effects = [{ do: 'run', routine: 'onward' }];

/** Hold out at the cage landing until the cage comes. */
export const untilTheCageComes = missionOf({
  id: 'until-the-cage-comes',
  data,
  basic: false,
  levels: [1, 3],
  story: { won: ['nine-days-down', 'the-assayers-daughter'], lost: ['close-the-throat'] },
  place: { x: 28, y: 44 },
  world: 'mines',
  clues: data.clues,
  triggers: [
    {
      // The countdown drops by one, or with nobody left to fight to the next wave.
      at: 'final-turn',
      from: 2,
      do: [
        when(
          'in-fight',
          [countOn('countdown', -1)],
          [
            when(
              atLeast('countdown', data.wave1 + 1),
              [setTo(data.wave1)],
              [when(atLeast('countdown', data.wave2 + 1), [setTo(data.wave2)], [setTo(0)])],
            ),
          ],
        ),
        ...onward,
      ],
    },
  ],
  routines: {
    /** Two numbers bring a wave, which follows the rules of an Ambush; at 0 the cage is there. */
    onward: [
      when({ some: [isAt(data.wave1), isAt(data.wave2)] }, [
        tell('wave'),
        threat('party', 'ambush'),
      ]),
      when(isAt(0), [{ do: 'run', routine: 'cage' }]),
    ],
    /** It takes everyone home when somebody stands on the landing, and comes again next turn if not. */
    cage: [
      when(
        { number: { count: { heroes: { onMarker: 'bell' } } }, least: 1 },
        [tell('cage'), when('in-peace', [countOn('clear')]), { do: 'win', by: 'cage' }],
        [setTo(1)],
      ),
    ],
  },
  uses: [
    {
      id: 'splice',
      timing: 'instead-of-search',
      when: {
        every: [
          'in-peace',
          { not: { mission: 'objective-found' } },
          { not: atLeast('splice-tried', 1) },
          { marker: WIRE },
        ],
      },
      do: [
        countOn('splice-tried'),
        {
          do: 'test',
          by: 'you',
          skill: 'cunning',
          need: data.spliceTarget,
          rows: [[], [countOn('spliced')]],
        },
      ],
    },
    {
      id: 'ring',
      timing: 'instead-of-attack',
      when: {
        every: [{ marker: BELL }, { not: isAt(0) }, { not: { thisTurn: 'rung-in-turn' } }],
      },
      do: [
        { do: 'set', counter: 'rung-in-turn', n: { count: 'turn' } },
        {
          do: 'test',
          by: 'you',
          skill: 'strength',
          need: data.bellTarget,
          rows: [[], [xp(data.bellXp), countOn('countdown', -1), ...onward]],
        },
      ],
    },
  ],
  clue: [tell('clue1'), { do: 'mark', marker: 'wire' }],
  objective: [
    {
      do: 'set',
      counter: 'countdown',
      n: { if: atLeast('spliced', 1), is: data.startSpliced, else: data.start },
    },
    { do: 'mark', marker: 'bell', place: 'far' },
    threat('party'),
  ],
  reward: [
    eachOf('the-living', xp(data.xp), gold(data.gold)),
    when(atLeast('clear', 1), [{ do: 'share-loot', n: 1 }]),
  ],
  failure: [eachOf('the-living', { do: 'lose-bag' })],
});
