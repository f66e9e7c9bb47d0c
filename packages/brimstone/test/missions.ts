import { Random, type Rule, randomPicks, Table } from '@crawlspace/kernel';
import type { Adventure } from '../src/adventure.ts';
import { spacesOfTile, type TileId, type TileIndex } from '../src/board/index.ts';
import { boardOf } from '../src/board/layout.ts';
import { content } from '../src/content/index.ts';
import type { ClassId } from '../src/ids.ts';
import { brimstone } from '../src/module.ts';
import { trigger } from '../src/rules/abilities/active.ts';
import { resolveUse, usesNow } from '../src/rules/items/uses.ts';
import { checkMission } from '../src/rules/turn/outcome.ts';
import type { AdventureState, Enemy, Hero } from '../src/state.ts';
import { adventure, type Played, type Situation, scene } from './adventure.ts';
import { CLASS_IDS } from './classes.ts';
import { layRoom, standOn } from './explore.ts';
import { plainHeroes } from './items.ts';

export const FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];

export interface MissionScene extends Situation {
  readonly mission: string;
  /** The room behind the Entrance, with all heroes in it. */
  readonly room?: TileId;
  readonly token?: string;
  readonly counters?: Readonly<Record<string, number>>;
}

/** The heroes, with nothing but their sheets, in a room with a face-down token. */
export function missionScene(situation: MissionScene) {
  return scene({ heroes: ['us-marshal', 'gunslinger'], ...situation, change: setting(situation) });
}

/** The same as a whole adventure, from the darkness step of turn 1 on. */
export function missionGame(situation: MissionScene): Played {
  return adventure({
    heroes: ['us-marshal', 'gunslinger'],
    ...situation,
    change: setting(situation),
  });
}

/** A room of the world in which a mission starts. */
function roomFor(mission: string): TileId {
  return content.missions[mission]?.world === 'targa'
    ? 'targa-choked-chamber'
    : 'mines-dug-chamber';
}

function setting({
  mission,
  room = roomFor(mission),
  token = 'tok-03',
  counters,
  change,
}: MissionScene) {
  return (state: AdventureState) => {
    plainHeroes(state);
    for (const hero of state.heroes) hero.items = [];
    state.reviveTokens = 0;
    const tile = layRoom(state, room, token);
    for (const { index } of state.heroes) standOn(state, index, tile);
    state.depth.party = 1;
    Object.assign(state.mission.counters, counters);
    change?.(state);
  };
}

/** The room of a mission scene. */
export const ROOM: TileIndex = 1;

export function hero(g: Adventure, index: number): Hero {
  return g.state.heroes[index] as Hero;
}

/** Everything that is defeated is off the board, and the mission looks at it. */
export function* defeatAll(g: Adventure): Rule {
  for (const enemy of [...g.state.enemies]) yield* defeat(g, enemy);
  yield* checkMission(g);
}

export function* defeat(g: Adventure, enemy: Enemy): Rule {
  while (g.state.enemies.includes(enemy)) {
    yield* g.do.woundEnemy(g, enemy, 99, { hero: null, cause: { kind: 'card', id: 'test' } });
  }
}

/** The start of a turn, as far as missions hear of it; then the next turn. */
export function* startTurn(g: Adventure): Rule {
  g.state.turn.number++;
  g.state.turn.step = 'darkness';
  g.state.turn.over = false;
  yield* trigger(g, 'turnStart', { turn: g.state.turn.number });
  yield* checkMission(g);
  g.state.turn.step = 'activations';
}

/** What the mission offers a hero now. */
export function actionsOf(g: Adventure, index: number): string[] {
  const all = usesNow(g, hero(g, index), ['instead-of-attack', 'instead-of-search']);
  return all.flatMap(({ id, source }) => (source.card === g.state.mission.id ? [id] : []));
}

