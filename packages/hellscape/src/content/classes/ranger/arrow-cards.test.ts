import { describe, expect, it } from 'vitest';
import { set } from '../../../../test/notation.ts';
import { blank, rangerBoard, shooting } from '../../../../test/ranger.ts';
import { arrows } from './arrow-cards.ts';

/**
 * Every bar of every card, shot at a guard: 6 hits against 2 shields and 1 more for the symbol, and
 * a claw: 3 Wounds for the guard, 1 for Irk, who has 5 Health and 2 Mana. What is named differs.
 */
interface Expected {
  /** Dice of the card, rolled first. */
  readonly dice?: readonly [kind: string, face: string];
  /** A die rerolled, and what it shows then. */
  readonly reroll?: readonly [option: string, kind: string, face: string];
  readonly wounds?: number;
  readonly health?: number;
  readonly mana?: number;
  readonly fire?: number;
  readonly targetFire?: number;
  readonly targetFrost?: number;
  readonly otherWounds?: number;
}

const [BLUE, ENEMY] = ['reroll2', 'reroll3'];

const BARS: Readonly<Record<string, Record<'quickShot' | 'bullseye' | 'overload', Expected>>> = {
  'arrow-plain-shaft': {
    quickShot: { reroll: [BLUE, 'blue', '-'], wounds: 5 },
    bullseye: { wounds: 4 },
    overload: { mana: 1 },
  },
  'arrow-crow-feather': { quickShot: { mana: 3 }, bullseye: { mana: 4 }, overload: { mana: 1 } },
  'arrow-whistler': {
    quickShot: { wounds: 4 },
    bullseye: { wounds: 5 },
    overload: { dice: ['enemy', 'W'], health: 3 },
  },
  'arrow-thorn-point': {
    quickShot: { reroll: [ENEMY, 'enemy', '-'], wounds: 4, health: 5 },
    bullseye: { wounds: 5 },
    overload: { wounds: 2 },
  },
  'arrow-hair-trigger': {
    quickShot: { health: 5 },
    bullseye: { wounds: 4, health: 5 },
    overload: { health: 3 },
  },
  'arrow-broadhead': {
    quickShot: { dice: ['yellow', 'HH'], wounds: 5 },
    bullseye: { dice: ['orange', 'HH'], wounds: 5 },
    overload: { dice: ['blue', 'S'], wounds: 2 },
  },
  'arrow-goose-quill': {
    quickShot: { wounds: 4 },
    bullseye: { wounds: 5 },
    overload: { wounds: 2 },
  },
  'arrow-pitch-pot': {
    quickShot: { reroll: [BLUE, 'blue', '-'], wounds: 5 },
    bullseye: { targetFire: 1 },
    overload: { fire: 1 },
  },
  'arrow-ice-needle': {
    quickShot: { health: 5 },
    bullseye: { targetFrost: 1 },
    overload: { dice: ['enemy', 'W'], health: 3 },
  },
  'arrow-split-shaft': {
    quickShot: { reroll: [BLUE, 'blue', '-'], wounds: 5 },
    bullseye: { wounds: 4, otherWounds: 1 },
    overload: { wounds: 2 },
  },
  'arrow-long-draw': {
    quickShot: { dice: ['yellow', 'H'], wounds: 4 },
    bullseye: { dice: ['orange', 'HH'], wounds: 6 },
    overload: { health: 3 },
  },
  'arrow-iron-bolt': {
    quickShot: { wounds: 4 },
    bullseye: { wounds: 5 },
    overload: { dice: ['blue', 'S'], wounds: 2 },
  },
  'arrow-high-flight': {
    quickShot: { mana: 3 },
    bullseye: { dice: ['yellow', 'H'], wounds: 5 },
    overload: { wounds: 2, mana: 1 },
  },
  'arrow-gallows-shot': {
    quickShot: { wounds: 4 },
    bullseye: { wounds: 6 },
    overload: { dice: ['enemy', '-'], wounds: 2 },
  },
};

const FILLED_UP_TO = { quickShot: 0, bullseye: 7, overload: 8 } as const;

describe('Arrow cards', () => {
  it('are all in the table', () =>
    expect(Object.keys(BARS).sort()).toEqual(Object.keys(arrows).sort()));

  for (const [card, bars] of Object.entries(BARS)) {
    for (const bar of ['quickShot', 'bullseye', 'overload'] as const) {
      it(`${card}: ${bar}`, () => shows(card, bar, bars[bar]));
    }
  }
});

function shows(card: string, bar: keyof typeof FILLED_UP_TO, expected: Expected): void {
  const { dice, reroll } = expected;
  const rest = FILLED_UP_TO[bar] - (arrows[card]?.arrows ?? 0);
  const table = shooting({
    cards: [card, blank(Math.max(1, rest)), blank(1)],
    target: 'straw-guards',
    minions: 1,
    dice: [
      ...(dice ? [dice] : []),
      ['orange', 'HHH', 'HHH'],
      ['blue', 'SS'],
      ['enemy', 'AW'],
      ...(reroll ? [[reroll[1], reroll[2]] as const] : []),
    ],
    change: set('straw@2:0 id bystander'),
  }).pick('ranged-straw1');
  if (bar === 'quickShot') table.pick('stop');
  else table.pick('reveal');
  if (bar === 'overload') table.pick('stop');
  if (reroll) table.pick(reroll[0]);
  table.done();
  const hero = table.hero();
  const target = table.enemy('straw1');
  expect({
    wounds: target.wounds,
    health: hero.health,
    mana: hero.mana,
    fire: hero.fire,
    targetFire: target.fire,
    targetFrost: target.frost,
    otherWounds: table.enemy('bystander').wounds,
  }).toEqual({
    wounds: expected.wounds ?? 3,
    health: expected.health ?? 4,
    mana: expected.mana ?? 2,
    fire: expected.fire ?? 0,
    targetFire: expected.targetFire ?? 0,
    targetFrost: expected.targetFrost ?? 0,
    otherWounds: expected.otherWounds ?? 0,
  });
  expect(rangerBoard(table.state).arrows.discard).toContain(card);
}
