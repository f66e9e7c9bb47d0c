import { discardCard, PARTY, pick, pickInOrder, type Rule, type TextRef } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { amongCards } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { TileIndex } from '../../board/index.ts';
import type { ExplorationToken } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { RoomToken } from '../../state.ts';
import { rolledDepthEvent } from '../darkness/depth.ts';
import { resolveGrowingDread } from '../darkness/growing-dread.ts';
import { heroesOnTile } from '../figures/figures.ts';
import { closeUnexploredExits, keepAWayOn, openExits } from './doors.ts';
import { encountersOf } from './encounters.ts';
import { maySearch } from './search.ts';

/**
 * Step 3 of a turn: the tokens of all rooms with a hero on them are revealed and resolved, in an
 * order the players choose, until a fight begins.
 */
export function* roomExploration(g: Adventure): Rule {
  while (maySearch(g) && !g.state.outcome) {
    const due = g.state.board.tokens.filter(({ tile }) => heroesOnTile(g, tile).length > 0);
    if (due.length === 0) return;
    const { tile } = yield* chooseRoom(g, due);
    yield* exploreRoom(g, tile);
  }
}

function* chooseRoom(g: Adventure, due: readonly RoomToken[]): Rule<RoomToken> {
  const nameOf = (tile: TileIndex) => `${g.state.board.layout.tiles[tile]?.tile}.name`;
  return yield* pick({
    seat: PARTY,
    prompt: promptFor('which-room-first'),
    rule: 'B-EXPL-03',
    of: due,
    id: ({ tile }) => `room${tile}`,
    means: ({ tile }): BrimstoneMeaning => ({ kind: 'tile', tile }),
    describe: ({ tile }) => ({ text: { key: nameOf(tile) } }),
  });
}

/**
 * Reveals the token of a room: exits, then Growing Dread, Darkness or a Depth Event, then encounters
 * and attacks. The last clue turns it into the objective: then only the dark part counts.
 */
export function* exploreRoom(g: Adventure, tile: TileIndex): Rule {
  const token = takeToken(g, tile);
  g.reveal();
  g.emit({ t: 'token-revealed', tile, card: token.id, rule: 'B-EXPL-03' });
  const objective = yield* findClue(g, tile, token);
  if (!objective) openExits(g, tile, token);
  yield* darkIcons(g, token);
  if (objective) {
    yield* findObjective(g, tile, true);
    return;
  }
  keepAWayOn(g);
  yield* encountersOf(g, tile, token.encounters, true);
  for (let i = 0; i < token.attacks; i++) {
    yield* g.do.attack(g, 'party', { kind: 'tile', tile });
  }
}

/** Takes the token off its room and puts it with the used ones. */
function takeToken(g: Adventure, tile: TileIndex): ExplorationToken {
  const { tokens } = g.state.board;
  const at = tokens.findIndex((token) => token.tile === tile);
  const id: CardId = tokens[at]?.token ?? '';
  const token = g.content.tokens[id];
  if (!token) throw new Error(`there is no token on tile ${tile}`);
  tokens.splice(at, 1);
  discardCard(g.state.decks.exploration, id);
  return token;
}

/** Clue icons mean what the mission says; true when this one finds the objective. */
function* findClue(g: Adventure, tile: TileIndex, token: ExplorationToken): Rule<boolean> {
  const { mission } = g.state;
  const rules = g.content.missions[mission.id];
  const used = rules !== undefined && (rules.clues > 0 || rules.onClue !== undefined);
  if (!token.clue || !used || mission.objectiveFound) return false;
  if (rules.heedsClue?.(g, tile) === false) return false;
  const found = (mission.counters['clues'] ?? 0) + 1;
  mission.counters['clues'] = found;
  g.emit({ t: 'clue-found', tile, amount: found, rule: 'B-EXPL-15' });
  const last = rules.findsObjective?.(g, tile, found) ?? (rules.clues > 0 && found >= rules.clues);
  if (last) return true;
  if (rules.onClue) yield* rules.onClue(g, tile, found);
  return false;
}

/** The icons that come between the exits and the encounter or attack, even on the last token. */
function* darkIcons(g: Adventure, token: ExplorationToken): Rule {
  for (let i = 0; i < (token.growingDread ?? 0); i++) yield* g.do.drawGrowingDread(g);
  for (let i = 0; i < (token.darkness ?? 0); i++) yield* g.do.drawDarkness(g);
  for (let i = 0; i < (token.depthEvent ?? 0); i++) yield* rolledDepthEvent(g);
}

function tokenText(g: Adventure, id: CardId): TextRef {
  const { doors = 0, gates = 0 } = g.content.tokens[id] ?? {};
  return { key: `${id}.text`, params: { doors, gates } };
}

/** The players look at the next tokens of the stack and put them back in any order. */
export function* peekTokens(g: Adventure, count: number): Rule {
  const { draw } = g.state.decks.exploration;
  const seen = draw.slice(Math.max(0, draw.length - count)).reverse();
  if (seen.length === 0) return;
  g.reveal();
  const order = yield* pickInOrder({
    seat: PARTY,
    prompt: promptFor('order-tokens'),
    ...amongCards(seen),
    describe: (token) => ({ text: tokenText(g, token) }),
  });
  draw.splice(draw.length - seen.length, seen.length, ...[...order].reverse());
}

/**
 * The objective is found: the exits of the room are closed, then all Growing Dread is resolved, then
 * the mission brings what waits there. The encounter that a unique room names comes before that when
 * the room was explored: it is not on the token, of which nothing else counts.
 */
export function* findObjective(g: Adventure, tile: TileIndex, explored = false): Rule {
  const { mission } = g.state;
  const rules = g.content.missions[mission.id];
  mission.objectiveFound = true;
  g.emit({ t: 'objective-found', tile, rule: 'B-EXPL-16' });
  g.emit({ t: 'mission', card: `${mission.id}.objective` });
  closeUnexploredExits(g, tile);
  yield* resolveGrowingDread(g);
  if (explored) yield* encountersOf(g, tile, 0, true);
  if (rules) yield* rules.onObjective(g, tile);
  if (g.state.fight) g.state.fight.final = true;
}
