import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Deck,
  discardCard,
  drawCard,
  drawFromWhole,
  newDeck,
  reshuffle,
  searchDeck,
} from './deck.ts';
import { Game } from './game.ts';
import { SeededLuck } from './luck.ts';

function gameWithLuck(seed = 'deck') {
  return new Game({}, new SeededLuck(seed), null);
}

test('cards come from the top, and the discard pile is shuffled in when none are left', () => {
  const game = gameWithLuck();
  const deck: Deck = { draw: ['b', 'a'], discard: ['c', 'd', 'e'] };
  expect([drawCard(game, deck), drawCard(game, deck)]).toEqual(['a', 'b']);
  expect(['c', 'd', 'e']).toContain(drawCard(game, deck));
  expect(deck.draw.length).toBe(2);
  expect(deck.discard).toEqual([]);
});

test('a deck with nothing left gives nothing', () => {
  expect(drawCard(gameWithLuck(), { draw: [], discard: [] })).toBeUndefined();
});

test('searching takes the first fitting card, from the discard pile if need be, and shuffles', () => {
  const game = gameWithLuck();
  const cards = Array.from({ length: 20 }, (_, n) => `card${n}`);
  const deck: Deck = { draw: [...cards], discard: ['lost'] };
  expect(searchDeck(game, deck, (card) => card < 'card2')).toBe('card19');
  expect(deck.draw).not.toEqual(cards.slice(0, -1));
  expect(searchDeck(game, deck, (card) => card === 'lost')).toBe('lost');
  expect(searchDeck(game, deck, (card) => card === 'lost')).toBeUndefined();
});

test('a deck shuffled whole before each draw keeps its cards and can repeat one', () => {
  const game = gameWithLuck();
  const deck: Deck = { draw: ['a', 'b', 'c'], discard: [] };
  const drawn = Array.from({ length: 60 }, () => drawFromWhole(game, 'loot', deck));
  expect(new Set(drawn)).toEqual(new Set(['a', 'b', 'c']));
  expect(deck).toEqual({ draw: ['a', 'b', 'c'], discard: [] });
});

test('every use of a deck that shows or changes something hidden moves the undo barrier', () => {
  const game = gameWithLuck();
  const deck: Deck = { draw: ['a', 'b'], discard: ['c'] };
  const uses = [
    () => drawCard(game, deck),
    () => searchDeck(game, deck, () => false),
    () => drawFromWhole(game, 'loot', deck),
    () => reshuffle(game, deck),
  ];
  for (const use of uses) {
    const before = game.fate;
    use();
    expect(game.fate).toBeGreaterThan(before);
  }
});

test('no sequence of draws, discards, searches and reshuffles loses or doubles a card', () => {
  const steps = fc.array(fc.constantFrom('draw', 'discard', 'search', 'reshuffle'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(steps, fc.string(), (sequence, seed) => {
      const game = gameWithLuck(seed);
      const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const deck = newDeck(cards, new SeededLuck(seed));
      const held: string[] = [];
      for (const step of sequence) {
        if (step === 'draw')
          held.push(...[drawCard(game, deck)].filter((card) => card !== undefined));
        if (step === 'discard' && held.length > 0) discardCard(deck, held.pop() as string);
        if (step === 'search')
          held.push(
            ...[searchDeck(game, deck, (card) => card > 'c')].filter((card) => card !== undefined),
          );
        if (step === 'reshuffle') reshuffle(game, deck);
        expect([...deck.draw, ...deck.discard, ...held].sort()).toEqual(cards);
      }
    }),
  );
});
