import type { Ability } from '../../abilities.ts';
import type { CardId, ClassId } from '../../ids.ts';
import type { CardData, Upgrade } from '../types.ts';

/** The cards of one class, each made from the numbers that its text shows. */
export function upgradesOf(heroClass: ClassId) {
  return <const Data extends CardData>(
    id: CardId,
    data: Data,
    ability: (data: Data) => Ability,
    items: readonly CardId[] = [],
  ): Upgrade => ({
    id,
    data,
    class: heroClass,
    ability: ability(data),
    ...(items.length > 0 ? { items } : {}),
  });
}
