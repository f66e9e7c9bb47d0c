import type { Source } from '../../abilities.ts';
import type { Lookup } from '../../adventure.ts';
import type { ItemCard, WeaponCard } from '../../content-types.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { noteOf } from '../note-names.ts';
import { itemCard } from './held.ts';
import { cardOf } from './item-cards.ts';

/** A weapon that works for its owner, as its upgrades make it. */
export interface InHand {
  readonly item: CarriedItem;
  readonly keywords: readonly string[];
  readonly weapon: WeaponCard;
  readonly source: Source;
  /** The name under which it is noted as used up. */
  readonly note: string;
}

/** The weapons among the items that work for a hero. */
export function weaponsAmong(g: Lookup, hero: Hero, working: readonly CarriedItem[]): InHand[] {
  const weapons: InHand[] = [];
  for (const item of working) {
    const { weapon: printed, keywords } = itemCard(g, item);
    if (!printed) continue;
    const weapon = improved(g, item, printed);
    const source = { card: item.card, hero: hero.index, item: item.number, type: null };
    weapons.push({ item, keywords, weapon, source, note: noteOf(source) });
  }
  return weapons;
}

/** The weapon with what its upgrades make of it. */
function improved(g: Lookup, item: CarriedItem, weapon: WeaponCard): WeaponCard {
  return item.upgrades.reduce((better, id) => improvedBy(cardOf(g.content, id), better), weapon);
}

/** The weapon with what an upgrade makes of it. */
export function improvedBy({ upgrade }: ItemCard, weapon: WeaponCard): WeaponCard {
  const { improves } = upgrade ?? {};
  if (!improves) return weapon;
  const { damageDie, or } = improves;
  if (weapon.damageDie !== damageDie) return { ...weapon, damageDie };
  return { ...weapon, damage: (weapon.damage ?? 0) + or.damage };
}
