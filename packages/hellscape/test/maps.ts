import { readTile } from '../src/content/tiles.ts';
import type { Content } from '../src/content-types.ts';
import type { PlacedTile, Quest, QuestMap } from '../src/quest-types.ts';

const EMPTY: QuestMap = { tiles: [], bridges: [], doors: [], start: [], tokens: [] };

/** A quest without aims, for a map under test. */
export function questWith(map: Partial<QuestMap>, more: Partial<Quest> = {}): Quest {
  return {
    id: 'test-map',
    number: 0,
    map: () => ({ ...EMPTY, ...map }),
    objectives: () => [],
    ...more,
  };
}

/** The part of a situation that plays on such a map; other content can be changed too. */
export function onMap(
  map: Partial<QuestMap>,
  more: Partial<Quest> = {},
  change: (content: Content) => Content = (content) => content,
) {
  const quest = questWith(map, more);
  return {
    quest: quest.id,
    content: (content: Content) =>
      change({
        ...content,
        quests: { ...content.quests, [quest.id]: quest },
        tiles: { ...content.tiles, field: FIELD, cellar: CELLAR },
      }),
  };
}

export function placed(
  tile: string,
  x: number,
  y: number,
  turn: PlacedTile['turn'] = 0,
): PlacedTile {
  return { tile, x, y, turn };
}

/** A tile of nine open Light Zones, and a chamber of two zones in the upper right of another. */
export const FIELD = readTile('field', 'stone', ['L L L', 'L L L', 'L L L']);
export const CELLAR = readTile('cellar', 'stone', ['L L*:NSW S*:NES', 'L L:N L:N', 'S L L']);
