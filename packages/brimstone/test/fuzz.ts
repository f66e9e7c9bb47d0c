import { type Question, Random, randomPicks } from '@crawlspace/kernel';
import { type FuzzedGame, playFuzzed } from '@crawlspace/kernel/testing';
import type { Character } from '../src/character.ts';
import { content } from '../src/content/index.ts';
import { SIDE_BAG_TOKENS } from '../src/ids.ts';
import { classIn } from '../src/lookup.ts';
import { brimstoneWith } from '../src/module.ts';
import type { RuleOptions } from '../src/options.ts';
import { HIGHEST_LEVEL } from '../src/parse-character.ts';
import { type BrimstoneSetup, type HeroSetup, whoIs } from '../src/setup.ts';
import { checkerOf } from './checker/check.ts';
import { allChecks } from './checker/index.ts';
import { watched } from './checker/watch.ts';
import { CLASS_IDS } from './classes.ts';
import { brokenInvariants } from './invariants.ts';

/** Every look at what is in force is compared with what would be worked out anew. */
const brimstone = brimstoneWith(content, { checkInForce: true });

/** Turns after which a game of random answers must be over: the Darkness always arrives before. */
const MOST_TURNS = 250;
const MOST_DECISIONS = 20_000;

/**
 * Plays one game of random legal answers; half of the parties are bold. Everything is checked after
 * every decision, and whatever happens is followed by checks that call no rule (checker/index.ts).
 */
export function fuzzGame(
  seed: string,
  setupFrom: (random: Random) => BrimstoneSetup = randomSetup,
): FuzzedGame<BrimstoneSetup> {
  const random = Random.seeded(`fuzz ${seed}`);
  const setup = setupFrom(random);
  const isBold = random.below(2) === 0;
  const checker = checkerOf(allChecks);
  const played = playFuzzed({
    module: watched(brimstone, checker.see),
    setup,
    seed,
    random,
    picks: isBold ? boldPicksFor : picksFor,
    broken: (state, { prompt, seat }) => [
      ...checker.findings,
      ...brokenInvariants(state, prompt.key, seat),
    ],
    length: (state) => state.turn.number,
    longest: MOST_TURNS,
    mostDecisions: MOST_DECISIONS,
  });
  const [finding] = checker.findings;
  if (finding) throw new Error(`seed ${seed}, at the end: ${finding}`);
  return played;
}

/** What brings a game on; parties that only stroll about see few fights. */
const DEEDS: readonly string[] = ['look', 'attack', 'dynamite', 'help'];

/** Random picks, except that the party seldom flees: games should last. */
export function picksFor(question: Question, random: Random): readonly string[] {
  const picks = randomPicks(question, random);
  const flees = question.prompt.key === 'prompt.turn-start' && picks[0] === 'flee';
  return flees && random.below(30) > 0 ? ['hold-back'] : picks;
}

/** As random, but mostly a deed or a long way where there is one. */
export function boldPicksFor(question: Question, random: Random): readonly string[] {
  const { prompt, options, means } = question;
  if (prompt.key !== 'prompt.activation' || random.below(4) === 0)
    return picksFor(question, random);
  const deed = options.find((option) => DEEDS.includes(means?.(option)?.kind ?? ''));
  const ways = options.filter((option) => means?.(option)?.kind === 'move');
  const far = ways.at(-1 - random.below(Math.min(3, ways.length) || 1));
  const chosen = deed ?? far;
  return chosen === undefined ? picksFor(question, random) : [chosen];
}

export function randomSetup(random: Random): BrimstoneSetup {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const options = randomOptions(random);
  const heroes = Array.from({ length: 1 + random.below(6) }, () => ({ class: one(CLASS_IDS) }));
  return brimstone.parseSetup({ mission: one(Object.keys(content.missions)), heroes, options });
}

export function randomOptions(random: Random): RuleOptions {
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const yes = () => random.below(2) === 0;
  return {
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
}

/** The same of heroes who have been about: levels, with abilities and bonuses as they fell. */
export function veteranSetup(random: Random): BrimstoneSetup {
  const { mission, heroes, options } = randomSetup(random);
  return brimstone.parseSetup({
    mission,
    options,
    campaign: true,
    heroes: heroes.map((hero, place) => ({ character: veteran(random, hero, `hero ${place}`) })),
  });
}

/** Somebody of the class of this hero, with a past. */
export function veteran(random: Random, hero: HeroSetup, name: string): Character {
  const sheet = classIn(content, whoIs(hero).class);
  const one = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const level = 2 + random.below(HIGHEST_LEVEL - 1);
  const learned = sheet.tracks.map((track) => [...track]);
  const upgrades = [...sheet.abilities, one(sheet.upgrades)];
  for (let n = 1; n < level; n++) {
    const open = learned.filter((track) => track.length > 0);
    if (open.length > 0) upgrades.push(one(open).shift() as string);
  }
  const cards = [...sheet.items, ...upgrades.flatMap((id) => content.upgrades[id]?.items ?? [])];
  return {
    class: sheet.id,
    name,
    level,
    xp: random.below(3) * 1000,
    gold: 0,
    darkStone: random.below(3),
    wounds: 0,
    sanityDamage: 0,
    corruption: 0,
    bag: [one(SIDE_BAG_TOKENS), one(SIDE_BAG_TOKENS)],
    items: cards.map((card) => ({
      card,
      equipped: (content.items[card]?.hands ?? 0) > 0,
      upgrades: [],
      charges: content.items[card]?.charges ?? null,
      holds: [],
    })),
    upgrades,
    conditions: [],
    dead: false,
    resurrectable: false,
  };
}
