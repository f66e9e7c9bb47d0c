import type { GameShape, TableOf } from '@crawlspace/host';
import {
  type AnswerEntry,
  type GameRecord,
  PARTY,
  Random,
  randomPicks,
  SPECTATOR,
  Table,
} from '@crawlspace/kernel';
import { moduleOf } from '../src/games.ts';
import { Steps, type StepsParts } from '../src/rooms/steps.ts';
import { SETUPS } from './client.ts';

/** A game that is about to come to several enemies who act one after the other. */
export interface BeforeSteps {
  readonly record: GameRecord;
  /** What the first seat answers then. */
  readonly picks: readonly string[];
}

const TRIES = 50;
const LONGEST = 600;

/** Looks for such a game in random play. */
export async function beforeSteps(game: keyof typeof SETUPS): Promise<BeforeSteps> {
  const module = await moduleOf(game);
  const setup = module.parseSetup(SETUPS[game]);
  for (let i = 0; i < TRIES; i++) {
    const seed = `steps ${i}`;
    const answers = answersTo(Table.start(module, setup, seed), module.beginsStep, seed);
    const last = answers.at(-1);
    if (!last) continue;
    const table = Table.start(module, setup, seed);
    for (const { picks } of answers.slice(0, -1)) {
      const [question] = table.pending;
      if (question) table.answerQuestion(question, picks);
    }
    return { record: table.save(), picks: last.picks };
  }
  throw new Error('no enemies act one after the other');
}

/** All answers up to one of the first seat that lets several enemies act; none when it does not come to that. */
function answersTo(
  table: TableOf<GameShape>,
  beginsStep: StepsParts['beginsStep'],
  seed: string,
): readonly AnswerEntry[] {
  const steps = new Steps({ table, beginsStep, isWatched: () => true });
  const random = Random.seeded(seed);
  for (let i = 0; i < LONGEST; i++) {
    const [question] = table.pending;
    if (!question) return [];
    const [game, told] = [table.gameFor(SPECTATOR), table.toldCount];
    table.answerQuestion(question, randomPicks(question, random));
    const isFirstSeat = question.seat === 0 || question.seat === PARTY;
    if (steps.since(game, told).length > 0 && isFirstSeat) return [...table.answers];
  }
  return [];
}
