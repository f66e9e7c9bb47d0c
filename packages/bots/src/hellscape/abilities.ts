import { type Ability, type Amount, abilitiesOf, type Effect } from '@crawlspace/hellscape';
import { BLUE, ORANGE, YELLOW } from './arms.ts';
import type { Ground, Hero } from './ground.ts';

/** The ability an option stands for: `use-card/index`. */
export function abilityIn(option: string): Ability | undefined {
  const [card = '', index = '0'] = option.replace(/^use-/, '').split('/');
  return (
    abilitiesOf(card)[Number(index)] ?? abilitiesOf(card.replace(/-greater$/, ''))[Number(index)]
  );
}

function amount(n: Amount): number {
  return typeof n === 'number' ? n : Math.min(n.max ?? 3, n.each * 2);
}

/** What an ability is worth now, its price taken off. Not above 0: better leave it. */
export function worthOfAbility(ground: Ground, hero: Hero, ability: Ability): number {
  let worth = 0;
  for (const effect of ability.effects) worth += worthOfEffect(ground, hero, effect);
  const { mana = 0, wounds = 0, rage = 0, discard, elements } = ability.cost ?? {};
  const spent = Object.values(elements ?? {}).reduce((a, b) => a + b, 0);
  const scarce = hero.mana - mana <= 0 ? 0.5 : 0.35;
  return (
    worth - mana * scarce - wounds * painOf(hero) - rage * 0.3 - spent * 0.3 - (discard ? 0.8 : 0)
  );
}

/** Specials that lead nowhere by themselves. */
const IDLE: ReadonlySet<string> = new Set(['turn-amulet']);

/** What losing a Health feels like. */
function painOf(hero: Hero): number {
  return hero.health <= 3 ? 3 : 0.9;
}

function worthOfEffect(ground: Ground, hero: Hero, effect: Effect): number {
  switch (effect.do) {
    case 'hits':
    case 'less-shields':
      return amount(effect.n);
    case 'shields':
    case 'less-hits':
      return amount(effect.n) * 1.1;
    case 'dice':
      return (
        amount(effect.yellow ?? 0) * YELLOW +
        amount(effect.orange ?? 0) * ORANGE +
        amount(effect.blue ?? 0) * BLUE +
        (effect.shadow ?? 0)
      );
    case 'reroll':
      return effect.n * 0.5;
    case 'ignore':
      return amount(effect.n) * 0.7;
    case 'heal':
      return Math.min(amount(effect.n), missing(ground, hero)) * (hero.health <= 3 ? 1.3 : 0.8);
    case 'mana':
      return (
        Math.min(amount(effect.n), hero.maxMana - hero.mana + (hero.class === 'shaman' ? 2 : 0)) *
        0.45
      );
    case 'wounds':
      return effect.on === 'self' ? -amount(effect.n) * painOf(hero) : amount(effect.n) * 1.2;
    case 'fire':
      return effect.on === 'self' ? -2 : amount(effect.n) * 1.4;
    case 'frost':
      return effect.on === 'self' ? -2 : amount(effect.n) * 1.5;
    case 'actions':
    case 'attack':
      return 2.5 * ('n' in effect ? effect.n : 1);
    case 'item':
      return 2;
    case 'special':
      return IDLE.has(effect.id) ? 0 : 1;
    case 'rage':
    case 'element':
      return 0.8;
    case 'xp':
      return effect.n * 0.5;
    default:
      return 0.4;
  }
}

/** The most Health missing of anybody in the zone. */
function missing(ground: Ground, hero: Hero): number {
  let most = 0;
  for (const other of ground.view.heroes) {
    if (other.zone === hero.zone && !other.knockedOut) {
      most = Math.max(most, other.maxHealth - other.health + other.fire);
    }
  }
  return most;
}
