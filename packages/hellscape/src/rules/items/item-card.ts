import type { Descent } from '../../descent.ts';
import type { CardId } from '../../ids.ts';

/** The printed card of anything a hero can carry. */
export function itemCard(g: Pick<Descent, 'content'>, card: CardId) {
  const printed = g.content.items[card] ?? g.content.mobItems[card];
  if (!printed) throw new Error(`there is no item ${card}`);
  return printed;
}
