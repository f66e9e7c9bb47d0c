import { expect, test } from 'vitest';
import type { JournalEntry } from '../game/session.ts';
import { tellStory } from './story.ts';

test('a bite that wounds is one line, a bite that misses another', () => {
  const journal: JournalEntry[] = [
    { event: { t: 'rolled', label: 'bite', dice: [2] }, by: 1 },
    { event: { t: 'rolled', label: 'bite', dice: [6] }, by: 1 },
    { event: { t: 'wounded', who: 'h0', left: 0 }, by: 1 },
  ];
  expect(tellStory(journal)).toEqual([
    { text: 'story.missed', tone: 'plain' },
    { text: 'story.felled', tone: 'bad', hero: 0 },
  ]);
});

test('an attack shows its dice, and rats are counted from 1', () => {
  const journal: JournalEntry[] = [
    { event: { t: 'rolled', label: 'to-hit', dice: [4, 1] }, by: 1 },
    { event: { t: 'wounded', who: 'rat0', left: 1 }, by: 1 },
    { event: { t: 'wounded', who: 'rat0', left: 0 }, by: 1 },
  ];
  expect(tellStory(journal)).toEqual([
    { text: 'story.attack', tone: 'plain', hero: 1, dice: [4, 1], hitsFrom: 4 },
    { text: 'story.rat-wounded', tone: 'good', params: { number: 1 } },
    { text: 'story.rat-killed', tone: 'good', params: { number: 1 } },
  ]);
});

test('the story ends with how the game ended', () => {
  expect(tellStory([], { won: false, cause: 'too-late' })).toEqual([
    { text: 'outcome.too-late.more', tone: 'bad' },
  ]);
});

test('spaces have the names of the rim', () => {
  const journal: JournalEntry[] = [{ event: { t: 'moved', seat: 0, to: 57 }, by: 0 }];
  expect(tellStory(journal)[0]?.params).toEqual({ space: 'B8' });
});
