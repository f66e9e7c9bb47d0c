import { madeOf } from '@crawlspace/kernel';
import { heard, type Place, type Problem, said, unknown } from '@crawlspace/kernel/packs';
import { buildMap } from '../board/build.ts';
import type { DungeonMap } from '../board/map.ts';
import { questCards } from '../content/quests/index.ts';
import type { Content } from '../content-types.ts';
import type { Quest, QuestCard, QuestMap } from '../quest-types.ts';
import { type Path, problemsOf, visit } from './problems.ts';

/** The card that a quest's rules were made from. */
export function cardOf(quest: Quest | undefined): QuestCard | undefined {
  return quest && (madeOf(quest) as QuestCard | undefined);
}

/** What a quest of the house is besides words: it may stay so when a pack changes the rest. */
const houseCard = ({ id }: QuestCard) => questCards.find((card) => card.id === id);

/** What there is to be done has to be said, and what it is called in the list of deeds. */
export function textsOfQuest({ id, goals, deeds = [] }: QuestCard): readonly string[] {
  const own = deeds.filter((deed) => deed.id.startsWith(`${id}-`));
  const places = goals.flatMap(({ key }, n) =>
    key === undefined ? `${id}.objective-${n + 1}` : [],
  );
  return [`${id}.name`, `${id}.story`, ...places, ...own.map((deed) => `deed.${deed.id}`)];
}

type Say = (path: Path, text: string) => void;

export function problemsOfQuest({ tiles }: Content, card: QuestCard, at: Place): Problem[] {
  const problems = problemsOf('quests', card, at, houseCard(card) ?? {});
  const say: Say = (path, text) => problems.push({ ...at, path, text: heard(text) });
  const maps: readonly QuestMap[] = 'tiles' in card.map ? [card.map] : card.map;
  if (maps.length === 0) say(['map'], said('empty'));
  if (card.goals.length === 0) say(['goals'], said('empty'));
  for (const [n, map] of maps.entries()) {
    const path = 'tiles' in card.map ? ['map'] : ['map', n];
    const built = mapOrReason(tiles, map);
    if (typeof built === 'string') say(path, said('map', { reason: built }));
    else problemsOfMap(built, card, path, say);
  }
  if (card.special !== houseCard(card)?.special && card.special !== undefined) {
    say(['special'], said('special-elsewhere', { id: card.special, kinds: '—' }));
  }
  problemsOfDeeds(card, say);
  return problems;
}

function mapOrReason(tiles: Content['tiles'], map: QuestMap): DungeonMap | string {
  try {
    return buildMap(tiles, map);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function problemsOfMap(map: DungeonMap, card: QuestCard, path: Path, say: Say): void {
  const isThere = ([x, y]: readonly [number, number]) => map.zoneAt(x, y) !== undefined;
  if (map.start.length === 0) say([...path, 'start'], said('empty'));
  for (const [n, { x, y }] of map.quest.tokens.entries()) {
    if (!isThere([x, y])) say([...path, 'tokens', n], said('no-zone', { x, y }));
  }
  let wantsBoss = card.bossFight !== undefined;
  visit(card, [], (fields, where) => {
    const { do: word, on, at } = fields;
    if (word === 'place-boss') wantsBoss = true;
    const cells = word === 'lay' ? on : word === 'spawn' && Array.isArray(at) ? [at] : [];
    for (const cell of cells as (readonly [number, number])[]) {
      if (!isThere(cell)) say(where, said('no-zone', { x: cell[0], y: cell[1] }));
    }
  });
  if (wantsBoss && !map.boss) say([...path, 'boss'], said('missing', { field: 'boss' }));
}

/** Deeds are called as in the house, or by a name of the quest's own. */
function problemsOfDeeds(card: QuestCard, say: Say): void {
  const { id, deeds = [], goals } = card;
  const keys = (houseCard(card)?.goals ?? []).map(({ key }) => key);
  const known = questCards.flatMap((card) => (card.deeds ?? []).map((deed) => deed.id));
  for (const [n, deed] of deeds.entries()) {
    if (known.includes(deed.id) || deed.id.startsWith(`${id}-`)) continue;
    say(['deeds', n, 'id'], unknown('name', deed.id, [...known, `${id}-${deed.id}`]));
  }
  for (const [n, { key }] of goals.entries()) {
    if (!keys.includes(key) && key !== undefined)
      say(['goals', n, 'key'], unknown('field', 'key', ['done', 'numbers']));
  }
}
