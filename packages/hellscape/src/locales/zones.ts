import type { TextRef } from '@crawlspace/kernel';
import { type DungeonMap, mapOf, type Zone } from '../board/map.ts';
import type { Content } from '../content-types.ts';
import type { Language, Spoken } from '../say.ts';

/** What people need to know to name the zones of a table: the quest and how many play it. */
export interface Grounds {
  readonly quest: { readonly id: string };
  readonly heroes: readonly unknown[];
}

/** A zone in words: its tile, whose name is on the board, and its place there; a bridge by its number. */
export function zoneText(content: Content, at: Grounds, zone: number): TextRef | null {
  const quest = content.quests[at.quest.id];
  const map = quest && mapOf(content, quest, at.heroes.length);
  const found = map?.zones[zone];
  return map && found ? nameOnMap(map, found) : null;
}

/** What a zone of a map is called. */
export function zoneName(words: Spoken, language: Language, map: DungeonMap, zone: number): string {
  const found = map.zones[zone];
  return found ? words.say(language, nameOnMap(map, found)) : '?';
}

/** What a tile of a map, or a bridge, is called. */
export function tileName(words: Spoken, language: Language, map: DungeonMap, tile: number): string {
  return words.say(language, tileText(map, tile));
}

function nameOnMap(map: DungeonMap, zone: Zone): TextRef {
  const tile = tileText(map, zone.tile);
  if (!map.quest.tiles[zone.tile]) return tile;
  return { key: 'zone.on', params: { tile, place: { key: `place.${placeOn(map, zone)}` } } };
}

function tileText({ quest }: DungeonMap, index: number): TextRef {
  const placed = quest.tiles[index];
  if (placed) return { key: `tile.${placed.tile}` };
  return { key: 'zone.bridge', params: { n: index - quest.tiles.length + 1 } };
}

const ROWS = ['n', '', 's'] as const;
const COLUMNS = ['w', '', 'e'] as const;

/** Where on its tile a zone lies, as the board is seen: tiles are squares of three by three. */
function placeOn({ quest }: DungeonMap, { tile, x, y }: Zone): string {
  const placed = quest.tiles[tile];
  if (!placed) return 'c';
  const place = `${ROWS[y - placed.y] ?? ''}${COLUMNS[x - placed.x] ?? ''}`;
  return place === '' ? 'c' : place;
}
