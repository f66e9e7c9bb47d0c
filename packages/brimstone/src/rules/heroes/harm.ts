import type { Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { successes } from '../../dice.ts';
import type { EventOf } from '../../events.ts';
import { madeOf, type Part } from '../../made.ts';
import type { Cause } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { type Account, trigger } from '../abilities/active.ts';
import { heroBest, heroStat } from '../figures/stats.ts';
import { knockOut } from './knockout.ts';
import { heroRoll } from './rolls.ts';

/** The hits behind some wounds: how many got through, and their natural To Hit rolls. */
interface HitsThrough {
  readonly hits: number;
  readonly rolls: readonly number[];
}

const NO_HITS: HitsThrough = { hits: 0, rolls: [] };

/** Wounds that ignore Defense; Armor still rolls. Returns the Wounds taken. */
export function woundHero(g: Adventure, hero: Hero, wounds: number, cause: Cause): Rule<number> {
  return takeWounds(g, hero, wounds, cause, NO_HITS);
}

/** Sanity Damage that Willpower does not stop; Spirit Armor still rolls. Returns the Sanity lost. */
export function loseSanity(g: Adventure, hero: Hero, amount: number, cause: Cause): Rule<number> {
  return takeSanityDamage(g, hero, amount, cause);
}

/** What may be prevented, then Armor, then the Wounds; at as many as the Health the hero is KO'd. */
export function* takeWounds(
  g: Adventure,
  hero: Hero,
  incoming: number,
  cause: Cause,
  through: HitsThrough,
): Rule<number> {
  if (!isUp(hero) || incoming <= 0) return 0;
  const wound = { hero, cause, wounds: incoming, ...through };
  const account: Account = { number: () => wound.wounds, parts: [] };
  yield* trigger(g, 'woundsIncoming', wound, account);
  wound.wounds = yield* armor(g, hero, 'armor', wound.wounds, account.parts);
  if (wound.wounds > 0) yield* trigger(g, 'heroWounded', wound, account);
  if (!isUp(hero) || wound.wounds <= 0) return 0;
  const health = heroStat(g, hero, 'maxHealth');
  const taken = Math.min(wound.wounds, health - hero.wounds);
  hero.wounds += taken;
  if (taken < wound.wounds) account.parts.push(beyond(taken - wound.wounds));
  const made = madeOf(incoming, taken, account.parts);
  g.emit({ t: 'wounded', hero: hero.index, amount: taken, ...sourceOf(cause), ...made });
  yield* trigger(g, 'heroHurt', { ...wound, wounds: taken });
  if (isUp(hero) && hero.wounds >= health) yield* knockOut(g, hero, cause);
  yield* g.do.dangerousDynamite(g, hero, taken);
  return taken;
}

/** Spirit Armor, then the Sanity Damage; at as much as the Sanity the hero is KO'd. */
export function* takeSanityDamage(
  g: Adventure,
  hero: Hero,
  incoming: number,
  cause: Cause,
): Rule<number> {
  if (!isUp(hero) || incoming <= 0) return 0;
  const parts: Part[] = [];
  const loss = { hero, cause, amount: yield* armor(g, hero, 'spiritArmor', incoming, parts) };
  const account: Account = { number: () => loss.amount, parts };
  if (loss.amount > 0) yield* trigger(g, 'heroSanityLost', loss, account);
  if (!isUp(hero) || loss.amount <= 0) return 0;
  const sanity = heroStat(g, hero, 'maxSanity');
  const taken = Math.min(loss.amount, sanity - hero.sanityDamage);
  hero.sanityDamage += taken;
  if (taken < loss.amount) parts.push(beyond(taken - loss.amount));
  const made = madeOf(incoming, taken, parts);
  g.emit({ t: 'sanity-lost', hero: hero.index, amount: taken, ...sourceOf(cause), ...made });
  if (hero.sanityDamage >= sanity) yield* knockOut(g, hero, cause);
  return taken;
}

/** Nobody loses more than there is. */
function beyond(amount: number): Part {
  return { source: 'beyond', amount };
}

/** One die for each Wound or point of Sanity Damage; only the best Armor counts. Returns what is left. */
function* armor(
  g: Adventure,
  hero: Hero,
  kind: 'armor' | 'spiritArmor',
  points: number,
  parts: Part[],
): Rule<number> {
  const need = heroBest(g, hero, kind);
  if (need === null || points <= 0) return points;
  const purpose = kind === 'armor' ? 'armor' : 'spirit-armor';
  const dice = yield* heroRoll(g, hero, purpose, { count: points, need });
  const stopped = successes(dice, need);
  if (stopped > 0) parts.push({ source: purpose, amount: -stopped });
  return points - stopped;
}

/** What an event can name of a cause. */
function sourceOf({ kind, id }: Cause): Pick<EventOf<'wounded'>, 'type' | 'card'> {
  if (kind === 'enemy') return { type: id };
  return kind === 'card' ? { card: id } : {};
}
