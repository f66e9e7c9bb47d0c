import type { Peak } from '../../../class-cards.ts';
import type { Element } from '../../../ids.ts';

/** Slots of a track above the lowest one; the last is MAX. */
const LENGTH = 5;

/** What waits above the MAX slot of each track, for the rest of the quest. */
export const peaks: Readonly<Record<Element, Peak>> = {
  water: {
    id: 'peak-water',
    length: LENGTH,
    abilities: [{ timing: 'on-turn-start', effects: [{ do: 'heal', n: 1 }] }],
  },
  fire: {
    id: 'peak-fire',
    length: LENGTH,
    abilities: [{ timing: 'attack', effects: [{ do: 'hits', n: 1 }] }],
  },
  air: {
    id: 'peak-air',
    length: LENGTH,
    abilities: [{ timing: 'move', effects: [{ do: 'mp', n: 1 }, { do: 'slip' }] }],
  },
  earth: {
    id: 'peak-earth',
    length: LENGTH,
    abilities: [{ timing: 'defense', effects: [{ do: 'shields', n: 1 }] }],
  },
};
