import { type DungeonMap, mapOf } from '../src/board/map.ts';
import { content } from '../src/content/index.ts';
import type { Content } from '../src/content-types.ts';
import type { ClassId } from '../src/ids.ts';
import type { DescentState, TokenKind } from '../src/state.ts';
import { descent, type Played, type Situation, scene } from './descent.ts';
import { plain, stack } from './foes.ts';

/** Heroes of a test, in the order they join. */
const PARTY: readonly ClassId[] = ['ranger', 'wizard', 'berserker', 'paladin', 'rogue', 'shaman'];

export interface QuestScene extends Omit<Situation, 'heroes' | 'quest'> {
  readonly heroes?: number;
  /** The cells where the heroes stand, in their order; the others stay where they start. */
  readonly at?: readonly (readonly [x: number, y: number])[];
  /** Leaves the starting mobs where they are. */
  readonly crowded?: true;
}

/** A quest in its first Hero Phase with plain heroes, without the starting mobs, and with quiet doors. */
export function play(quest: string, situation: QuestScene = {}): Played {
  return descent(prepared(quest, situation));
}

/** The same for a rule or two. */
export function questScene(quest: string, situation: QuestScene = {}) {
  return scene(prepared(quest, situation));
}

function prepared(quest: string, { heroes = 2, ...more }: QuestScene): Situation {
  const { at = [], crowded, change, ...situation } = more;
  return {
    ...situation,
    quest,
    heroes: PARTY.slice(0, heroes),
    content: (all: Content) => plain(situation.content?.(all) ?? all),
    change(state) {
      if (!crowded) state.enemies = state.enemies.filter(isOfTheQuest);
      stack(state.decks.doors, ...Array<string>(30).fill('door-dust-and-silence'));
      at.forEach(([x, y], index) => {
        const hero = state.heroes[index];
        if (hero) hero.zone = zoneOn(quest, x, y, heroes);
      });
      change?.(state);
    },
  };
}

function isOfTheQuest({ kind, mark }: DescentState['enemies'][number]): boolean {
  return kind === 'boss' || mark !== null;
}

export function mapFor(quest: string, heroes = 2): DungeonMap {
  const found = content.quests[quest];
  if (!found) throw new Error(`there is no quest ${quest}`);
  return mapOf(content, found, heroes);
}

/** The zone at a cell of a quest's map. */
export function zoneOn(quest: string, x: number, y: number, heroes = 2): number {
  const zone = mapFor(quest, heroes).zoneAt(x, y);
  if (!zone) throw new Error(`${quest} has no zone at ${x},${y}`);
  return zone.id;
}

/** The door on a side of a cell. */
export function doorOn(quest: string, x: number, y: number, x2: number, y2: number, heroes = 2) {
  const zones = [zoneOn(quest, x, y, heroes), zoneOn(quest, x2, y2, heroes)];
  const door = mapFor(quest, heroes).doors.find((each) =>
    zones.every((zone) => each.zones.includes(zone)),
  );
  if (!door) throw new Error(`${quest} has no door between ${x},${y} and ${x2},${y2}`);
  return door.id;
}

/** The only door with the white outline. */
export function markedDoor(quest: string, heroes = 2): number {
  return mapFor(quest, heroes).doors.findIndex(({ marked }) => marked);
}

export function tokens(state: DescentState, kind: TokenKind): number {
  return state.dungeon.tokens.filter((token) => token.kind === kind).length;
}

/** Takes the tokens of a kind off the board. */
export function without(state: DescentState, ...kinds: readonly TokenKind[]): void {
  state.dungeon.tokens = state.dungeon.tokens.filter(({ kind }) => !kinds.includes(kind));
}

/** The hero ends the turn as soon as it has begun. */
export function pass(table: Played, hero: number): Played {
  if (table.prompt === 'ask.activate') table.pick(`hero${hero}`);
  return table.pick('end-turn');
}

/** Answers whatever is asked with the first legal answer until the prompt comes, or nothing more. */
export function playTo(table: Played, prompt: string): Played {
  for (let n = 0; n < 500 && table.pending.length > 0 && table.prompt !== prompt; n++) {
    const [question] = table.pending;
    if (!question) break;
    const wanted = question.kind === 'one' ? 1 : question.min;
    const calm = ['end-turn', 'done', 'skip'].find((id) => question.options.includes(id));
    table.pick(...(calm ? [calm] : question.options.slice(0, wanted)));
  }
  return table;
}

/** Which of the objectives are done, as players see them. */
export function objectivesDone({ state }: Played): boolean[] {
  const quest = content.quests[state.quest.id];
  return (quest?.objectives({ state, content }) ?? []).map(({ done }) => done);
}

/** The numbers told with the first objective. */
export function told({ state }: Played, at = 0) {
  return content.quests[state.quest.id]?.objectives({ state, content })[at]?.text.params;
}
