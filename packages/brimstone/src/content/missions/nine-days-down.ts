import {
  atLeast,
  counted,
  countOn,
  eachOf,
  FINAL_FIGHT_WON,
  gold,
  loseGold,
  tell,
  threat,
  unmark,
  when,
  xp,
} from '../../language/build.ts';
import { type MissionTrigger, missionOf } from '../../language/mission.ts';
import type { MarkerFilter } from '../../language/values.ts';
import { markOf } from '../../rules/queries.ts';

const data = {
  clues: 2,
  survivors: 3,
  lostFirst: 6,
  lostSecond: 11,
  skillTarget: 4,
  clueXp: 5,
  freeXp: 20,
  harmOn: 2,
  harmLimit: 2,
  xpEach: 20,
  goldEach: 25,
  loseGold: 50,
};

const SURVIVORS: MarkerFilter = { kind: 'survivor' };
const BESIDE: MarkerFilter = { kind: 'survivor', is: 'beside' };

/** Bad air: a miner is lost when the Darkness first enters each of two spaces. */
const badAir = (mark: number): MissionTrigger => ({
  at: 'darknessMoved',
  if: {
    every: [
      { field: 'forward', is: true },
      { field: 'to', is: mark },
      { not: atLeast(`air-${mark}`, 1) },
      { not: { mission: 'objective-found' } },
    ],
  },
  do: [countOn(`air-${mark}`), countOn('lost'), tell('lost')],
});

/** Rescue: reach the trapped miners before the air runs out, and bring at least one of them up. */
export const nineDaysDown = missionOf({
  id: 'nine-days-down',
  data,
  basic: false,
  levels: [1, 3],
  story: {
    won: ['the-assayers-daughter', 'close-the-throat'],
    lost: ['close-the-throat', 'the-one-that-limps'],
  },
  place: { x: 48, y: 66 },
  world: 'mines',
  clues: data.clues,
  triggers: [
    badAir(markOf(data.lostFirst)),
    badAir(markOf(data.lostSecond)),
    {
      // Every survivor still there may come to harm.
      at: 'final-turn',
      from: 2,
      do: [
        {
          do: 'with-marker',
          of: SURVIVORS,
          by: 'each',
          then: [
            {
              do: 'luck',
              what: 'harm',
              upTo: data.harmOn,
              then: [
                countOn('harm-*'),
                when(atLeast('harm-*', data.harmLimit), [unmark, tell('dead')]),
              ],
            },
          ],
        },
      ],
    },
    {
      at: 'fightEnd',
      if: { field: 'final', is: true },
      do: [{ do: 'with-marker', of: SURVIVORS, by: 'each', then: [unmark, countOn('saved')] }],
    },
  ],
  uses: [
    {
      id: 'free',
      timing: 'instead-of-attack',
      when: { marker: BESIDE },
      do: [
        {
          do: 'with-marker',
          of: BESIDE,
          by: 'choice',
          then: [
            {
              do: 'test',
              by: 'you',
              skill: ['strength', 'cunning'],
              need: data.skillTarget,
              rows: [[], [unmark, countOn('saved'), xp(data.freeXp)]],
            },
          ],
        },
      ],
    },
  ],
  clue: [tell('clue1'), xp(data.clueXp, { quickest: 'here' })],
  objective: [
    {
      do: 'mark',
      marker: 'survivor',
      place: 'far',
      n: { count: { counter: 'lost' }, times: -1, plus: data.survivors },
    },
    threat('high'),
  ],
  won: { every: [FINAL_FIGHT_WON, atLeast('saved', 1)] },
  lost: {
    when: {
      every: [
        { mission: 'objective-found' },
        { not: { marker: SURVIVORS } },
        { not: atLeast('saved', 1) },
      ],
    },
    by: 'survivors-dead',
  },
  reward: [
    eachOf('the-living', xp(counted('saved', data.xpEach)), gold(counted('saved', data.goldEach))),
    when(atLeast('saved', data.survivors), [{ do: 'party-artifact' }]),
  ],
  failure: [eachOf('the-living', loseGold(data.loseGold))],
});
