import type { ChancePoint } from '@crawlspace/host';
import type { TableId } from '../../game-ids.ts';
import { frontText } from '../../games/fronts.ts';
import { percent } from '../../text/index.ts';
import { afterText } from './texts.ts';

interface Props {
  readonly game: TableId;
  readonly points: readonly ChancePoint[];
}

const WIDE = 600;
const HIGH = 180;

/** The chances as a line from the first turn to the last. The same is there as a list for those who do not see it. */
export function CurvePlot({ game, points }: Props) {
  const [first, last] = [points[0]?.turn ?? 0, points.at(-1)?.turn ?? 1];
  const x = ({ turn }: ChancePoint) => ((turn - first) / Math.max(1, last - first)) * WIDE;
  const y = ({ chance }: ChancePoint) => (1 - chance) * HIGH;
  const line = points.map((point) => `${x(point).toFixed(1)},${y(point).toFixed(1)}`).join(' ');
  const label = (point: ChancePoint) =>
    afterText('curve.of', {
      turn: frontText(game, 'turn', { turn: point.turn }),
      chance: percent(point.chance),
    });
  return (
    <>
      <svg
        class="curve-plot"
        viewBox={`-64 -16 ${WIDE + 80} ${HIGH + 32}`}
        aria-hidden="true"
        focusable="false"
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance} transform={`translate(0 ${(1 - chance) * HIGH})`}>
            <line class="curve-grid" x1={0} x2={WIDE} />
            <text class="curve-mark" x={-8} y={4} text-anchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        <polyline class="curve-line" points={line} />
        {points.map((point) => (
          <circle key={point.answer} class="curve-point" cx={x(point)} cy={y(point)} r={4.5}>
            <title>{label(point)}</title>
          </circle>
        ))}
      </svg>
      <ul class="for-readers">
        {points.map((point) => (
          <li key={point.answer}>{label(point)}</li>
        ))}
      </ul>
    </>
  );
}
