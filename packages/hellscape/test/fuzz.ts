import { type Question, Random, randomPicks } from '@crawlspace/kernel';
import { type FuzzedGame, playFuzzed } from '@crawlspace/kernel/testing';
import { content } from '../src/content/index.ts';
import type { Content, ItemCard } from '../src/content-types.ts';
import { CLASSES } from '../src/ids.ts';
import { hellscapeWith } from '../src/module.ts';
import { type HellscapeSetup, parseSetup } from '../src/setup.ts';
import { Checker } from './checker/index.ts';
import { brokenInvariants } from './invariants.ts';
import { shortCuts } from './shortcuts.ts';

/**
 * Rounds after which heroes who act at random must have fallen: the Darkness sends more and more. It may
 * take long where its enemies wait in a closed chamber until somebody happens to open the door.
 */
const MOST_ROUNDS = 2000;
const MOST_DECISIONS = 200_000;

/**
 * Heroes who act at random do not get far, so in most games they are giants with weapons to match:
 * those see high levels and decks that run out.
 */
export const giantContent: Content = {
  ...content,
  heroes: changed(content.heroes, (hero) => ({ ...hero, health: 500 })),
  items: changed(content.items, (item) => (item.deck === 'starting' ? gigantic(item) : item)),
};

/** Giants whose goals lie where they start: the fights with the bosses, and the ends of quests. */
export const shortContent: Content = { ...giantContent, quests: shortCuts(giantContent.quests) };

/** Every look at what is in force is compared with what would be worked out anew. */
const GAMES = [content, giantContent, shortContent].map((cards) => ({
  cards,
  module: hellscapeWith(cards, { checkInForce: true }),
}));

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

/**
 * Plays one game of random legal answers and checks everything after every decision: what must always
 * be true, and what the checker would have done at every event. All in one quest, where one is named.
 */
export function fuzzGame(seed: string, quest?: string): FuzzedGame<HellscapeSetup> {
  const random = Random.seeded(`fuzz ${seed}`);
  const { cards, module } = random.shuffle([...GAMES])[0] as (typeof GAMES)[number];
  const checker = new Checker(cards);
  return playFuzzed({
    module: checker.watching(module),
    setup: { ...randomSetup(random), ...(quest === undefined ? {} : { quest }) },
    seed,
    random,
    picks,
    broken: (state, question) => [
      ...brokenInvariants(state),
      ...checker.settle(state, question).map(({ check, what }) => `${check}: ${what}`),
    ],
    length: (state) => state.round,
    longest: MOST_ROUNDS,
    mostDecisions: MOST_DECISIONS,
  });
}

/** Anything; but fights and the deeds of a quest are what brings a game on, and ending turns is not. */
export function picks(question: Question, random: Random): readonly string[] {
  const { options } = question;
  if (random.below(4) > 0) {
    const brave = options.find((id) => BRAVE.test(id));
    if (brave) return [brave];
  }
  const picked = randomPicks(question, random);
  const idle = picked[0] === 'end-turn' || picked[0] === 'put-away';
  return idle && random.below(4) > 0 ? randomPicks(question, random) : picked;
}

const BRAVE = /^(attack|door\d+|token\d+|break-|destroy-|press-|take-|leave|open-|add-)/;

export function randomSetup(random: Random): HellscapeSetup {
  const classes = random.shuffle([...CLASSES]).slice(0, 1 + random.below(CLASSES.length));
  const quests = Object.keys(content.quests);
  return parseSetup(content, {
    quest: quests[random.below(quests.length)],
    heroes: classes.map((id) => ({ class: id })),
    hellbreaker: random.below(4) === 0,
  });
}
