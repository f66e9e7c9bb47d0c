import type { DungeonMap } from '@crawlspace/hellscape';
import { blob, line, polygon, rect, stone } from '../../../board/brush.ts';
import { jitterAt, noise } from '../../../board/noise.ts';
import type { Point } from '../../../board/plane.ts';
import { CELL, isBridge, lookOf, middleOf } from '../geometry.ts';

type Ground = 'light' | 'shadow';

interface Look {
  /** What is seen between the slabs. */
  readonly joint: string;
  readonly slabs: readonly [string, string, string, string];
  readonly edge: string;
  readonly crack: string;
}

/** Light floors are bright and warm, floors in shadow dark and cold: they differ in grey as well. */
const LOOKS: Readonly<Record<'stone' | 'hell', Readonly<Record<Ground, Look>>>> = {
  stone: {
    light: {
      joint: '#3d2f20',
      slabs: ['#937c5d', '#9f8766', '#86704f', '#aa9372'],
      edge: '#c9b28b',
      crack: '#4b3a27',
    },
    shadow: {
      joint: '#0b0813',
      slabs: ['#2b273a', '#312c42', '#252133', '#363148'],
      edge: '#4a4463',
      crack: '#0d0a16',
    },
  },
  hell: {
    light: {
      joint: '#ff9436',
      slabs: ['#85503a', '#925a41', '#774531', '#9f6749'],
      edge: '#d39468',
      crack: '#3c1a10',
    },
    shadow: {
      joint: '#4c2399',
      slabs: ['#241a2d', '#2b1f36', '#1e1526', '#31243d'],
      edge: '#4b3760',
      crack: '#0c0712',
    },
  },
};

/** The floors of these zones. Zones that look the same are drawn together. */
export function Floors({ map, zones }: { map: DungeonMap; zones: readonly number[] }) {
  const groups = (['stone', 'hell'] as const).flatMap((look) =>
    (['light', 'shadow'] as const).map((ground) => ({
      look,
      ground,
      zones: zones.filter(
        (zone) => lookOf(map, zone) === look && map.zones[zone]?.ground === ground,
      ),
    })),
  );
  const bridges = zones.filter((zone) => isBridge(map, zone));
  return (
    <g>
      {groups.map(({ look, ground, zones: alike }) =>
        alike.length > 0 ? (
          <Slabs
            key={look + ground}
            look={look}
            ground={ground}
            cells={alike.map((zone) => middleOf(map.zones[zone] ?? { x: 0, y: 0 }))}
          />
        ) : null,
      )}
      {bridges.map((zone) => (
        <Bridge key={zone} map={map} zone={zone} />
      ))}
    </g>
  );
}

interface SlabsProps {
  readonly look: 'stone' | 'hell';
  readonly ground: Ground;
  readonly cells: readonly Point[];
}

function Slabs({ look, ground, cells }: SlabsProps) {
  const { joint, slabs, edge, crack } = LOOKS[look][ground];
  const random = noise(`${look} ${ground} ${cells[0]?.x},${cells[0]?.y}`);
  const shades: [string, string, string, string] = ['', '', '', ''];
  const pieces = cells.flatMap((cell) => (look === 'stone' ? flags(cell, random) : plates(cell)));
  for (const piece of pieces) shades[Math.floor(random() * 4)] += polygon(...piece);
  const lit = pieces.map(([a, b, , d]) => (a && b && d ? line(d, a, b) : '')).join('');
  const cracks = cells.map(({ x, y }) => cracksIn(x, y, random)).join('');
  const rubble = cells.map(({ x, y }) => rubbleIn(x, y, random)).join('');
  return (
    <g>
      <path d={cells.map(({ x, y }) => square(x, y)).join('')} fill={joint} />
      {shades.map((d, i) => (
        <path key={slabs[i]} d={d} fill={slabs[i]} />
      ))}
      <path d={lit} fill="none" stroke={edge} stroke-width="1.6" opacity="0.42" />
      <path d={cracks} fill="none" stroke={crack} stroke-width="2.2" opacity="0.8" />
      <path d={rubble} fill={crack} opacity="0.55" />
    </g>
  );
}

function square(x: number, y: number): string {
  return rect(x - CELL / 2, y - CELL / 2, CELL, CELL);
}

type Piece = readonly Point[];

