import { discardCard, drawCard, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import {
  type ExitRef,
  entranceOf,
  type PlacedTile,
  place,
  placeBeyondGate,
  placementsFor,
  type TileId,
  type TileIndex,
  tileOf,
  type WorldId,
} from '../../board/index.ts';
import { isRoom } from '../../board/tiles.ts';
import { deckOfWorld } from '../../lookup.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { advanceParty } from '../darkness/depth.ts';
import { keepAWayOn, openPassage } from './doors.ts';
import { closeExit, setKind } from './exits.ts';

/** XP for exploring a tile; the first edition gives none. */
const EXPLORING_XP = 5;

/** How many map cards are tried at a Door before it proves to be none. */
const TRIES = 2;

/**
 * Draws a map card and puts its tile at a Door, turned to another exit if it must be. After a second
 * card that does not fit the Door is closed. In the first edition cards are drawn, unturned, until
 * one fits. Returns the new tile, or null.
 */
export function* revealTile(
  g: Adventure,
  door: ExitRef,
  hero: Hero | null,
): Rule<TileIndex | null> {
  const { board } = g.state;
  const placed = findTileFor(g, door);
  if (!placed) {
    closeExit(g, door);
    keepAWayOn(g);
    return null;
  }
  board.layout = place(g.content.tiles, board.layout, door, placed);
  setKind(g, door, 'joined');
  return yield* newTile(g, hero, 'joined');
}

/** The tile beyond a Gate lies in a plane of its own; its entrance is the other end of the Gate. */
export function* revealBeyondGate(
  g: Adventure,
  gate: ExitRef,
  world: WorldId,
  hero: Hero,
): Rule<TileIndex | null> {
  const { board } = g.state;
  const tile = drawMapCard(g, world);
  if (!tile) return null;
  board.layout = placeBeyondGate(g.content.tiles, board.layout, gate, tile);
  return yield* newTile(g, hero, 'gate');
}

function findTileFor(g: Adventure, door: ExitRef): PlacedTile | undefined {
  const { layout } = g.state.board;
  const world = worldOfTile(g, door.tile);
  const deck = deckOfWorld(g.state.decks.map, world);
  const revised = g.state.options.edition === 'revised';
  const most = revised ? TRIES : deck.draw.length + deck.discard.length;
  const misfits: TileId[] = [];
  let found: PlacedTile | undefined;
  while (!found && misfits.length < most) {
    const tile = drawMapCard(g, world);
    if (!tile) break;
    [found] = placementsFor(g.content.tiles, layout, door, tile, revised ? 'any' : 'entrance');
    if (!found) misfits.push(tile);
  }
  for (const tile of misfits) discardCard(deck, tile);
  return found;
}

function drawMapCard(g: Adventure, world: WorldId): TileId | undefined {
  const card = drawCard(g, deckOfWorld(g.state.decks.map, world));
  return card !== undefined && Object.hasOwn(g.content.tiles.byId, card) ? card : undefined;
}

export function worldOfTile(g: Adventure, tile: TileIndex): WorldId {
  const placed = g.state.board.layout.tiles[tile];
  if (!placed) throw new Error(`there is no tile ${tile}`);
  return placed.world;
}

/** A new tile of either kind: token or open exits, the Hero Party marker, XP for who found it. */
function* newTile(g: Adventure, hero: Hero | null, enteredBy: 'joined' | 'gate'): Rule<TileIndex> {
  const { board, options } = g.state;
  const tile = board.layout.tiles.length - 1;
  const entrance = entranceOf(g.content.tiles, board.layout, tile);
  const id = board.layout.tiles[tile]?.tile as TileId;
  board.scavenged[tile] = 0;
  if (entrance) setKind(g, entrance, enteredBy);
  g.emit({ t: 'tile-placed', tile, card: id, rule: 'B-SEARCH-15' });
  if (isRoom(tileOf(g.content.tiles, id))) layToken(g, tile);
  else openPassage(g, tile);
  advanceParty(g);
  if (hero && options.edition === 'revised') g.do.gainXp(g, hero, EXPLORING_XP);
  yield* trigger(g, 'tileRevealed', { tile, hero });
  return tile;
}

/** An exploration token, unseen, on a room. Used ones are shuffled into a new stack when needed. */
function layToken(g: Adventure, tile: TileIndex): void {
  const token = drawCard(g, g.state.decks.exploration);
  if (token === undefined) openPassage(g, tile);
  else g.state.board.tokens.push({ tile, token });
}
