import { type Tiles, tilesFrom } from '../../board/tiles.ts';
import { MINE_ROOMS } from './mine-rooms.ts';
import { PASSAGES } from './passages.ts';
import { TARGA_ROOMS } from './targa-rooms.ts';

export const tiles: Tiles = tilesFrom({ ...PASSAGES, ...MINE_ROOMS, ...TARGA_ROOMS });
