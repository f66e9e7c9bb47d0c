import { Random, randomPicks } from '@crawlspace/kernel';
import { type FuzzedGame, playFuzzed } from '@crawlspace/kernel/testing';
import { content } from '../src/content/index.ts';
import { CLASSES } from '../src/ids.ts';
import { hellscape } from '../src/module.ts';
import type { HellscapeSetup } from '../src/setup.ts';
import { brokenInvariants } from './invariants.ts';

/** Rounds after which heroes who act at random must have fallen: the Darkness sends more and more. */
const MOST_ROUNDS = 400;
const MOST_DECISIONS = 40_000;

/** Plays one game of random legal answers and checks everything after every decision. */
export function fuzzGame(seed: string): FuzzedGame<HellscapeSetup> {
  const random = Random.seeded(`fuzz ${seed}`);
  return playFuzzed({
    module: hellscape,
    setup: randomSetup(random),
    seed,
    random,
    picks: randomPicks,
    broken: brokenInvariants,
    length: (state) => state.round,
    longest: MOST_ROUNDS,
    mostDecisions: MOST_DECISIONS,
  });
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
