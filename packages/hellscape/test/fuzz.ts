import { type Question, Random, randomPicks } from '@crawlspace/kernel';
import { type FuzzedGame, playFuzzed } from '@crawlspace/kernel/testing';
import { content } from '../src/content/index.ts';
import type { Content, ItemCard } from '../src/content/types.ts';
import { CLASSES } from '../src/ids.ts';
import { type HellscapeModule, hellscapeWith } from '../src/module.ts';
import type { HellscapeSetup } from '../src/setup.ts';
import { brokenInvariants } from './invariants.ts';

/** Rounds after which heroes who act at random must have fallen: the Darkness sends more and more. */
const MOST_ROUNDS = 400;
const MOST_DECISIONS = 40_000;

const mortals = checked(content);

/**
 * Heroes who act at random do not get far, so in every other game they are giants with weapons to
 * match: that one sees high levels, decks that run out and the fights with the bosses.
 */
const giants = checked({
  ...content,
  heroes: changed(content.heroes, (hero) => ({ ...hero, health: 500 })),
  items: changed(content.items, (item) => (item.deck === 'starting' ? gigantic(item) : item)),
});

/** Every look at what is in force is compared with what would be worked out anew. */
function checked(cards: Content): HellscapeModule {
  return hellscapeWith(cards, { checkInForce: true });
}

function gigantic(item: ItemCard): ItemCard {
  const { attacks, defense } = item;
  return {
    ...item,
    ...(attacks ? { attacks: changed(attacks, () => ({ yellow: 3, orange: 3 })) } : {}),
    ...(defense ? { defense: 5 } : {}),
  };
}

/** The same record with every value changed. */
function changed<Cards extends object>(
  cards: Cards,
  change: (card: Cards[keyof Cards]) => unknown,
): Cards {
  const all = Object.entries(cards).map(([id, card]) => [id, change(card)]);
  return Object.fromEntries(all) as Cards;
}

/** Plays one game of random legal answers and checks everything after every decision. */
export function fuzzGame(seed: string): FuzzedGame<HellscapeSetup> {
  const random = Random.seeded(`fuzz ${seed}`);
  return playFuzzed({
    module: random.below(2) === 0 ? mortals : giants,
    setup: randomSetup(random),
    seed,
    random,
    picks,
    broken: brokenInvariants,
    length: (state) => state.round,
    longest: MOST_ROUNDS,
    mostDecisions: MOST_DECISIONS,
  });
}

/** Anything; but fights and the deeds of a quest are what brings a game on, and ending turns is not. */
function picks(question: Question, random: Random): readonly string[] {
  const { options } = question;
  if (random.below(4) > 0) {
    const brave = options.find((id) => BRAVE.test(id));
    if (brave) return [brave];
  }
  const picked = randomPicks(question, random);
  const idle = picked[0] === 'end-turn' || picked[0] === 'put-away';
  return idle && random.below(4) > 0 ? randomPicks(question, random) : picked;
}

const BRAVE = /^(attack|door\d+|token\d+|break-|destroy-|press-|take-|leave|open-)/;

export function randomSetup(random: Random): HellscapeSetup {
  const classes = random.shuffle([...CLASSES]).slice(0, 1 + random.below(CLASSES.length));
  const quests = Object.keys(content.quests);
  return mortals.parseSetup({
    quest: quests[random.below(quests.length)],
    heroes: classes.map((id) => ({ class: id })),
    hellbreaker: random.below(4) === 0,
  });
}
