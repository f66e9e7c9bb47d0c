import {
  atLeast,
  corruption,
  countOn,
  darkness,
  eachOf,
  gold,
  hits,
  stones,
  tell,
  threat,
  when,
  xp,
} from '../../language/build.ts';
import { missionOf } from '../../language/mission.ts';
import type { MarkerFilter } from '../../language/values.ts';

const data = {
  clues: 2,
  push: 3,
  valves: 3,
  heat: 1,
  heatEach: 2,
  scald: 1,
  shutXp: 10,
  wave: 4,
  xp: 150,
  gold: 200,
  stone: 2,
  corruption: 2,
};

/** Within reach, and nobody has had a hand on it in this turn. */
const VALVE: MarkerFilter = { kind: 'valve', is: 'at-hand', when: { not: { thisTurn: '*' } } };

/** The end of it: put out the fire that everything came from. */
export const theLastWarmRoom = missionOf({
  id: 'the-last-warm-room',
  data,
  basic: false,
  levels: [4, 8],
  story: { won: [], lost: [] },
  place: { x: 90, y: 12 },
  world: 'targa',
  gates: 'never',
  clues: data.clues,
  triggers: [
    {
      // Everything that is cold comes to the stove.
      at: 'final-turn',
      from: 2,
      every: data.wave,
      do: [tell('wave'), threat('low', 'ambush')],
    },
  ],
  uses: [
    {
      // A turn of the valve takes some heat away, and some skin.
      id: 'shut',
      timing: 'instead-of-attack',
      when: { marker: VALVE },
      do: [
        {
          do: 'with-marker',
          of: VALVE,
          then: [
            { do: 'set', counter: '*', n: { count: 'turn' } },
            xp(data.shutXp),
            countOn('heat', -1),
            // Half of what it was, rounded down: as many as there are heroes.
            when({ same: [{ count: { counter: 'heat' } }, { count: 'heroes' }] }, [tell('half')]),
            when(
              atLeast('heat', 1),
              [hits(data.scald)],
              [tell('out'), { do: 'win', by: 'stove-out' }],
            ),
          ],
        },
      ],
    },
  ],
  clue: [tell('clue')],
  objective: [
    { do: 'set', counter: 'heat', n: { count: 'heroes', times: data.heatEach, plus: data.heat } },
    { do: 'mark', marker: 'valve', place: 'spread', n: data.valves },
    darkness(-data.push),
    threat('epic'),
  ],
  reward: [
    eachOf('the-living', xp(data.xp), gold(data.gold), stones(data.stone)),
    { do: 'party-artifact', world: 'targa' },
  ],
  failure: [{ do: 'darkness-ahead' }, eachOf('the-living', corruption(data.corruption))],
});
