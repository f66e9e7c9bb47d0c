import type { Special } from '../../../content-types.ts';

export { berserkerHero, berserkerSetPower } from './hero.ts';
export { berserkerRules } from './rules.ts';
export { berserkerSkills } from './skills.ts';
export { stances } from './stances.ts';

/** Everything the Berserker does can be said in the words of abilities. */
export const berserkerSpecials: Readonly<Record<string, Special>> = {};
