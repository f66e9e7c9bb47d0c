export {
  adjacentTiles,
  areAdjacent,
  type Board,
  litFrom,
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
export { distance, distanceToAny, distanceToPlace } from './distance.ts';
export type { ExitRef } from './gates.ts';
export {
  boardOf,
  closeDoor,
  type Doorway,
  doorwayOf,
  doorways,
  entranceOf,
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
export { checkerboard } from './rows.ts';
export { sees } from './sight.ts';
export {
  cardOfTile,
  type TileCard,
  type TileId,
  type Tiles,
  tileFrom,
  tileOf,
  type WorldId,
} from './tiles.ts';
export { CORNERS, type Corner, type XlBase, xlSpaces, xlStep } from './xl.ts';
