import type { MapTile } from '@crawlspace/brimstone';
import { blob, circle, line, oval, polygon, rect, stone } from '../../../board/brush.ts';
import { noise, short } from '../../../board/noise.ts';
import { CELL } from '../geometry.ts';
import { floorCells, places } from './cells.ts';
import { isRock } from './look.ts';
import { across, beside, type Mouth, mouthsOf, way } from './ways.ts';

interface Floor {
  readonly id: string;
  readonly tile: MapTile;
}

/** The lines between spaces, just strong enough to count by. */
export function Lines({ tile: { rows, world } }: Floor) {
  const crosses = floorCells(rows)
    .flatMap(({ row, column }) => [
      [column, row],
      [column + 1, row],
      [column, row + 1],
      [column + 1, row + 1],
    ])
    .map(([x = 0, y = 0]) => `${x * CELL},${y * CELL}`);
  const ticks = [...new Set(crosses)]
    .map((at) => {
      const [x = 0, y = 0] = at.split(',').map(Number);
      return `M${x - 11} ${y}h22M${x} ${y - 11}v22`;
    })
    .join('');
  const edges = floorCells(rows)
    .map(({ row, column }) => rect(column * CELL, row * CELL, CELL, CELL))
    .join('');
  const colour = isRock({ world }) ? '#0e0803' : '#04101a';
  return (
    <g fill="none" stroke={colour}>
      <path d={edges} stroke-opacity="0.2" stroke-width="2.4" />
      <path d={ticks} stroke-opacity="0.55" stroke-width="3.4" stroke-linecap="round" />
    </g>
  );
}

/** Trodden earth with pebbles, cracks and a few lighter patches. */
export function Earth({ id, tile }: Floor) {
  const random = noise(`earth ${id}`);
  const cells = places(tile.rows, 'oSD');
  const scatter = (each: number, draw: (x: number, y: number) => string) =>
    cells
      .flatMap(({ x, y }) =>
        Array.from({ length: each }, () =>
          draw(x + (random() - 0.5) * CELL, y + (random() - 0.5) * CELL),
        ),
      )
      .join('');
  return (
    <g>
      <path
        d={scatter(1, (x, y) => blob(x, y, 26 + random() * 34, 22 + random() * 26, random))}
        fill="#806343"
        opacity="0.4"
      />
      <path
        d={scatter(1, (x, y) => blob(x, y, 22 + random() * 30, 18 + random() * 26, random))}
        fill="#4c3823"
        opacity="0.45"
      />
      <path
        d={scatter(2, (x, y) => stone(x, y, 2 + random() * 4.5, random, 6))}
        fill="#8d7150"
        opacity="0.75"
      />
      <path
        d={scatter(2, (x, y) => stone(x, y, 1.5 + random() * 3.5, random, 6))}
        fill="#33241a"
        opacity="0.8"
      />
      <path
        d={scatter(1, (x, y) => crack(x, y, random))}
        fill="none"
        stroke="#38281a"
        stroke-width="1.6"
        opacity="0.7"
      />
    </g>
  );
}

function crack(x: number, y: number, random: () => number): string {
  if (random() < 0.55) return '';
  const turn = random() * Math.PI * 2;
  const points = Array.from({ length: 4 }, (_, i) => ({
    x: x + Math.cos(turn) * i * 13 + (random() - 0.5) * 12,
    y: y + Math.sin(turn) * i * 13 + (random() - 0.5) * 12,
  }));
  return line(...points);
}

