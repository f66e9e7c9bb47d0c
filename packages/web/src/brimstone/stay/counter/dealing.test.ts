import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { expect, test } from 'vitest';
import { lastDealing } from './dealing.ts';

function told(...events: readonly BrimstoneEvent[]) {
  return events.map((event, n) => ({ n, event, only: null }) as never);
}

const CAME: readonly BrimstoneEvent[] = [
  { t: 'went-to', hero: 0, card: 'saloon' },
  { t: 'chart-row', hero: 0, card: 'row', purpose: 'saloon', dice: [2, 5] },
  { t: 'xp', hero: 0, amount: 5 },
];
const STAKE: BrimstoneEvent = { t: 'paid', hero: 0, card: 'faro', amount: 20 };

test('who has only come in has dealt with nobody, whatever happened at the door', () => {
  expect(lastDealing(told(...CAME), 0)).toBeNull();
});

test('a wager shows the dice that decided it, and whose luck it was', () => {
  const lost: BrimstoneEvent = { t: 'wager-lost', hero: 0, card: 'faro', dice: [3] };
  const events = told(...CAME, STAKE, lost);
  expect(lastDealing(events, 0)).toEqual({ event: lost, dice: [3], isLucky: false });
  expect(lastDealing(events, 1)).toBeNull();
});

test('what was paid for counts as a deal, with no dice where none fell', () => {
  const healed: BrimstoneEvent = { t: 'healed', hero: 0, amount: 2, purpose: 'wounds' };
  expect(lastDealing(told(...CAME, STAKE, healed), 0)).toEqual({
    event: healed,
    dice: [],
    isLucky: null,
  });
});
