import {
  type AdventureView,
  areAdjacent,
  type Board,
  boardSeen,
  distanceToPlace,
  doorways,
  type Enemy,
  entranceOf,
  type Layout,
  litFrom,
  type SpaceId,
  spacesUnder,
  type TileIndex,
  tilesOf,
} from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { Latest } from '../../remembered.ts';
import { isGoingHome, leadsThroughGate, leftToDo } from './mission.ts';
import { heroesUp } from './numbers.ts';

export function board(view: AdventureView): Board {
  return boardSeen(view);
}

/** The spaces an enemy stands on. */
export function spacesOf(view: AdventureView, enemy: Enemy): readonly SpaceId[] {
  return spacesUnder(contentOf(view), board(view), enemy);
}

export function isBeside(view: AdventureView, space: SpaceId, enemy: Enemy): boolean {
  const map = board(view);
  return spacesOf(view, enemy).some((each) => areAdjacent(map, each, space));
}

/** Whether the lantern lights a space. */
export function isLit(view: AdventureView, space: SpaceId): boolean {
  if (!view.heroes[view.lantern]) return true;
  const lit = litTiles.get(view, findLitTiles);
  for (const tile of tilesOf(board(view), space)) if (lit.includes(tile)) return true;
  return false;
}

/** Asked for every space a hero might go to: worked out anew when the lantern or the map has changed. */
const litTiles = new Latest<AdventureView, readonly TileIndex[]>(
  (one, other) =>
    one.board.layout === other.board.layout && placeOfLantern(one) === placeOfLantern(other),
);

function placeOfLantern({ heroes, lantern }: AdventureView): SpaceId | undefined {
  return heroes[lantern]?.space;
}

/** The tiles on which the bearer of the lantern stands, and those next to them. */
function findLitTiles(view: AdventureView): readonly TileIndex[] {
  const space = placeOfLantern(view);
  return space === undefined ? [] : litFrom(board(view), space);
}

/** A place where the adventure goes on: an unexplored Door or Gate, or a room with its token. */
export interface WayOn {
  /** A place of the board. */
  readonly spaces: readonly SpaceId[];
  readonly kind: 'look' | 'enter' | 'home';
  /** It is a Gate, or lies beyond one. */
  readonly beyond: boolean;
}

interface Known {
  readonly exits: number;
  readonly tokens: number;
  readonly ways: readonly WayOn[];
}

const KNOWN = new WeakMap<Layout, Known>();

/** Every way on. Worked out anew only when the map or what is known of it has changed. */
export function waysOn(view: AdventureView): readonly WayOn[] {
  const { layout, exits, tokens } = view.board;
  const known = KNOWN.get(layout);
  if (known && known.exits === exits.length && known.tokens === tokens.length) return known.ways;
  const ways = [...roomsToEnter(view), ...layout.tiles.flatMap((_, tile) => doorsOf(view, tile))];
  KNOWN.set(layout, { exits: exits.length, tokens: tokens.length, ways });
  return ways;
}

function roomsToEnter(view: AdventureView): WayOn[] {
  return view.board.tokens.map((tile) => wayInto(view, tile));
}

function wayInto(view: AdventureView, tile: TileIndex): WayOn {
  const spaces = board(view).spacesOf[tile] ?? [];
  return { spaces, kind: 'enter', beyond: isBeyond(view, tile) };
}

function doorsOf(view: AdventureView, tile: number): WayOn[] {
  const { layout, exits } = view.board;
  const { tiles } = contentOf(view);
  const entrance = entranceOf(tiles, layout, tile)?.exit;
  return doorways(tiles, layout, tile).flatMap(({ exit, spaces, state }) => {
    if (exit === entrance || state === 'joined' || state === 'gate') return [];
    const known = exits.find((each) => each.tile === tile && each.exit === exit)?.kind;
    const kind = known ?? (tile === 0 ? 'door' : null);
    if (kind !== 'door' && kind !== 'gate') return [];
    return { spaces, kind: 'look', beyond: kind === 'gate' || isBeyond(view, tile) } as const;
  });
}

function isBeyond(view: AdventureView, tile: number): boolean {
  const { tiles } = view.board.layout;
  return tiles[tile]?.world !== tiles[0]?.world;
}

/** Other worlds are out of the way, unless the mission leads there. */
const OUT_OF_THE_WAY = 10;

/** What the mission leaves to do comes first. */
function waysToGo(view: AdventureView): readonly WayOn[] {
  const left = leftToDo(view);
  if (left.length === 0) return waysOn(view);
  return left.map((tile) =>
    tile === 0 && isGoingHome(view) ? wayHome(view) : wayInto(view, tile),
  );
}

/** To the rear of the Entrance tile, so that nobody stands in another's way. */
function wayHome(view: AdventureView): WayOn {
  return { spaces: board(view).start, kind: 'home', beyond: false };
}

/** Where the party goes next: the way on that all of it reaches soonest. */
export function nextWay(view: AdventureView): WayOn | null {
  const map = board(view);
  const heroes = heroesUp(view);
  const through = leadsThroughGate(view);
  let found: WayOn | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of waysToGo(view)) {
    let sum = way.beyond === through ? 0 : OUT_OF_THE_WAY * heroes.length;
    for (const hero of heroes) sum += distanceToPlace(map, hero.space, way.spaces);
    if (sum < least) {
      least = sum;
      found = way;
    }
  }
  return found;
}
