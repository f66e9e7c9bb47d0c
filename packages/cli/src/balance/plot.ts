import { SIZES } from '../games/targets.ts';
import { drawing, label, tag } from '../report/svg.ts';
import type { Names } from '../report/text.ts';
import { type Cell, isOutside } from './matrix.ts';
import { missionsOf } from './text.ts';

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #4a433c }
.middle { text-anchor: middle } .end { text-anchor: end }
.axis { stroke: #b9b0a3 } .wanted { fill: #e9e2d3 }
.met { stroke: #2f7d6b } circle.met { fill: #2f7d6b }
.outside { stroke: #b3512f } circle.outside { fill: #b3512f }
.plain { stroke: #8a8076 } circle.plain { fill: #8a8076 }
@media (prefers-color-scheme: dark) {
  text { fill: #d8d0c5 } .axis { stroke: #6b6258 } .wanted { fill: #322c25 }
  .met { stroke: #58b8a0 } circle.met { fill: #58b8a0 }
  .outside { stroke: #e08760 } circle.outside { fill: #e08760 }
  .plain { stroke: #9b9186 } circle.plain { fill: #9b9186 }
}`;

const COLUMNS = 3;
const WIDTH = 250;
const HEIGHT = 150;
const GAP = 20;
const LEFT = 34;
const TOP = 24;
const FLOOR = HEIGHT - 20;
const STEP = (WIDTH - LEFT) / SIZES.length;

/** A panel for each mission: what was won by parties of every size, before what was hoped for. */
export function plotMatrix(cells: readonly Cell[], names: Names): string {
  const missions = missionsOf(cells);
  const panels = missions.map((mission, at) => {
    const x = (at % COLUMNS) * (WIDTH + GAP);
    const y = Math.floor(at / COLUMNS) * (HEIGHT + GAP);
    const own = cells.filter((cell) => cell.mission === mission);
    return tag('g', { transform: `translate(${x} ${y})` }, ...panel(names(mission), own));
  });
  const width = COLUMNS * (WIDTH + GAP) - GAP;
  const height = Math.ceil(missions.length / COLUMNS) * (HEIGHT + GAP) - GAP;
  const name = 'Games won of 100 by one hero to six, for each mission';
  return `${drawing(width, height, name, tag('style', {}, STYLE), ...panels)}\n`;
}

function panel(title: string, cells: readonly Cell[]): string[] {
  return [
    label(LEFT, 14, title),
    ...cells.flatMap(wanted),
    tag('line', { x1: LEFT, x2: WIDTH, y1: FLOOR, y2: FLOOR, class: 'axis' }),
    ...[0, 50, 100].map((rate) => label(LEFT - 6, up(rate) + 4, String(rate), 'end')),
    ...cells.flatMap(measured),
    ...SIZES.map((size) => label(middleOf(size), FLOOR + 16, String(size), 'middle')),
  ];
}

function wanted({ heroes, target }: Cell): string[] {
  if (!target) return [];
  const { low, high } = target;
  const x = LEFT + (heroes - 1) * STEP;
  return [
    tag('rect', { x, y: up(high), width: STEP, height: up(low) - up(high), class: 'wanted' }),
  ];
}

/** A dot for the rate, a line for its interval. */
function measured(cell: Cell): string[] {
  if (cell.games === 0) return [];
  const { share, low, high } = cell.winRate;
  const kind = isOutside(cell) ? 'outside' : cell.verdict ? 'met' : 'plain';
  const x = middleOf(cell.heroes);
  return [
    tag('line', { x1: x, x2: x, y1: up(100 * low), y2: up(100 * high), class: kind }),
    tag('circle', { cx: x, cy: up(100 * share), r: 3.5, class: kind }),
  ];
}

function middleOf(heroes: number): number {
  return LEFT + (heroes - 0.5) * STEP;
}

function up(rate: number): number {
  return FLOOR - (rate / 100) * (FLOOR - TOP);
}
