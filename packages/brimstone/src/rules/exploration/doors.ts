import type { Adventure } from '../../adventure.ts';
import type { ExitRef, TileIndex } from '../../board/index.ts';
import type { ExplorationToken } from '../../content-types.ts';
import {
  closeExit,
  couldBeADoor,
  exitsOf,
  exitsOfKind,
  gatesMayOpen,
  isUnexploredDoor,
  isUnexploredGate,
  kindOf,
  makeDoor,
  makeGate,
  rollExit,
  setKind,
  waysOn,
} from './exits.ts';

/**
 * The Door and Gate Icons of a token choose exits of the room by die; all others get End Caps. Icons
 * beyond the usable exits are ignored.
 */
export function openExits(g: Adventure, tile: TileIndex, token: ExplorationToken): void {
  for (const icon of iconsLeft(g, tile, token)) {
    const asGate = icon === 'gate' && gatesMayOpen(g);
    const left = exitsOfKind(g, tile, null).filter((ref) => asGate || couldBeADoor(g, ref));
    if (left.length === 0) continue;
    const exit = rollExit(g, left);
    if (asGate) makeGate(g, exit);
    else makeDoor(g, exit);
  }
  for (const exit of exitsOfKind(g, tile, null)) closeExit(g, exit);
}

/** An exit that is open already counts for an icon: of its own kind, or else of the other. */
function iconsLeft(
  g: Adventure,
  tile: TileIndex,
  { doors, gates }: ExplorationToken,
): ('door' | 'gate')[] {
  const icons = [...Array<'door'>(doors).fill('door'), ...Array<'gate'>(gates).fill('gate')];
  for (const ref of exitsOf(g, tile)) {
    const kind = kindOf(g, ref);
    if (kind !== 'door' && kind !== 'gate') continue;
    icons.splice(Math.max(0, icons.indexOf(kind)), 1);
  }
  return icons;
}

/** Passages have no token: all their exits are Doors. */
export function openPassage(g: Adventure, tile: TileIndex): void {
  for (const exit of exitsOfKind(g, tile, null)) setKind(g, exit, 'door');
}

/** At the objective every exit that leads nowhere yet is closed. */
export function closeUnexploredExits(g: Adventure, tile: TileIndex): void {
  for (const exit of exitsOf(g, tile)) {
    const unexplored = isUnexploredDoor(g, exit) || isUnexploredGate(g, exit);
    if (unexplored || kindOf(g, exit) === null) closeExit(g, exit);
  }
}

/** A random End Cap of the tile that can still take a tile becomes a Door. */
export function openDoor(g: Adventure, tile: TileIndex): ExitRef | null {
  const usable = exitsOfKind(g, tile, 'end-cap').filter((ref) => couldBeADoor(g, ref));
  if (usable.length === 0) return null;
  const exit = rollExit(g, usable);
  makeDoor(g, exit);
  return exit;
}

/**
 * A Gate opens at a random End Cap of the tile, or at any exit while its token is still to decide. A
 * Gate needs no room on the table. Null when there is no such exit or no Gate may open.
 */
export function openGate(g: Adventure, tile: TileIndex): ExitRef | null {
  const undecided = exitsOfKind(g, tile, null);
  const usable = undecided.length > 0 ? undecided : exitsOfKind(g, tile, 'end-cap');
  if (usable.length === 0 || !gatesMayOpen(g)) return null;
  const exit = rollExit(g, usable);
  makeGate(g, exit);
  return exit;
}

/** A random unexplored Door of the tile is buried, never the last way on. */
export function collapse(g: Adventure, tile: TileIndex): void {
  const doors = exitsOfKind(g, tile, 'door');
  const left = waysToGoOn(g);
  const isLast = left.length === 1 && left[0]?.tile === tile;
  if (doors.length === 0 || waysOn(g).length <= 1 || isLast) return;
  const exit = rollExit(g, doors);
  g.emit({ t: 'collapsed', tile });
  closeExit(g, exit);
}

/**
 * A closed map must not strand the mission: while the objective is not found there is always a way
 * on. An End Cap opens, on the tile placed last that has a usable one, or else a Gate. Rooms whose
 * token is still to come are a way on.
 */
export function keepAWayOn(g: Adventure): void {
  const { mission, board } = g.state;
  const isUseful = (tile: TileIndex) => leadsOn(g, tile);
  if (mission.objectiveFound || board.tokens.some(({ tile }) => isUseful(tile))) return;
  if (waysToGoOn(g).length > 0) return;
  const tiles = board.layout.tiles.map((_, tile) => tile).filter(isUseful);
  tiles.reverse();
  if (tiles.some((tile) => openDoor(g, tile) !== null)) return;
  tiles.some((tile) => openGate(g, tile) !== null);
}

/** Whether a tile is in the world in which the mission goes on. */
function leadsOn(g: Adventure, tile: TileIndex): boolean {
  const world = g.content.missions[g.state.mission.id]?.goesOnIn?.(g);
  return world === undefined || g.state.board.layout.tiles[tile]?.world === world;
}

/** The unexplored Doors and Gates that may bring the mission on. Nobody knows yet where a Gate leads. */
function waysToGoOn(g: Adventure): ExitRef[] {
  return waysOn(g).filter((ref) => leadsOn(g, ref.tile) || isUnexploredGate(g, ref));
}
