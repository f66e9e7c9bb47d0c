import type { DungeonMap } from '@crawlspace/hellscape';
import { blob, rect } from '../../../board/brush.ts';
import { noise } from '../../../board/noise.ts';
import { CELL, centerOf } from '../geometry.ts';

interface Props {
  readonly map: DungeonMap;
  readonly chambers: readonly number[];
  /** Those nobody has seen the inside of. */
  readonly hidden: readonly number[];
}

/** What has not been revealed lies under smoke, with the sign of a shut eye. */
export function Veils({ map, chambers, hidden }: Props) {
  return (
    <g>
      {chambers.map((id) => {
        const zones = map.chambers[id]?.zones ?? [];
        const random = noise(`veil ${id}`);
        const cells = zones.map((zone) => centerOf(map, zone));
        return (
          <g key={id} class={hidden.includes(id) ? 'hell-veil' : 'hell-veil is-lifted'}>
            <path
              d={cells.map(({ x, y }) => rect(x - CELL / 2, y - CELL / 2, CELL, CELL)).join('')}
              fill="#060308"
              opacity="0.66"
            />
            <path
              d={cells
                .flatMap(({ x, y }) =>
                  Array.from({ length: 4 }, () =>
                    blob(
                      x + (random() - 0.5) * 120,
                      y + (random() - 0.5) * 120,
                      44 + random() * 34,
                      30 + random() * 22,
                      random,
                    ),
                  ),
                )
                .join('')}
              fill="#3a2c44"
              opacity="0.34"
            />
            {cells.map(({ x, y }) => (
              <ShutEye key={`${x},${y}`} x={x} y={y} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function ShutEye({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y - 6})`}
      d="M-44 -8Q0 34 44 -8M-33 6L-42 20M-14 16L-19 31M14 16L19 31M33 6L42 20"
      fill="none"
      stroke="#8f7aa0"
      stroke-width="6"
      stroke-linecap="round"
      opacity="0.5"
    />
  );
}
