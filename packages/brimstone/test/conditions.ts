import { heroOf } from './explore.ts';
import { type Field, field } from './fight.ts';

/** The US Marshal has a condition; the Bandido stands beside. */
export function having(id: string, situation: Field = {}) {
  return field({
    heroes: ['us-marshal', 'bandido'],
    at: [
      [4, 1],
      [5, 1],
    ],
    ...situation,
    change(state) {
      heroOf(state, 0).conditions = [id];
      state.reviveTokens = 0;
      situation.change?.(state);
    },
  });
}
