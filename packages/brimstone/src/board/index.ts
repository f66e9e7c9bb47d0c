export {
  GATE_END_CAPS,
  isRoom,
  isTileId,
  type MapTile,
  mapDeck,
  type Side,
  type TileId,
  tileIds,
  tileOf,
  type WorldId,
} from '../content/tiles/index.ts';
export {
  adjacentTiles,
  areAdjacent,
  type Board,
  isOnTile,
  neighboursOf,
  type SpaceId,
  spaceAt,
  spaceInDirection,
  spacesOfTile,
  stepsFrom,
  type TileIndex,
  tilesOf,
  worldOf,
} from './board.ts';
export { DIRECTIONS, type Direction } from './directions.ts';
export { distance, distanceToAny } from './distance.ts';
export type { ExitRef, GateLink } from './gates.ts';
export {
  boardOf,
  closeDoor,
  type Doorway,
  doorwayOf,
  doorways,
  entranceOf,
  fits,
  isSameExit,
  type Layout,
  openDoor,
  type PlacedTile,
  place,
  placeBeyondGate,
  placementsFor,
  startLayout,
  takesATile,
} from './layout.ts';
export { checkerboard, entranceSide, rowsFrom } from './rows.ts';
export { sees, seesAny } from './sight.ts';
export { CORNERS, type Corner, type XlBase, xlSpaces, xlStep } from './xl.ts';
