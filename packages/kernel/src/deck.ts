import type { Game, GameEvent } from './game.ts';
import type { Luck } from './luck.ts';

/** A deck: cards to come, the next one last, and the discard pile, the newest last. */
export interface Deck<Card extends string = string> {
  draw: Card[];
  discard: Card[];
}

type Shuffler = Pick<Luck, 'shuffle'>;
type AnyGame = Pick<Game<unknown, GameEvent>, 'shuffle' | 'reveal' | 'pick'>;

export function newDeck<Card extends string>(cards: readonly Card[], luck: Shuffler): Deck<Card> {
  return { draw: luck.shuffle([...cards]), discard: [] };
}

/** The next card, or undefined when draw pile and discard pile are both empty. Reshuffles as needed. */
export function drawCard<Card extends string>(game: AnyGame, deck: Deck<Card>): Card | undefined {
  if (deck.draw.length === 0) reshuffle(game, deck);
  game.reveal();
  return deck.draw.pop();
}

export function discardCard<Card extends string>(deck: Deck<Card>, card: Card): void {
  deck.discard.push(card);
}

export function reshuffle(game: AnyGame, deck: Deck): void {
  deck.draw.push(...deck.discard);
  deck.discard.length = 0;
  game.shuffle(deck.draw);
}

/**
 * Takes the first card that fits, looking through the draw pile from the top and then the discard
 * pile, and shuffles the draw pile afterwards because everyone has seen it.
 */
export function searchDeck<Card extends string>(
  game: AnyGame,
  deck: Deck<Card>,
  fits: (card: Card) => boolean,
): Card | undefined {
  game.reveal();
  const found = takeLast(deck.draw, fits) ?? takeLast(deck.discard, fits);
  game.shuffle(deck.draw);
  return found;
}

function takeLast<Card>(pile: Card[], fits: (card: Card) => boolean): Card | undefined {
  const at = pile.findLastIndex(fits);
  return at < 0 ? undefined : pile.splice(at, 1)[0];
}

/** For decks that are shuffled whole before each draw: any card, and it stays in the deck. */
export function drawFromWhole<Card extends string>(
  game: AnyGame,
  label: string,
  deck: Deck<Card>,
): Card {
  return game.pick(label, deck.draw);
}
