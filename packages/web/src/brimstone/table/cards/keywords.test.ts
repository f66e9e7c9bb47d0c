import { content } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { cardTexts } from '../texts/cards.ts';

test('every keyword of an item or an enemy has a name', () => {
  const sheets = Object.values(content.enemies).flatMap(({ normal, brutal }) => [normal, brutal]);
  const keywords = [...Object.values(content.items), ...sheets].flatMap((card) => card.keywords);
  const nameless = keywords.filter((word) => !(`word-${word.toLowerCase()}` in cardTexts));
  expect([...new Set(nameless)]).toEqual([]);
});