/** Boards laid across a room, with nails and a few missing pieces. */
export function Planks({ id, tile, over = 'oSD' }: Floor & { over?: string }) {
  const random = noise(`planks ${id}`);
  const width = CELL / 4;
  const shades = ['#7a5a38', '#6c4f30', '#836241', '#61462a'];
  const boards = shades.map(() => '');
  let nails = '';
  let grain = '';
  for (const { x, y } of places(tile.rows, over)) {
    for (let i = 0; i < 4; i++) {
      const top = y - CELL / 2 + i * width;
      const shade = Math.floor(random() * shades.length);
      const start = x - CELL / 2;
      const split = random() < 0.3 ? 20 + random() * 60 : 0;
      boards[shade] += rect(start, top + 0.8, CELL, width - 1.6);
      if (split > 0) nails += rect(start + split, top, 1.8, width);
      nails += circle(start + 5, top + 6, 1.4) + circle(start + 5, top + width - 6, 1.4);
      const wave = top + 6 + random() * 12;
      grain += `M${short(start + random() * 30)} ${short(wave)}q25 ${short((random() - 0.5) * 8)} 50 0`;
    }
  }
  return (
    <g>
      <path
        d={places(tile.rows, over)
          .map(({ x, y }) => rect(x - 50, y - 50, 100, 100))
          .join('')}
        fill="#2a1c10"
      />
      {boards.map((d, i) => (
        <path key={shades[i]} d={d} fill={shades[i]} />
      ))}
      <path d={grain} fill="none" stroke="#3a2817" stroke-width="1.3" opacity="0.55" />
      <path d={nails} fill="#22160b" />
    </g>
  );
}

/** Track for ore carts from doorway to doorway. */
export function Rails({
  tile,
  pairs,
}: {
  tile: MapTile;
  pairs: readonly (readonly [number, number])[];
}) {
  const mouths = mouthsOf(tile);
  const tracks = pairs.flatMap(([a, b]) => {
    const from: Mouth | undefined = mouths[a];
    const to: Mouth | undefined = mouths[b];
    return from && to ? [way(from, to)] : [];
  });
  const sleepers = tracks.map((track) => across(track, 26, 44)).join('');
  const rails = tracks.map((t) => line(...beside(t, -27)) + line(...beside(t, 27))).join('');
  return (
    <g fill="none">
      <path d={sleepers} stroke="#20150c" stroke-width="13" />
      <path d={sleepers} stroke="#5d4328" stroke-width="9" />
      <path d={rails} stroke="#1b1611" stroke-width="8.5" />
      <path d={rails} stroke="#8a8278" stroke-width="4.6" />
      <path d={rails} stroke="#c9bda7" stroke-width="1.3" />
    </g>
  );
}

/** Slabs of blue stone, some cracked, some under ice. */
export function Flagstones({ id, tile }: Floor) {
  const random = noise(`flags ${id}`);
  const shades = ['#3f5d70', '#48687c', '#385465', '#517386'];
  const slabs = shades.map(() => '');
  let bevel = '';
  let cracks = '';
  for (const { x, y } of places(tile.rows, 'oSD')) {
    const left = x - 50;
    const top = y - 50;
    const cut = random() < 0.5 ? 0 : 30 + random() * 40;
    const across = random() < 0.5;
    const pieces: readonly (readonly [number, number, number, number])[] =
      cut === 0
        ? [[0, 0, 100, 100]]
        : across
          ? [
              [0, 0, 100, cut],
              [0, cut, 100, 100 - cut],
            ]
          : [
              [0, 0, cut, 100],
              [cut, 0, 100 - cut, 100],
            ];
    for (const [dx, dy, w, h] of pieces) {
      slabs[Math.floor(random() * shades.length)] += rect(
        left + dx + 1.6,
        top + dy + 1.6,
        w - 3.2,
        h - 3.2,
      );
      bevel += `M${short(left + dx + 4)} ${short(top + dy + h - 5)}V${short(top + dy + 4)}H${short(left + dx + w - 5)}`;
    }
    if (random() < 0.35) cracks += crack(x, y, () => 0.56 + random() * 0.44);
  }
  return (
    <g>
      {slabs.map((d, i) => (
        <path key={shades[i]} d={d} fill={shades[i]} />
      ))}
      <path d={bevel} fill="none" stroke="#86abbf" stroke-width="1.8" opacity="0.5" />
      <path d={cracks} fill="none" stroke="#0e1c28" stroke-width="2" opacity="0.8" />
    </g>
  );
}

