import { d6 } from '@crawlspace/kernel';
import { isWith } from '../hero-cards.ts';
import type { SpecialAbility } from './abilities.ts';

/**
 * A die instead of the one Shot that is counted, which jams the gun when it is low. Odds need its
 * faces before it is rolled, and the rule needs the die: no word stands for both.
 */
export const rolledShots: SpecialAbility = ({ jam }) => ({
  attackDice: (_, source, { weapon }) =>
    isWith(source, weapon) ? d6.faces.map((shots) => shots - 1) : 0,
  on: {
    *attackDeclared(g, source, attack) {
      if (!isWith(source, attack.weapon)) return;
      const shots = yield* g.do.heroAmount(g, attack.hero, source.card, 'D6');
      attack.dice += shots - 1;
      // This attack goes on with the weapon as it was declared.
      if (shots <= Number(jam)) g.do.exhaust(g, source, 'fight');
    },
  },
});
