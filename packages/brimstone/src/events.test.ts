import { expectTypeOf, test } from 'vitest';
import type { BrimstoneEvent, EventDetails, EventOf } from './events.ts';

/** Checked by the compiler: the error expected in a line must be there. */
test('an event tells everything it has and nothing else', () => {
  const tell = (_: BrimstoneEvent): void => undefined;
  tell({ t: 'wounded', hero: 0, amount: 2, type: 'tentacles', rule: 'B-HIT-01' });
  // @ts-expect-error: how many wounds is missing
  tell({ t: 'wounded', hero: 0 });
  // @ts-expect-error: wounds are on no tile
  tell({ t: 'wounded', hero: 0, amount: 2, tile: 3 });
  // @ts-expect-error: a fight starts for everybody
  tell({ t: 'fight-started', hero: 0 });
  // @ts-expect-error: nothing of that name can be told
  tell({ t: 'nothing' });
  expectTypeOf<EventOf<'moved'>['spaces']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<EventDetails['spaces']>().toEqualTypeOf<readonly number[] | undefined>();
});
