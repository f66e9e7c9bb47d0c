import type { OptionDetails } from '@crawlspace/kernel';
import type { ClassDeed } from '../content-types.ts';
import type { Descent } from '../descent.ts';
import type { Hero } from '../state.ts';
import { canPutAway, putAway } from './items/equip.ts';

/**
 * What costs nothing and may be done at any moment: an item goes to the Inventory, consecrated ground
 * is given up. It is offered beside whatever a hero is asked, and never a question of its own.
 */
export function asidesOf(g: Descent, hero: Hero): ClassDeed[] {
  const asides = [...(g.content.classes[hero.class].asides?.(hero) ?? [])];
  return canPutAway(g, hero) ? [PUT_AWAY, ...asides] : asides;
}

export const PUT_AWAY: ClassDeed = {
  id: 'put-away',
  key: 'put-away',
  means: { kind: 'put-away' },
  resolve: putAway,
};

/** Whether this one of some options is such a thing: nothing else has its meaning with it. */
export function isAside(option: string | object): option is ClassDeed {
  return typeof option === 'object' && 'means' in option;
}

/** What players see of a deed. */
export function describeClassDeed({ key, params }: ClassDeed): OptionDetails {
  return { text: { key: `deed.${key}`, ...(params ? { params } : {}) } };
}
