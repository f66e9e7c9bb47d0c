import { thumbDecider } from '@crawlspace/bots';
import {
  type AdventureState,
  type AdventureView,
  type BrimstoneEvent,
  type BrimstoneSetup,
  boardOf,
  brimstone,
  content,
  type Enemy,
  type SpaceId,
} from '@crawlspace/brimstone';
import { PARTY, packRecord, type Question, standingOf, Table } from '@crawlspace/kernel';
import { isAsked } from './asked.ts';

export type Adventure = Table<AdventureState, BrimstoneSetup, BrimstoneEvent, AdventureView>;

const CLASSES = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;
const MOST_SEEDS = 200;

/** The question the table waits for, and the state it is asked in. */
type When = (question: Question, state: AdventureState) => boolean;
/** The same for those who want to try out what comes next. */
type WhenAt = (question: Question, state: AdventureState, table: Adventure) => boolean;

/** A game that rules of thumb have played up to the first such moment, whatever seed leads there. */
export function gameAt(moment: WhenAt, heroes = 2, mission?: string): Adventure {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const table = start(`seed ${seed}`, heroes, mission);
    if (playUntil(table, moment)) return table;
  }
  throw new Error(`none of ${MOST_SEEDS} games comes to this moment`);
}

/** A game that rules of thumb have played to its end. */
export function finishedGame(heroes = 2): Adventure {
  const table = start('finished', heroes);
  playUntil(table, () => false);
  return table;
}

const LAST_ANSWERS = 4;

/** The same game a few answers before its end. */
export function almostFinishedGame(heroes = 2): Adventure {
  const { log } = finishedGame(heroes).save();
  const table = start('finished', heroes);
  for (const { decision, picks } of standingOf(log).answers.slice(0, -LAST_ANSWERS)) {
    const question = table.pending.find(({ id }) => id === decision);
    if (question) table.answerQuestion(question, picks);
  }
  return table;
}

/** The compact file of a game. */
export function fileOf(table: Adventure): Buffer {
  return Buffer.from(packRecord(table.save()));
}

/** A game that nobody has answered anything in. */
export function start(seed: string, heroes: number, mission?: string): Adventure {
  const party = Array.from({ length: heroes }, (_, n) => ({ class: CLASSES[n % CLASSES.length] }));
  const setup = brimstone.parseSetup({ heroes: party, ...(mission ? { mission } : {}) });
  return Table.start(brimstone, setup, seed);
}

function playUntil(table: Adventure, moment: WhenAt): boolean {
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (moment(question, table.state, table) && isAsked('brimstone', table)) return true;
    nextAnswer(table);
  }
  return false;
}

const decide = thumbDecider('saves');

/** Answers as rules of thumb do. Returns the picks; null when the game is over. */
export function nextAnswer(table: Adventure): readonly string[] | null {
  const [question] = table.pending;
  if (!question) return null;
  const seat = question.seat === PARTY ? 0 : question.seat;
  const picks = decide(question, () => brimstone.view(table.state, { seat }));
  table.answerQuestion(question, picks);
  return picks;
}

const ACTIVATION = 'prompt.activation';

/** A hero's turn to act, nobody to fight, and somewhere to go. */
export const aWalk: When = ({ prompt, options }, { fight }) =>
  prompt.key === ACTIVATION && !fight && options.some((id) => /^s\d/.test(id));

/** A hero's turn to act in a fight. */
export const aFight: When = ({ prompt }, { fight, enemies }) =>
  prompt.key === ACTIVATION && fight !== null && enemies.length > 2;

/** Dice of an attack lie on the table, and grit may re-roll them. */
export const aReroll: When = ({ prompt }, { fight }) =>
  prompt.key === 'prompt.reroll' && fight !== null;

/** As full as a table gets: so many tiles in play and so many enemies on them, at a hero's turn. */
export function lateGame(tiles = 14, enemies = 20): Adventure {
  const isLate: When = (question, state) =>
    aFight(question, state) && state.board.layout.tiles.length >= tiles;
  const table = gameAt(isLate, 4, 'a-fistful-of-dark-stone');
  const { snapshot, setup, seed } = table.save();
  if (!snapshot) throw new Error('a game that was played has a safe point');
  const state = brimstone.clone(snapshot.state as AdventureState);
  reinforce(state, enemies);
  return Table.open(brimstone, {
    setup: brimstone.parseSetup(setup),
    seed,
    start: { ...snapshot, answers: 0, state },
    inTheMiddle: true,
  });
}

/** Puts more models of the enemies in play on free spaces, until there are so many. */
function reinforce(state: AdventureState, count: number): void {
  const taken = new Set<SpaceId>([...state.enemies, ...state.heroes].map(({ space }) => space));
  const [model] = state.enemies;
  const { size } = boardOf(content.tiles, state.board.layout);
  // Every third space, so that they spread over the whole mine.
  for (let space = 0; space < size && model && state.enemies.length < count; space += 3) {
    if (taken.has(space)) continue;
    const id = `${model.type}${100 + state.enemies.length}`;
    const more: Enemy = { ...model, id, space, wounds: 0, spent: [] };
    state.enemies.push(more);
  }
}
