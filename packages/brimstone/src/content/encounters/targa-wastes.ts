import type { Encounter } from '../../content-types.ts';
import {
  allTest,
  corruption,
  darkness,
  discardDread,
  eachOf,
  gear,
  goldDice,
  grit,
  healMix,
  hits,
  horror,
  oneTests,
  PASSED_BY_HALF,
  poison,
  randomTests,
  stones,
  test,
  threatAmbush,
  when,
  wounds,
  xp,
} from '../../language/build.ts';
import type { Effect } from '../../language/effects.ts';
import type { When } from '../../language/values.ts';
import { encountersOf, lasting } from './make.ts';

const encounter = encountersOf('targa');

const OVER: Effect = { do: 'discard-this' };
const NOBODY_THERE: When = { number: { count: { heroes: 'in-world' } }, most: 0 };

/** Targa encounters that can be met anywhere. */
export const targaWasteEncounters: readonly Encounter[] = [
  lasting(
    encounter(
      'whiteout',
      'world',
      allTest(
        'strength',
        4,
        { pass: [xp(5)], fail: [wounds(1)] },
        { among: { who: 'all', when: { not: { immune: 'weather' } } } },
      ),
    ),
    {
      on: [
        {
          at: 'moveRolled',
          when: { every: [{ inWorld: 'targa' }, { not: { immune: 'weather' } }] },
          change: { spaces: { add: -1, least: 1 } },
        },
        { at: 'fightEnd', do: [OVER] },
        { at: 'darknessMoved', do: [OVER] },
        { at: 'turnEnd', when: NOBODY_THERE, do: [OVER] },
      ],
    },
  ),
  encounter(
    'warm-machine',
    'tile',
    oneTests(
      'cunning',
      5,
      [[hits(3)], [healMix('D3', 'all')], [eachOf('all', healMix('D6'), grit(1))]],
      { mayDecline: true },
    ),
  ),
  encounter(
    'scarab-drift',
    'world',
    randomTests('luck', 5, {
      pass: [goldDice('D6', 10)],
      fail: [{ do: 'hits', n: 4, then: [poison()] }],
    }),
  ),
  encounter(
    'boots-beside-ours',
    'world',
    oneTests('cunning', 5, {
      pass: [gear(), test('luck', 5, { pass: [goldDice('D6', 20)], fail: [horror(2)] })],
      fail: [darkness(1)],
    }),
  ),
  encounter(
    'ceiling-of-stars',
    'world',
    oneTests('lore', 6, { pass: [xp(25), discardDread()], fail: [horror(1, 2, 'here')] }),
  ),
  encounter(
    'metal-that-bites',
    'tile',
    allTest(
      'strength',
      4,
      { pass: [stones(1)], fail: [wounds(1), corruption(1)] },
      { mayDecline: true },
    ),
  ),
  encounter(
    'voice-of-the-city',
    'world',
    allTest('spirit', 5, {}, { as: 'test' }),
    when(PASSED_BY_HALF, [eachOf({ passed: 'test' }, xp(10), grit(1))], [threatAmbush()]),
  ),
];
