import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { storyLines } from './log.ts';

const EVENTS: Told<BrimstoneEvent>[] = [
  { t: 'set-up', purpose: 'shuffle-decks' } as const,
  { t: 'turn', amount: 1 } as const,
  { t: 'moved', hero: 0, spaces: [1] } as const,
  { t: 'healed', hero: 1, by: 0, amount: 1, purpose: 'wounds' } as const,
  { t: 'knocked-out', hero: 1 } as const,
].map((event, n) => ({ n, event }));

test('the story leaves out what everybody sees', () => {
  expect(storyLines(EVENTS, null).map(({ event }) => event.t)).toEqual([
    'turn',
    'moved',
    'healed',
    'knocked-out',
  ]);
});

test('the story of one hero tells what the hero did and suffered, and when', () => {
  expect(storyLines(EVENTS, 0).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(storyLines(EVENTS, 1).map(({ weight }) => weight)).toEqual(['heading', 'plain', 'strong']);
});
