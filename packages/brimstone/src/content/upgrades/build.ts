import type { CardData, Upgrade } from '../../content-types.ts';
import type { CardId, ClassId } from '../../ids.ts';
import { abilityFrom, type Made } from '../../language/compile/made.ts';

/** The cards of one class, each made from the numbers that its text shows. */
export function upgradesOf(heroClass: ClassId) {
  return <const Data extends CardData>(
    id: CardId,
    data: Data,
    made: (data: Data) => Made,
    items: readonly CardId[] = [],
  ): Upgrade => ({
    id,
    data,
    class: heroClass,
    ...abilityFrom(made(data)),
    ...(items.length > 0 ? { items } : {}),
  });
}
