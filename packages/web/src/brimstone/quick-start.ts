import type { NewHero } from '@crawlspace/brimstone';
import type { NewGame } from '../session/types.ts';

/** One of each class: strong and weak sides balance. */
export const FAIR_PARTY = [
  { class: 'us-marshal', portrait: 'man' },
  { class: 'saloon-girl', portrait: 'woman' },
  { class: 'bandido', portrait: 'man' },
  { class: 'gunslinger', portrait: 'man' },
] as const satisfies readonly NewHero[];

/** What serves a first party best: who starts quickly need not choose among what they do not know yet. */
const UPGRADES: Readonly<Record<(typeof FAIR_PARTY)[number]['class'], string>> = {
  'us-marshal': 'hold-the-line',
  'saloon-girl': 'bedside-manner',
  bandido: 'too-mean-to-bury',
  gunslinger: 'before-the-echo',
};

/** A fair party and the introductory mission. */
export const QUICK_START: NewGame = {
  game: 'brimstone',
  proposed: true,
  setup: { heroes: FAIR_PARTY.map((hero) => ({ ...hero, upgrade: UPGRADES[hero.class] })) },
};
