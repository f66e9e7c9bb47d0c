import type { MapTile, TileId } from '@crawlspace/brimstone';
import type { JSX } from 'preact';
import { circle, rect } from '../../../board/brush.ts';
import { Earth, Planks, Rails } from './floors.tsx';
import { Altar, Bed, Counter, Pew, Shelf, TableWithStools } from './furniture.tsx';
import {
  Cart,
  Crate,
  Crystals,
  Keg,
  Ladder,
  LampPost,
  Puddles,
  Rope,
  Rubble,
  Stull,
  Tools,
  WetShaft,
} from './props.tsx';
import { mouthsOf } from './ways.ts';

interface Room {
  readonly id: TileId;
  readonly tile: MapTile;
}

/** What makes each room of the mine the room it is. Places are in spaces of the tile as printed. */
const ROOMS: Partial<Record<TileId, (room: Room) => JSX.Element>> = {
  'mines-stull-forest': (room) => (
    <g>
      <Earth {...room} />
      <Stull x={3.5} y={2.5} size={1.35} />
      <Stull x={5.5} y={4.5} size={1.35} />
      {[
        [2, 2],
        [5, 2],
        [7, 2],
        [2, 4],
        [4, 4],
        [7, 4],
        [4, 6],
        [6, 6],
        [3, 5.05],
        [6, 3],
      ].map(([x = 0, y = 0]) => (
        <Stull key={`${x},${y}`} x={x} y={y} size={0.62} />
      ))}
      <Rubble x={6.5} y={1.3} size={0.6} />
    </g>
  ),
  'mines-grand-junction': (room) => (
    <g>
      <Earth {...room} />
      <Rails
        tile={room.tile}
        pairs={[
          [0, 2],
          [0, 3],
          [1, 4],
          [1, 3],
          [4, 2],
        ]}
      />
      <Cart x={2.35} y={4.5} turn={90} size={0.8} />
      <LampPost x={7.6} y={4.6} />
      <Tools x={1.5} y={1.4} size={0.7} />
    </g>
  ),
  'mines-company-store': (room) => (
    <g>
      <Planks {...room} />
      <Counter x={3.5} y={4} size={0.98} />
      <Shelf x={2} y={0.2} size={0.95} />
      <Shelf x={3.9} y={0.2} size={0.95} goods={['#7f8d9b', '#b1633c', '#d0b26b']} />
      <Shelf x={1.2} y={4.3} turn={90} size={0.5} />
      <Crate x={5.55} y={1.45} size={0.62} />
      <Crate x={5.3} y={4.6} size={0.5} />
      <Keg x={6.5} y={2.45} size={0.6} marked={false} />
    </g>
  ),
  'mines-wet-shaft': (room) => (
    <g>
      <Earth {...room} />
      <Puddles
        at={[
          [2.7, 2.6, 95, 60],
          [5.6, 5.6, 80, 45],
          [6.3, 3.2, 45, 60],
        ]}
      />
      <WetShaft x={4} y={4} />
      <Rope x={2.4} y={5.5} size={0.8} />
      <Ladder x={5.9} y={5.4} size={0.55} turn={70} />
      <Crate x={1.5} y={2.4} size={0.6} />
    </g>
  ),
  'mines-buried-bunkhouse': (room) => (
    <g>
      <Planks {...room} />
      <Bed x={4.5} y={2.55} size={0.95} blanket="#3f5468" />
      <Bed x={4.5} y={3.5} size={0.95} blanket="#7c3b31" />
      <Bed x={4.5} y={5.5} size={0.95} blanket="#5b6a3c" />
      <Bed x={1.42} y={1.5} size={0.72} blanket="#7c3b31" />
      <Bed x={3.5} y={1.42} size={0.72} blanket="#3f5468" />
      <Bed x={7.52} y={2.5} size={0.72} blanket="#5b6a3c" />
      <Bed x={1.42} y={5.5} size={0.72} blanket="#6b4a6b" />
      <Bed x={7.52} y={5.5} size={0.72} blanket="#7c3b31" />
      <TableWithStools x={2.6} y={4.0} size={0.72} cards />
    </g>
  ),
  'mines-crooked-vein': (room) => (
    <g>
      <Earth {...room} />
      <path
        d="M60 560Q180 470 260 420T420 330T560 240T760 130"
        fill="none"
        stroke="#221636"
        stroke-width="44"
        opacity="0.8"
      />
      <path
        d="M60 560Q180 470 260 420T420 330T560 240T760 130"
        fill="none"
        stroke="#6a49b8"
        stroke-width="22"
        opacity="0.55"
        stroke-dasharray="60 14 24 10"
      />
      <path
        d="M60 560Q180 470 260 420T420 330T560 240T760 130"
        fill="none"
        stroke="#c3a6ff"
        stroke-width="4"
        opacity="0.8"
        stroke-dasharray="30 22"
      />
      <Crystals x={6.2} y={4.2} size={0.8} />
      <Crystals x={4.3} y={1.4} size={0.8} />
      <Crystals x={2.25} y={2.4} size={0.6} />
      <Tools x={5.4} y={3.4} size={0.7} />
    </g>
  ),
  'mines-chapel-level': (room) => (
    <g>
      <Planks {...room} />
      <path d={rect(415, 100, 70, 300)} fill="#6d2319" opacity="0.55" />
      <Altar x={6} y={1.38} size={0.95} />
      <Pew x={2.4} y={1.75} size={0.95} />
      <Pew x={2.4} y={2.75} size={0.95} />
      <Pew x={6.1} y={2.85} size={0.8} />
      <LampPost x={8.6} y={1.3} />
      <LampPost x={1.4} y={1.25} />
    </g>
  ),
  'mines-powder-house': (room) => (
    <g>
      <Planks {...room} />
      <path d={rect(310, 305, 80, 190)} fill="#33220f" stroke="#120b05" stroke-width="4" />
      {[
        [3.32, 3.3],
        [3.7, 3.3],
        [3.32, 3.75],
        [3.7, 3.75],
        [3.32, 4.25],
        [3.7, 4.25],
        [3.5, 4.68],
      ].map(([x = 0, y = 0]) => (
        <Keg key={`${x},${y}`} x={x} y={y} size={0.84} />
      ))}
      <Crate x={1.4} y={1.4} size={0.75} />
      <Crate x={1.4} y={2.1} size={0.75} />
      <Keg x={6.55} y={6.4} size={0.8} />
      <Keg x={6.1} y={6.6} size={0.8} />
      <Keg x={1.4} y={6.5} size={0.8} />
      <path
        d="M405 470Q520 560 470 640T330 700"
        fill="none"
        stroke="#d8c08a"
        stroke-width="4"
        stroke-dasharray="9 3"
      />
    </g>
  ),
  'mines-dug-chamber': (room) => (
    <g>
      <Earth {...room} />
      <Rubble x={5.4} y={1.5} size={0.8} />
      <Tools x={2.4} y={1.45} size={0.8} />
      <Cart x={1.6} y={4.4} size={0.62} turn={20} />
      <Stull x={4} y={3} size={0.5} />
    </g>
  ),
  'mines-winding-gallery': (room) => (
    <g>
      <Earth {...room} />
      <Rails tile={room.tile} pairs={[[0, 2]]} />
      <Crate x={1.5} y={1.4} size={0.6} />
      <Rubble x={4.5} y={4.3} size={0.7} />
      <LampPost x={1.35} y={4.2} />
    </g>
  ),
  'mines-miners-nook': (room) => (
    <g>
      <Earth {...room} />
      <TableWithStools x={1.5} y={3.45} size={0.85} />
      <Bed x={0.5} y={2.5} size={0.7} blanket="#5b6a3c" />
      <Shelf x={2.5} y={1.1} size={0.6} />
      <path d={circle(420, 160, 22)} fill="#2b1d12" />
      <path d={circle(420, 160, 14)} fill="#ff8d3a" opacity="0.7" />
      <Tools x={4.5} y={4.5} size={0.6} />
    </g>
  ),
  'mines-fork-in-the-rock': (room) => (
    <g>
      <Earth {...room} />
      <Rails
        tile={room.tile}
        pairs={[
          [0, 1],
          [0, 2],
        ]}
      />
      <Rubble x={3.5} y={4.5} size={1.1} />
      <Crate x={3.5} y={0.5} size={0.6} />
      <Keg x={4.3} y={0.5} size={0.6} marked={false} />
    </g>
  ),
  'mines-entrance': (room) => (
    <g>
      <Earth {...room} />
      <path
        d="M150 700V500Q150 430 172 380V50M250 700V500Q250 430 228 380V50"
        fill="none"
        stroke="#20150c"
        stroke-width="10"
        opacity="0.35"
      />
      <Crate x={0.45} y={3.5} size={0.6} />
      <Keg x={3.55} y={3.45} size={0.65} marked={false} />
      <LampPost x={1.12} y={2.05} size={0.9} />
      <Tools x={3.6} y={4.5} size={0.6} />
    </g>
  ),
};

/** Passages have their track, props at the walls and nothing else. */
function passage(room: Room) {
  const doors = mouthsOf(room.tile).length;
  const pairs = Array.from({ length: doors - 1 }, (_, i) => [0, i + 1] as const);
  return (
    <g>
      <Earth {...room} />
      <Rails
        tile={room.tile}
        pairs={doors === 4 ? [...pairs, [1, 3]] : doors === 3 ? [...pairs, [1, 2]] : pairs}
      />
    </g>
  );
}

export function mineRoom(room: Room): JSX.Element {
  return (ROOMS[room.id] ?? passage)(room);
}
