import type { Rule } from '@crawlspace/kernel';
import { promptFor } from '../../../asks.ts';
import type { ActionKind, ClassRules, Granted } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId } from '../../../ids.ts';
import type { Hero } from '../../../state.ts';
import type { RogueBoard } from '../boards.ts';
import {
  boardOf,
  canDraw,
  chooseToken,
  clearTable,
  drawForAnAction,
  drawForTheRound,
  fittingToken,
  flip,
  flippable,
  matches,
  maybeChooseToken,
  setActive,
  startingTokens,
  unusedTokens,
} from './bag.ts';
import { layPoison } from './poison.ts';

/** The Rogue: every action flips a token of the Thieving Tools, and the one that fits it helps. */
export const rogueRules: ClassRules<RogueBoard> = {
  id: 'rogue',
  newBoard: (content) => ({
    class: 'rogue',
    bag: startingTokens(content),
    drawn: [],
    discard: [],
    active: null,
  }),
  cloneBoard: (board) => copyOf(board, board.bag.slice()),
  /** The bag is known, but not what comes out of it. */
  boardView: (board) => copyOf(board, board.bag.toSorted()),
  *placeSkill(g, hero, skill) {
    boardOf(hero).bag.push(...(g.content.skills[skill]?.tokens ?? []));
  },
  abilities,
  canGain: (_g, hero, effect) => effect.do === 'token' && canDraw(hero),
  *gain(g, hero, effect, n) {
    for (let i = 0; i < n && effect.do === 'token'; i++) drawForAnAction(g, hero);
  },
  *roundStart(g, hero) {
    drawForTheRound(g, hero);
  },
  actions: (_, hero) => unusedTokens(boardOf(hero)),
  beforeAction,
  *afterAction(g, hero) {
    setActive(g, hero, null);
  },
  loseAction,
  *attackDeclared(g, hero) {
    layPoison(g, hero, boardOf(hero));
  },
  /** The token was flipped for the attack of the action, and helps no other. */
  furtherAttack(g, hero) {
    setActive(g, hero, null);
  },
  *turnEnd(g, hero) {
    clearTable(boardOf(hero));
    setActive(g, hero, null);
  },
  poisonReturned(hero, token) {
    boardOf(hero).bag.push(token);
  },
};

function copyOf({ drawn, discard, active }: RogueBoard, bag: CardId[]): RogueBoard {
  return {
    class: 'rogue',
    bag,
    drawn: drawn.map(({ token, used }) => ({ token, used })),
    discard: discard.slice(),
    active,
  };
}

/** The skills, and the token that fits the action under way: first, since it may bring the Shadow others need. */
function abilities(g: Pick<Descent, 'content'>, hero: Hero) {
  const { active } = boardOf(hero);
  const list: Granted[] = [];
  const token = active ? g.content.rogueTokens[active] : undefined;
  if (token && token.colour !== 'green') list.push({ card: token.id, abilities: token.abilities });
  for (const skill of hero.skills) {
    list.push({ card: skill, abilities: g.content.skills[skill]?.abilities ?? [] });
  }
  return list;
}

/** Each action flips a token of choice; one gained by other means needs none. */
function* beforeAction(g: Descent, hero: Hero, action: ActionKind): Rule {
  const board = boardOf(hero);
  const tokens = flippable(board);
  if (tokens.length === 0) return;
  const gained = (hero.turn?.actions ?? 0) > unusedTokens(board);
  const ask = gained ? maybeChooseToken : chooseToken;
  const fitting = fittingToken(g, board, action, gained);
  const kind = `token-${action}` as const;
  const token = yield* ask(
    hero,
    promptFor(kind, undefined, fitting ? { fitting } : undefined),
    tokens,
  );
  if (!token) return;
  flip(g, hero, board, token);
  if (!matches(g, token, action)) return;
  setActive(g, hero, token);
  yield* helpAtOnce(g, hero, token);
}

/** Green tokens help as they are flipped, whatever the action. */
function* helpAtOnce(g: Descent, hero: Hero, token: CardId): Rule {
  const card = g.content.rogueTokens[token];
  if (card?.colour !== 'green') return;
  for (const ability of card.abilities) {
    yield* g.do.useAbility(g, { hero, enemy: null, ally: null, card: token, ability, item: null });
  }
}

/** An action lost is a token flipped for nothing. */
function* loseAction(g: Descent, hero: Hero): Rule {
  const board = boardOf(hero);
  const tokens = flippable(board);
  if (tokens.length === 0) return;
  flip(g, hero, board, yield* chooseToken(hero, promptFor('lose-token'), tokens));
}
