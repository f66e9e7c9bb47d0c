import { type Question, Random, randomPicks } from '@crawlspace/kernel';
import type { HostRefusal } from '../src/host.ts';
import type { Player } from '../src/players.ts';
import { GAMES, type GameName, reloaded, type Sitting, sitDown } from './around.ts';

/** More answers would only repeat what these find. */
const MOST_ANSWERS = 120;

/**
 * Plays a game of random answers in which rules, store and bots fail at random. After each failure
 * the table must stand as before and its save must load. Returns how often something failed.
 */
export async function playWithFaults(game: GameName, seed: string): Promise<number> {
  const random = Random.seeded(seed);
  const setup = GAMES[game].randomSetup(random);
  const players = setup.heroes.map((): Player => (random.below(5) === 0 ? 'bot' : 'human'));
  const sitting = sitDown(game, seed, { players, setup });
  await sitting.host.begin();
  let failures = 0;
  for (let n = 0; n < MOST_ANSWERS && sitting.table.pending.length > 0; n++) {
    failures += await oneAnswer(game, sitting, random);
  }
  sitting.host.close();
  await sitting.host.settled();
  check(reloaded(game, sitting).hash() === sitting.table.hash(), seed, 'the save leads elsewhere');
  return failures;
}

async function oneAnswer(game: GameName, sitting: Sitting, random: Random): Promise<number> {
  const { host, table, store, rules, mood } = sitting;
  mood.fail = random.below(20) === 0;
  await botsRest(sitting);
  const question = table.pending[random.below(table.pending.length)];
  if (!question) return mood.fail ? 1 : 0;
  const before = standOf(sitting);
  const fate = random.below(5);
  if (fate === 0) rules.breakAfter(random.below(12));
  if (fate === 1) store.failNext = true;
  const refusal =
    random.below(9) === 0 ? await goBack(sitting) : await give(sitting, question, random);
  rules.hold();
  store.failNext = false;
  await host.settled();
  check(store.record.log.length === table.log.length, before, 'something is not stored');
  if (!refusal) return 0;
  check(
    refusal.reason === 'rule-failed' || refusal.reason === 'not-stored',
    before,
    refusal.reason,
  );
  check(standOf(sitting) === before, before, 'a refusal changed the table');
  check(reloaded(game, sitting).hash() === table.hash(), before, 'the save leads elsewhere');
  return 1;
}

function give(
  { host, table }: Sitting,
  question: Question,
  random: Random,
): Promise<HostRefusal | null> {
  const picks = randomPicks(question, random);
  return host.answer(Math.max(0, question.seat), {
    at: table.moment,
    decision: question.id,
    picks,
  });
}

async function goBack({ host, table }: Sitting): Promise<HostRefusal | null> {
  const everybody = Array.from({ length: table.seats }, (_, seat) => seat);
  const result = await host.goBack({ seats: everybody });
  return 'ok' in result ? null : result;
}

/** Bots answer, or fail and leave their seat to a person. */
async function botsRest({ host }: Sitting): Promise<void> {
  for (let wait = 0; host.botQuestion && wait < 200; wait++) {
    await host.settled();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function standOf({ table }: Sitting): string {
  return JSON.stringify([table.hash(), table.moment, table.log.length]);
}

function check(holds: boolean, where: string, what: string): void {
  if (!holds) throw new Error(`${where}: ${what}`);
}
