import { circle, rect } from '../../../board/brush.ts';
import { DOORWAY, type Edge } from '../geometry.ts';

interface Props {
  readonly edge: Edge;
  readonly open: boolean;
  readonly marked: boolean;
}

const HALF = DOORWAY / 2;

/** A door, drawn as if it stood in a wall from left to right. Marked ones have a white outline. */
export function Door({ edge, open, marked }: Props) {
  return (
    <g
      class={`hell-door ${open ? 'is-open' : 'is-closed'}`}
      transform={`translate(${edge.x} ${edge.y}) rotate(${edge.flat ? 0 : 90})`}
    >
      {open ? <Threshold /> : null}
      {marked ? <Outline open={open} /> : null}
      {open ? <OpenLeaves /> : <ClosedLeaves />}
      <Posts />
    </g>
  );
}

function Posts() {
  return (
    <g stroke="#080406" stroke-width="3">
      {[-HALF, HALF].map((x) => (
        <g key={x}>
          <path d={rect(x - 15, -23, 30, 46)} fill="#53444a" />
          <path d={rect(x - 9, -16, 18, 32)} fill="#7d6b6c" stroke-width="1.6" />
        </g>
      ))}
    </g>
  );
}

/** Two leaves of black oak under iron, barred. */
function ClosedLeaves() {
  const planks = [-44, -29, -15, 15, 29, 44].map((x) => `M${x} -14V14`).join('');
  return (
    <g stroke="#080406" stroke-linejoin="round">
      <path d={rect(-HALF, -17, DOORWAY, 34)} fill="#5a3418" stroke-width="4" />
      <path d={rect(-HALF + 4, -13, DOORWAY - 8, 9)} fill="#774a25" stroke="none" />
      <path d={planks} stroke-width="2.4" />
      <path d="M0 -17V17" stroke-width="5" />
      <path d={rect(-HALF, -5, DOORWAY, 10)} fill="#2c262b" stroke-width="2.4" />
      <path
        d={[-48, -24, 24, 48].map((x) => circle(x, 0, 3)).join('')}
        fill="#a59a96"
        stroke="none"
      />
      <circle r="12" fill="#2c262b" stroke-width="3" />
      <path d="M-4 6L-2.4 -0.6A4.4 4.4 0 1 1 2.4 -0.6L4 6z" fill="#ffb45c" stroke="none" />
    </g>
  );
}

/** Light falls through, and the leaves stand in the room. */
function Threshold() {
  return (
    <g>
      <path d={rect(-HALF, -16, DOORWAY, 32)} fill="#1b1216" />
      <path d={rect(-HALF, -16, DOORWAY, 32)} fill="#ffcf8a" opacity="0.26" />
      <path d={`M${-HALF} 0H${HALF}`} stroke="#ffe3b4" stroke-width="2" stroke-dasharray="7 7" />
    </g>
  );
}

function OpenLeaves() {
  return (
    <g stroke="#080406" stroke-width="3" stroke-linejoin="round">
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(${side * HALF} 0) scale(${-side} 1) rotate(74)`}>
          <g class="hell-leaf">
            <path d={rect(0, -6, 58, 12)} fill="#774a25" />
            <path d={`${rect(10, -6, 6, 12)}${rect(40, -6, 6, 12)}`} fill="#2c262b" stroke="none" />
            <circle cx="52" r="3.4" fill="#ffb45c" stroke="none" />
          </g>
        </g>
      ))}
    </g>
  );
}

function Outline({ open }: { open: boolean }) {
  const frame = rect(-HALF - 22, -31, DOORWAY + 44, 62);
  return (
    <g fill="none" stroke="#fff" stroke-linejoin="round">
      <path d={frame} stroke-opacity="0.28" stroke-width="16" />
      <path d={frame} stroke-width="6" stroke-dasharray={open ? '16 10' : undefined} />
    </g>
  );
}
