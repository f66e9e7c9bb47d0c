import { type Question, Random, randomPicks, Table } from '@crawlspace/kernel';
import { content } from '../src/content/index.ts';
import { CLASS_IDS } from '../src/ids.ts';
import { brimstone } from '../src/module.ts';
import type { Options } from '../src/options.ts';
import type { BrimstoneSetup } from '../src/setup.ts';
import { brokenInvariants } from './invariants.ts';

/** Turns after which a game of random answers must be over: the Darkness always arrives before. */
const MOST_TURNS = 250;
const MOST_DECISIONS = 20_000;

export interface FuzzedGame {
  readonly seed: string;
  readonly setup: BrimstoneSetup;
  readonly outcome: string;
  readonly decisions: number;
  readonly turns: number;
}

/** Plays one game of random legal answers and checks everything after every decision. */
export function fuzzGame(seed: string): FuzzedGame {
  const random = Random.seeded(`fuzz ${seed}`);
  const setup = randomSetup(random);
  const table = Table.start(brimstone, setup, seed, { events: false, snapshots: false });
  let decisions = 0;
  for (let question = next(table, random); question; question = next(table, random)) {
    const broken = brokenInvariants(table.state, question.prompt.key, question.seat);
    if (broken.length > 0) throw new Error(`seed ${seed}, decision ${decisions}: ${broken[0]}`);
    if (++decisions > MOST_DECISIONS || table.state.turn.number > MOST_TURNS) {
      throw new Error(`seed ${seed}: still not over in turn ${table.state.turn.number}`);
    }
    table.answerQuestion(question, picksFor(question, random));
  }
  const { outcome, state } = table;
  return {
    seed,
    setup,
    outcome: outcome ? `${outcome.won ? 'won' : 'lost'}: ${outcome.cause}` : 'none',
    decisions,
    turns: state.turn.number,
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

/** Random picks, except that the party seldom flees: games should last. */
function picksFor(question: Question, random: Random): readonly string[] {
  const picks = randomPicks(question, random);
  const flees = question.prompt.key === 'prompt.turn-start' && picks[0] === 'flee';
  return flees && random.below(30) > 0 ? ['hold-back'] : picks;
}

function randomSetup(random: Random): BrimstoneSetup {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const yes = () => random.below(2) === 0;
  const options: Options = {
    edition: one(['revised', 'first']),
    tokens: one(['twelve', 'eight']),
    fixedMove: yes(),
    advancedEncounters: yes(),
    belowTheDarkness: yes(),
    hardCore: one(['off', 'soft', 'full']),
    themedThreats: yes() ? [] : ['void-spiders', 'tentacles'],
    dangerousDynamite: yes(),
    epicForSmallParties: yes(),
  };
  const heroes = Array.from({ length: 1 + random.below(6) }, () => ({ class: one(CLASS_IDS) }));
  return brimstone.parseSetup({ mission: one(Object.keys(content.missions)), heroes, options });
}
