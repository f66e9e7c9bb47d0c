import type { OptionDetails, Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { itemId } from '../../asking.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Weapon } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { reacts, trigger } from '../abilities/active.ts';
import { hasToken } from '../items/side-bag.ts';
import { adjacentEnemies } from '../movement/figures.ts';
import { normalAttack } from './attack.ts';
import { dualWields, pairOption } from './dual-wield.ts';
import { throwDynamite } from './dynamite.ts';
import { hitOdds, meleeWeapon, rangedWeapons, targetsOf } from './weapons.ts';

/** Something to choose in an activation besides going to a space. */
export interface Action {
  readonly id: string;
  readonly means: () => BrimstoneMeaning;
  readonly describe: () => OptionDetails;
  readonly run: () => Rule | undefined;
}

/** The normal attacks open to a hero: fists, each weapon in hand, two guns at once, Dynamite. */
export function* attackActions(g: Adventure, hero: Hero): Rule<Action[]> {
  const actions: Action[] = [];
  if (adjacentEnemies(g, hero).length > 0) {
    actions.push(attackWith(g, hero, 'melee', [meleeWeapon(g, hero)]));
  }
  const ranged = rangedWeapons(g, hero);
  for (const weapon of ranged) {
    if (!weapon.item) continue;
    const reaches = targetsOf(g, hero, weapon).length > 0;
    if (!reaches && !(yield* findsTargets(g, hero, weapon))) continue;
    actions.push(attackWith(g, hero, itemId(weapon.item), [weapon]));
  }
  for (const pair of dualWields(g, hero, ranged)) {
    actions.push(attackWith(g, hero, pairOption(pair), pair));
  }
  if (hasToken(hero, 'dynamite')) actions.push(dynamite(g, hero));
  return actions;
}

/** Some ammunition finds targets anywhere. */
function* findsTargets(g: Adventure, hero: Hero, weapon: Weapon): Rule<boolean> {
  if (!reacts(g, 'targetsSought')) return false;
  const sought = { hero, weapon, anywhere: false };
  yield* trigger(g, 'targetsSought', sought);
  return sought.anywhere;
}

function attackWith(g: Adventure, hero: Hero, id: string, weapons: readonly Weapon[]): Action {
  return {
    id,
    means: () => meaningOf(weapons),
    describe: () => describe(weapons),
    run: () => normalAttack(g, hero, weapons),
  };
}

function meaningOf(weapons: readonly Weapon[]): BrimstoneMeaning {
  const items = weapons.flatMap(({ item }) => item ?? []);
  return {
    kind: 'attack',
    items: items.map(({ number }) => number),
    cards: items.map(({ card }) => card),
  };
}

function describe(weapons: readonly Weapon[]): OptionDetails {
  const [one, other] = weapons.map(({ item }) => ({ key: `${item?.card}.name` }));
  const dice = weapons.reduce((sum, weapon) => sum + weapon.dice, 0);
  const odds = hitOdds(weapons);
  if (weapons[0]?.kind === 'melee' || !one) {
    return { text: { key: 'option.melee', params: { dice } }, odds, rule: 'B-ATK-03' };
  }
  if (!other) {
    return { text: { key: 'option.fire', params: { card: one, dice } }, odds, rule: 'B-ATK-06' };
  }
  const params = { card: one, other, dice };
  return { text: { key: 'option.dual-wield', params }, odds, rule: 'B-DUAL-01' };
}

function dynamite(g: Adventure, hero: Hero): Action {
  return {
    id: 'dynamite',
    means: () => ({ kind: 'dynamite' }),
    describe: () => ({ text: { key: 'option.throw-dynamite' }, rule: 'B-DYN-01' }),
    run: () => throwDynamite(g, hero),
  };
}
