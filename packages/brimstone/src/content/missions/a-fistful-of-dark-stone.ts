import type { Rule } from '@crawlspace/kernel';
import type { Mission } from '../../content-types.ts';
import { finalEnemiesGone, theLiving } from './common.ts';

const data = { clues: 2, xp: 25 };

/** The introductory mission: follow the clues to the deposit and fight for it. */
export const aFistfulOfDarkStone: Mission = {
  id: 'a-fistful-of-dark-stone',
  data,
  basic: true,
  levels: [1, 2],
  story: {
    won: ['nine-days-down', 'the-bones-of-father-crane'],
    lost: ['until-the-cage-comes', 'the-bones-of-father-crane'],
  },
  place: { x: 36, y: 58 },
  world: 'mines',
  clues: data.clues,
  *onObjective(g, tile): Rule {
    yield* g.do.attack(g, 'high', { kind: 'tile', tile });
  },
  isWon: finalEnemiesGone,
  *reward(g): Rule {
    for (const hero of theLiving(g)) {
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainDarkStone(g, hero, yield* g.do.heroAmount(g, hero, 'dark-stone', 'D3'));
    }
  },
};
