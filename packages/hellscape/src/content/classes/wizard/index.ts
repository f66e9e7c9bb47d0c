export { wizardHero, wizardSetPower } from './hero.ts';
export { wizardRules } from './rules.ts';
export { wizardSkills } from './skills.ts';
export { wizardSpecials } from './specials.ts';
export { basicSpells } from './spells.ts';
