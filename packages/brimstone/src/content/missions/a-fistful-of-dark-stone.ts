import { d3, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Mission } from '../types.ts';

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
  isWon: (g) => g.state.mission.objectiveFound && g.state.enemies.length === 0,
  *reward(g: Adventure): Rule {
    for (const hero of g.state.heroes) {
      if (hero.dead) continue;
      g.do.gainXp(g, hero, data.xp);
      yield* g.do.gainDarkStone(g, hero, g.roll('dark-stone', d3));
    }
  },
};
