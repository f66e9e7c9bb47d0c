import type { DungeonMap, Zone } from '../src/board/map.ts';
import type { PlacedToken, Side } from '../src/quest-types.ts';

const SHORT: Readonly<Record<PlacedToken['kind'], string>> = {
  spawn: 'S',
  loot: 'L',
  objective: 'O',
  'objective-gray': 'G',
  chest: 'c',
  'greater-chest': 'C',
  'spike-trap': 's',
  'bear-trap': 'b',
  pillar: 'i',
  fountain: 'f',
  forge: 'F',
  portal: 'P',
  'roaming-portal': 'R',
  corruption: 'X',
  hourglass: 'T',
  'starting-mob': 'M',
};

const WIDTH = 7;

/**
 * A map as a picture for people: # walls, = and D doors, + and G marked ones, : Shadow, ~ abyss, and
 * a letter for each token (@ where heroes start, B where the boss stands).
 */
export function drawMap(map: DungeonMap): string {
  const lines: string[] = [];
  for (let y = 0; y <= map.height; y++) {
    let edge = '';
    let ground = '';
    for (let x = 0; x <= map.width; x++) {
      edge += `·${x < map.width ? edgeAbove(map, x, y) : ''}`;
      if (y < map.height) ground += sideOf(map, x, y) + (x < map.width ? groundOf(map, x, y) : '');
    }
    lines.push(edge.trimEnd(), ground.trimEnd());
  }
  return lines.join('\n').trimEnd();
}

function edgeAbove(map: DungeonMap, x: number, y: number): string {
  const kind = between(map, map.zoneAt(x, y - 1), map.zoneAt(x, y), 's');
  const drawn = {
    wall: '#######',
    door: '##===##',
    gate: '##+++##',
    open: '       ',
    none: '       ',
  };
  return drawn[kind];
}

function sideOf(map: DungeonMap, x: number, y: number): string {
  const kind = between(map, map.zoneAt(x - 1, y), map.zoneAt(x, y), 'e');
  return { wall: '#', door: 'D', gate: 'G', open: ' ', none: ' ' }[kind];
}

/** What lies on a side of the first zone, toward the second. */
function between(map: DungeonMap, first: Zone | undefined, second: Zone | undefined, side: Side) {
  if (!first && !second) return 'none';
  if (!first || !second) return 'wall';
  const way = first.ways[side];
  if (!way) return 'wall';
  if (way.door < 0) return 'open';
  return map.doors[way.door]?.marked ? 'gate' : 'door';
}

function groundOf(map: DungeonMap, x: number, y: number): string {
  const zone = map.zoneAt(x, y);
  if (!zone)
    return (map.abyss.some((cell) => cell[0] === x && cell[1] === y) ? '~' : ' ').repeat(WIDTH);
  const here = map.quest.tokens.filter((token) => token.x === x && token.y === y);
  const letters = [
    ...(map.start.includes(zone.id) ? ['@'] : []),
    ...(map.boss?.zone === zone.id ? ['B'] : []),
    ...here.map(({ kind }) => SHORT[kind]),
  ].join('');
  return letters.padEnd(WIDTH, zone.ground === 'shadow' ? ':' : ' ');
}
