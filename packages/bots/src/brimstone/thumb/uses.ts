import {
  type AdventureView,
  areAdjacent,
  type BrimstoneMeaning,
  type Hero,
  meaningOf,
} from '@crawlspace/brimstone';
import { type Asked, best, findOption, heroIn } from './asked.ts';
import { isMissionDeed } from './mission.ts';
import { enemyHealthLeft, fitness, healthLeft, isUp, sanityLeft, statOf } from './numbers.ts';
import { board, isBeside } from './places.ts';

/** A token is not wasted on scratches: so much has to be healed by it at least. */
const WORTH_A_TOKEN = 3;
const HURT_IN_A_FIGHT = 0.45;
const HURT_IN_PEACE = 0.6;

/** Uses of items that heal others. */
const TREATMENTS = ['treat', 'operate', 'drink'];

/** Uses of abilities that make the attack to come stronger, for Grit. */
const BETS = ['bet'];

/** Whether a use is worth it now, for its owner. */
type Judge = (view: AdventureView, owner: Hero) => boolean;

const somebodyIsHurt: Judge = (view, owner) =>
  patients(view, owner).some((hero) => needsHealing(view, hero));

/** When a token is worth it. */
const TOKENS: Readonly<Record<string, Judge>> = {
  bandages: somebodyIsHurt,
  herbs: somebodyIsHurt,
  whiskey: (view, owner) => patients(view, owner).some((hero) => needsCalm(view, hero)),
  'swamp-fungus': (view, owner) =>
    patients(view, owner).some((hero) => needsHealing(view, hero) || needsCalm(view, hero)),
  tonic: (view, owner) => owner.grit === 0 && view.enemies.length > 0,
  flash: (view) => view.enemies.length >= 3,
  'brimstone-ash': (view, owner) => {
    const beside = view.enemies.filter((enemy) => isBeside(view, owner.space, enemy));
    return beside.length > 1 || beside.some((enemy) => enemyHealthLeft(view, enemy) === 1);
  },
};

type UseMeaning = Extract<BrimstoneMeaning, { readonly kind: 'use' }>;

/** A use of the activation menu that is worth it now: what is free in a fight, and what heals. */
export function useNow(asked: Asked): string | null {
  return findOption(asked, (meaning, option) => {
    if (meaning.kind !== 'use' || isMissionDeed(asked.view, meaning)) return false;
    if (meaning.token || meaning.hero !== asked.hero.index) return isWorthItAnytime(asked, meaning);
    return isWorthIt(asked, meaning, option);
  });
}

/** Asked by another hero to use something: if it is worth it. */
export function asAsked(asked: Asked): string {
  const meaning = meaningOf(asked.question, 'yes');
  return meaning?.kind === 'use' && isWorthItAnytime(asked, meaning) ? 'yes' : 'no';
}

/** What can be used at any time: tokens by their kind, treatments when somebody is hurt. */
function isWorthItAnytime({ view }: Asked, { use, token, hero }: UseMeaning): boolean {
  const judge = TREATMENTS.includes(use) ? somebodyIsHurt : TOKENS[token ?? ''];
  const owner = judge && view.heroes[hero];
  return owner ? judge(view, owner) : false;
}

/**
 * Abilities and items that cost nothing are there to be used in a fight; in place of an attack only
 * by who cannot attack, and what treats the hurt only when somebody is.
 */
function isWorthIt(asked: Asked, { use, timing, item }: UseMeaning, option: string): boolean {
  const { view, hero, question } = asked;
  if (TREATMENTS.includes(use)) return somebodyIsHurt(view, hero);
  const mayAttack = () => findOption(asked, ({ kind }) => kind === 'attack') !== null;
  // The last Grit is for dice that fell badly.
  if (BETS.includes(use)) return hero.grit > 1 && mayAttack();
  if (view.enemies.length === 0 || question.describe?.(option).cost?.['grit']) return false;
  const instead =
    item !== null && (timing === 'instead-of-attack' || timing === 'instead-of-search');
  return !instead || !mayAttack();
}

/** Between the activations: what heals who needs it, and what helps against many. */
export function anytime(asked: Asked): string {
  const worthIt = findOption(
    asked,
    (meaning) => meaning.kind === 'use' && isWorthItAnytime(asked, meaning),
  );
  return worthIt ?? 'continue';
}

/** At the start of a turn: what helps in a fight is used in one that is hard. */
export function atTurnStart(asked: Asked): string {
  const { view, options } = asked;
  const wounds = view.enemies.reduce((sum, enemy) => sum + enemyHealthLeft(view, enemy), 0);
  return wounds >= 4 * view.heroes.length ? (options[0] ?? 'pass') : 'pass';
}

export function atTurnEnd({ options }: Asked): string {
  return options[0] ?? 'pass';
}

function needsHealing(view: AdventureView, hero: Hero): boolean {
  const share = healthLeft(view, hero) / statOf(view, hero, 'maxHealth');
  return hero.wounds >= WORTH_A_TOKEN && share <= limit(view);
}

function needsCalm(view: AdventureView, hero: Hero): boolean {
  const share = sanityLeft(view, hero) / statOf(view, hero, 'maxSanity');
  return hero.sanityDamage >= WORTH_A_TOKEN && share <= limit(view);
}

function limit(view: AdventureView): number {
  return view.enemies.length > 0 ? HURT_IN_A_FIGHT : HURT_IN_PEACE;
}

/** The owner and those next to the owner. */
function patients(view: AdventureView, owner: Hero): Hero[] {
  const map = board(view);
  return view.heroes.filter(
    (hero) => isUp(hero) && (hero === owner || areAdjacent(map, hero.space, owner.space)),
  );
}

/** The most hurt of those on offer. */
export function whomToHeal(asked: Asked): string | null {
  return best(asked.options, (option) => {
    const hero = heroIn(asked, option);
    return hero ? -fitness(asked.view, hero) : Number.NEGATIVE_INFINITY;
  });
}
