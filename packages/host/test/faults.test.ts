import { expect, test } from 'vitest';
import type { GameName } from '../testing/around.ts';
import { playWithFaults } from '../testing/faults.ts';

/** A sample; `npm run fuzz -- --faults` plays thousands. */
const GAMES = 10;

test.each<GameName>(['brimstone', 'hellscape'])(
  'whatever fails in %s, the table stands as before, the save loads, play goes on',
  async (game) => {
    let failures = 0;
    for (let n = 0; n < GAMES; n++) failures += await playWithFaults(game, `faults ${n}`);
    expect(failures).toBeGreaterThan(5 * GAMES);
  },
);
