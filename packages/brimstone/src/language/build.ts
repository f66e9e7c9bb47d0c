import type { EnemyTypeId, SkillName, TokenKind } from '../ids.ts';
import type { Span } from '../state.ts';
import type { Effect, Effects, Tester } from './effects.ts';
import type { Amount, Enemies, Foes, Quantity, WeaponFilter, When, Who } from './values.ts';

/*
 * Short names for the words of the language, for authors of the house. Each returns the data.
 */

const to = (who: Who | undefined) => (who === undefined ? {} : { to: who });

export const hits = (n: Quantity, damage?: Quantity, who?: Who): Effect => ({
  do: 'hits',
  n,
  ...(damage === undefined ? {} : { damage }),
  ...to(who),
});
export const horror = (n: Quantity, sanity?: Quantity, who?: Who): Effect => ({
  do: 'horror',
  n,
  ...(sanity === undefined ? {} : { sanity }),
  ...to(who),
});
export const corruption = (n: Quantity, who?: Who): Effect => ({ do: 'corruption', n, ...to(who) });
export const wounds = (n: Quantity, who?: Who): Effect => ({ do: 'wounds', n, ...to(who) });
/** So much Health is always left. */
export const woundsLeaving = (leaves: number, n: Quantity): Effect => ({ do: 'wounds', n, leaves });
export const sanity = (n: Quantity, who?: Who): Effect => ({ do: 'sanity', n, ...to(who) });
export const poison = (who?: Who): Effect => ({ do: 'poison', ...to(who) });

export const xp = (n: Quantity, who?: Who): Effect => ({ do: 'xp', n, ...to(who) });
export const grit = (n: number, who?: Who): Effect => ({ do: 'grit', n, ...to(who) });
export const gold = (n: Quantity, who?: Who): Effect => ({ do: 'gold', n, ...to(who) });
/** Dollars for every pip of the dice. */
export const goldDice = (n: Amount, each: number): Effect => ({ do: 'gold', n, each });
export const stones = (n: Quantity, who?: Who): Effect => ({ do: 'stones', n, ...to(who) });
export const token = (kind: TokenKind | readonly TokenKind[], n?: number): Effect => ({
  do: 'token',
  kind,
  ...(n === undefined ? {} : { n }),
});
export const gear = (n?: number): Effect => ({ do: 'gear', ...(n === undefined ? {} : { n }) });
export const artifact: Effect = { do: 'artifact' };
export const scavenge = (n: number): Effect => ({ do: 'scavenge', n });
export const healWounds = (n: Quantity, who?: Who): Effect => ({
  do: 'heal',
  wounds: n,
  ...to(who),
});
export const healSanity = (n: Quantity, who?: Who): Effect => ({
  do: 'heal',
  sanity: n,
  ...to(who),
});
export const healMix = (mix: Amount, who?: Who): Effect => ({ do: 'heal', mix, ...to(who) });

export const loseGrit = (n: number | 'all', who?: Who): Effect => ({
  do: 'lose-grit',
  n,
  ...to(who),
});
export const loseGold = (n: Amount, who?: Who): Effect => ({ do: 'lose-gold', n, ...to(who) });

export const loseStones = (n: number, who?: Who): Effect => ({ do: 'lose-stones', n, ...to(who) });
export const loseRandomToken: Effect = { do: 'lose-token', by: 'chance' };
export const cleanse = (n: number, who?: Who): Effect => ({ do: 'cleanse', n, ...to(who) });
export const heal = (what: Omit<Extract<Effect, { do: 'heal' }>, 'do'>): Effect => ({
  do: 'heal',
  ...what,
});

/** Enemies heal; without more, all of the own type. */
export const healFoes = (n: Quantity, foes: Foes = 'own-type'): Effect => ({
  do: 'heal-enemy',
  n,
  foes,
});

/** Numbers that are better or worse for a while. */
export const bonus = (
  stats: Extract<Effect, { do: 'bonus' }>['stats'],
  until: Span,
  who?: Who,
): Effect => ({ do: 'bonus', stats, until, ...to(who) });
export const loot = (n: number): Effect => ({ do: 'loot', n });
export const loadShots = (n: number): Effect => ({ do: 'load-shots', n });

/** For the rest of the day everything costs so much more, or less. */
export const pricesToday = (townPrice: number): Effect => ({
  do: 'bonus',
  stats: { townPrice },
  until: 'turn',
});

/** Pays if there is enough and the player wants to. */
export const mayPay = (gold: number, then: Effects, otherwise?: Effects): Effect => ({
  do: 'may',
  pay: { gold },
  then,
  ...(otherwise ? { else: otherwise } : {}),
});

/** Everybody whom the card concerns, one after the other. */
export const each = (...effects: Effects): Effect => ({ do: 'for', who: 'all', each: effects });
export const eachOf = (who: Who, ...effects: Effects): Effect => ({
  do: 'for',
  who,
  each: effects,
});

/** The top card goes unread; `otherwise`: if there is none. */
export const discardDread = (otherwise?: Effects): Effect => ({
  do: 'discard-dread',
  n: 1,
  ...(otherwise ? { else: otherwise } : {}),
});

