import { drawing, label, tag } from '../report/svg.ts';
import { type Band, type Findings, verdictOn } from './bands.ts';

/** What was found, for a page: what is further off than it should be in bold. */
export function calibrationTable(
  { games, bands, dangers, quiet }: Findings,
  command: string,
): string {
  const head = (what: string) => [
    `| ${what} | told on average | moments | games | won of 100 | |`,
    '|---|---|---|---|---|---|',
  ];
  return [
    ...head('told'),
    ...bands.map((band) =>
      row(`${Math.max(1, band.of - 5)} to ${Math.min(99, band.of + 5)} %`, band),
    ),
    '',
    ...head('danger'),
    ...dangers.map((band) => row(`${band.of} of 5`, band)),
    '',
    `In peace ${quiet.steps} times nothing happened between two moments: the number moved by at most ${quiet.largest} points.`,
    '',
    `${games} games, by \`${command}\`.`,
  ].join('\n');
}

function row(name: string, band: Band): string {
  const { share, low, high } = band.won;
  const [won, from, to] = [share, low, high].map((part) => Math.round(100 * part));
  const verdict = verdictOn(band);
  const rate = `${won} (${from}–${to})`;
  const cells = [name, `${Math.round(100 * band.told)} %`, band.moments, band.games];
  return `| ${[...cells, verdict === 'missed' ? `**${rate}**` : rate, verdict].join(' | ')} |`;
}

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #4a433c }
.middle { text-anchor: middle } .end { text-anchor: end }
.axis { stroke: #b9b0a3; fill: none } .wanted { fill: #e9e2d3 }
.met { stroke: #2f7d6b; fill: #2f7d6b } .unclear { stroke: #8a8076; fill: #8a8076 }
.missed { stroke: #b3512f; fill: #b3512f }
@media (prefers-color-scheme: dark) {
  text { fill: #d8d0c5 } .axis { stroke: #6b6258 } .wanted { fill: #322c25 }
  .met { stroke: #58b8a0; fill: #58b8a0 } .unclear { stroke: #9b9186; fill: #9b9186 }
  .missed { stroke: #e08760; fill: #e08760 }
}`;

const SIDE = 320;
const LEFT = 44;
const TOP = 16;

/** What was told from left to right, what was won upwards: dots should lie on the diagonal. */
export function plotCalibration(bands: readonly Band[], name: string): string {
  const x = (share: number) => LEFT + share * SIDE;
  const y = (share: number) => TOP + (1 - share) * SIDE;
  const corners = [
    [0, 0],
    [0.05, 0],
    [1, 0.95],
    [1, 1],
    [0.95, 1],
    [0, 0.05],
  ] as const;
  const points = corners.map(([told, won]) => `${x(told)},${y(won)}`).join(' ');
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    label(x(share), TOP + SIDE + 18, String(100 * share), 'middle'),
    label(LEFT - 8, y(share) + 4, String(100 * share), 'end'),
  ]);
  const dots = bands.flatMap((band) => {
    const { low, high, share } = band.won;
    const at = x(band.told);
    const kind = verdictOn(band);
    return [
      tag('line', { x1: at, x2: at, y1: y(low), y2: y(high), class: kind }),
      tag('circle', { cx: at, cy: y(share), r: 2 + Math.sqrt(band.games) / 6, class: kind }),
    ];
  });
  return `${drawing(
    LEFT + SIDE + 20,
    TOP + SIDE + 44,
    name,
    tag('style', {}, STYLE),
    tag('polygon', { points, class: 'wanted' }),
    tag('rect', { x: LEFT, y: TOP, width: SIDE, height: SIDE, class: 'axis' }),
    ...ticks,
    label(LEFT + SIDE / 2, TOP + SIDE + 38, 'told, in percent; won of 100 upwards', 'middle'),
    ...dots,
  )}\n`;
}
