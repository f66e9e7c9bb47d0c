import { describe, expect, it } from 'vitest';
import type { DieKind } from '../../ids.ts';
import { chanceOfWounds, type PoolOf } from './wound-odds.ts';

function pool(dice: readonly DieKind[], more: Partial<PoolOf> = {}): PoolOf {
  return {
    dice: dice.map((die) => ({ die })),
    hits: 0,
    shields: 0,
    rerolls: 0,
    ignore: { claws: 0, ability: 0, shields: 0 },
    ...more,
  };
}

describe('the chance of wounds', () => {
  it('is that of the faces of one die', () => {
    expect(chanceOfWounds(pool(['yellow']), 1)).toBeCloseTo(5 / 6);
    expect(chanceOfWounds(pool(['yellow']), 2)).toBeCloseTo(1 / 6);
    expect(chanceOfWounds(pool(['orange']), 3)).toBeCloseTo(1 / 6);
  });

  it('takes shields off the hits', () => {
    // A yellow die shows 0, 1 ×4 or 2 hits, a blue one 0 ×2, 1 ×3 or 2 shields.
    expect(chanceOfWounds(pool(['yellow', 'blue']), 1)).toBeCloseTo((4 * 2 + 1 * 5) / 36);
  });

  it('counts what abilities add and ignore', () => {
    expect(chanceOfWounds(pool(['yellow'], { hits: 1 }), 1)).toBeCloseTo(1);
    // The blue die shows two shields in one of six throws, and one of them does not count.
    const ignored = { claws: 0, ability: 0, shields: 1 };
    const dealt = chanceOfWounds(pool(['yellow', 'blue'], { ignore: ignored }), 1);
    expect(dealt).toBeCloseTo((4 * 5 + 1 * 6) / 36);
  });

  it('counts re-rolls: the attacker’s for it, the defender’s against it', () => {
    expect(chanceOfWounds(pool(['yellow'], { rerolls: 1 }), 1)).toBeCloseTo(1 - 1 / 36);
    expect(chanceOfWounds(pool(['yellow'], { rerolls: 1 }), 2)).toBeCloseTo(1 - (5 / 6) ** 2);
    const struck = chanceOfWounds(pool(['enemy'], { rerolls: 1 }), 1, {
      firing: null,
      onTarget: true,
    });
    // Two of six faces show a claw, and again two of six.
    expect(struck).toBeCloseTo((2 / 6) ** 2);
  });

  it('counts what Enemy dice set off, and their claws where they strike the target', () => {
    const firing = { cost: 1, hits: 1, shields: 0, wounds: 0 };
    // Of an Enemy die's six faces two are blank, two a symbol, one a claw, one both.
    const one = pool(['enemy']);
    expect(chanceOfWounds(one, 1)).toBe(0);
    expect(chanceOfWounds(one, 1, { firing, onTarget: false })).toBeCloseTo(3 / 6);
    expect(chanceOfWounds(one, 1, { firing, onTarget: true })).toBeCloseTo(4 / 6);
    expect(chanceOfWounds(one, 2, { firing, onTarget: true })).toBeCloseTo(1 / 6);
    const two = { firing: { ...firing, cost: 2 }, onTarget: false };
    expect(chanceOfWounds(pool(['enemy', 'enemy']), 1, two)).toBeCloseTo(9 / 36);
    const ignored = { claws: 1, ability: 0, shields: 0 };
    const blocked = pool(['enemy'], { ignore: ignored });
    expect(chanceOfWounds(blocked, 1, { firing: null, onTarget: true })).toBe(0);
    // Symbols of a defender become shields.
    const guard = { firing: { cost: 1, hits: 0, shields: 1, wounds: 0 }, onTarget: false };
    expect(chanceOfWounds(pool(['yellow', 'enemy']), 1, guard)).toBeCloseTo((5 * 3 + 1 * 3) / 36);
  });
});
