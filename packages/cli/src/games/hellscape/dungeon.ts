import {
  type DescentView,
  type Door,
  type DungeonMap,
  mapOf,
  type Side,
  type Zone,
} from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { Canvas } from './canvas.ts';
import { figuresIn, tokensIn } from './figures.ts';

/** Letters inside a zone, and rows; walls stand between. */
const WIDTH = 10;
const HEIGHT = 3;

/** Options that are numbered on the map: by zone and by door. */
export interface Numbers {
  readonly zones: ReadonlyMap<number, number>;
  readonly doors: ReadonlyMap<number, number>;
}

export function mapIn(view: DescentView): DungeonMap {
  const content = contentOf(view);
  const quest = content.quests[view.quest.id];
  if (!quest) throw new Error(`there is no quest ${view.quest.id}`);
  return mapOf(content, quest, view.heroes.length);
}

/**
 * The dungeon as text. Each zone is a field: a number to choose it by and its tokens, then heroes and
 * allies, then enemies by letter. Shadow is shaded; dots are chambers that nobody has seen.
 */
export function drawDungeon(view: DescentView, numbers: Numbers): string {
  const map = mapIn(view);
  const canvas = new Canvas(map.width * (WIDTH + 1) + 1, map.height * (HEIGHT + 1) + 1);
  const shown = map.zones.filter((zone) => isThere(view, map, zone));
  for (const zone of shown) drawWalls(canvas, zone);
  for (const zone of shown) drawZone(canvas, view, zone, numbers.zones.get(zone.id));
  for (const door of map.doors) {
    const [first] = door.zones;
    const zone = map.zones[first];
    if (zone && shown.includes(zone)) drawDoor(canvas, view, zone, door, numbers);
  }
  return canvas.toString();
}

/** Once the boss fight has begun, nothing is left but the boss chamber. */
function isThere(view: DescentView, map: DungeonMap, zone: Zone): boolean {
  return !view.dungeon.bossOnly || zone.tile === map.boss?.tile;
}

function cornerOf({ x, y }: Zone): { readonly left: number; readonly top: number } {
  return { left: x * (WIDTH + 1), top: y * (HEIGHT + 1) };
}

/** Sides without a way are walls, and doors stand in them; between open zones the corners stay. */
function drawWalls(canvas: Canvas, zone: Zone): void {
  const { left, top } = cornerOf(zone);
  const isOpen = (side: Side) => zone.ways[side]?.door === -1;
  const across = (side: Side) => (isOpen(side) ? ' ' : '─').repeat(WIDTH);
  const upright = (side: Side) => (isOpen(side) ? ' ' : '│');
  for (const [x, y] of [
    [left, top],
    [left + WIDTH + 1, top],
    [left, top + HEIGHT + 1],
    [left + WIDTH + 1, top + HEIGHT + 1],
  ] as const)
    canvas.put(x, y, '+');
  canvas.put(left + 1, top, across('n'));
  canvas.put(left + 1, top + HEIGHT + 1, across('s'));
  for (let row = 1; row <= HEIGHT; row++) {
    canvas.put(left, top + row, upright('w'));
    canvas.put(left + WIDTH + 1, top + row, upright('e'));
  }
}

function drawZone(canvas: Canvas, view: DescentView, zone: Zone, number: number | undefined): void {
  const { left, top } = cornerOf(zone);
  const unseen = zone.chamber !== null && !view.dungeon.revealed[zone.chamber];
  const ground = unseen ? '·' : zone.ground === 'shadow' ? '░' : ' ';
  canvas.fill(left + 1, top + 1, WIDTH, HEIGHT, ground);
  const mark = number === undefined ? '' : `[${number}]`;
  canvas.put(left + 1, top + 1, cut(mark));
  const tokens = tokensIn(view, zone.id);
  canvas.put(left + 1 + WIDTH - tokens.length, top + 1, tokens);
  const { party, enemies } = figuresIn(view, zone.id);
  canvas.put(left + 2, top + 2, cut(party));
  canvas.put(left + 2, top + 3, cut(enemies));
}

function cut(text: string): string {
  return text.length < WIDTH ? text : `${text.slice(0, WIDTH - 2)}…`;
}

/** In the middle of the wall: a number to open it by, `#` closed, a gap when open. */
function drawDoor(
  canvas: Canvas,
  view: DescentView,
  zone: Zone,
  { id, side }: Door,
  numbers: Numbers,
): void {
  const { left, top } = cornerOf(zone);
  const number = numbers.doors.get(id);
  const upright = side === 'e' || side === 'w';
  const open = view.dungeon.open[id] === true;
  const text = number === undefined ? (open ? ' ' : '#') : `[${number}]`;
  if (upright) {
    const x = side === 'e' ? left + WIDTH + 1 : left;
    canvas.put(x - (number === undefined ? 0 : 1), top + 2, text);
    return;
  }
  const y = side === 's' ? top + HEIGHT + 1 : top;
  const wide = number === undefined ? text.repeat(3) : text;
  canvas.put(left + 1 + Math.floor((WIDTH - wide.length) / 2), y, wide);
}