/** A hero does what the mission offers. */
export function* act(g: Adventure, index: number, id: string): Rule {
  const all = usesNow(g, hero(g, index), ['instead-of-attack', 'instead-of-search']);
  const use = all.find((each) => each.id === id);
  if (!use) throw new Error(`${id} is not offered`);
  yield* resolveUse(g, use);
}

/** The space of a mission marker. */
export function spaceOf(state: AdventureState, marker: string): number {
  const found = state.mission.markers.find(({ id }) => id === marker);
  if (found?.space == null) throw new Error(`there is no ${marker} on the board`);
  return found.space;
}

/** The space of the room that is farthest from a marker. */
export function farFrom(state: AdventureState, marker: string): number {
  const space = spaceOf(state, marker);
  const map = boardOf(content.tiles, state.board.layout);
  const away = (at: number) =>
    Math.max(
      Math.abs((map.x[at] as number) - (map.x[space] as number)),
      Math.abs((map.y[at] as number) - (map.y[space] as number)),
    );
  const [first = 0] = [...spacesOfTile(map, ROOM)].sort((a, b) => away(b) - away(a));
  return first;
}

/** The lines the mission has told, without its name. */
export function told(t: Played): string[] {
  return t.eventsNamed('mission').map(({ card }) => card?.split('.')[1] ?? '');
}

/** Answers whatever is asked with the first legal answer until nothing is. */
export function finish(t: Played): Played {
  return playTo(t, null);
}

/** The same until a certain prompt comes. */
export function playTo(t: Played, prompt: string | null): Played {
  for (let n = 0; n < 300 && t.pending.length > 0 && t.prompt !== prompt; n++) {
    const [question] = t.pending;
    if (!question) break;
    const { kind, options, min, capacity } = question;
    if (kind === 'allocate') {
      const pool = options.flatMap((id, i) => Array<string>(capacity?.[i] ?? 0).fill(id));
      t.pick(...pool.slice(0, min));
    } else t.pick(...options.slice(0, kind === 'one' ? 1 : min));
  }
  return t;
}

/** Experience gained, by hero. */
export function xpOf(t: Played): number[] {
  return t.state.heroes.map(({ xp }) => xp);
}

const MOST_DECISIONS = 20_000;

/** Random legal answers to the end of a game; the party seldom flees. */
export function playAtRandom(t: Played, seed: string, watch = () => {}): Played {
  const random = Random.seeded(seed);
  for (let n = 0; t.pending.length > 0; n++) {
    if (n > MOST_DECISIONS) throw new Error(`still not over in turn ${t.state.turn.number}`);
    watch();
    const question = t.pending[random.below(t.pending.length)];
    if (!question) break;
    const picks = randomPicks(question, random);
    const flees = question.prompt.key === 'prompt.turn-start' && picks[0] === 'flee';
    t.table.answerQuestion(question, flees && random.below(40) > 0 ? ['hold-back'] : picks);
  }
  return t;
}

/** A whole game of random answers, from the set up on. Returns how it ended. */
export function wholeRandomGame(mission: string, size: number): string {
  const seed = `${mission} of ${size}`;
  const heroes = Array.from({ length: size }, (_, n) => ({
    class: CLASS_IDS[(n + size) % CLASS_IDS.length],
  }));
  const setup = brimstone.parseSetup({ mission, heroes });
  const table = Table.start(brimstone, setup, seed, { events: false, snapshots: false });
  const random = Random.seeded(seed);
  for (let n = 0; table.pending.length > 0; n++) {
    if (n > MOST_DECISIONS) throw new Error(`${seed}: not over in turn ${table.state.turn.number}`);
    const [question] = table.pending;
    if (!question) break;
    const picks = randomPicks(question, random);
    const flees = question.prompt.key === 'prompt.turn-start' && picks[0] === 'flee';
    table.answerQuestion(question, flees && random.below(40) > 0 ? ['hold-back'] : picks);
  }
  return table.outcome ? (table.outcome.won ? 'won' : 'lost') : 'not over';
}
