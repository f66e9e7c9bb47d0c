import type { Encounter } from '../../content-types.ts';
import {
  allTest,
  ambush,
  artifact,
  corruption,
  darkness,
  discardDread,
  drawDread,
  goldDice,
  grit,
  healMix,
  hits,
  horror,
  NOBODY_FAILED,
  NOBODY_PASSED,
  oneTests,
  randomTests,
  scavenge,
  stones,
  test,
  token,
  when,
  wounds,
  xp,
} from '../../language/build.ts';
import { encountersOf } from './make.ts';

const encounter = encountersOf('mines');

/** The Mine encounters that belong to unique rooms. */
export const mineRoomEncounters: readonly Encounter[] = [
  encounter(
    'groaning-timbers',
    'tile',
    oneTests('strength', 5, [
      [hits(2, 1, 'all'), { do: 'collapse', in: 'here' }],
      [hits(1, 2)],
      [xp(20), scavenge(1)],
    ]),
  ),
  encounter(
    'cart-with-no-brakeman',
    'tile',
    randomTests('agility', 5, { pass: [xp(10)], fail: [hits(1, 4)] }),
    oneTests('cunning', 5, { pass: [xp(10), scavenge(1)] }, { among: 'in-world' }),
  ),
  encounter(
    'clerk-who-stayed',
    'world',
    { do: 'whoever', of: 'all', pay: { gold: 25 }, each: [token('bandages')], as: 'paid' },
    allTest(
      'spirit',
      5,
      { pass: [xp(10)], fail: [horror(2)] },
      { among: { rest: 'paid', of: 'all' } },
    ),
  ),
  encounter(
    'weight-on-the-winch',
    'tile',
    oneTests(
      'strength',
      5,
      [[ambush('tentacles', 'D3')], [goldDice('D6', 10)], [stones(1), xp(10)], [artifact, xp(10)]],
      { mayDecline: true },
    ),
  ),
  encounter(
    'twelve-made-beds',
    'tile',
    {
      do: 'whoever',
      of: 'all',
      each: [healMix('D6'), test('spirit', 5, { pass: [grit(1)], fail: [horror('D3')] })],
      as: 'asleep',
    },
    when({ number: { count: { heroes: { willing: 'asleep' } } }, least: 2 }, [darkness(1)]),
  ),
  encounter(
    'vein-that-hums',
    'tile',
    oneTests('lore', 5, {
      pass: [xp(15), { do: 'whoever', of: 'all', each: [stones(1), corruption(1)] }],
      fail: [stones(1), corruption(1, 'all')],
    }),
  ),
  encounter(
    'sermon-in-the-rock',
    'world',
    allTest('spirit', 5, { pass: [xp(5)], fail: [horror(1, 2)] }, { as: 'test' }),
    when(
      NOBODY_FAILED,
      [discardDread([xp(10, { passed: 'test' })])],
      [when(NOBODY_PASSED, [drawDread(1)])],
    ),
  ),
  encounter(
    'sweating-sticks',
    'tile',
    oneTests('cunning', 5, [
      [wounds('D6'), wounds('D3', 'all-but-you')],
      [xp(10)],
      [xp(10), token('dynamite', 2)],
    ]),
  ),
];
