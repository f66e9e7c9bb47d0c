import type { Share } from './statistics.ts';
import { drawing, escaped, hint, label, tag } from './svg.ts';

const WIDTH = 720;
const ROW = 26;
const NAMES = 230;
const VALUES = 96;

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  readonly kind?: string;
}

/** Half as wide, for two drawings side by side. */
const NARROW = { width: 344, names: 112, values: 60 };
const WIDE = { width: WIDTH, names: NAMES, values: VALUES };

/** Bars beside their names, the longest as long as there is room. */
export function bars(name: string, rows: readonly Bar[], size: 'wide' | 'narrow' = 'wide'): string {
  const { width: across, names, values } = size === 'wide' ? WIDE : NARROW;
  const most = Math.max(...rows.map(({ value }) => value), 1e-9);
  const room = across - names - values;
  const drawn = rows.map(({ name: called, value, text, kind = 'plain' }, at) => {
    const y = at * ROW;
    const width = Math.max(1, (room * value) / most);
    return [
      label(names - 10, y + 17, called, 'label end'),
      tag('rect', { x: names, y: y + 5, width, height: ROW - 10, rx: 3, class: kind }),
      label(names + width + 8, y + 17, text, 'value'),
    ].join('');
  });
  return drawing(across, rows.length * ROW, name, ...drawn);
}

export interface Part {
  readonly name: string;
  readonly share: number;
  readonly kind: string;
}

/** One bar in parts, with a key below it. */
export function partsOf(name: string, parts: readonly Part[]): string {
  let x = 0;
  const drawn = parts.map(({ name: called, share, kind }) => {
    const width = share * WIDTH;
    const rect = tag(
      'rect',
      { x, y: 0, width: Math.max(0, width - 2), height: 34, rx: 3, class: kind },
      hint(`${called}: ${percent(share)}`),
    );
    const text = width > 60 ? label(x + 10, 22, percent(share), 'inside') : '';
    x += width;
    return rect + text;
  });
  const keys = parts.map(
    ({ name: called, share, kind }) =>
      `<li><span class="dot ${kind}"></span>${escaped(called)} ${percent(share)}</li>`,
  );
  return `${drawing(WIDTH, 34, name, ...drawn)}<ul class="key">${keys.join('')}</ul>`;
}

export interface Dot {
  readonly name: string;
  readonly share: Share;
  readonly text: string;
  readonly kind: string;
}

/** Shares with their intervals on a scale from `low` to `high`; a line marks one value. */
export function dots(
  name: string,
  rows: readonly Dot[],
  scale: { readonly low: number; readonly high: number; readonly line: number },
): string {
  const { low, high, line } = scale;
  const room = WIDTH - NAMES - VALUES;
  const at = (value: number) =>
    NAMES + (room * (Math.min(high, Math.max(low, value)) - low)) / (high - low);
  const height = rows.length * ROW + 22;
  const ticks = [low, (low + high) / 2, high].map((value) =>
    label(at(value), height - 4, percent(value), 'tick middle'),
  );
  const mark = tag('line', { x1: at(line), x2: at(line), y1: 0, y2: height - 18, class: 'mark' });
  const drawn = rows.map(({ name: called, share, text, kind }, row) => {
    const y = row * ROW + ROW / 2;
    return tag(
      'g',
      { class: kind },
      hint(`${called}: ${text}`),
      label(NAMES - 10, y + 4, called, 'label end'),
      tag('line', { x1: at(share.low), x2: at(share.high), y1: y, y2: y, class: 'range' }),
      tag('circle', { cx: at(share.share), cy: y, r: 5 }),
      label(WIDTH - VALUES + 12, y + 4, text, 'value'),
    );
  });
  return drawing(WIDTH, height, name, mark, ...drawn, ...ticks);
}

export interface Column {
  readonly from: number;
  readonly won: number;
  readonly lost: number;
}

const HEIGHT = 170;

/** Columns of games won and lost, side by side along a scale. */
export function histogram(name: string, columns: readonly Column[], unit: string): string {
  const most = Math.max(...columns.map(({ won, lost }) => won + lost), 1);
  const step = WIDTH / Math.max(1, columns.length);
  const drawn = columns.map(({ from, won, lost }, at) => {
    const x = at * step + 1;
    const width = Math.max(1, step - 2);
    const tall = (games: number) => (games / most) * (HEIGHT - 30);
    const base = HEIGHT - 20;
    const every = Math.ceil(columns.length / 18);
    return tag(
      'g',
      {},
      hint(`${from} ${unit}: ${won} won, ${lost} lost`),
      tag('rect', { x, y: base - tall(won), width, height: tall(won), class: 'won' }),
      tag('rect', { x, y: base - tall(won + lost), width, height: tall(lost), class: 'lost' }),
      at % every === 0 ? label(x + width / 2, HEIGHT - 5, String(from), 'tick middle') : '',
    );
  });
  return drawing(WIDTH, HEIGHT, name, ...drawn);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(Math.abs(share) < 0.1 ? 1 : 0)}%`;
}
