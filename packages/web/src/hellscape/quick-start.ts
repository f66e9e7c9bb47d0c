import type { HellscapeSetup } from '@crawlspace/hellscape';
import type { NewGame } from '../session/types.ts';

export const FIRST_QUEST = 'tutorial';

/** One who stands in front, one who heals, one who slips by and one who burns. */
export const FAIR_PARTY = ['berserker', 'paladin', 'rogue', 'wizard'] as const;

const setup: HellscapeSetup = {
  quest: FIRST_QUEST,
  heroes: FAIR_PARTY.map((each) => ({ class: each })),
  hellbreaker: false,
};

/** A fair party and the first quest. */
export const QUICK_START: NewGame = { game: 'hellscape', setup };
