import { regular } from '../../../board/brush.ts';
import { CELL } from '../geometry.ts';
import type { GroundInScene } from '../scene.ts';
import type { SymbolName } from '../symbols.ts';
import { Sign } from './marks.tsx';

/** Wrath, shelter and grace: the colours and signs of the three columns. */
export const COLUMNS: readonly { readonly colour: string; readonly sign: SymbolName }[] = [
  { colour: '#ff5f4a', sign: 'hit' },
  { colour: '#5cb6ff', sign: 'shield' },
  { colour: '#7fe07a', sign: 'health' },
];

/** Consecrated ground: a ring of light on the floor, with the sign of its column at the edge. */
export function Consecrated({ ground }: { ground: GroundInScene }) {
  const { colour, sign } = COLUMNS[ground.column] ?? {
    colour: '#fff',
    sign: 'consecration' as const,
  };
  return (
    <g transform={`translate(${ground.x} ${ground.y})`} class="hell-consecrated">
      <circle r={CELL * 0.41} fill={colour} opacity="0.13" />
      <circle r={CELL * 0.41} fill="none" stroke={colour} stroke-width="4" stroke-opacity="0.85" />
      <path
        d={regular(0, 0, CELL * 0.36, 8)}
        fill="none"
        stroke={colour}
        stroke-width="2.4"
        stroke-opacity="0.6"
      />
      <g transform={`translate(${CELL * 0.34} ${-CELL * 0.34})`}>
        <circle r="17" fill="#160d10" stroke={colour} stroke-width="3" />
        <Sign name={sign} size={20} fill={colour} />
      </g>
    </g>
  );
}
