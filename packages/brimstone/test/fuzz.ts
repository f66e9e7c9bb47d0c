import { type Question, Random, randomPicks } from '@crawlspace/kernel';
import { type FuzzedGame, playFuzzed } from '@crawlspace/kernel/testing';
import { content } from '../src/content/index.ts';
import { CLASS_IDS } from '../src/ids.ts';
import { brimstoneWith } from '../src/module.ts';
import type { RuleOptions } from '../src/options.ts';
import type { BrimstoneSetup } from '../src/setup.ts';
import { brokenInvariants } from './invariants.ts';

/** Every look at what is in force is compared with what would be worked out anew. */
const brimstone = brimstoneWith(content, { checkInForce: true });

/** Turns after which a game of random answers must be over: the Darkness always arrives before. */
const MOST_TURNS = 250;
const MOST_DECISIONS = 20_000;

/** Plays one game of random legal answers and checks everything after every decision. */
export function fuzzGame(seed: string): FuzzedGame<BrimstoneSetup> {
  const random = Random.seeded(`fuzz ${seed}`);
  return playFuzzed({
    module: brimstone,
    setup: randomSetup(random),
    seed,
    random,
    picks: picksFor,
    broken: (state, { prompt, seat }) => brokenInvariants(state, prompt.key, seat),
    length: (state) => state.turn.number,
    longest: MOST_TURNS,
    mostDecisions: MOST_DECISIONS,
  });
}

/** Random picks, except that the party seldom flees: games should last. */
function picksFor(question: Question, random: Random): readonly string[] {
  const picks = randomPicks(question, random);
  const flees = question.prompt.key === 'prompt.turn-start' && picks[0] === 'flee';
  return flees && random.below(30) > 0 ? ['hold-back'] : picks;
}

export function randomSetup(random: Random): BrimstoneSetup {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const yes = () => random.below(2) === 0;
  const options: RuleOptions = {
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
