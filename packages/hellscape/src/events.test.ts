import { test } from 'vitest';
import type { HellscapeEvent } from './events.ts';

/** Checked by the compiler: the error expected in a line must be there. */
test('an event tells everything it has and nothing else', () => {
  const tell = (_: HellscapeEvent): void => undefined;
  tell({ t: 'round', amount: 2 });
  tell({ t: 'burned', hero: 0, amount: 1, dice: [], rule: 'H-COND-02' });
  // @ts-expect-error: which round is missing
  tell({ t: 'round' });
  // @ts-expect-error: a round is nobody's
  tell({ t: 'round', amount: 2, hero: 0 });
  // @ts-expect-error: nobody is a hero and an enemy
  tell({ t: 'burned', hero: 0, enemy: 'demons', card: 'demons', amount: 1, dice: [] });
  // @ts-expect-error: nothing of that name can be told
  tell({ t: 'nothing' });
});
