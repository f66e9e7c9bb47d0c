import { heard, type Place, type Problem, problem, unknown } from '@crawlspace/kernel/packs';
import { buildBoard } from '../board/build.ts';
import { type TileCard, tileFrom } from '../board/index.ts';
import type { MapTile } from '../board/tiles.ts';
import type { Content } from '../content-types.ts';

const INWARD = { n: [1, 0], s: [-1, 0], w: [0, 1], e: [0, -1] } as const;
/** Where a party of six begins. */
const MOST_HEROES = 6;

/** A map has to be one that can be laid, walked and left. */
export function problemsOfTile(
  { worlds, encounters }: Content,
  { id: _, ...card }: TileCard & { readonly id: string },
  at: Place,
): Problem[] {
  if (!Object.hasOwn(worlds, card.world)) {
    const text = heard(unknown('entry', card.world, Object.keys(worlds)));
    return [{ ...at, path: ['world'], text }];
  }
  const { encounter = null, map } = card;
  const named = encounter === null ? undefined : encounters[encounter]?.world;
  const wrong = (path: string, key: string, isSo: boolean) =>
    isSo ? [problem({ ...at, path: [path] }, key)] : [];
  const ofRoom = card.kind === 'unique-room' ? card.world : undefined;
  const first = wrong(
    'map',
    'tile-rows',
    map.length < 2 || map.some((row) => row.length !== map[0]?.length),
  );
  if (first.length > 0) return first;
  const tile = tileFrom(card);
  const doorways = wrong('map', 'tile-doorways', !hasGoodDoorways(tile));
  return [
    ...wrong('encounter', 'tile-encounter', named !== ofRoom),
    ...doorways,
    ...(doorways.length > 0 ? [] : wrong('exits', 'tile-exits', !sharesNumbers(card, tile))),
    ...(doorways.length > 0 ? [] : wrong('map', 'tile-entrance', !hasGoodEntrance(tile))),
    ...wrong('barriers', 'tile-barrier', !hasGoodBarriers(tile)),
    ...(doorways.length > 0 ? [] : wrong('map', 'tile-split', !isConnected(tile))),
  ];
}

/** Pairs of half spaces on an edge with nothing else on it, and floor behind each half. */
function hasGoodDoorways({ rows, doorways }: MapTile): boolean {
  const halves = rows.join('').split('D').length - 1;
  const lines = {
    n: rows[0] ?? '',
    s: rows.at(-1) ?? '',
    w: rows.map((row) => row[0]).join(''),
    e: rows.map((row) => row.at(-1)).join(''),
  };
  const leadsIn = doorways.every(({ cells, side }) =>
    cells.every(([row, column]) => {
      const [down, right] = INWARD[side];
      return rows[row + down]?.[column + right] === 'o';
    }),
  );
  const isAlone = doorways.every(({ side }) => /^[D.]+$/.test(lines[side]));
  return halves === 2 * doorways.length && leadsIn && isAlone;
}

function sharesNumbers({ kind, exits }: TileCard, { doorways }: MapTile): boolean {
  const groups = exits.split(' ').length;
  const numbers = [...exits.replaceAll(' ', '')].sort().join('');
  return numbers === '123456' && groups === doorways.length - (kind === 'entrance' ? 0 : 1);
}

function hasGoodEntrance({ kind, rows, doorways }: MapTile): boolean {
  const south = doorways.filter(({ side }) => side === 's');
  const starts = rows.join('').split('S').length - 1;
  if (kind === 'entrance')
    return south.length === 0 && doorways.length > 0 && starts >= MOST_HEROES;
  return south.length === 1 && south[0] === doorways[0] && starts === 0 && doorways.length > 1;
}

function hasGoodBarriers({ rows, barriers }: MapTile): boolean {
  return barriers.every(([[row, column], [otherRow, otherColumn]]) => {
    const isBeside = Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1;
    return isBeside && rows[row]?.[column] === 'o' && rows[otherRow]?.[otherColumn] === 'o';
  });
}

/** For those who cannot cross Barriers too. */
function isConnected(map: MapTile): boolean {
  const { size, steps } = buildBoard([{ map, world: map.world, x: 0, y: 0, rotation: 0 }], []);
  const reached = [0];
  for (const space of reached) {
    reached.push(...(steps[space] ?? []).filter((next) => !reached.includes(next)));
  }
  return size > 0 && reached.length === size;
}
