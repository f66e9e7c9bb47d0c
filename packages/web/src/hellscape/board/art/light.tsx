import type { DungeonMap } from '@crawlspace/hellscape';
import { circle } from '../../../board/brush.ts';
import { noise, short } from '../../../board/noise.ts';
import { language } from '../../../settings/index.ts';
import { words } from '../../game-words.ts';
import { CELL, middleOf } from '../geometry.ts';

/**
 * Light and shadow over the floors. A zone in the light has a pool of it and a brazier that burns; a
 * zone in shadow is hatched, veiled at its edges, and has the sign of the moon.
 */
export function Lights({ map, zones }: { map: DungeonMap; zones: readonly number[] }) {
  const all = zones.flatMap((id) => {
    const zone = map.zones[id];
    return zone ? [{ id, ground: zone.ground, ...middleOf(zone) }] : [];
  });
  const lit = all.filter(({ ground }) => ground === 'light');
  const dark = all.filter(({ ground }) => ground === 'shadow');
  const half = CELL / 2;
  return (
    <g>
      {lit.map(({ id, x, y }) => (
        <rect
          key={id}
          x={x - half}
          y={y - half}
          width={CELL}
          height={CELL}
          fill="url(#hell-pool)"
        />
      ))}
      {dark.map(({ id, x, y }) => (
        <rect
          key={id}
          x={x - half}
          y={y - half}
          width={CELL}
          height={CELL}
          fill="url(#hell-gloom)"
        />
      ))}
      <path
        d={dark.map(({ x, y }) => hatch(x - half, y - half)).join('')}
        class="hell-hatch"
        stroke-width="2.4"
      />
      <path
        d={dark.map(({ id, x, y }) => wisps(id, x, y)).join('')}
        class="hell-wisps"
        stroke-width="7"
      />
    </g>
  );
}

/** Strokes from lower left to upper right, cut to the zone. */
function hatch(left: number, top: number): string {
  const step = CELL / 8;
  return Array.from({ length: 15 }, (_, i) => {
    const at = (i + 1) * step;
    const from = at <= CELL ? { x: 0, y: at } : { x: at - CELL, y: CELL };
    const to = at <= CELL ? { x: at, y: 0 } : { x: CELL, y: at - CELL };
    return `M${left + from.x} ${top + from.y}L${left + to.x} ${top + to.y}`;
  }).join('');
}

function wisps(id: number, x: number, y: number): string {
  const random = noise(`wisp ${id}`);
  return Array.from({ length: 3 }, (_, i) => {
    const left = x - 92 + random() * 40;
    const top = y - 62 + i * 62 + random() * 20;
    const bend = 12 + random() * 16;
    return `M${short(left)} ${short(top)}q${short(26)} ${short(-bend)} 52 0t52 0t${short(36 + random() * 20)} ${short(bend / 3)}`;
  }).join('');
}

/** The sign of each zone, over everything that could hide the floor: a burning brazier, or a moon. */
export function Signs({ map, zones }: { map: DungeonMap; zones: readonly number[] }) {
  return (
    <g>
      {zones.map((id) => {
        const zone = map.zones[id];
        if (!zone) return null;
        const { x, y } = middleOf(zone);
        return (
          <g key={id} transform={`translate(${x - CELL / 2 + 38} ${y - CELL / 2 + 40})`}>
            {zone.ground === 'light' ? <Brazier /> : <Moon />}
          </g>
        );
      })}
    </g>
  );
}

/** The name of each tile and bridge, where its middle is or its first zone. */
export function TileNames({ map, zones }: { map: DungeonMap; zones: readonly number[] }) {
  const named = new Map<number, (typeof map.zones)[number]>();
  for (const id of zones) {
    const zone = map.zones[id];
    if (zone && (!named.has(zone.tile) || isMiddle(map, zone))) named.set(zone.tile, zone);
  }
  return (
    <g class="hell-tile-names">
      {[...named].map(([tile, zone]) => {
        const { x, y } = middleOf(zone);
        return (
          <text key={tile} x={x} y={y + CELL / 2 - 26}>
            {words.tileName(language.value, map, tile)}
          </text>
        );
      })}
    </g>
  );
}

function isMiddle({ quest }: DungeonMap, { tile, x, y }: { tile: number; x: number; y: number }) {
  const placed = quest.tiles[tile];
  return placed !== undefined && x === placed.x + 1 && y === placed.y + 1;
}

function Brazier() {
  return (
    <g>
      <circle r="22" cy="-4" fill="#ffdf94" opacity="0.3" class="hell-flicker" />
      <path d="M-11 7H11L7 15H-7z" fill="#2a1a12" stroke="#0d0705" stroke-width="2" />
      <path d="M-13 4H13V8H-13z" fill="#6d4a2c" stroke="#0d0705" stroke-width="1.6" />
      <path
        d="M0 -20Q3 -12 8 -8Q12 -2 8 4H-8Q-13 -3 -7 -9Q-2 -12 0 -20z"
        fill="#ff9a2e"
        stroke="#7a2f06"
        stroke-width="1.4"
      />
      <path d="M0 -10Q2 -5 4 -2Q5 2 3 4H-3Q-6 0 -3 -4Q0 -6 0 -10z" fill="#fff0b8" />
    </g>
  );
}

function Moon() {
  return (
    <g>
      <path d={circle(0, 0, 15)} fill="#0d0818" opacity="0.75" />
      <path
        d="M4 -11A11.5 11.5 0 1 0 11 6A9.5 9.5 0 0 1 4 -11z"
        fill="#a98fe8"
        stroke="#0d0818"
        stroke-width="1.6"
      />
    </g>
  );
}
