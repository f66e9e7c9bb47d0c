import type { MapTile, TileId } from '@crawlspace/brimstone';
import type { JSX } from 'preact';
import { circle, oval } from '../../../board/brush.ts';
import { Flagstones, Ice, LightLine } from './floors.tsx';
import { Crystals, LampPost, Rubble } from './props.tsx';
import {
  Basin,
  Casket,
  Chasm,
  Engine,
  FrozenWell,
  GreatEye,
  MapTable,
  Pillar,
  PlateRack,
  PlateShelf,
  StoneBench,
  StoppedCustodian,
  TransitRing,
} from './relics.tsx';
import { mouthsOf } from './ways.ts';

interface Room {
  readonly id: TileId;
  readonly tile: MapTile;
}

const COLD = '#7fe3f5';
const ICE = { colour: '#a8dcea', glow: '#7fd6ea' };

/** What makes each room of the plateau the room it is. Places are in spaces of the tile as printed. */
const ROOMS: Partial<Record<TileId, (room: Room) => JSX.Element>> = {
  'targa-entrance': (room) => (
    <g>
      <path
        d={oval(60, 560, 90, 60) + oval(350, 640, 80, 46) + oval(200, 690, 160, 40)}
        fill="#e3f1f6"
        opacity="0.5"
      />
      <LightLine tile={room.tile} pairs={[]} />
      <Pillar x={0.4} y={3.4} size={0.7} />
      <Pillar x={3.6} y={3.4} size={0.7} />
      <LampPost x={1.15} y={1.2} colour={COLD} size={0.8} />
      <LampPost x={2.85} y={1.2} colour={COLD} size={0.8} />
    </g>
  ),
  'targa-rime-colonnade': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[0, 2]]} />
      <Pillar x={5.5} y={2.5} size={1.15} />
      <Pillar x={3.5} y={4.5} size={1.15} />
      {[
        [2, 2],
        [4, 2],
        [7, 2],
        [2, 5],
        [5, 5],
        [7, 5],
        [7, 3.9],
        [1.95, 3.4],
      ].map(([x = 0, y = 0]) => (
        <Pillar key={`${x},${y}`} x={x} y={y} size={0.5} />
      ))}
    </g>
  ),
  'targa-transit-concourse': (room) => (
    <g>
      <LightLine
        tile={room.tile}
        pairs={[
          [1, 4],
          [0, 2],
          [0, 3],
        ]}
      />
      <TransitRing x={1.6} y={4.4} size={0.8} />
      <TransitRing x={4.5} y={2.1} size={0.8} lit={false} />
      <TransitRing x={8.4} y={4.4} size={0.8} />
      <StoneBench x={3.4} y={4.35} size={0.7} />
      <StoneBench x={6.3} y={4.35} size={0.7} />
    </g>
  ),
  'targa-plate-archive': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[0, 2]]} />
      <PlateRack x={4.5} y={4} />
      <PlateShelf x={4} y={0.15} size={0.8} />
      <PlateShelf x={5.7} y={0.15} size={0.8} />
      <PlateShelf x={6.85} y={1} turn={90} size={0.7} />
      <MapTable x={2.4} y={2.45} size={0.6} />
    </g>
  ),
  'targa-frozen-well': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[]} />
      <FrozenWell x={4} y={4} size={0.97} />
      <Crystals x={6.4} y={2.4} size={0.7} {...ICE} />
      <Crystals x={1.6} y={5.6} size={0.7} {...ICE} />
      <LampPost x={2.3} y={1.4} colour={COLD} />
    </g>
  ),
  'targa-sleeper-vaults': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[0, 2]]} />
      {[
        [4.5, 2.5],
        [4.5, 3.5],
        [4.5, 5.5],
      ].map(([x = 0, y = 0]) => (
        <Casket key={`${x},${y}`} x={x} y={y} size={0.95} open={y > 5} />
      ))}
      {[
        [1.45, 2.5],
        [2.4, 2.45],
        [6.5, 1.45],
        [7.5, 1.45],
        [7.5, 5.5],
        [1.45, 5.5],
        [6.45, 5.5],
      ].map(([x = 0, y = 0]) => (
        <Casket key={`${x},${y}`} x={x} y={y} size={0.7} />
      ))}
    </g>
  ),
  'targa-broken-causeway': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[0, 1]]} />
      <Chasm
        points={[
          { x: 2.1, y: 3.05 },
          { x: 2.75, y: 3.3 },
          { x: 2.95, y: 3.95 },
          { x: 2.1, y: 4 },
        ]}
      />
      <Chasm
        points={[
          { x: 4.1, y: 1.1 },
          { x: 4.9, y: 1.05 },
          { x: 4.7, y: 1.7 },
          { x: 4.2, y: 1.8 },
        ]}
      />
      <path
        d="M480 210L530 260L500 330L560 390L530 430"
        fill="none"
        stroke="#02060a"
        stroke-width="11"
      />
      <path
        d="M480 210L530 260L500 330L560 390L530 430"
        fill="none"
        stroke="#8fc3d6"
        stroke-width="1.6"
      />
      <Rubble x={1.6} y={2.5} size={0.6} colour="#5f8092" />
      <Crystals x={7.5} y={2.4} size={0.6} {...ICE} />
    </g>
  ),
  'targa-terrace-of-the-eye': (room) => (
    <g>
      <GreatEye x={6.5} y={2.6} size={0.92} />
      <Pillar x={1.4} y={1.4} size={0.55} />
      <Pillar x={8.6} y={1.4} size={0.55} />
      <StoneBench x={3} y={1.3} size={0.7} />
      <StoneBench x={3} y={3.65} size={0.7} />
      <LightLine tile={room.tile} pairs={[]} />
    </g>
  ),
  'targa-custodian-works': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[0, 3]]} />
      <Engine x={4.5} y={4} />
      <StoppedCustodian x={1.6} y={1.5} size={0.85} />
      <StoppedCustodian x={6.4} y={6.4} size={0.85} />
      <StoppedCustodian x={6.45} y={1.45} size={0.6} />
      <path d="M540 330H600V210M410 430H300V600" fill="none" stroke="#0b1825" stroke-width="13" />
      <path d="M540 330H600V210M410 430H300V600" fill="none" stroke="#8a7247" stroke-width="7" />
    </g>
  ),
  'targa-choked-chamber': () => (
    <g>
      <path d={oval(300, 260, 170, 110) + oval(520, 420, 90, 70)} fill="#bfe6f0" opacity="0.35" />
      <Crystals x={1.6} y={1.5} {...ICE} />
      <Crystals x={5.4} y={4.4} {...ICE} />
      <Crystals x={3.1} y={2.2} size={0.6} {...ICE} />
      <Rubble x={4.6} y={1.4} size={0.7} colour="#7ea3b3" />
    </g>
  ),
  'targa-drifted-gallery': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[0, 2]]} />
      <path
        d={oval(150, 180, 90, 60) + oval(420, 470, 80, 90) + oval(160, 600, 60, 70)}
        fill="#e3f1f6"
        opacity="0.5"
      />
      <Pillar x={4.5} y={1.4} size={0.55} />
      <Crystals x={1.5} y={5.6} size={0.6} {...ICE} />
    </g>
  ),
  'targa-wardroom': () => (
    <g>
      <MapTable x={3.5} y={3} size={1.05} />
      <StoneBench x={5.4} y={2.5} turn={90} size={0.7} />
      <StoneBench x={2.4} y={4.45} size={0.7} />
      <PlateShelf x={4} y={1.12} size={0.7} />
      <LampPost x={5.6} y={4.6} colour={COLD} />
    </g>
  ),
  'targa-split-court': (room) => (
    <g>
      <LightLine tile={room.tile} pairs={[[1, 2]]} />
      <Basin x={3.5} y={0.85} size={0.8} />
      <Pillar x={3.5} y={4.5} size={1.1} />
      <StoneBench x={1.6} y={1.3} size={0.5} />
      <path d={circle(480, 420, 40)} fill="#cfe3ec" opacity="0.4" />
    </g>
  ),
};

function passage(room: Room) {
  const doors = mouthsOf(room.tile).length;
  return (
    <LightLine
      tile={room.tile}
      pairs={Array.from({ length: doors - 1 }, (_, i) => [0, i + 1] as const)}
    />
  );
}

export function targaRoom(room: Room): JSX.Element {
  return (
    <g>
      <Flagstones {...room} />
      <Ice {...room} />
      {(ROOMS[room.id] ?? passage)(room)}
    </g>
  );
}