/** Every model of the own type does it. */
export const eachFoe = (...effects: Effects): Effect => ({
  do: 'for-foes',
  foes: 'own-type',
  each: effects,
});

export const drawDarkness = (n: number): Effect => ({ do: 'draw-darkness', n });
export const drawDread = (n: number): Effect => ({ do: 'draw-dread', n });
export const darkness = (n: Quantity, notPast?: number): Effect => ({
  do: 'darkness-moves',
  n,
  ...(notPast === undefined ? {} : { notPast }),
});

/** A die of the hero: below a number, and from it on. */
export const roll = (what: string, from: number, below: Effects, above: Effects): Effect => ({
  do: 'roll',
  what,
  from: [from],
  rows: [below, above],
});

/** Enemies that ambush, or a Threat card of the party. */
type Coming = Omit<Extract<Effect, { do: 'enemies' }>, 'do' | 'come' | 'how'>;
export const ambush = (
  type: EnemyTypeId,
  number: Enemies[number]['number'],
  more: Coming = {},
): Effect => ({ do: 'enemies', come: [{ type, number }], how: 'ambush', ...more });
export const threatAmbush = (more: Coming = {}): Effect => ({
  do: 'enemies',
  come: 'threat',
  how: 'ambush',
  ...more,
});

type Rows = { readonly pass?: Effects; readonly fail?: Effects };
/** A test: what comes of passing and of failing it, or a row for every number of successes. */
export function test(
  skill: SkillName | readonly SkillName[],
  need: Quantity,
  rows: Rows | readonly Effects[],
  more: Partial<Omit<Extract<Effect, { do: 'test' }>, 'do' | 'skill' | 'need' | 'rows'>> = {},
): Effect {
  const list = 'length' in rows ? rows : [rows.fail ?? [], rows.pass ?? []];
  return { do: 'test', by: 'you', skill, need, rows: list, ...more };
}

type MoreOfTest = Parameters<typeof test>[3];
const testBy =
  (by: Tester) =>
  (skill: SkillName, need: Quantity, rows: Rows | readonly Effects[] = {}, more?: MoreOfTest) =>
    test(skill, need, rows, { by, ...more });

/** One hero whom the players name; one whom chance names; all of them, the fastest first. */
export const oneTests = testBy('one');
export const randomTests = testBy('random');
export const allTest = testBy('all');

export const FAILED_BY_HALF: When = { half: { failed: 'test' }, against: { passed: 'test' } };
export const PASSED_BY_HALF: When = { half: { passed: 'test' }, against: { failed: 'test' } };
export const NOBODY_FAILED: When = { number: { count: { heroes: { failed: 'test' } } }, most: 0 };
export const NOBODY_PASSED: When = { number: { count: { heroes: { passed: 'test' } } }, most: 0 };

export const when = (what: When, then: Effects, otherwise?: Effects): Effect => ({
  do: 'if',
  when: what,
  then,
  ...(otherwise ? { else: otherwise } : {}),
});

/** What heals, or is used: a kind of token. */
export const healedWith = (...kinds: readonly string[]): When => ({ field: 'token', in: kinds });

/** Attacks: a normal Melee Attack, a shot, a shot with a Gun of a kind. */
export const MELEE: WeaponFilter = { kind: 'melee', free: false };
export const RANGED: WeaponFilter = { kind: 'ranged' };
export const PISTOL: WeaponFilter = { kind: 'ranged', keywords: ['gun', 'pistol'] };

export const SHOTGUN: WeaponFilter = { kind: 'ranged', keywords: ['gun', 'shotgun'] };
export const GUN: WeaponFilter = { kind: 'ranged', keywords: ['gun'] };

/** Dice of a fight: a re-roll of these is asked for where it may matter, and not at every step. */
export const FIGHT_DICE: When = {
  field: 'purpose',
  in: ['to-hit', 'damage', 'dynamite-damage', 'defense'],
};

export const blast: When = { cause: ['explosion'] };

/** Of enemies: one has wounded a hero; those next to the hero. */
export const WOUNDS: When = { field: 'wounds', least: 1 };
export const THEM_ADJACENT: Foes = { foes: 'adjacent', when: { type: 'own' } };

/** The objective is won when its enemies are gone. */
export const FINAL_FIGHT_WON: When = {
  every: [{ mission: 'objective-found' }, { mission: 'no-enemies' }],
};
export const counted = (counter: string, times = 1): Quantity => ({ count: { counter }, times });
export const atLeast = (counter: string, least: number): When => ({
  number: { count: { counter } },
  least,
});
export const tell = (what: string): Effect => ({ do: 'tell', what });
export const countOn = (counter: string, by: Quantity = 1): Effect => ({
  do: 'count',
  counter,
  by,
});
export const threat = (
  level: Extract<Effect, { do: 'threat' }>['level'],
  how: 'here' | 'ambush' = 'here',
): Effect => ({ do: 'threat', level, how });
export const unmark: Effect = { do: 'unmark' };
