import { type AdventureView, areAdjacent, content, type Hero } from '@crawlspace/brimstone';
import { type Asked, best, numberIn } from './asked.ts';
import { enemyHealthLeft, fitness, healthLeft, isUp, sanityLeft, statOf } from './numbers.ts';
import { board, isBeside } from './places.ts';

/** A token is not wasted on scratches: so much has to be healed by it at least. */
const WORTH_A_TOKEN = 3;
const HURT_IN_A_FIGHT = 0.45;
const HURT_IN_PEACE = 0.6;

/** Uses of items that heal others. */
const TREATMENTS = ['treat', 'operate', 'drink'];

/** Whether a use is worth it now, for its owner. */
type Judge = (view: AdventureView, owner: Hero) => boolean;

/** By what is used: the token, or the card and its use. */
const USES: Readonly<Record<string, Judge>> = {
  't:bandages': (view, owner) => patients(view, owner).some((hero) => needsHealing(view, hero)),
  't:herbs': (view, owner) => patients(view, owner).some((hero) => needsHealing(view, hero)),
  't:whiskey': (view, owner) => patients(view, owner).some((hero) => needsCalm(view, hero)),
  't:swamp-fungus': (view, owner) =>
    patients(view, owner).some((hero) => needsHealing(view, hero) || needsCalm(view, hero)),
  't:tonic': (view, owner) => owner.grit === 0 && view.enemies.length > 0,
  't:flash': (view) => view.enemies.length >= 3,
  't:brimstone-ash': (view, owner) => {
    const beside = view.enemies.filter((enemy) => isBeside(view, owner.space, enemy));
    return beside.length > 1 || beside.some((enemy) => enemyHealthLeft(view, enemy) === 1);
  },
};

/** A use of the activation menu that is worth it now: what is free in a fight, and what heals. */
export function useNow(asked: Asked): string | null {
  const { view, hero, options } = asked;
  for (const option of options) {
    if (!option.includes(':')) continue;
    const judge = USES[option];
    if (judge ? judge(view, hero) : isWorthIt(asked, option)) return option;
  }
  return null;
}

/**
 * Abilities and items that cost nothing are there to be used in a fight; in place of an attack only
 * by who cannot attack, and what treats the hurt only when somebody is.
 */
function isWorthIt({ view, hero, options, question }: Asked, option: string): boolean {
  const [item = '', id = ''] = option.split(':');
  const card = hero.items.find(({ number }) => number === numberIn(item))?.card;
  const use = content.items[card ?? '']?.ability?.uses?.find((each) => each.id === id);
  if (TREATMENTS.includes(id)) return patients(view, hero).some((each) => needsHealing(view, each));
  if (view.enemies.length === 0 || question.describe?.(option).cost?.['grit']) return false;
  return !use?.timing.startsWith('instead') || !options.some(isAttack);
}

function isAttack(option: string): boolean {
  return /^(melee|i\d+|dual[\d.]+)$/.test(option);
}

/** Between the activations: what heals who needs it, and what helps against many. */
export function anytime(asked: Asked): string {
  for (const option of asked.options) {
    const [who = '', ...use] = option.split(':');
    const judge = TREATMENTS.includes(use[1] ?? '') ? USES['t:bandages'] : USES[use.join(':')];
    const owner = judge && asked.view.heroes[numberIn(who)];
    if (owner && judge(asked.view, owner)) return option;
  }
  return 'continue';
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
  const share = healthLeft(hero) / statOf(hero, 'maxHealth');
  return hero.wounds >= WORTH_A_TOKEN && share <= limit(view);
}

function needsCalm(view: AdventureView, hero: Hero): boolean {
  const share = sanityLeft(hero) / statOf(hero, 'maxSanity');
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
export function whomToHeal({ view, options }: Asked): string | null {
  return best(options, (option) => {
    const hero = view.heroes[numberIn(option)];
    return hero ? -fitness(hero) : Number.NEGATIVE_INFINITY;
  });
}
