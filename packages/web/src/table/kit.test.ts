import type { Role } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../testing/decisions.ts';
import { buttonsOf, cardOfPrompt, placesOf } from './kit.ts';

function asking(search: Role | null = null) {
  return decisionOf({
    options: [
      { id: 'end', role: 'end' },
      { id: 'space1', role: 'place' },
      { id: 'attack' },
      { id: 'keep', role: 'pass' },
      { id: 'space2', role: 'place' },
      { id: 'search', ...(search && { role: search }) },
    ],
  });
}

const asked = asking();
const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

describe('the options of a question', () => {
  test('that are places are picked on the board, the others have buttons', () => {
    expect(ids(placesOf(asked))).toEqual(['space1', 'space2']);
    expect(ids(buttonsOf(asked)).sort()).toEqual(['attack', 'end', 'keep', 'search']);
  });

  test('that end something stand last, all others keep their order', () => {
    expect(ids(buttonsOf(asked))).toEqual(['attack', 'search', 'end', 'keep']);
  });

  test('that everything else is for stand first', () => {
    expect(ids(buttonsOf(asking('foremost')))).toEqual(['search', 'attack', 'end', 'keep']);
  });

  test('that are possible with every question have no button among the answers', () => {
    expect(ids(buttonsOf(asking('aside')))).toEqual(['attack', 'end', 'keep']);
  });
});

describe('the card a question is about', () => {
  test('is one of its facts', () => {
    const facts = { card: 'holy-symbol' };
    expect(cardOfPrompt(decisionOf({ prompt: { key: 'ask', facts } }))).toBe('holy-symbol');
  });

  test('is none where there are only words', () => {
    expect(cardOfPrompt(decisionOf({}))).toBeNull();
    const params = { card: { key: 'holy-symbol.name' } };
    expect(cardOfPrompt(decisionOf({ prompt: { key: 'ask', params } }))).toBeNull();
  });
});
