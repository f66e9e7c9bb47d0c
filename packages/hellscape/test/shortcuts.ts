import type { Content } from '../src/content-types.ts';
import type { PlacedToken, Quest, QuestMap, Side } from '../src/quest-types.ts';

const BESIDE: Readonly<Record<Side, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/**
 * Quests in which all that is to be done lies where the heroes start, beside the door of the boss: who
 * acts at random does not get there otherwise. There are more Pillars in them, too.
 */
export function shortCuts(quests: Content['quests']): Content['quests'] {
  const cut = ({ map, ...quest }: Quest): Quest => ({ ...quest, map: (n) => cutShort(map(n)) });
  return Object.fromEntries(
    Object.entries(quests).map(([id, quest]) => [id, id === 'hellish-maze' ? quest : cut(quest)]),
  );
}

function cutShort(map: QuestMap): QuestMap {
  const [door] = map.doors.filter(({ marked }) => marked);
  const [start = [0, 0] as const] = map.start;
  const at = map.boss && door ? outside(map, door) : start;
  const moved = (token: PlacedToken) =>
    GOALS.has(token.kind) ? { ...token, x: at[0], y: at[1] } : token;
  const pillars = map.tokens.filter(({ kind }) => kind === 'loot' || kind === 'portal');
  const tokens = [
    ...map.tokens.map(moved),
    ...pillars.map((at) => ({ ...at, kind: 'pillar' as const })),
  ];
  return { ...map, start: map.boss ? [at] : map.start, tokens };
}

const GOALS = new Set<PlacedToken['kind']>(['objective', 'objective-gray', 'corruption']);

/** The side of a door that is not on the tile of the boss. */
function outside(
  map: QuestMap,
  { x, y, side }: QuestMap['doors'][number],
): readonly [number, number] {
  const boss = map.tiles.find(({ tile }) => tile === map.boss?.tile);
  const inside = boss && x >= boss.x && x < boss.x + 3 && y >= boss.y && y < boss.y + 3;
  const [dx, dy] = BESIDE[side];
  return inside ? [x + dx, y + dy] : [x, y];
}
