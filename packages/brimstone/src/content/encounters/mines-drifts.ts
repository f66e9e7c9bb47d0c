import type { Encounter } from '../../content-types.ts';
import {
  allTest,
  ambush,
  artifact,
  corruption,
  darkness,
  FAILED_BY_HALF,
  gear,
  goldDice,
  hits,
  horror,
  loseGrit,
  oneTests,
  poison,
  randomTests,
  stones,
  threatAmbush,
  token,
  when,
  xp,
} from '../../language/build.ts';
import { encountersOf } from './make.ts';

const encounter = encountersOf('mines');

/** Mine encounters that can be met anywhere and leave nothing behind. */
export const mineDriftEncounters: readonly Encounter[] = [
  encounter(
    'firedamp',
    'world',
    allTest('cunning', 4, { fail: [hits(1, 2)] }, { as: 'test' }),
    when(FAILED_BY_HALF, [darkness(1)]),
  ),
  encounter(
    'the-empty-chair',
    'world',
    oneTests(
      'luck',
      5,
      [
        [{ do: 'lose-gold', n: 'D6', each: 10, else: [horror(3)] }],
        [xp(5)],
        [goldDice('D6', 20)],
        [artifact],
      ],
      { mayDecline: true },
    ),
  ),
  encounter(
    'foremans-ledger',
    'world',
    oneTests('lore', 5, { pass: [xp(10), { do: 'peek-tokens', n: 3 }], fail: [horror(2)] }),
  ),
  encounter(
    'rats-going-up',
    'world',
    randomTests('agility', 4, {
      pass: [xp(5)],
      fail: [{ do: 'lose-token', by: 'chance', else: [hits(2)] }],
    }),
    oneTests('luck', 6, { pass: [darkness(-1), xp(10)] }),
  ),
  encounter(
    'black-water',
    'tile',
    allTest('strength', 4, { pass: [xp(5)], fail: [hits(1, 2), loseGrit(1)] }, { as: 'test' }),
    oneTests(
      'agility',
      5,
      { pass: [gear()], fail: [hits(2)] },
      { among: { passed: 'test' }, mayDecline: true },
    ),
  ),
  encounter(
    'chalk-marks',
    'world',
    oneTests('cunning', 5, {
      pass: [{ do: 'open-door', in: 'here', else: [xp(10)] }, xp(10)],
      fail: [{ do: 'collapse', in: 'here' }],
    }),
  ),
  encounter(
    'hand-in-the-rubble',
    'tile',
    oneTests(
      'strength',
      5,
      [[threatAmbush()], [goldDice('D6', 10)], [xp(10, 'in-world'), gear()]],
      { help: { do: [hits(1, 2)], dice: 2 } },
    ),
  ),
  encounter(
    'pale-blooms',
    'world',
    allTest('luck', 4, { fail: [poison()] }),
    oneTests(
      'lore',
      5,
      { pass: [token('herbs'), token('swamp-fungus')], fail: [poison()] },
      { among: 'here', mayDecline: true },
    ),
  ),
  encounter('nest-behind-the-boards', 'tile', {
    do: 'name',
    of: 'all',
    mayDecline: 'nobody',
    pay: { token: ['dynamite', 'whiskey'] },
    then: [xp(10)],
    else: [randomTests('agility', 5, { pass: [xp(15)], fail: [ambush('void-spiders', 'P')] })],
  }),
  encounter(
    'crack-of-blue-light',
    'tile',
    oneTests('lore', 5, {
      pass: [
        xp(20),
        when(
          'no-gate-can-open',
          [stones(1)],
          [{ do: 'may', by: 'party', then: [{ do: 'open-gate', in: 'here' }] }],
        ),
      ],
      fail: [corruption(1, 'all'), { do: 'open-gate', in: 'here' }],
    }),
  ),
];
