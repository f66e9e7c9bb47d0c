import type { Gear } from '@crawlspace/hellscape';
import { expect, test } from 'vitest';
import { changesBetween } from './gear.ts';

const NO_DICE = { yellow: 0, orange: 0 };
const BARE: Gear = {
  attacks: { melee: NO_DICE, ranged: NO_DICE, magic: NO_DICE },
  defense: 0,
  health: 0,
  mana: 0,
};

test('what changes of a hero’s gear is named, and nothing else', () => {
  expect(changesBetween(BARE, BARE)).toEqual([]);
  const armed = { ...BARE.attacks, melee: { yellow: 1, orange: 0 } };
  const after = { attacks: armed, defense: 2, health: 0, mana: 1 };
  expect(changesBetween(BARE, after)).toEqual([
    { kind: 'melee', before: NO_DICE, after: armed.melee },
    { kind: 'shield', before: { blue: 0 }, after: { blue: 2 } },
    { kind: 'mana', before: 0, after: 1 },
  ]);
});
