import type { Ability, CombatView, Effect } from '@crawlspace/hellscape';
import { contentOf } from '@crawlspace/kernel';
import { painOfAlly } from './allies.ts';
import type { Use } from './asked.ts';
import { foesOf, isFoeWithin } from './foes.ts';
import type { Ground, Hero } from './ground.ts';
import { BLUE, ORANGE, YELLOW } from './odds.ts';
import { amount, printedOn } from './printed.ts';
import { MOVE, painOf } from './stands.ts';

/** The ability that can be used. A blessed skill shows its other side. */
export function abilityIn(
  { view }: Ground,
  { card, index }: Pick<Use, 'card' | 'index'>,
): Ability | undefined {
  for (const { board } of view.heroes) {
    if (board.class === 'paladin' && board.blessed === card) {
      return contentOf(view).skills[card]?.blessed?.[index];
    }
  }
  return printedOn(view, card)[index] ?? contentOf(view).stances[card as 'provoke'];
}

/** What paying for it takes away. Nothing is dear that has no other use. */
export function priceOf(ground: Ground, hero: Hero, { cost }: Ability): number {
  if (!cost) return 0;
  const { mana = 0, wounds = 0, rage = 0, discard, elements } = cost;
  let price = mana * manaPrice(hero) + wounds * painOf(ground, hero) * 0.9;
  if (hero.board.class === 'berserker') price += rage * (hero.board.rage >= 5 ? 0.1 : 0.3);
  for (const n of Object.values(elements ?? {})) price += n * 0.3;
  return price + (discard ? 0.8 : 0);
}

function manaPrice(hero: Hero): number {
  if (hero.class === 'berserker' || hero.class === 'shaman') return 0.15;
  return hero.mana >= hero.maxMana - 1 ? 0.25 : 0.4;
}

/** What an ability is worth outside of a combat, its price taken off. Not above 0: better leave it. */
export function worthNow(ground: Ground, hero: Hero, ability: Ability): number {
  let worth = 0;
  for (const effect of ability.effects) worth += worthOfEffect(ground, hero, effect, ability);
  return worth - priceOf(ground, hero, ability);
}

/** Specials by what they bring. */
const SPECIALS: Readonly<Record<string, number>> = {
  'rouse-spirits': 2,
};

function worthOfEffect(ground: Ground, hero: Hero, effect: Effect, ability: Ability): number {
  switch (effect.do) {
    case 'heal':
      return effect.on === 'heroes-here'
        ? healing(ground, hero, amount(effect.n), 'all')
        : healing(ground, hero, amount(effect.n), effect.on === 'self' ? 'self' : 'one');
    case 'mana':
      return Math.min(amount(effect.n), room(hero)) * (ability.cost?.discard ? 0.45 : 0.5);
    case 'wounds':
      return effect.on === 'self'
        ? -amount(effect.n) * painOf(ground, hero)
        : amount(effect.n) * 1.2 * targets(ground, hero, effect.on);
    case 'fire':
    case 'frost':
      return effect.on === 'self' ? -2 : amount(effect.n) * 1.3 * targets(ground, hero, effect.on);
    case 'cleanse':
      return Math.min(amount(effect.n), hero.fire + hero.frost) * 1.4;
    case 'actions':
    case 'attack':
      return isFoeNear(ground, hero) ? 2.6 : 0.6;
    case 'item':
      return 2;
    case 'rage':
      return hero.board.class === 'berserker' && hero.board.rage < 4 ? amount(effect.n) * 0.7 : 0;
    case 'element':
      return effect.n * 0.8;
    case 'conjure':
      return 3;
    case 'token':
      return effect.n * 2.2;
    case 'ready':
      return 0.5;
    case 'special':
      return effect.id === 'outbreak' ? poisoned(ground) : (SPECIALS[effect.id] ?? 0);
    default:
      return 0;
  }
}

/** Mana that could still be gained; a Shaman takes it as elements. */
function room(hero: Hero): number {
  return hero.class === 'shaman' ? 4 : hero.maxMana - hero.mana;
}

/** Health that would come back, and how badly it is needed. */
function healing(ground: Ground, hero: Hero, n: number, whom: 'self' | 'one' | 'all'): number {
  let sum = 0;
  let most = 0;
  for (const other of ground.up) {
    if (other.zone !== hero.zone || (whom === 'self' && other.index !== hero.index)) continue;
    const missing = other.maxHealth - other.health + other.fire;
    const worth = Math.min(n, missing) * 0.75 * painOf(ground, other);
    sum += worth;
    most = Math.max(most, worth);
  }
  for (const ally of whom === 'self' ? [] : ground.view.allies) {
    if (ally.zone !== hero.zone) continue;
    const worth = Math.min(n, ally.wounds + ally.fire) * 0.75 * painOfAlly(ally);
    sum += worth;
    most = Math.max(most, worth);
  }
  return whom === 'all' ? sum : most;
}

