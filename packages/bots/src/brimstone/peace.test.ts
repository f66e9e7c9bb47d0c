import { type BrimstoneMeaning, brimstone, type Enemy } from '@crawlspace/brimstone';
import { adventure } from '@crawlspace/brimstone/testing';
import type { Question } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { adventureOutlook } from './outlook.ts';
import { paysToLookAhead, worthComparing } from './peace.ts';

const PEACE = brimstone.view(adventure({ heroes: ['us-marshal', 'saloon-girl'] }).state, {
  seat: 0,
});
const SPIDER = { id: 's', type: 'void-spiders', space: 0, wounds: 0, target: null } as Enemy;
const FIGHT = { ...PEACE, enemies: [SPIDER] };

/** Options are called by the kind of what they mean. */
const MEANINGS: Readonly<Record<string, BrimstoneMeaning>> = {
  look: { kind: 'look', through: 'door', tile: 0, exit: 0 },
  move: { kind: 'move', space: 1 },
  scavenge: { kind: 'scavenge', tile: 0 },
  items: { kind: 'items' },
  'grit-move': { kind: 'grit-move' },
  end: { kind: 'end' },
};

function asked(key: string, options: readonly string[]): Question {
  const base = { id: 1, seat: 0, kind: 'one', min: 1, max: 1 } as const;
  const means = (option: string) => MEANINGS[option] ?? { kind: option };
  return { ...base, prompt: { key: `prompt.${key}` }, options, means };
}

describe('looking ahead in peace', () => {
  test.each([
    ['at a Door', 'activation', ['look', 'move', 'end'], true],
    ['short of one, with Grit to go on', 'activation', ['grit-move', 'end'], true],
    ['not while there is a way to go', 'activation', ['grit-move', 'move', 'end'], false],
    ['not where nothing is to be found', 'activation', ['scavenge', 'end'], false],
    ['where Growing Dread can be bought off', 'cancel-dread-unseen', ['yes', 'no'], true],
    ['not at the start of a turn', 'turn-start', ['hold-back', 'flee'], false],
  ] as const)('%s', (_, key, options, pays) => {
    expect(paysToLookAhead(asked(key, options), PEACE)).toBe(pays);
  });

  test('compares looking, waiting and Grit; where to go is left to habit', () => {
    const options = ['look', 'move', 'scavenge', 'items', 'grit-move', 'end'];
    expect(worthComparing(asked('activation', options), PEACE)).toEqual([
      'look',
      'grit-move',
      'end',
    ]);
    expect(worthComparing(asked('cancel-dread', ['yes', 'no']), PEACE)).toEqual(['yes', 'no']);
  });

  test('goes one turn further than in a fight', () => {
    expect(adventureOutlook.horizon(PEACE)).toBe(1 + adventureOutlook.horizon(FIGHT));
  });
});

describe('looking ahead in a fight', () => {
  test('pays wherever no cards are shown that a future draws anew', () => {
    expect(paysToLookAhead(asked('activation', ['move', 'end']), FIGHT)).toBe(true);
    expect(paysToLookAhead(asked('order-tokens', ['a', 'b']), FIGHT)).toBe(false);
  });

  test('compares everything', () => {
    const options = ['move', 'items', 'end'];
    expect(worthComparing(asked('activation', options), FIGHT)).toEqual(options);
  });
});
