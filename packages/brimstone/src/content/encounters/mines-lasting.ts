import type { Encounter } from '../../content-types.ts';
import {
  hits,
  horror,
  NOBODY_FAILED,
  NOBODY_PASSED,
  oneTests,
  randomTests,
  when,
  xp,
} from '../../language/build.ts';
import type { Effect } from '../../language/effects.ts';
import { encountersOf, lasting } from './make.ts';

const encounter = encountersOf('mines');

const OVER: Effect = { do: 'discard-this' };

/** Mine encounters that remain in play for a while. They are in play from the start and may end at once. */
export const mineLastingEncounters: readonly Encounter[] = [
  lasting(
    encounter(
      'company-photograph',
      'world',
      randomTests(
        'spirit',
        5,
        { pass: [xp(20)], fail: [{ do: 'attach-this', to: 'you' }] },
        { as: 'test' },
      ),
      when(NOBODY_FAILED, [OVER]),
    ),
    {
      on: [
        { at: 'fightStart', do: [horror(1, 1, 'keeper')] },
        {
          at: 'heroActivationStart',
          when: 'keeps-this',
          do: [{ do: 'may', pay: { token: 'whiskey' }, then: [OVER] }],
        },
        { at: 'heroKnockedOut', when: 'keeps-this', do: [OVER] },
      ],
    },
  ),
  lasting(
    encounter(
      'second-flame',
      'tile',
      oneTests('agility', 5, { pass: [xp(10)], fail: [hits(2)] }, { as: 'test' }),
      when(NOBODY_PASSED, [OVER]),
    ),
    {
      everyHero: { holdBack: 1 },
      on: [{ at: 'darknessMoved', when: { field: 'forward', is: true }, do: [OVER] }],
    },
  ),
];