/** How many enemies an effect would fall on: more than one counts for a little less each. */
function targets(ground: Ground, hero: Hero, on: string): number {
  const reach = on.endsWith('here') || on === 'target' ? 0 : on.endsWith('within-1') ? 1 : 9;
  let found = 0;
  for (const { enemy, canBeHurt } of foesOf(ground)) {
    const range = ground.range(hero.zone, enemy.zone);
    if (canBeHurt && range >= 0 && range <= reach) found++;
  }
  return on.startsWith('enemies') ? found * 0.9 : Math.min(1, found);
}

export function isFoeNear(ground: Ground, hero: Hero): boolean {
  return isFoeWithin(ground, hero, MOVE);
}

function poisoned({ view }: Ground): number {
  return view.enemies.filter(({ poison }) => poison !== null).length * 3;
}

/** The numbers of the combat under way, as far as they are known. */
export interface Odds {
  readonly attacking: boolean;
  /** Wounds that the other side could still take before there is nobody left. */
  readonly room: number;
  /** Hits that come through as things stand: to be hoped for, or to be feared. */
  readonly through: number;
  /** Claws and symbols that are still to be resolved. */
  readonly claws: number;
  readonly symbols: number;
  readonly rolled: boolean;
}

/** What an ability is worth in the combat under way, its price taken off. */
export function worthInCombat(ground: Ground, hero: Hero, ability: Ability, odds: Odds): number {
  let worth = 0;
  for (const effect of ability.effects) worth += inCombat(ground, hero, effect, odds);
  if (worth === 0) {
    for (const effect of ability.effects) worth += worthOfEffect(ground, hero, effect, ability);
  }
  return worth - priceOf(ground, hero, ability);
}

function inCombat(ground: Ground, hero: Hero, effect: Effect, odds: Odds): number {
  const pain = painOf(ground, hero);
  const hits = (n: number) => (odds.attacking ? Math.min(n, odds.room) : 0);
  const shields = (n: number) => (odds.attacking ? 0 : Math.min(n, odds.through) * pain);
  switch (effect.do) {
    case 'hits':
    case 'less-shields':
      return hits(amount(effect.n));
    case 'shields':
    case 'less-hits':
      return shields(amount(effect.n));
    case 'dice':
      return (
        hits(amount(effect.yellow ?? 0) * (YELLOW + 0.1) + amount(effect.orange ?? 0) * ORANGE) +
        shields(amount(effect.blue ?? 0) * BLUE)
      );
    case 'in-shadow':
      return ground.isShadow(hero.zone) ? 0 : hits(1.2);
    case 'reroll':
      return odds.rolled ? effect.n * 0.5 : 0.3;
    case 'ignore':
      return ignoring(effect, odds, pain);
    case 'wounds':
      if (effect.on === 'self') return -amount(effect.n) * pain;
      return effect.on === 'target' ? Math.min(amount(effect.n), odds.room) : amount(effect.n);
    case 'fire':
    case 'frost':
      return effect.on === 'self' ? -2 : odds.room > 1 ? amount(effect.n) * 1.4 : 0;
    default:
      return 0;
  }
}

function ignoring(
  effect: Extract<Effect, { do: 'ignore' }>,
  { attacking, claws, symbols, through }: Odds,
  pain: number,
): number {
  const n = amount(effect.n);
  if (effect.what === 'claws') return Math.min(n, claws) * pain;
  if (effect.what === 'ability') return Math.min(n, symbols) * 0.6;
  if (effect.what === 'shields') return attacking ? n * 0.8 : 0;
  return attacking ? 0 : Math.min(n, through) * pain;
}

/** What is known of the combat for somebody on the heroes' side. */
export function oddsOf(ground: Ground, combat: CombatView): Odds {
  const attacking = combat.attacker.kind !== 'enemy';
  const side = attacking ? combat.defender : combat.attacker;
  const foe = foesOf(ground).find(({ enemy }) => side.kind === 'enemy' && enemy.id === side.enemy);
  let hits = combat.hits;
  let shields = combat.shields;
  let claws = 0;
  let symbols = 0;
  for (const { die, face, resolved } of combat.dice) {
    hits += face ? face.hits : (HITS[die] ?? 0);
    shields += face ? face.shields : die === 'blue' ? BLUE : 0;
    if (resolved) continue;
    claws += face ? face.claws : die === 'enemy' ? 1 / 3 : 0;
    symbols += face ? face.ability : die === 'enemy' ? 1 / 2 : 0;
  }
  const perSymbol = foe ? (attacking ? foe.stiff : -foe.fierce) / Math.max(1, foe.attackDice) : 0;
  shields += symbols * perSymbol;
  const through = Math.max(0, hits - shields);
  const room = Math.max(0, (foe?.left ?? 0) - through);
  return { attacking, room, through, claws, symbols, rolled: combat.rolled };
}

const HITS: Readonly<Record<string, number>> = { yellow: YELLOW, orange: ORANGE, shadow: 1 };
