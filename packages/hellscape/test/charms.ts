import type { Ability } from '../src/ability.ts';
import { charm } from './cards.ts';
import type { Fight } from './fights.ts';

/** How the only ability of the charm is offered. */
export const USE = 'use-charm/0';

/** The first hero wears a charm with these abilities; the skeletons have Health enough for any blow. */
export function wearing(abilities: Ability | readonly Ability[], situation: Fight = {}): Fight {
  const { arms = ['sword'], cards, ...more } = situation;
  const made = charm('charm', ...[abilities].flat());
  return {
    ...more,
    arms: [...arms, 'charm'],
    cards: { mob: { health: 20 }, ...cards, items: [made, ...(cards?.items ?? [])] },
  };
}
