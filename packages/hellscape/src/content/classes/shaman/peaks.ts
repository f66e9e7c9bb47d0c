import type { Peak } from '../../../class-cards.ts';
import type { Element } from '../../../ids.ts';
import { does } from '../../../language/build.ts';

/** Slots of a track above the lowest one; the last is MAX. */
const LENGTH = 5;

/** What waits above the MAX slot of each track, for the rest of the quest. */
export const peaks: Readonly<Record<Element, Peak>> = {
  water: {
    id: 'peak-water',
    length: LENGTH,
    abilities: [does('on-turn-start', {}, { do: 'heal', n: 1 })],
  },
  fire: {
    id: 'peak-fire',
    length: LENGTH,
    abilities: [does('attack', {}, { do: 'hits', n: 1 })],
  },
  air: {
    id: 'peak-air',
    length: LENGTH,
    abilities: [does('move', {}, { do: 'mp', n: 1 }, { do: 'slip' })],
  },
  earth: {
    id: 'peak-earth',
    length: LENGTH,
    abilities: [does('defense', {}, { do: 'shields', n: 1 })],
  },
};
