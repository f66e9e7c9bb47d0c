import { Random, randomPicks } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { type GameName, reloaded, sitDown } from './around.ts';

/** Games in which something fails now and then. `npm run fuzz` plays thousands; a sample here. */
const GAMES = Number(process.env['FAULTY_GAMES'] ?? 12);
const ANSWERS = 60;

test.each<GameName>(['brimstone', 'hellscape'])(
  'whatever fails in %s, the table stands as before, the save loads, play goes on',
  async (game) => {
    let failures = 0;
    for (let n = 0; n < GAMES; n++) failures += await playWithFaults(game, `faults ${n}`);
    expect(failures).toBeGreaterThan(GAMES);
  },
);

/** Plays by random answers while rules and store fail at random. Returns how often something did. */
async function playWithFaults(game: GameName, seed: string): Promise<number> {
  const sitting = sitDown(game, seed);
  const { host, table, store, rules } = sitting;
  const random = Random.seeded(seed);
  let failures = 0;
  for (let n = 0; n < ANSWERS && table.pending.length > 0; n++) {
    const question = table.pending[random.below(table.pending.length)];
    if (!question) break;
    const before = { hash: table.hash(), moment: table.moment, log: table.log.length };
    const fate = random.below(5);
    if (fate === 0) rules.breakAfter(random.below(12));
    if (fate === 1) store.failNext = true;
    const refusal =
      random.below(9) === 0 && table.answerCount > 0
        ? await undone(host)
        : await host.answer(Math.max(0, question.seat), {
            at: table.moment,
            decision: question.id,
            picks: randomPicks(question, random),
          });
    rules.hold();
    store.failNext = false;
    expect(store.record.hash).toBe(table.hash());
    expect(store.record.log).toHaveLength(table.log.length);
    if (!refusal) continue;
    failures++;
    expect(['rule-failed', 'not-stored']).toContain(refusal.reason);
    expect({ hash: table.hash(), moment: table.moment, log: table.log.length }).toEqual(before);
    if (failures % 5 === 0) expect(reloaded(game, sitting).hash()).toBe(before.hash);
  }
  expect(reloaded(game, sitting).hash()).toBe(table.hash());
  return failures;
}

async function undone(host: ReturnType<typeof sitDown>['host']) {
  const result = await host.voteToUndo([0, 1]);
  return 'ok' in result ? null : result;
}
