export { consecrations } from './consecration.ts';
export { paladinHero, paladinSetPower } from './hero.ts';
export { paladinRules } from './rules.ts';
export { paladinSkills } from './skills.ts';
export { paladinSpecials } from './specials.ts';
