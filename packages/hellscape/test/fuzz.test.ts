import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import { fuzzGame } from './fuzz.ts';

test('random games over all quests, parties and options end, and nothing breaks on the way', () => {
  const games = Array.from({ length: 60 }, (_, n) => fuzzGame(`short ${n}`));
  expect(games.map(({ outcome }) => outcome)).not.toContain('none');
  expect(new Set(games.map(({ setup }) => setup.quest)).size).toBe(
    Object.keys(content.quests).length,
  );
});
