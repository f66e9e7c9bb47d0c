import { expect, test } from 'vitest';
import { contentOf, type OfTable, withContent } from './content.ts';
import { hashOf } from './hash.ts';

interface Cards {
  readonly cards: readonly string[];
}

const CARDS: Cards = { cards: ['ace'] };
const SEEN: OfTable<Cards> = withContent(CARDS, { turn: 1 });

test('what is seen of a table knows its content, and so does a copy with changes', () => {
  expect(contentOf(SEEN)).toBe(CARDS);
  expect(contentOf({ ...SEEN, ...{ turn: 2 } })).toBe(CARDS);
});

test('content is not part of the data: it is neither listed nor hashed nor sent', () => {
  expect(Object.keys(SEEN)).toEqual(['turn']);
  expect(hashOf(SEEN)).toBe(hashOf({ turn: 1 }));
  expect(JSON.stringify(SEEN)).toBe('{"turn":1}');
});

test('what came as data has none until it is given one', () => {
  const arrived = JSON.parse(JSON.stringify(SEEN)) as typeof SEEN;
  expect(() => contentOf(arrived)).toThrow('was not given its content');
  expect(contentOf(withContent(CARDS, arrived))).toBe(CARDS);
});
