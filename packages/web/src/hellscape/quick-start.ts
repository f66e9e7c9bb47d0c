import type { HellscapeSetup, HeroSetup } from '@crawlspace/hellscape';
import type { NewGame } from '../session/types.ts';

export const FIRST_QUEST = 'tutorial';

/** One who stands in front, one who heals, one who slips by and one who burns. */
export const FAIR_PARTY = ['berserker', 'paladin', 'rogue', 'wizard'] as const;

/** What serves them well: who starts quickly need not choose among what they do not know yet. */
const WISHES: Readonly<Record<(typeof FAIR_PARTY)[number], Omit<HeroSetup, 'class'>>> = {
  berserker: { skill: 'fatal-fury-1', weapon: 'crude-axe', potion: 'health-potion' },
  paladin: { skill: 'shield-of-faith-1', weapon: 'rusty-sword', potion: 'health-potion' },
  rogue: { skill: 'venomcraft-1', weapon: 'dagger', potion: 'health-potion' },
  wizard: { skill: 'fire-course-1', weapon: 'ash-wand', potion: 'mana-potion' },
};

const setup: HellscapeSetup = {
  quest: FIRST_QUEST,
  heroes: FAIR_PARTY.map((each) => ({ class: each, ...WISHES[each] })),
  hellbreaker: false,
};

/** A fair party and the first quest. */
export const QUICK_START: NewGame = { game: 'hellscape', setup, proposed: true };