/** Flagstones in four courses of unequal lengths. */
function flags({ x, y }: Point, random: () => number): Piece[] {
  const pieces: Piece[] = [];
  const height = CELL / 4;
  for (let course = 0; course < 4; course++) {
    const top = y - CELL / 2 + course * height;
    const cuts = [0, 0.2 + random() * 0.16, 0.46 + random() * 0.14, 0.72 + random() * 0.14, 1];
    for (let i = 0; i < cuts.length - 1; i++) {
      const left = x + ((cuts[i] ?? 0) - 0.5) * CELL;
      const right = x + ((cuts[i + 1] ?? 1) - 0.5) * CELL;
      pieces.push(quad(left + 1.8, top + 1.8, right - 1.8, top + height - 1.8));
    }
  }
  return pieces;
}

function quad(left: number, top: number, right: number, bottom: number): Piece {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

const PLATES = 4;

/** Plates of basalt that drift on what glows below them. */
function plates({ x, y }: Point): Piece[] {
  const size = CELL / PLATES;
  const corner = (column: number, row: number): Point => {
    const px = x - CELL / 2 + column * size;
    const py = y - CELL / 2 + row * size;
    const inner = column > 0 && column < PLATES && row > 0 && row < PLATES;
    const free = inner ? size * 0.34 : 0;
    return { x: px + jitterAt('plate', px, py) * free, y: py + jitterAt('plate', py, px) * free };
  };
  return Array.from({ length: PLATES * PLATES }, (_, i) => {
    const column = i % PLATES;
    const row = Math.floor(i / PLATES);
    return shrunk([
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ]);
  });
}

/** Pulled toward its middle, so that a gap stays around it. */
function shrunk(piece: Piece): Piece {
  const x = piece.reduce((sum, point) => sum + point.x, 0) / piece.length;
  const y = piece.reduce((sum, point) => sum + point.y, 0) / piece.length;
  return piece.map((point) => ({ x: x + (point.x - x) * 0.945, y: y + (point.y - y) * 0.945 }));
}

function cracksIn(x: number, y: number, random: () => number): string {
  return Array.from({ length: 3 }, () => {
    let px = x + (random() - 0.5) * CELL * 0.8;
    let py = y + (random() - 0.5) * CELL * 0.8;
    const turn = random() * Math.PI * 2;
    const points = [{ x: px, y: py }];
    for (let i = 0; i < 3; i++) {
      px += Math.cos(turn + random() - 0.5) * 15;
      py += Math.sin(turn + random() - 0.5) * 15;
      points.push({ x: px, y: py });
    }
    return line(...points);
  }).join('');
}

function rubbleIn(x: number, y: number, random: () => number): string {
  return Array.from({ length: 7 }, () =>
    stone(
      x + (random() - 0.5) * CELL * 0.86,
      y + (random() - 0.5) * CELL * 0.86,
      1.6 + random() * 3.4,
      random,
      6,
    ),
  ).join('');
}

/** Boards over the void, in shadow as all bridges. */
function Bridge({ map, zone }: { map: DungeonMap; zone: number }) {
  const cell = map.zones[zone] ?? { x: 0, y: 0, ways: { n: null, s: null } };
  const { x, y } = middleOf(cell);
  const upright = cell.ways.n !== null || cell.ways.s !== null;
  const random = noise(`bridge ${zone}`);
  const width = CELL / 8;
  const boards = Array.from({ length: 8 }, (_, i) => {
    const at = -CELL / 2 + i * width + 1.6;
    const short = 4 + random() * 9;
    const other = 4 + random() * 9;
    return rect(-CELL / 2 + short, at, CELL - short - other, width - 3.2);
  });
  return (
    <g transform={`translate(${x} ${y}) rotate(${upright ? 0 : 90})`}>
      <path d={square(0, 0)} fill="#07040a" />
      <path d={blob(0, 0, 90, 60, random)} fill="#2a0f2e" opacity="0.7" />
      <path d={boards.filter((_, i) => i % 2 === 0).join('')} fill="#3a2f3d" />
      <path d={boards.filter((_, i) => i % 2 === 1).join('')} fill="#332939" />
      <path
        d={boards
          .map((_, i) => `M${-CELL / 2 + 14} ${-CELL / 2 + i * width + 4}h${CELL - 28}`)
          .join('')}
        stroke="#5b4d63"
        stroke-width="1.6"
        opacity="0.5"
      />
    </g>
  );
}
