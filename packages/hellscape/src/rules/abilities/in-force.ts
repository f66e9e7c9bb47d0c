import type { Ability } from '../../abilities.ts';
import type { Descent } from '../../descent.ts';
import type { CardId } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { itemCard } from '../items/item-card.ts';

/** An ability a hero has now, and the card it is on. */
export interface Owned {
  /** `card/index`, of a second card of the kind `card/index/2`: names it in options and in the lists of what was used. */
  readonly key: string;
  readonly card: CardId;
  readonly ability: Ability;
  /** The consumable that is used up by it. */
  readonly item: number | null;
}

/** What was found last for a hero; good as long as the version stands. */
const found = new WeakMap<Hero, { version: number; list: readonly Owned[] }>();

/** Every ability in force for the hero: hero card, class board, equipped items, sets, consumables, the ground. */
export function inForce(g: Descent, hero: Hero): readonly Owned[] {
  const last = found.get(hero);
  let list = last?.list;
  if (!list || last?.version !== hero.version) {
    list = lookUp(g, hero);
    found.set(hero, { version: hero.version, list });
  }
  return withTheGround(g, hero, list);
}

/** Besides, what others have made of the ground the hero stands on. */
function withTheGround(g: Descent, { zone }: Hero, list: readonly Owned[]): readonly Owned[] {
  let all: Owned[] | null = null;
  for (const owner of g.state.heroes) {
    const granted = g.content.classes[owner.class].groundAbilities?.(g, owner, zone);
    if (!granted || granted.length === 0) continue;
    all ??= list.slice();
    for (const { card, abilities } of granted) add(all, card, abilities, null);
  }
  return all ?? list;
}

function lookUp(g: Descent, hero: Hero): Owned[] {
  const list: Owned[] = [];
  const card = g.content.heroes[hero.class];
  add(list, card.id, [card.ability, card.shadow], null);
  for (const { card, abilities } of g.content.classes[hero.class].abilities(g, hero)) {
    add(list, card, abilities, null);
  }
  for (const item of hero.items) {
    const printed = itemCard(g, item.card);
    if (!printed.abilities) continue;
    const another = list.some((each) => each.card === item.card);
    if (item.equipped) add(list, item.card, printed.abilities, null, another ? SECOND : '');
    else if ('consumable' in printed && !another) {
      add(list, item.card, printed.abilities, item.number);
    }
  }
  const pieces = setPieces(g, hero);
  const power = g.content.setPowers[hero.class];
  if (pieces >= MINOR_POWER_AT) add(list, power.id, power.minor, null);
  if (pieces >= GREATER_POWER_AT) add(list, `${power.id}-greater`, power.greater, null);
  return list;
}

/** Who holds two weapons of a kind has what they can do twice. */
const SECOND = '/2';

const MINOR_POWER_AT = 2;
const GREATER_POWER_AT = 4;

function add(
  list: Owned[],
  card: CardId,
  abilities: readonly Ability[],
  item: number | null,
  copy = '',
): void {
  for (let i = 0; i < abilities.length; i++) {
    list.push({ key: `${card}/${i}${copy}`, card, ability: abilities[i] as Ability, item });
  }
}

/** How many pieces of the Shadowbane set are equipped. */
export function setPieces(g: Descent, hero: Hero): number {
  return hero.items.filter((item) => item.equipped && g.content.items[item.card]?.set).length;
}
