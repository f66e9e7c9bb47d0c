import { meaningIn } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../../../testing/decisions.ts';
import { randomMoments } from '../../../testing/random-adventures.ts';
import { language } from '../../settings/index.ts';
import { kit } from './kit.tsx';

beforeEach(() => {
  language.value = 'en';
});

function areRerolled({ options }: Decision): boolean {
  const [meaning] = options.map(meaningIn);
  return meaning?.kind === 'die' && meaning.roll !== undefined;
}

test('wherever dice may be re-rolled they may be kept, and both have a button', () => {
  const asked = randomMoments().filter(({ decision }) => areRerolled(decision));
  expect(asked.length).toBeGreaterThan(50);
  for (const { decision } of asked) {
    expect(kit.pickingNothing?.(decision)).toBe('Keep the dice');
    expect(kit.confirming(decision, 0)).toMatch(/^Re-roll (these|this one)$/);
    expect(kit.confirming(decision, 1)).toMatch(/^Re-roll 1 die/);
  }
});

test('other dice and other questions have no such button', () => {
  const die = { id: 'die0', means: { kind: 'die', die: 0, value: 3 } };
  expect(kit.pickingNothing?.(decisionOf({ kind: 'many', min: 0, options: [die] }))).toBeNull();
  expect(kit.confirming(decisionOf({ kind: 'many', options: [die] }), 1)).toBeNull();
});
