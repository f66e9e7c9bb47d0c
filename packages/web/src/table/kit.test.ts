import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../testing/decisions.ts';
import { buttonsOf, cardOfPrompt, placesOf } from './kit.ts';

const KIT = {
  isPlace: ({ id }: { id: string }) => id.startsWith('space'),
  isClosing: ({ id }: { id: string }) => id === 'end' || id === 'keep',
};
const asked = decisionOf({
  options: ['end', 'space1', 'attack', 'keep', 'space2', 'search'].map((id) => ({ id })),
});
const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

describe('the options of a question', () => {
  test('that are places are picked on the board, the others have buttons', () => {
    expect(ids(placesOf(KIT, asked))).toEqual(['space1', 'space2']);
    expect(ids(buttonsOf(KIT, asked)).sort()).toEqual(['attack', 'end', 'keep', 'search']);
  });

  test('that end something stand last, all others keep their order', () => {
    expect(ids(buttonsOf(KIT, asked))).toEqual(['attack', 'search', 'end', 'keep']);
  });

  test('that everything else is for stand first', () => {
    const kit = { ...KIT, isForemost: ({ id }: { id: string }) => id === 'search' };
    expect(ids(buttonsOf(kit, asked))).toEqual(['search', 'attack', 'end', 'keep']);
  });

  test('that are possible with every question have no button among the answers', () => {
    const kit = { ...KIT, isAside: ({ id }: { id: string }) => id === 'search' };
    expect(ids(buttonsOf(kit, asked))).toEqual(['attack', 'end', 'keep']);
  });
});

describe('the card a question is about', () => {
  const about = (card: unknown) =>
    cardOfPrompt(decisionOf({ prompt: { key: 'ask', params: { card } as never } }));

  test('is the one whose name is in it', () => {
    expect(about({ key: 'holy-symbol.name' })).toBe('holy-symbol');
  });

  test('is none where there is none, or only words', () => {
    expect(cardOfPrompt(decisionOf({}))).toBeNull();
    expect(about('Holy Symbol')).toBeNull();
    expect(about({ key: 'holy-symbol.text' })).toBeNull();
  });
});
