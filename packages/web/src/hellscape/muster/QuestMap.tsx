import type { Door, DungeonMap, Side, Zone } from '@crawlspace/hellscape';

/** The side of a zone in the drawing. */
const CELL = 10;

/** From where to where each side of a zone goes. */
const EDGES: Readonly<Record<Side, readonly [x1: number, y1: number, x2: number, y2: number]>> = {
  n: [0, 0, 1, 0],
  e: [1, 0, 1, 1],
  s: [0, 1, 1, 1],
  w: [0, 0, 0, 1],
};

/** A quest's map from far above. Words beside it tell what it has. */
export function QuestMap({ map }: { map: DungeonMap }) {
  const { zones, doors, start, boss, width, height } = map;
  return (
    <svg
      viewBox={`-2 -2 ${width * CELL + 4} ${height * CELL + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      {zones.map((zone) => (
        <rect
          key={zone.id}
          class={groundOf(zone)}
          x={zone.x * CELL}
          y={zone.y * CELL}
          width={CELL}
          height={CELL}
        />
      ))}
      <path class="map-wall" d={zones.map(wallsOf).join('')} />
      <path class="map-door" d={doors.map((door) => doorOf(zones, door)).join('')} />
      {start.map((zone) => (
        <circle key={zone} class="map-start" {...middleOf(zones[zone])} r={2.6} />
      ))}
      {boss && <path class="map-boss" d={skullAt(zones[boss.zone])} />}
    </svg>
  );
}

function groundOf({ ground, chamber }: Zone): string {
  return `map-zone map-${ground}${chamber === null ? '' : ' map-chamber'}`;
}

function lineOf({ x, y }: Zone, side: Side, inset = 0): string {
  const [x1, y1, x2, y2] = EDGES[side];
  const [dx, dy] = [(x2 - x1) * inset, (y2 - y1) * inset];
  return `M${(x + x1) * CELL + dx} ${(y + y1) * CELL + dy}L${(x + x2) * CELL - dx} ${(y + y2) * CELL - dy}`;
}

/** Walls stand where no way leads. */
function wallsOf(zone: Zone): string {
  const sides = Object.keys(EDGES) as Side[];
  return sides
    .filter((side) => zone.ways[side] === null)
    .map((side) => lineOf(zone, side))
    .join('');
}

function doorOf(zones: readonly Zone[], { zones: [first], side }: Door): string {
  const zone = zones[first];
  return zone ? lineOf(zone, side, 2) : '';
}

function middleOf(zone: Zone | undefined): { cx: number; cy: number } {
  return { cx: ((zone?.x ?? 0) + 0.5) * CELL, cy: ((zone?.y ?? 0) + 0.5) * CELL };
}

function skullAt(zone: Zone | undefined): string {
  const { cx, cy } = middleOf(zone);
  return `M${cx - 3} ${cy - 1}a3 3 0 0 1 6 0v1.600l-1.200.8v1.800h-3.600v-1.800l-1.200-.8z`;
}
