import type { Content, Skill } from '../content-types.ts';
import {
  berserkerHero,
  berserkerRules,
  berserkerSetPower,
  berserkerSkills,
  berserkerSpecials,
  stances,
} from './classes/berserker/index.ts';
import {
  consecrations,
  paladinHero,
  paladinRules,
  paladinSetPower,
  paladinSkills,
  paladinSpecials,
} from './classes/paladin/index.ts';
import {
  arrows,
  rangerHero,
  rangerRules,
  rangerSetPower,
  rangerSkills,
  rangerSpecials,
} from './classes/ranger/index.ts';
import {
  rogueHero,
  rogueRules,
  rogueSetPower,
  rogueSkills,
  rogueSpecials,
  rogueTokens,
} from './classes/rogue/index.ts';
import {
  peaks,
  shamanHero,
  shamanRules,
  shamanSetPower,
  shamanSkills,
  shamanSpecials,
  spirits,
} from './classes/shaman/index.ts';
import {
  basicSpells,
  wizardHero,
  wizardRules,
  wizardSetPower,
  wizardSkills,
  wizardSpecials,
} from './classes/wizard/index.ts';
import { doorSpecials, doors } from './doors/index.ts';
import { bosses, mobs, roaming } from './enemies/index.ts';
import { faces } from './faces.ts';
import { items, mobItems } from './items/index.ts';
import { questSpecials, quests } from './quests/index.ts';
import { tiles } from './tiles.ts';

const skills: readonly Skill[] = [
  ...berserkerSkills,
  ...paladinSkills,
  ...rangerSkills,
  ...rogueSkills,
  ...shamanSkills,
  ...wizardSkills,
];

/** Everything there is in Hellscape. */
export const content: Content = {
  heroes: {
    berserker: berserkerHero,
    paladin: paladinHero,
    ranger: rangerHero,
    rogue: rogueHero,
    shaman: shamanHero,
    wizard: wizardHero,
  },
  classes: {
    berserker: berserkerRules,
    paladin: paladinRules,
    ranger: rangerRules,
    rogue: rogueRules,
    shaman: shamanRules,
    wizard: wizardRules,
  },
  setPowers: {
    berserker: berserkerSetPower,
    paladin: paladinSetPower,
    ranger: rangerSetPower,
    rogue: rogueSetPower,
    shaman: shamanSetPower,
    wizard: wizardSetPower,
  },
  specials: {
    ...berserkerSpecials,
    ...paladinSpecials,
    ...rangerSpecials,
    ...rogueSpecials,
    ...shamanSpecials,
    ...wizardSpecials,
    ...doorSpecials,
    ...questSpecials,
  },
  skills: Object.fromEntries(skills.map((skill) => [skill.id, skill])),
  items,
  mobItems,
  mobs,
  roaming,
  bosses,
  doors,
  faces,
  arrows,
  rogueTokens,
  consecrations,
  spirits,
  basicSpells,
  stances,
  peaks,
  tiles,
  quests,
};
