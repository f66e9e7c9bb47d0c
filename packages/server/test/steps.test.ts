import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Downward, withChanges } from '@crawlspace/host/online';
import {
  type GameEvent,
  hashOf,
  openTable,
  Random,
  randomPicks,
  SPECTATOR,
  standingOf,
  Table,
} from '@crawlspace/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../src/games.ts';
import { recordOf } from '../src/rooms/opening.ts';
import { Steps } from '../src/rooms/steps.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { beforeSteps } from '../testing/before-steps.ts';
import { guest, type Made, SETUPS, sitDown, type TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-steps-'));
let served: Served;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** How the table stood, as all may know it, when each event was told; and the events. */
async function replayed(game: keyof typeof SETUPS, { table: id }: Made) {
  const store = new SqliteStore(join(folder, 'crawlspace.sqlite'));
  const stored = await store.readTable(id);
  await store.close();
  if (!stored) throw new Error('it is not stored');
  const record = recordOf(stored);
  const table = openTable(await moduleOf(game), { ...record, log: [] });
  const stood = new Map<number, string>();
  table.witness = () => stood.set(table.toldCount - 1, hashOf(table.gameFor(SPECTATOR)));
  for (const answer of standingOf(record.log).answers) table.repeat(answer);
  return { stood, events: table.eventsSince(0, SPECTATOR) };
}

/** What came to somebody between answers: by the number of its event, how the table stood. */
function stepsOf({ received }: TestClient): ReadonlyMap<number, string> {
  const stood = new Map<number, string>();
  let game: unknown = null;
  for (const text of received) {
    const message = JSON.parse(text) as Downward;
    if (message.t === 'welcome') game = message.shown.game;
    if (message.t !== 'update') continue;
    let between = game;
    for (const step of message.steps ?? []) {
      between = withChanges(between, step.game);
      stood.set(step.told, hashOf(between));
    }
    ({ game } = withChanges({ game }, message.shown));
  }
  return stood;
}

test.each(['brimstone', 'hellscape'] as const)(
  'what enemies do one after the other in %s comes as it was, to those who play and those who watch',
  async (game) => {
    const { record, picks } = await beforeSteps(game);
    const { made, ada, bob } = await sitDown(served.address, game, 'bot', record);
    const eve = await guest(made, made.spectator.secret).come();
    const [asked] = ada.seen?.own?.decisions ?? [];
    if (asked) await ada.answer(asked, picks);
    await ada.until(({ shown }) => shown.moment.n > record.log.length);
    const { stood, events } = await replayed(game, made);
    const { beginsStep } = await moduleOf(game);
    const steps = stepsOf(ada);
    expect(steps.size).toBeGreaterThan(0);
    for (const [told, hash] of steps) {
      expect(stood.get(told)).toBe(hash);
      const event = events.find(({ n }) => n === told)?.event;
      expect(event && beginsStep?.(event)).toBe(true);
    }
    const last = ada.seen?.seq ?? 0;
    await eve.until(({ seq }) => seq >= last);
    expect(stepsOf(eve)).toEqual(steps);
    // Who comes back after a gap finds how things stand.
    bob.leave();
    await bob.gone();
    await bob.come();
    expect(bob.seen?.passed).toEqual([]);
    for (const client of [ada, bob, eve]) client.leave();
  },
);

describe('what lies between two answers', () => {
  async function playedTable(beginsStep: (event: GameEvent) => boolean, isWatched = () => true) {
    const module = await moduleOf('hellscape');
    const table = Table.start(module, module.parseSetup(SETUPS.hellscape), 'steps');
    const steps = new Steps({ table, beginsStep, isWatched });
    const random = Random.seeded('steps');
    const game = table.gameFor(SPECTATOR);
    const told = table.toldCount;
    const playOn = (answers: number) => {
      for (let i = 0; i < answers; i++) {
        const [question] = table.pending;
        if (!question) throw new Error('nobody is asked');
        table.answer(question.seat < 0 ? 0 : question.seat, {
          at: table.moment,
          decision: question.id,
          picks: randomPicks(question, random),
        });
      }
    };
    return { table, steps, game, told, playOn };
  }

  test('is looked at only while somebody is there', async () => {
    const { steps, game, told, playOn } = await playedTable(
      () => true,
      () => false,
    );
    playOn(20);
    expect(steps.since(game, told)).toEqual([]);
  });

  test('has its limits, and is told once', async () => {
    const { steps, game, told, playOn } = await playedTable(() => true);
    playOn(60);
    const first = steps.since(game, told);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(24);
    expect(JSON.stringify(first).length).toBeLessThan(17_000);
    expect(steps.since(game, told)).toEqual([]);
  });

  test('is not told of what was taken back', async () => {
    const { table, steps, game, told, playOn } = await playedTable(() => true);
    playOn(20);
    table.forget(20);
    expect(steps.since(game, told)).toEqual([]);
  });
});
