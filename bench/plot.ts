import { drawing, label, tag } from '../packages/cli/src/report/svg.ts';
import type { Curve } from './growth.ts';

const WIDTH = 260;
const HEIGHT = 190;
const LEFT = 36;
const BOTTOM = 34;

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #4a433c }
.middle { text-anchor: middle } .end { text-anchor: end }
.axis { stroke: #b9b0a3 }
polyline { fill: none; stroke-width: 2 }
.Brimstone { stroke: #b3512f } circle.Brimstone { fill: #b3512f }
.Hellscape { stroke: #6d6a9c } circle.Hellscape { fill: #6d6a9c }
@media (prefers-color-scheme: dark) {
  text { fill: #d8d0c5 } .axis { stroke: #6b6258 }
  .Brimstone { stroke: #e08760 } circle.Brimstone { fill: #e08760 }
  .Hellscape { stroke: #a29fd6 } circle.Hellscape { fill: #a29fd6 }
}`;

const TITLES: Readonly<Record<Curve['by'], string>> = {
  heroes: 'heroes',
  tiles: 'map tiles, chambers seen',
  enemies: 'enemies on the board',
};

/** The curves as one drawing: a panel for each thing that grows. */
export function plotGrowth(curves: readonly Curve[]): string {
  const panels = (['heroes', 'tiles', 'enemies'] as const).map((by, at) =>
    panel(
      curves.filter((curve) => curve.by === by),
      TITLES[by],
      at * (WIDTH + 24),
    ),
  );
  const key = ['Brimstone', 'Hellscape'].map((game, at) =>
    tag(
      'g',
      {},
      tag('circle', { cx: LEFT + at * 100, cy: HEIGHT + 22, r: 4, class: game }),
      label(LEFT + 10 + at * 100, HEIGHT + 26, game),
    ),
  );
  const name = 'Microseconds for a decision, by heroes, map tiles and enemies';
  const style = tag('style', {}, STYLE);
  return `${drawing(3 * WIDTH + 48, HEIGHT + 34, name, style, ...panels, ...key)}\n`;
}

function panel(curves: readonly Curve[], title: string, x: number): string {
  const all = curves.flatMap(({ points }) => points);
  const right = Math.max(...all.map(([amount]) => amount), 1);
  const left = Math.min(...all.map(([amount]) => amount));
  const most = niceAbove(Math.max(...all.map(([, time]) => time), 1));
  const across = (amount: number) =>
    LEFT + ((amount - left) / Math.max(1, right - left)) * (WIDTH - LEFT - 8);
  const up = (time: number) => HEIGHT - BOTTOM - (time / most) * (HEIGHT - BOTTOM - 24);
  const lines = curves.map(({ game, points }) => {
    const path = points.map(([amount, time]) => `${across(amount)},${up(time)}`).join(' ');
    return tag('polyline', { points: path, class: game });
  });
  const floor = HEIGHT - BOTTOM;
  return tag(
    'g',
    { transform: `translate(${x} 0)` },
    label(LEFT, 12, 'µs a decision'),
    tag('line', { x1: LEFT, x2: WIDTH - 8, y1: floor, y2: floor, class: 'axis' }),
    ...[0, most / 2, most].map((time) => label(LEFT - 6, up(time) + 4, String(time), 'end')),
    ...[left, right].map((amount) => label(across(amount), floor + 16, String(amount), 'middle')),
    label((WIDTH + LEFT) / 2, floor + 30, title, 'middle'),
    ...lines,
  );
}

/** A round number that everything stays below. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 8, 10].map((n) => n * power).find((n) => n >= value) ?? 10 * power;
}
