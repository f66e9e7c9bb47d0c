export { rogueHero, rogueSetPower } from './hero.ts';
export { rogueRules } from './rules.ts';
export { rogueSkills } from './skills.ts';
export { rogueSpecials } from './specials.ts';
export { rogueTokens } from './tokens.ts';
