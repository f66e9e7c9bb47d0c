import { polygon, rect, stone } from '../../../board/brush.ts';
import { noise, short } from '../../../board/noise.ts';
import { CELL, DOORWAY, type Edge, WALL } from '../geometry.ts';

/** The lines of walls; where a door is, a gap is left for it. */
function wallLines(edges: readonly Edge[]): string {
  const half = CELL / 2;
  const gap = DOORWAY / 2;
  return edges
    .map(({ kind, x, y, flat }) => {
      const run = (from: number, to: number) =>
        flat ? `M${x + from} ${y}H${x + to}` : `M${x} ${y + from}V${y + to}`;
      if (kind === 'wall') return run(-half, half);
      return kind === 'door' ? run(-half, -gap) + run(gap, half) : '';
    })
    .join('');
}

/** What surrounds the rooms: living rock, drawn below the floors. */
export function Rock({ edges }: { edges: readonly Edge[] }) {
  const random = noise('hell rock');
  const lines = wallLines(edges.filter(({ kind }) => kind === 'wall'));
  const boulders = (size: number, away: number, each: number) =>
    edges
      .filter(({ kind }) => kind === 'wall')
      .flatMap(({ x, y, flat }) =>
        Array.from({ length: each }, () => {
          const along = (random() - 0.5) * CELL;
          const aside = (random() - 0.5) * away;
          return stone(
            x + (flat ? along : aside),
            y + (flat ? aside : along),
            size * (0.6 + random() * 0.7),
            random,
            7,
          );
        }),
      )
      .join('');
  return (
    <g>
      <path d={lines} fill="none" stroke="#140c11" stroke-width="72" stroke-linecap="round" />
      <path d={boulders(24, 96, 9)} fill="#1b1218" />
      <path d={boulders(16, 84, 9)} fill="#281b22" />
      <path d={boulders(9, 78, 8)} fill="#3a2831" />
    </g>
  );
}

/** Thick walls with a lit crown of cut blocks. */
export function Walls({ edges }: { edges: readonly Edge[] }) {
  const lines = wallLines(edges);
  const common = { d: lines, fill: 'none', 'stroke-linecap': 'square' } as const;
  const random = noise('hell blocks');
  const joints = edges
    .filter(({ kind }) => kind === 'wall' || kind === 'door')
    .map((edge) => jointsOf(edge, random))
    .join('');
  return (
    <g>
      <path {...common} stroke="#000" stroke-opacity="0.32" stroke-width={WALL + 30} />
      <path {...common} stroke="#000" stroke-opacity="0.45" stroke-width={WALL + 14} />
      <path {...common} stroke="#0c070a" stroke-width={WALL} />
      <path {...common} stroke="#4a3b40" stroke-width={WALL - 9} />
      <path {...common} stroke="#6a5658" stroke-width={WALL - 19} />
      <path d={joints} stroke="#120b0e" stroke-width="2.6" />
    </g>
  );
}

/** The cuts between the blocks of a wall. */
function jointsOf({ kind, x, y, flat }: Edge, random: () => number): string {
  const reach = (WALL - 9) / 2;
  let d = '';
  for (let at = -CELL / 2 + 22; at < CELL / 2 - 10; at += 32 + random() * 16) {
    if (kind === 'door' && Math.abs(at) < DOORWAY / 2 + 6) continue;
    d += flat
      ? `M${short(x + at)} ${y - reach}v${2 * reach}`
      : `M${x - reach} ${short(y + at)}h${2 * reach}`;
  }
  return d;
}

/** Where one zone passes into the next: just enough to count zones by. */
export function Borders({ edges }: { edges: readonly Edge[] }) {
  const open = edges.filter(({ kind }) => kind === 'open');
  const half = CELL / 2;
  const d = open
    .map(({ x, y, flat }) =>
      flat ? `M${x - half + 22} ${y}H${x + half - 22}` : `M${x} ${y - half + 22}V${y + half - 22}`,
    )
    .join('');
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke="#080406" stroke-opacity="0.75" stroke-width="6" />
      <path
        d={d}
        stroke="#e9d3ad"
        stroke-opacity="0.5"
        stroke-width="2.4"
        stroke-dasharray="12 12"
      />
    </g>
  );
}

/** Chains along a bridge, and broken ground at the brink of an abyss. */
export function Rails({ edges }: { edges: readonly Edge[] }) {
  const half = CELL / 2;
  const line = (kind: Edge['kind']) =>
    edges
      .filter((edge) => edge.kind === kind)
      .map(({ x, y, flat }) => (flat ? `M${x - half} ${y}h${CELL}` : `M${x} ${y - half}v${CELL}`))
      .join('');
  return (
    <g fill="none">
      <path d={line('brink')} stroke="#000" stroke-opacity="0.6" stroke-width="20" />
      <path d={line('brink')} stroke="#7d5a4a" stroke-width="5" stroke-dasharray="26 7 11 9" />
      <path d={line('rail')} stroke="#000" stroke-width="20" />
      <path d={line('rail')} stroke="#8a7a68" stroke-width="6" stroke-dasharray="15 9" />
      <path
        d={line('rail')}
        stroke="#c9b89a"
        stroke-width="12"
        stroke-dasharray="3 21"
        stroke-dashoffset="-17"
      />
    </g>
  );
}

/** A hole in the world, with something burning far below. */
export function Abyss({ cells }: { cells: readonly (readonly [number, number])[] }) {
  const random = noise('abyss');
  return (
    <g>
      {cells.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`}>
          <path d={rect(-CELL / 2, -CELL / 2, CELL, CELL)} fill="#030103" />
          <circle r={CELL * 0.62} fill="url(#hell-depth)" />
          <path d={teeth(random)} fill="#160d12" stroke="#3a2530" stroke-width="2" />
        </g>
      ))}
    </g>
  );
}

/** Rock that juts in from the four sides. */
function teeth(random: () => number): string {
  const half = CELL / 2;
  return [0, 1, 2, 3]
    .map((side) => {
      const points = [{ x: -half, y: -half }];
      for (let at = -half; at < half; at += 30) {
        points.push({ x: at + 15, y: -half + 12 + random() * 26 });
        points.push({ x: at + 30, y: -half + 6 + random() * 8 });
      }
      points.push({ x: half, y: -half });
      return polygon(...points.map(({ x, y }) => turned(x, y, side)));
    })
    .join('');
}

function turned(x: number, y: number, quarters: number) {
  let at = { x, y };
  for (let i = 0; i < quarters; i++) at = { x: -at.y, y: at.x };
  return at;
}