/** Sheets of ice and drifts of snow along the walls. */
export function Ice({ id, tile }: Floor) {
  const random = noise(`ice ${id}`);
  let sheets = '';
  let shine = '';
  let snow = '';
  const isWall = (x: number, y: number) => {
    const symbol = tile.rows[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? '.';
    return symbol === '.' || symbol === '#';
  };
  for (const { x, y } of places(tile.rows, 'oS')) {
    if (random() < 0.3) {
      const radius = 24 + random() * 26;
      sheets += stone(x, y, radius, random, 10);
      shine += `M${short(x - radius * 0.5)} ${short(y + radius * 0.1)}l${short(radius * 0.5)} ${short(-radius * 0.5)}M${short(x - radius * 0.1)} ${short(y + radius * 0.3)}l${short(radius * 0.5)} ${short(-radius * 0.5)}`;
    }
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (!isWall(x + dx * CELL, y + dy * CELL) || random() < 0.35) continue;
      snow += oval(
        x + dx * 46 + (random() - 0.5) * 50 * Math.abs(dy),
        y + dy * 46 + (random() - 0.5) * 50 * Math.abs(dx),
        dx === 0 ? 26 + random() * 16 : 12,
        dy === 0 ? 26 + random() * 16 : 12,
      );
    }
  }
  return (
    <g>
      <path d={sheets} fill="#a8dcea" opacity="0.22" />
      <path d={sheets} fill="none" stroke="#c9eef6" stroke-width="1.6" opacity="0.4" />
      <path d={shine} stroke="#e6fbff" stroke-width="2.4" stroke-linecap="round" opacity="0.55" />
      <path d={snow} fill="#cfe3ec" opacity="0.5" />
    </g>
  );
}

/** A line of cold light let into the floor from doorway to doorway. */
export function LightLine({
  tile,
  pairs,
}: {
  tile: MapTile;
  pairs: readonly (readonly [number, number])[];
}) {
  const mouths = mouthsOf(tile);
  const lines = pairs
    .map(([a, b]) => {
      const from = mouths[a];
      const to = mouths[b];
      return from && to ? line(...way(from, to)) : '';
    })
    .join('');
  return (
    <g fill="none" stroke-linecap="round">
      <path d={lines} stroke="#0a1a26" stroke-width="15" opacity="0.75" />
      <path d={lines} stroke="#39b5d8" stroke-width="9" opacity="0.28" />
      <path d={lines} stroke="#7fe3f5" stroke-width="3.4" opacity="0.9" stroke-dasharray="34 10" />
    </g>
  );
}

/** The start area of an Entrance: daylight and footprints. */
export function StartArea({ tile }: { tile: MapTile }) {
  const spaces = places(tile.rows, 'S');
  if (spaces.length === 0) return null;
  const left = Math.min(...spaces.map(({ x }) => x)) - 50;
  const right = Math.max(...spaces.map(({ x }) => x)) + 50;
  const top = Math.min(...spaces.map(({ y }) => y)) - 50;
  const bottom = Math.max(...spaces.map(({ y }) => y)) + 50;
  const steps = spaces
    .map(
      ({ x, y }, i) => oval(x - 9, y + (i % 2) * 9, 4, 8) + oval(x + 9, y - 14 + (i % 2) * 9, 4, 8),
    )
    .join('');
  const light = isRock(tile) ? '#ffdf9e' : '#d4f4ff';
  return (
    <g>
      <path
        d={polygon(
          { x: left + 20, y: bottom },
          { x: right - 20, y: bottom },
          { x: right - 90, y: top - 60 },
          { x: left + 90, y: top - 60 },
        )}
        fill={light}
        opacity="0.13"
      />
      <path d={steps} fill="#1a1008" opacity="0.3" />
      <path
        d={`M${left + 16} ${top}H${right - 16}`}
        stroke={light}
        stroke-width="4"
        stroke-dasharray="16 12"
        opacity="0.7"
      />
    </g>
  );
}
