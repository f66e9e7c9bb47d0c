import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { isBossFight } from '../../rules/enemies/boss-fight.ts';
import type { Hero } from '../../state.ts';
import type { EnemyKilled, Quest } from '../quest-types.ts';
import { isMarked } from './common.ts';

/**
 * What the quests with a boss have in common: one marked door, which draws no Door card, leads to
 * the chamber; the first hero inside begins the fight, and the boss's death wins the quest.
 */
export function bossChamber(
  isUnlocked: (g: Descent) => boolean,
  furnish: (g: Descent) => void,
): Pick<Quest, 'mayOpen' | 'noDoorCard' | 'vulnerable' | 'heroMoved' | 'enemyKilled'> {
  return {
    mayOpen: (g, door) => !isMarked(g, door) || isUnlocked(g),
    noDoorCard: isMarked,
    vulnerable: (g, enemy) => enemy.kind !== 'boss' || isBossFight(g),
    *heroMoved(g: Descent, hero: Hero): Rule {
      if (isBossFight(g) || g.map.zones[hero.zone]?.tile !== g.map.boss?.tile) return;
      furnish(g);
      yield* g.do.startBossFight(g);
    },
    *enemyKilled(g: Descent, { enemy, last }: EnemyKilled): Rule {
      if (last && enemy.kind === 'boss') yield* g.do.win(g, g.quest.id);
    },
  };
}
