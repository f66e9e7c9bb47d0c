import { check, loadPacks, sentence } from '@crawlspace/kernel/packs';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { hellscapePacks } from './index.ts';

/*
 * What the house plays with is data like that of any pack: each entry passes the same schema, is checked in the
 * same way, and what the loader makes of it is what was there.
 */
describe.each(Object.entries(hellscapePacks.kinds))('%s of the house', (name, kind) => {
  test('are as a pack would write them', () => {
    const ids = kind.ids(content);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const entry = kind.read(content, id);
      const at = { pack: 'house', entry: { kind: name, id } };
      const checked = check(kind.schema, JSON.parse(JSON.stringify(entry)), at);
      expect(checked.problems.map((each) => sentence('en', each))).toEqual([]);
      expect(checked.value).toEqual(entry);
      const problems = kind.problems?.(content, entry as never, at) ?? [];
      expect(problems.map((each) => sentence('en', each))).toEqual([]);
    }
  });

  test('are the same once they are loaded', () => {
    for (const id of kind.ids(content)) {
      const entry = kind.read(content, id);
      const again = kind.put(content, entry as never);
      expect(kind.read(again, id)).toEqual(entry);
      expect(kind.ids(again).toSorted()).toEqual(kind.ids(content).toSorted());
      for (const [deck, cards] of Object.entries(again)) {
        const before = content[deck as keyof typeof content] as object;
        if (cards !== before) expect(shapeOf(cards)).toEqual(shapeOf(before));
      }
    }
  });
});

/** What is in a deck, and whether it is code. */
function shapeOf(cards: object) {
  return Object.entries(cards).map(([id, card]) =>
    typeof card === 'object' ? [id, fieldsOf(card as object)] : [id, card],
  );
}

function fieldsOf(card: object): string[] {
  return Object.entries(card)
    .map(([name, value]) => `${name}: ${typeof value}`)
    .sort();
}

test('without packs the content is that of the house', () => {
  const { content: same, problems } = loadPacks(hellscapePacks, content, []);
  expect(same).toBe(content);
  expect(problems).toEqual([]);
});
