import { type Question, Random, randomPicks, Table, type TableOptions } from '../src/index.ts';
import { type SkirmishSetup, skirmish } from './skirmish/index.ts';

export function newSkirmish(setup: SkirmishSetup, seed: string, options: TableOptions = {}) {
  return Table.start(skirmish, setup, seed, options);
}

export function randomDecider(seed: string): (question: Question) => readonly string[] {
  const random = Random.seeded(seed);
  return (question) => randomPicks(question, random);
}

export type SkirmishTable = ReturnType<typeof newSkirmish>;

/** One of the pending questions and a random legal answer to it. */
export function nextAnswer(table: SkirmishTable, decide: ReturnType<typeof randomDecider>) {
  // Which of several waiting seats answers first is part of the game, so it varies too.
  const question = table.pending[table.answerCount % table.pending.length];
  if (!question) throw new Error('the game is over');
  const seat = Math.max(question.seat, 0);
  return { seat, answer: { at: table.moment, decision: question.id, picks: decide(question) } };
}

export function playOn(table: SkirmishTable, decide: ReturnType<typeof randomDecider>, most = 1e6) {
  for (let n = 0; n < most && table.pending.length > 0; n++) {
    const { seat, answer } = nextAnswer(table, decide);
    const result = table.answer(seat, answer);
    if (!result.ok) throw new Error(`a listed option was refused: ${result.refusal.reason}`);
  }
}
