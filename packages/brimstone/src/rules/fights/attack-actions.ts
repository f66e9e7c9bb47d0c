import type { OptionDetails, Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { itemId } from '../../asking.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Weapon } from '../../moments.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { reacts, trigger } from '../abilities/active.ts';
import { isNextToEnemy } from '../figures/figures.ts';
import type { InHand } from '../held/weapons-in-hand.ts';
import { hasToken } from '../items/side-bag.ts';
import { normalAttack } from './attack.ts';
import { attackChances, type Volley, volleysOf } from './chances.ts';
import { dualWields, firedTogether, pairOption } from './dual-wield.ts';
import { throwDynamite } from './dynamite.ts';
import { isAnyInSight, meleeWeapon, rangedInHand, rangedWeapon, rangeOf } from './weapons.ts';

/** Something to choose in an activation besides going to a space. */
export interface Action {
  readonly id: string;
  means(): BrimstoneMeaning;
  describe(): OptionDetails;
  run(): Rule | undefined;
}

/** The normal attacks open to a hero: fists, each weapon in hand, two at once, Dynamite. */
export function* attackActions(g: Adventure, hero: Hero): Rule<Action[]> {
  const actions: Action[] = [];
  const isClose = isNextToEnemy(g, hero);
  if (isClose) actions.push(new NormalAttack(g, hero, 'melee', [], () => [meleeWeapon(g, hero)]));
  const ranged = rangedInHand(g, hero);
  for (const held of ranged) {
    const reaches = isClose || isAnyInSight(g, hero, rangeOf(g, hero, held));
    if (!reaches && !(yield* findsTargets(g, hero, held))) continue;
    const weapons = () => [rangedWeapon(g, hero, held)];
    actions.push(new NormalAttack(g, hero, itemId(held.item), [held.item], weapons));
  }
  if (ranged.length > 1) {
    for (const pair of dualWields(g, hero)) {
      const items = pair.map(({ item }) => item);
      const weapons = () => firedTogether(g, hero, pair);
      actions.push(new NormalAttack(g, hero, pairOption(pair), items, weapons));
    }
  }
  if (hasToken(hero, 'dynamite')) actions.push(new Dynamite(g, hero));
  return actions;
}

/** Some ammunition finds targets anywhere. */
function* findsTargets(g: Adventure, hero: Hero, held: InHand): Rule<boolean> {
  if (!reacts(g, 'targetsSought')) return false;
  const sought = { hero, weapon: rangedWeapon(g, hero, held), anywhere: false };
  yield* trigger(g, 'targetsSought', sought);
  return sought.anywhere;
}

/** What fists and weapons can do is worked out when somebody wants to know; which they are is plain. */
class NormalAttack implements Action {
  readonly id: string;
  readonly #g: Adventure;
  readonly #hero: Hero;
  readonly #items: readonly CarriedItem[];
  readonly #weapons: () => readonly Weapon[];

  constructor(
    g: Adventure,
    hero: Hero,
    id: string,
    items: readonly CarriedItem[],
    weapons: () => readonly Weapon[],
  ) {
    this.id = id;
    this.#g = g;
    this.#hero = hero;
    this.#items = items;
    this.#weapons = weapons;
  }

  means(): BrimstoneMeaning {
    return {
      kind: 'attack',
      items: this.#items.map(({ number }) => number),
      cards: this.#items.map(({ card }) => card),
    };
  }

  describe(): OptionDetails {
    return describe(this.#g, this.#hero, this.#weapons());
  }

  run(): Rule {
    return normalAttack(this.#g, this.#hero, this.#weapons());
  }
}

function describe(g: Adventure, hero: Hero, weapons: readonly Weapon[]): OptionDetails {
  const [one, other] = weapons.flatMap(({ item }) => (item ? { key: `${item.card}.name` } : []));
  const dice = diceOf(volleysOf(g, hero, weapons));
  const chances = attackChances(g, hero, weapons);
  const odds = chances[0]?.odds ?? 0;
  // Fists and what adds to them are one attack, of no item.
  if (!one) {
    return { text: { key: 'option.melee', params: { dice } }, odds, chances, rule: 'B-ATK-03' };
  }
  const params = { card: one, dice };
  if (!other) return { text: { key: 'option.fire', params }, odds, chances, rule: 'B-ATK-06' };
  const text = { key: 'option.dual-wield', params: { ...params, other } };
  return { text, odds, chances, rule: 'B-DUAL-01' };
}

/** How many dice an attack has; from the fewest to the most where that is rolled too. */
function diceOf(volleys: readonly Volley[]): number | string {
  let least = 0;
  let most = 0;
  for (const { dice } of volleys) {
    least += dice.findIndex((odds) => odds > 0);
    most += dice.length - 1;
  }
  return least === most ? most : `${least}–${most}`;
}

class Dynamite implements Action {
  readonly id = 'dynamite';
  readonly #g: Adventure;
  readonly #hero: Hero;

  constructor(g: Adventure, hero: Hero) {
    this.#g = g;
    this.#hero = hero;
  }

  means(): BrimstoneMeaning {
    return { kind: 'dynamite' };
  }

  describe(): OptionDetails {
    return { text: { key: 'option.throw-dynamite' }, rule: 'B-DYN-01' };
  }

  run(): Rule {
    return throwDynamite(this.#g, this.#hero);
  }
}
