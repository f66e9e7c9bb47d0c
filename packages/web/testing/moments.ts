import type { When } from './descents.ts';

/** Moments of a quest that tests and pictures look at. */

/** A step may be taken, and a door stands beside the hero. */
export const aMove: When = ({ prompt, options }) =>
  prompt.key === 'ask.move' && options.some((id) => id.startsWith('door'));

/** Dice of an attack lie on the table, some of them to be resolved. */
export const someDice: When = ({ prompt, options }) =>
  prompt.key === 'ask.results' && options.some((id) => id.startsWith('die'));

/** An enemy is in reach of the hero whose turn it is. */
export const anAttack: When = ({ prompt, options }) =>
  prompt.key === 'ask.turn' && options.includes('attack');

export const aTrade: When = ({ prompt }) => prompt.key === 'ask.trade';

export const aSkill: When = ({ prompt }) => prompt.key === 'ask.skill';

/** The Ranger may reveal another arrow. */
export const anAim: When = ({ prompt, options }) =>
  prompt.key === 'ask.arrows' && options.includes('reveal');

/** A hero's turn after some rounds. */
export const aLateTurn: When = ({ prompt }, { round }) => prompt.key === 'ask.turn' && round > 4;
