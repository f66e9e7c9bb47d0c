import { type Question, Random, randomPicks, Table } from '@crawlspace/kernel';
import { content } from '../src/content/index.ts';
import { CLASSES } from '../src/ids.ts';
import { hellscape } from '../src/module.ts';
import type { HellscapeSetup } from '../src/setup.ts';
import { brokenInvariants } from './invariants.ts';

/** Rounds after which heroes who act at random must have fallen: the Darkness sends more and more. */
const MOST_ROUNDS = 400;
const MOST_DECISIONS = 40_000;

export interface FuzzedGame {
  readonly seed: string;
  readonly setup: HellscapeSetup;
  readonly outcome: string;
  readonly decisions: number;
  readonly rounds: number;
}

/** Plays one game of random legal answers and checks everything after every decision. */
export function fuzzGame(seed: string): FuzzedGame {
  const random = Random.seeded(`fuzz ${seed}`);
  const setup = randomSetup(random);
  const table = Table.start(hellscape, setup, seed, { events: false, snapshots: false });
  let decisions = 0;
  for (let question = next(table, random); question; question = next(table, random)) {
    const broken = brokenInvariants(table.state);
    if (broken.length > 0) throw new Error(`seed ${seed}, decision ${decisions}: ${broken[0]}`);
    if (++decisions > MOST_DECISIONS || table.state.round > MOST_ROUNDS) {
      throw new Error(`seed ${seed}: still not over in round ${table.state.round}`);
    }
    table.answerQuestion(question, randomPicks(question, random));
  }
  const { outcome, state } = table;
  return {
    seed,
    setup,
    outcome: outcome ? `${outcome.won ? 'won' : 'lost'}: ${outcome.cause}` : 'none',
    decisions,
    rounds: state.round,
  };
}

/** Any of the questions that wait. */
function next(
  table: { readonly pending: readonly Question[] },
  random: Random,
): Question | undefined {
  const { pending } = table;
  return pending.length > 1 ? pending[random.below(pending.length)] : pending[0];
}

function randomSetup(random: Random): HellscapeSetup {
  const classes = random.shuffle([...CLASSES]).slice(0, 1 + random.below(CLASSES.length));
  const quests = Object.keys(content.quests);
  return hellscape.parseSetup({
    quest: quests[random.below(quests.length)],
    heroes: classes.map((id) => ({ class: id })),
    hellbreaker: random.below(4) === 0,
  });
}
