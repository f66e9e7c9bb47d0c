import { circle, line, rect, stone } from '../../../board/brush.ts';
import { noise } from '../../../board/noise.ts';
import type { DoorInScene } from '../scene.ts';
import { isRock } from './look.ts';

const TURN = { n: 0, e: 90, s: 180, w: 270 } as const;

/** A doorway, drawn as if it led north, around the middle of the line where the tile ends. */
export function Door({ door }: { door: DoorInScene }) {
  const { state, world } = door;
  return (
    <g
      class={door.lit ? 'board-door' : 'board-door is-dark'}
      transform={`translate(${door.x} ${door.y}) rotate(${TURN[door.side]})`}
    >
      {state === 'unknown' || state === 'door' ? <Beyond /> : null}
      {state === 'cap' ? <Cap door={door} /> : null}
      {state === 'joined' ? <Sill world={world} /> : null}
      {state === 'door' ? <Leaves world={world} /> : null}
      <Posts world={world} />
      {state === 'unknown' ? <Veil /> : null}
    </g>
  );
}

/** What lies ahead is dark. */
function Beyond() {
  return (
    <g>
      <path d={rect(-94, -62, 188, 64)} fill="#000" />
      <path d={rect(-94, -50, 188, 60)} fill="url(#board-beyond)" />
    </g>
  );
}

/** Not yet found out what this doorway is. */
function Veil() {
  return <path d={rect(-92, -24, 184, 70)} fill="url(#board-veil)" />;
}

function Sill({ world }: Pick<DoorInScene, 'world'>) {
  const [shade, body] = isRock({ world }) ? ['#160e07', '#6a4a2a'] : ['#07121b', '#6f93a6'];
  return (
    <g>
      <path d={rect(-96, -8, 192, 16)} fill={shade} opacity="0.45" />
      <path d={rect(-96, -4, 192, 8)} fill={body} opacity="0.75" />
    </g>
  );
}

function Posts({ world }: Pick<DoorInScene, 'world'>) {
  return isRock({ world }) ? (
    <g stroke="#140c05" stroke-width="3">
      {[-96, 96].map((x) => (
        <g key={x}>
          <path d={rect(x - 15, -17, 30, 34)} fill="#7c5730" />
          <path d={rect(x - 8, -10, 16, 20)} fill="#a27a48" stroke-width="1.6" />
        </g>
      ))}
    </g>
  ) : (
    <g stroke="#07121b" stroke-width="3">
      {[-96, 96].map((x) => (
        <g key={x}>
          <path d={`M${x - 16} 12L${x - 10} -16H${x + 10}L${x + 16} 12z`} fill="#6f93a6" />
          <circle cx={x} cy="-1" r="6" fill="#7fe3f5" stroke="none" />
        </g>
      ))}
    </g>
  );
}

/** An open door: the way on. */
function Leaves({ world }: Pick<DoorInScene, 'world'>) {
  const colours = isRock({ world })
    ? ['#8a5e33', '#5b3b1c', '#140c05']
    : ['#7fa2b4', '#3f6274', '#07121b'];
  const [body, plank, shade] = colours;
  return (
    <g>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1) translate(-92 -2) rotate(-58)`}>
          <path d={rect(0, -7, 84, 14)} fill={body} stroke={shade} stroke-width="3.4" />
          <path d="M20 -6V6M42 -6V6M64 -6V6" stroke={plank} stroke-width="2.6" />
          <circle cx="74" r="4" fill="#d9b25c" stroke={shade} stroke-width="1.4" />
        </g>
      ))}
      <path
        d="M-22 -18L0 -40L22 -18"
        class="board-way-on"
        fill="none"
        stroke-width="9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** Nothing leads on: a fall of rock behind boards, or a wall of ice. */
function Cap({ door }: { door: DoorInScene }) {
  const random = noise(`cap ${door.key}`);
  const heap = (size: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      stone(
        -84 + (i / (count - 1)) * 168,
        -22 + (random() - 0.5) * 26,
        size * (0.7 + random() * 0.6),
        random,
        7,
      ),
    ).join('');
  return isRock(door) ? (
    <g>
      <path d={rect(-98, -58, 196, 62)} fill="#17110d" />
      <path d={heap(26, 8)} fill="#3a2c20" stroke="#120b05" stroke-width="3" />
      <path d={heap(17, 9)} fill="#594632" stroke="#120b05" stroke-width="2.4" />
      <path d="M-90 -24L86 -4M-84 2L88 -30" stroke="#120b05" stroke-width="19" />
      <path d="M-90 -24L86 -4M-84 2L88 -30" stroke="#8a6337" stroke-width="13" />
      <path
        d={circle(-80, -22, 2.6) + circle(76, -6, 2.6) + circle(-74, 0, 2.6) + circle(78, -27, 2.6)}
        fill="#1c120a"
      />
    </g>
  ) : (
    <g>
      <path d={rect(-98, -58, 196, 62)} fill="#0c1620" />
      <path d={heap(30, 7)} fill="#7fb4c8" stroke="#0b1825" stroke-width="3" />
      <path d={heap(18, 9)} fill="#c3e4ee" stroke="#2d5466" stroke-width="2.4" />
      <path
        d="M-60 -34l20 -12M-10 -28l24 -14M44 -36l18 -10"
        stroke="#fff"
        stroke-width="4"
        opacity="0.7"
        stroke-linecap="round"
      />
    </g>
  );
}

/** Four arms that wind outward. */
const ARMS = [0, 1, 2, 3]
  .map((arm) =>
    line(
      ...Array.from({ length: 22 }, (_, i) => {
        const angle = (arm / 4) * Math.PI * 2 + (i / 21) * Math.PI * 1.25;
        const reach = 12 + (i / 21) ** 0.8 * 80;
        return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
      }),
    ),
  )
  .join('');

/** The swirl of a Gate; it turns by itself, so it is an image of its own. */
export function GateSwirl({ door: { x, y, side } }: { door: DoorInScene }) {
  return (
    <div
      class="board-gate"
      style={{ transform: `translate(${x}px, ${y}px) rotate(${TURN[side]}deg)` }}
      aria-hidden="true"
    >
      <i class="board-gate-disc" />
      <svg class="board-gate-arms" viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={ARMS} stroke="#2f8cff" stroke-width="15" opacity="0.55" />
        <path d={ARMS} stroke="#bff3ff" stroke-width="5" opacity="0.9" />
      </svg>
      <b class="board-gate-heart" />
    </div>
  );
}
