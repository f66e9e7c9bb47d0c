import type { HeroSetup } from '@crawlspace/brimstone';
import type { NewGame } from '../session/types.ts';

/** One of each class: strong and weak sides balance. */
export const FAIR_PARTY = [
  { class: 'us-marshal', portrait: 'man' },
  { class: 'saloon-girl', portrait: 'woman' },
  { class: 'bandido', portrait: 'man' },
  { class: 'gunslinger', portrait: 'man' },
] as const satisfies readonly HeroSetup[];

/** A fair party and the introductory mission. */
export const QUICK_START: NewGame = { game: 'brimstone', setup: { heroes: FAIR_PARTY } };
