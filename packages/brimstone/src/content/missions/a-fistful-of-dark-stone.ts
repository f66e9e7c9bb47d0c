import type { Rule } from '@crawlspace/kernel';
import { d3 } from '../../dice.ts';
import type { Mission } from '../types.ts';
import { finalEnemiesGone, theLiving } from './common.ts';

const data = { clues: 2, xp: 25 };

/** The introductory mission: follow the clues to the deposit and fight for it. */
export const aFistfulOfDarkStone: Mission = {
  id: 'a-fistful-of-dark-stone',
  data,
  basic: true,
  world: 'mines',
  clues: data.clues,
  *onObjective(g, tile): Rule {
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: finalEnemiesGone,
  *reward(g): Rule {
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainDarkStone(g, hero, g.roll('dark-stone', d3));
    }
  },
};
