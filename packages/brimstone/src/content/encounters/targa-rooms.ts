import type { Encounter } from '../../content-types.ts';
import {
  allTest,
  artifact,
  corruption,
  darkness,
  drawDarkness,
  FAILED_BY_HALF,
  grit,
  hits,
  horror,
  loseGrit,
  NOBODY_PASSED,
  oneTests,
  randomTests,
  stones,
  test,
  threatAmbush,
  when,
  wounds,
  xp,
} from '../../language/build.ts';
import { encountersOf } from './make.ts';

const encounter = encountersOf('targa');

/** The Targa encounters that belong to unique rooms. */
export const targaRoomEncounters: readonly Encounter[] = [
  encounter(
    'the-ceiling-lets-go',
    'tile',
    oneTests('lore', 5, {}, { as: 'test' }),
    allTest('agility', { if: NOBODY_PASSED, is: 6, else: 4 }, { pass: [xp(5)], fail: [hits(3)] }),
  ),
  encounter(
    'last-departure',
    'world',
    oneTests('cunning', 5, [[hits(1, 3, 'here')], [grit(1, 'here')], [darkness(-1), xp(20)]]),
  ),
  encounter(
    'plates-that-remember',
    'world',
    oneTests('lore', 5, {
      pass: [
        xp(15),
        { do: 'may', then: [test('lore', 6, { pass: [artifact], fail: [horror('D6')] })] },
      ],
      fail: [horror('D6')],
    }),
  ),
  encounter(
    'face-under-the-ice',
    'tile',
    randomTests('spirit', 5, { pass: [xp(15), grit(1)], fail: [horror(3), loseGrit('all')] }),
  ),
  encounter(
    'casket-nine',
    'tile',
    oneTests('strength', 5, [[threatAmbush()], [stones(2), corruption(2)], [artifact, xp(10)]], {
      mayDecline: true,
    }),
  ),
  encounter(
    'gap-in-the-causeway',
    'tile',
    when({ number: { count: { heroes: 'all' } }, least: 2 }, [
      oneTests('strength', 4, [[], [xp(10)], [xp(10)]], { mayDecline: true, as: 'test' }),
    ]),
    allTest(
      'agility',
      5,
      { pass: [xp(5)], fail: [wounds('D3')] },
      { among: { rest: 'test', of: 'all' }, dice: { count: { successes: 'test' }, most: 2 } },
    ),
  ),
  encounter(
    'the-eye-turns',
    'tile',
    randomTests('agility', 5, { pass: [xp(10)], fail: [hits(1, 4)] }),
    oneTests(
      'cunning',
      5,
      {
        pass: [xp(10), stones(1)],
        fail: [{ do: 'enemies', come: [{ type: 'targa-pylons', number: 1 }], how: 'here' }],
      },
      { among: 'in-world' },
    ),
  ),
  encounter(
    'custodian-on-its-rounds',
    'world',
    allTest(
      'cunning',
      5,
      { pass: [xp(5)], fail: [{ do: 'lose-token', by: 'choice', else: [hits(2)] }] },
      { as: 'test' },
    ),
    when(FAILED_BY_HALF, [drawDarkness(1)]),
  ),
];
