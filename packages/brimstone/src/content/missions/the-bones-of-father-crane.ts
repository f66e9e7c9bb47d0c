import {
  atLeast,
  corruption,
  counted,
  countOn,
  darkness,
  eachOf,
  FINAL_FIGHT_WON,
  gold,
  horror,
  tell,
  threat,
  unmark,
  when,
  xp,
} from '../../language/build.ts';
import { missionOf } from '../../language/mission.ts';
import type { MarkerFilter, When } from '../../language/values.ts';

const data = {
  least: 3,
  leastAlone: 2,
  most: 6,
  digTarget: 4,
  digXp: 10,
  horror: 1,
  darkness: 1,
  quiet: 2,
  xpEach: 15,
  goldEach: 15,
  corruption: 1,
};

const IN_SEARCH: readonly When[] = ['in-peace', { not: { mission: 'objective-found' } }];
/** On the hero's tile, once the room has been explored. */
const BONE: MarkerFilter = { kind: 'bone', is: 'on-tile', explored: true };
/** Who goes alone may bring less of him home. */
const ENOUGH: When = {
  some: [
    atLeast('bones', data.least),
    { every: [{ mission: 'alone' }, atLeast('bones', data.leastAlone)] },
  ],
};

/** Gather bones from the rooms, as many as one dares, and bury them at the Entrance. */
export const theBonesOfFatherCrane = missionOf({
  id: 'the-bones-of-father-crane',
  data,
  basic: false,
  levels: [1, 3],
  story: { won: ['the-assayers-daughter'], lost: ['close-the-throat'] },
  place: { x: 22, y: 70 },
  world: 'mines',
  gates: 'never',
  clues: 0,
  triggers: [
    {
      at: 'tileRevealed',
      if: { mission: 'unexplored' },
      do: [{ do: 'mark', marker: 'bone', number: { count: 'tile' } }],
    },
    {
      // The bones call: the more of them, the more likely something hears.
      at: 'turnStart',
      if: { every: IN_SEARCH },
      do: [
        {
          do: 'luck',
          what: 'call',
          upTo: { count: { counter: 'bones' }, plus: -data.quiet },
          then: [tell('called'), threat('party', 'ambush')],
        },
      ],
    },
  ],
  uses: [
    {
      id: 'dig',
      timing: 'instead-of-search',
      when: { every: [...IN_SEARCH, { not: atLeast('bones', data.most) }, { marker: BONE }] },
      do: [
        {
          do: 'with-marker',
          of: BONE,
          then: [
            {
              do: 'test',
              by: 'you',
              skill: ['cunning', 'spirit'],
              need: data.digTarget,
              rows: [
                [horror(data.horror)],
                [unmark, countOn('bones'), xp(data.digXp), tell('bone'), darkness(data.darkness)],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'bury',
      timing: 'instead-of-search',
      when: { every: [...IN_SEARCH, { mission: 'on-the-entrance' }, ENOUGH] },
      do: [{ do: 'find-objective', place: 'entrance' }],
    },
  ],
  objective: [{ do: 'unmark', marker: 'bone' }, { do: 'mark', marker: 'grave' }, threat('high')],
  won: FINAL_FIGHT_WON,
  reward: [
    eachOf('the-living', xp(counted('bones', data.xpEach)), gold(counted('bones', data.goldEach))),
    when(atLeast('bones', data.most), [
      eachOf('the-living', { do: 'cleanse', n: data.corruption }),
    ]),
  ],
  failure: [eachOf('the-living', corruption(data.corruption))],
});
