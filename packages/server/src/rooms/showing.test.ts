import type { GameShape, TableOf } from '@crawlspace/host';
import type { Update } from '@crawlspace/host/online';
import { Random, randomPicks, type SeatId, Table } from '@crawlspace/kernel';
import { skirmish } from '@crawlspace/kernel/skirmish';
import { expect, test } from 'vitest';
import { Showing } from './showing.ts';

const SITTERS = { votes: null, undoTarget: -1 };
const NEWS = { thought: null, trouble: null };

/** What everybody is sent for each answer of a game by chance, until a card is drawn in secret. */
function untilSomebodyDraws(): { drawer: SeatId; sent: (seats: readonly SeatId[]) => Update } {
  const random = Random.seeded('draws');
  for (let game = 0; ; game++) {
    const table = Table.start(skirmish, { rats: 1, rounds: 9 }, `game ${game}`);
    const showing = new Showing(table as unknown as TableOf<GameShape>, SITTERS);
    for (let seq = 1; table.pending[0]; seq++) {
      const told = table.toldCount;
      table.answerQuestion(table.pending[0], randomPicks(table.pending[0], random));
      const text = showing.next(seq, NEWS, SITTERS);
      const since = [0, 1].flatMap((seat) => table.eventsSince(told, { seat }));
      const secret = since.find(({ event }) => event.only?.length === 1)?.event.only;
      if (secret) return { drawer: secret[0] as SeatId, sent: (seats) => JSON.parse(text(seats)) };
    }
  }
}

test('what one seat alone may know is sent to whoever has that seat, and to nobody else', () => {
  const { drawer, sent } = untilSomebodyDraws();
  const secrets = (seats: readonly SeatId[]) =>
    (sent(seats).own?.told ?? []).filter(({ event }) => event.only);
  expect(secrets([drawer])).toHaveLength(1);
  expect(secrets([0, 1])).toHaveLength(1);
  expect(secrets([1 - drawer])).toEqual([]);
  expect(sent([]).own).toBeNull();
  for (const seats of [[drawer], [1 - drawer], []]) {
    expect(sent(seats).told.events.filter(({ event }) => event.only)).toEqual([]);
  }
});
