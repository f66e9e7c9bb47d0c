import { type Question, Random, randomPicks, Table, type TableOptions } from '@crawlspace/kernel';
import { content } from '../src/content/index.ts';
import { CLASSES, type ClassId } from '../src/ids.ts';
import { hellscape } from '../src/module.ts';

/** A game of random answers, as a test watches it. */
export type RandomGame = ReturnType<typeof startRandom>;

/** Starts the n-th of a series of games: all quests in turn, with parties of all sizes and classes. */
export function startRandom(name: string, n: number, options: TableOptions = { snapshots: false }) {
  const quests = Object.keys(content.quests);
  const size = 1 + ((n * 5) % CLASSES.length);
  const classes: readonly ClassId[] = [...CLASSES.slice(n % 6), ...CLASSES.slice(0, n % 6)];
  const setup = hellscape.parseSetup({
    quest: quests[n % quests.length],
    heroes: classes.slice(0, size).map((id) => ({ class: id })),
  });
  return Table.start(hellscape, setup, `${name} ${n}`, options);
}

/** One random answer that is about to be given. */
export interface AboutToAnswer {
  readonly question: Question;
  readonly picks: readonly string[];
  /** How many were given before. */
  readonly n: number;
}

/** Gives random answers until the game is over or there were enough; stops before each of them. */
export function* randomAnswers(
  table: RandomGame,
  seed: string,
  most: number,
): Generator<AboutToAnswer> {
  const random = Random.seeded(seed);
  for (let n = 0; n < most; n++) {
    const [question] = table.pending;
    if (!question) return;
    const picks = randomPicks(question, random);
    yield { question, picks, n };
    table.answerQuestion(question, picks);
  }
}
