import {
  all,
  asThingsStand,
  type GameEvent,
  type GameModule,
  pickMany,
  type Rule,
  Table,
} from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { BotRoom } from '../src/bots/room.ts';
import { Host } from '../src/host.ts';
import type { GameShape } from '../src/shape.ts';
import { FaultyStore } from '../testing/around.ts';

interface Coins {
  readonly left: string[];
  readonly taken: string[][];
  isOver: boolean;
}

/** Two people help themselves to what lies there, side by side. */
const coins: GameModule<Coins, null, GameEvent, Coins> = {
  id: 'coins',
  rules: 1,
  parseSetup: () => null,
  seats: () => 2,
  setUp: () => ({ left: ['penny', 'dime'], taken: [[], []], isOver: false }),
  *step({ state }) {
    yield* all([0, 1].map((seat) => takeOne(state, seat)));
    state.isOver = true;
  },
  outcome: ({ isOver }) => (isOver ? { won: true, cause: 'done' } : null),
  clone: (state) => structuredClone(state),
  view: (state) => structuredClone(state),
};

function* takeOne(state: Coins, seat: number): Rule {
  const of = () => state.left;
  const [coin] = yield* asThingsStand(() =>
    pickMany({ seat, prompt: { key: 'take' }, of: [...of()], id: (each) => each, max: 1 }),
  );
  if (!coin) return;
  state.left.splice(state.left.indexOf(coin), 1);
  state.taken[seat]?.push(coin);
}

test('a bot whose choice somebody took while it thought is asked again, and keeps its seat', async () => {
  const table = Table.start(coins, null, 'x');
  const { promise: thinking, resolve: hasThought } = Promise.withResolvers<void>();
  const heard: number[] = [];
  const bots = new BotRoom((receive) => ({
    async send({ number, decision }) {
      heard.push(decision);
      const picks = heard.length === 1 ? ['dime'] : ['penny'];
      await thinking;
      receive({ number, picks, why: null });
    },
    close() {},
  }));
  const host = new Host<GameShape>({
    table: table as never,
    setup: null,
    seed: 'x',
    players: ['human', 'bot'],
    bots,
    store: new FaultyStore(table.save()),
    pause: () => Promise.resolve(),
    publish: () => undefined,
  });
  await host.begin();
  const [mine] = table.pending;
  const answer = { at: table.moment, decision: mine?.id ?? 0, picks: ['dime'] };
  expect(await host.answer(0, answer)).toBeNull();
  hasThought();
  await expect.poll(() => table.outcome).not.toBeNull();
  expect(table.state.taken).toEqual([['dime'], ['penny']]);
  expect(heard.length).toBe(2);
  expect(host.players).toEqual(['human', 'bot']);
});
