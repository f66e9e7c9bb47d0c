import { d6 } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import {
  closeDoor,
  type Doorway,
  doorwayOf,
  doorways,
  type ExitRef,
  entranceOf,
  isSameExit,
  type SpaceId,
  type TileIndex,
  takesATile,
  tileOf,
  openDoor as uncover,
} from '../../board/index.ts';
import { GATE_END_CAPS } from '../../board/tiles.ts';
import type { Exit } from '../../state.ts';

export type ExitKind = Exit['kind'];

/** What is known of an exit; null until the tile's token decides. The Entrance tile has a Door. */
export function kindOf(g: Adventure, ref: ExitRef): ExitKind | null {
  const known = g.state.board.exits.find((exit) => isSameExit(exit, ref));
  return known?.kind ?? (isEntranceTile(g, ref.tile) ? 'door' : null);
}

function isEntranceTile(g: Adventure, tile: TileIndex): boolean {
  const placed = g.state.board.layout.tiles[tile];
  return placed !== undefined && tileOf(g.content.tiles, placed.tile).kind === 'entrance';
}

export function setKind(g: Adventure, { tile, exit }: ExitRef, kind: ExitKind): void {
  const known = g.state.board.exits.find((each) => isSameExit(each, { tile, exit }));
  if (known) known.kind = kind;
  else g.state.board.exits.push({ tile, exit, kind });
}

/** The exits of a tile, without the doorway by which it was entered. */
export function exitsOf(g: Adventure, tile: TileIndex): ExitRef[] {
  const { layout } = g.state.board;
  const entrance = entranceOf(g.content.tiles, layout, tile)?.exit;
  const exits: ExitRef[] = [];
  for (const { exit } of doorways(g.content.tiles, layout, tile))
    if (exit !== entrance) exits.push({ tile, exit });
  return exits;
}

/** Those of them in whose doorway a space lies. */
export function exitsAt(g: Adventure, tile: TileIndex, space: SpaceId): readonly ExitRef[] {
  // Most spaces lie in no doorway at all.
  if (!isInDoorway(doorways(g.content.tiles, g.state.board.layout, tile), space)) return NOWHERE;
  return exitsOf(g, tile).filter((ref) => doorwayAt(g, ref).spaces.includes(space));
}

const NOWHERE: readonly ExitRef[] = [];

function isInDoorway(all: readonly Doorway[], space: SpaceId): boolean {
  for (const { spaces } of all) if (spaces.includes(space)) return true;
  return false;
}

export function exitsOfKind(g: Adventure, tile: TileIndex, kind: ExitKind | null): ExitRef[] {
  return exitsOf(g, tile).filter((ref) => kindOf(g, ref) === kind);
}

export function doorwayAt(g: Adventure, ref: ExitRef): Doorway {
  return doorwayOf(g.content.tiles, g.state.board.layout, ref);
}

export function isUnexploredDoor(g: Adventure, ref: ExitRef): boolean {
  return kindOf(g, ref) === 'door';
}

/** A Gate End Cap that nobody has looked through leads nowhere yet. */
export function isUnexploredGate(g: Adventure, ref: ExitRef): boolean {
  return kindOf(g, ref) === 'gate' && doorwayAt(g, ref).state !== 'gate';
}

/** Every unexplored Door and Gate of the map. */
export function waysOn(g: Adventure): ExitRef[] {
  const exits = g.state.board.layout.tiles.flatMap((_, tile) => exitsOf(g, tile));
  return exits.filter((ref) => isUnexploredDoor(g, ref) || isUnexploredGate(g, ref));
}

/** An exit that clearly cannot take any tile is never a Door. The first edition has no such rule. */
export function couldBeADoor(g: Adventure, ref: ExitRef): boolean {
  return (
    g.state.options.edition === 'first' || takesATile(g.content.tiles, g.state.board.layout, ref)
  );
}

/**
 * Chooses one of some exits of a tile by the numbers on its map card, rolled again until one of them
 * comes up. A single one needs no die.
 */
export function rollExit(g: Adventure, among: readonly ExitRef[]): ExitRef {
  const [first] = among;
  if (!first) throw new Error('there is no exit to choose');
  if (among.length === 1) return first;
  const dice: number[] = [];
  for (;;) {
    const die = g.roll('exit', d6);
    dice.push(die);
    const found = among.find((ref) => doorwayAt(g, ref).numbers.includes(die));
    if (!found) continue;
    g.emit({ t: 'rolled', purpose: 'exit', tile: first.tile, dice, rule: 'B-EXPL-08' });
    return found;
  }
}

export function makeDoor(g: Adventure, ref: ExitRef): void {
  g.state.board.layout = uncover(g.content.tiles, g.state.board.layout, ref);
  setKind(g, ref, 'door');
  tell(g, 'door-opened', ref, 'B-EXPL-07');
}

/** Gate End Caps close the tile like others until somebody has looked through. */
export function makeGate(g: Adventure, ref: ExitRef): void {
  g.state.board.layout = uncover(g.content.tiles, g.state.board.layout, ref);
  setKind(g, ref, 'gate');
  tell(g, 'gate-opened', ref, 'B-EXPL-12');
}

export function closeExit(g: Adventure, ref: ExitRef): void {
  g.state.board.layout = closeDoor(g.content.tiles, g.state.board.layout, ref);
  setKind(g, ref, 'end-cap');
  tell(g, 'end-cap', ref, 'B-EXPL-10');
}

function tell(
  g: Adventure,
  t: 'door-opened' | 'gate-opened' | 'end-cap',
  ref: ExitRef,
  rule: string,
): void {
  g.emit({ t, tile: ref.tile, spaces: doorwayAt(g, ref).spaces, rule });
}

/** The Gate End Caps on the board: one for an unexplored Gate, two for one that leads somewhere. */
function gateEndCaps(g: Adventure): number {
  return g.state.board.exits.filter(({ kind }) => kind === 'gate').length;
}

/** Not in a basic mission, not where the mission forbids it, and not when the End Caps are used up. */
export function gatesMayOpen(g: Adventure): boolean {
  const mission = g.content.missions[g.state.mission.id];
  const allowed = mission?.gates?.(g) ?? !g.state.mission.basic;
  return allowed && gateEndCaps(g) < GATE_END_CAPS;
}
