import { pick, type Rule, type TextRef } from '@crawlspace/kernel';
import type { ActionKind, Content } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId } from '../../../ids.ts';
import type { HellscapeMeaning } from '../../../meanings.ts';
import { abilitiesChanged } from '../../../rules/abilities/in-force.ts';
import { meansCard, nameOf, pickCard } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import type { RogueBoard } from '../boards.ts';

/** Tokens drawn at the start of a round, and when the Rogue is alone. */
const TOKENS_A_ROUND = 3;
const TOKENS_ALONE = 4;

export function boardOf(hero: Hero): RogueBoard {
  if (hero.board.class !== 'rogue') throw new Error(`hero ${hero.index} is no Rogue`);
  return hero.board;
}

/** The tokens with a black ground. */
export function startingTokens(content: Content): CardId[] {
  const tokens: CardId[] = [];
  for (const { id, starting, copies } of Object.values(content.rogueTokens)) {
    if (starting) for (let i = 0; i < copies; i++) tokens.push(id);
  }
  return tokens;
}

/** At the start of a round: what is left of the last one goes, and new tokens are drawn. */
export function drawForTheRound(g: Descent, hero: Hero): void {
  const board = boardOf(hero);
  clearTable(board);
  const tokens = g.state.heroes.length === 1 ? TOKENS_ALONE : TOKENS_A_ROUND;
  for (let i = 0; i < tokens; i++) drawToken(g, hero, board);
}

/** One token out of the bag; an empty bag is filled with the discarded ones. Null when there are none. */
export function drawToken(g: Descent, hero: Hero, board: RogueBoard): CardId | null {
  if (board.bag.length === 0) {
    board.bag = board.discard;
    board.discard = [];
  }
  if (board.bag.length === 0) return null;
  const token = g.pick('rogue-token', board.bag);
  board.bag.splice(board.bag.indexOf(token), 1);
  board.drawn.push({ token, used: false });
  g.emit({ t: 'token-drawn', hero: hero.index, card: token, rule: 'H-ROG-02' });
  return token;
}

/** A token more in the own turn is an action more. */
export function drawForAnAction(g: Descent, hero: Hero): void {
  const { turn } = hero;
  if (turn && drawToken(g, hero, boardOf(hero))) turn.actions++;
}

export function unusedTokens(board: RogueBoard): number {
  let unused = 0;
  for (const { used } of board.drawn) if (!used) unused++;
  return unused;
}

/** The different tokens that can be flipped. */
export function flippable(board: RogueBoard): CardId[] {
  const tokens: CardId[] = [];
  for (const { token, used } of board.drawn) {
    if (!used && !tokens.includes(token)) tokens.push(token);
  }
  return tokens;
}

export function flip(g: Descent, hero: Hero, board: RogueBoard, token: CardId): void {
  const drawn = board.drawn.find((each) => !each.used && each.token === token);
  if (!drawn) return;
  drawn.used = true;
  g.emit({ t: 'token-flipped', hero: hero.index, card: token, rule: 'H-ROG-03' });
}

/** Red tokens go with attacks, blue ones with moves, green ones with everything. */
export function matches(g: Descent, token: CardId, action: ActionKind): boolean {
  const colour = g.content.rogueTokens[token]?.colour;
  if (colour === 'green') return true;
  return colour === 'red' ? action === 'attack' : colour === 'blue' && action === 'move';
}

/**
 * What hardly anybody would answer otherwise: the only token of the action's own colour, since green
 * ones help with what comes after it too; else the only green one. Without any that fits, none if none
 * is needed, or of one colour the plainest.
 */
export function fittingToken(
  g: Descent,
  board: RogueBoard,
  action: ActionKind,
  gained: boolean,
): CardId | 'no-token' | null {
  const fitting = flippable(board).filter((token) => matches(g, token, action));
  const green = fitting.filter((token) => g.content.rogueTokens[token]?.colour === 'green');
  const own = fitting.filter((token) => !green.includes(token));
  if (fitting.length === 0) return gained ? 'no-token' : plainest(g, board);
  if (own.length === 0) return green.length === 1 ? (green[0] ?? null) : null;
  const isLast = !gained && unusedTokens(board) === 1;
  return own.length === 1 && (green.length === 0 || !isLast) ? (own[0] ?? null) : null;
}

/** Of tokens of one colour one that was in the bag from the start; null where colours differ. */
function plainest(g: Descent, board: RogueBoard): CardId | null {
  const tokens = flippable(board);
  const colours = new Set(tokens.map((token) => g.content.rogueTokens[token]?.colour));
  if (colours.size > 1) return null;
  return tokens.find((token) => g.content.rogueTokens[token]?.starting) ?? tokens[0] ?? null;
}

/** At the end of the turn every token on the table goes to the discard pile, used or not. */
export function clearTable(board: RogueBoard): void {
  for (const { token } of board.drawn) board.discard.push(token);
  board.drawn = [];
}

/** The token that fits the action under way; null when there is none. */
export function setActive(g: Descent, hero: Hero, token: CardId | null): void {
  const board = boardOf(hero);
  if (board.active === token) return;
  board.active = token;
  abilitiesChanged(g, hero);
}

/** Asks for one of the tokens. */
export function chooseToken(hero: Hero, prompt: TextRef, tokens: readonly CardId[]): Rule<CardId> {
  return pickCard({ seat: hero.index, prompt }, tokens);
}

/** Asks for one of the tokens or for none: an action gained by other means needs none. */
export function maybeChooseToken(
  hero: Hero,
  prompt: TextRef,
  tokens: readonly CardId[],
): Rule<CardId | null> {
  return pick<CardId | null>({
    seat: hero.index,
    prompt,
    of: [...tokens, null],
    id: (token) => token ?? 'no-token',
    means: (token): HellscapeMeaning => (token ? meansCard(token) : { kind: 'no-token' }),
    describe: (token) => (token ? nameOf(token) : { text: { key: 'option.no-token' } }),
  });
}

/** In the own turn, with a token left to be drawn. */
export function canDraw({ board, turn }: Hero): boolean {
  return board.class === 'rogue' && turn !== null && board.bag.length + board.discard.length > 0;
}
