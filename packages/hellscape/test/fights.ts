import type { DescentState } from '../src/state.ts';
import { type TestCards, withCards } from './cards.ts';
import { type Situation, scene } from './descent.ts';
import { enemy, equipped } from './training-ground.ts';

/** What a fight of a test is made of: the first hero, and skeletons called `foe` in the same zone. */
export interface Fight extends Situation {
  readonly cards?: TestCards;
  /** Items the first hero has equipped; a plain sword when not said. */
  readonly arms?: readonly string[];
  readonly minions?: number;
  readonly zone?: number;
  readonly foeZone?: number;
}

/** The situation of a fight: the hero armed, the skeletons in place. */
export function fight({ cards, arms = ['sword'], minions = 0, zone = 0, foeZone, ...more }: Fight) {
  return scene({
    // A Ranger with a sword has nothing of the class to bring into a melee.
    heroes: ['ranger'],
    ...more,
    content: withCards(cards),
    change: (state) => {
      arm(state, arms);
      const hero = state.heroes[0];
      if (hero) hero.zone = zone;
      const where = foeZone ?? zone;
      state.enemies = [enemy('foe', { type: 'skeletons', card: 'dummies', zone: where, minions })];
      more.change?.(state);
    },
  });
}

function arm(state: DescentState, cards: readonly string[]): void {
  for (const card of cards) equipped(state, card);
}
