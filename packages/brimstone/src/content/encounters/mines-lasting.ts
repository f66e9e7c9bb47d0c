import { eachOf, hits, horror, oneTests, randomTests, when, xp } from '../../language/build.ts';
import type { Effect } from '../../language/effects.ts';
import type { When } from '../../language/values.ts';
import type { Encounter } from '../types.ts';
import { encountersOf, lasting } from './make.ts';

const encounter = encountersOf('mines');

const OVER: Effect = { do: 'discard-this' };
const SOMEBODY_FAILED: When = { number: { count: { heroes: { failed: 'test' } } }, least: 1 };
const SOMEBODY_PASSED: When = { number: { count: { heroes: { passed: 'test' } } }, least: 1 };

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
      when({ not: SOMEBODY_FAILED }, [OVER]),
    ),
    {
      on: [
        { at: 'fightStart', do: [eachOf({ who: 'party', when: 'keeps-this' }, horror(1))] },
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
      when({ not: SOMEBODY_PASSED }, [OVER]),
    ),
    {
      everyHero: { holdBack: 1 },
      on: [{ at: 'darknessMoved', when: { field: 'forward', is: true }, do: [OVER] }],
    },
  ),
];
