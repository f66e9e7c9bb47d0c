import { expect, test } from 'vitest';
import type { Played } from '../../../test/adventure.ts';
import { HALL } from '../../../test/enemies.ts';
import { type Field, field } from '../../../test/fight.ts';
import { card, carry, withItems } from '../../../test/items.ts';
import { hits, roll, test as skillTest, xp } from '../build.ts';
import type { Effect, Effects } from '../effects.ts';
import { frameOf } from '../frame.ts';
import { compileAbility } from './ability.ts';
import { compileRule } from './effects.ts';

/** The Marshal (Agility 3, Cunning 4, Luck 3) has this card before her; the Bandido (Luck 2) stands beside her. */
function playing(effects: Effects, more: Field = {}) {
  const at = [
    [4, 2],
    [5, 2],
  ] as const;
  return field({ heroes: ['us-marshal', 'bandido'], tile: HALL, at, ...more }).runs(function* (g) {
    for (const hero of g.state.heroes) hero.gold = 50;
    yield* compileRule(effects)(frameOf(g, 'hemp-coil', g.state.heroes[0] ?? null));
  });
}

/** What the options of the question promise. */
function chancesOf({ options, pending: [asked] }: Played) {
  return Object.fromEntries(options.map((id) => [id, asked?.describe?.(id).chances ?? []]));
}

const chance = (of: string, odds: number) => [{ of, odds: expect.closeTo(odds, 12) }];
/** Of so many dice one has to show one of so many faces. */
const oneOf = (dice: number, faces: number) => 1 - (1 - faces / 6) ** dice;

const DODGE = skillTest('agility', 5, { pass: [xp(10)], fail: [hits(1)] });

test.each<[string, Effect, Readonly<Record<string, unknown>>]>([
  [
    'before a hero agrees',
    { do: 'may', then: [DODGE] },
    { yes: chance('test', oneOf(3, 2)), no: [] },
  ],
  [
    'before the party agrees',
    { do: 'may', by: 'party', then: [xp(5), DODGE] },
    { yes: chance('test', oneOf(3, 2)), no: [] },
  ],
  [
    'before gold is paid',
    { do: 'may', pay: { gold: 10 }, then: [DODGE] },
    { pay: chance('test', oneOf(3, 2)), 'do-not-pay': [] },
  ],
  [
    'for each of several ways out; of several Skills the better one counts',
    {
      do: 'choose',
      of: [
        { id: 'dodge', do: [DODGE] },
        { id: 'talk', do: [skillTest(['agility', 'cunning'], 5, {})] },
        { id: 'gamble', do: [roll('gamble', 5, [hits(1)], [xp(10)])] },
        { id: 'wait', do: [hits(1)] },
      ],
    },
    {
      dodge: chance('test', oneOf(3, 2)),
      talk: chance('test', oneOf(4, 2)),
      gamble: chance('enough', 2 / 6),
      wait: [],
    },
  ],
  [
    'when a Skill is chosen',
    skillTest(['agility', 'cunning'], 5, {}),
    { agility: chance('test', oneOf(3, 2)), cunning: chance('test', oneOf(4, 2)) },
  ],
  [
    'of whoever is named',
    { do: 'name', of: 'all', mayDecline: 'nobody', then: [skillTest('luck', 6, {})] },
    { h0: chance('test', oneOf(3, 1)), h1: chance('test', oneOf(2, 1)), nobody: [] },
  ],
])('The chance stands there %s', (_, effect, expected) => {
  expect(chancesOf(playing([effect]))).toEqual(expected);
});

test('Whoever helps lends dice, up to six in all', () => {
  const effect = skillTest('agility', 6, {}, { by: 'one', help: { do: [hits(1)], dice: 4 } });
  const played = playing([effect]).pick('h0');
  expect(chancesOf(played)).toEqual({
    nobody: chance('test', oneOf(3, 1)),
    h1: chance('test', oneOf(6, 1)),
  });
});

test('What adds dice unasked is counted in', () => {
  const ability = compileAbility({ on: [{ at: 'encounterTest', of: 'you', change: { dice: 2 } }] });
  const content = withItems(card('compass', { ability }));
  const played = playing([{ do: 'may', then: [DODGE] }], {
    content,
    change: (state) => void carry(state, 0, 'compass', { equipped: true }),
  });
  expect(chancesOf(played)['yes']).toEqual(chance('test', oneOf(5, 2)));
});
