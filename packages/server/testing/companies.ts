import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { viewerOf } from '@crawlspace/bots/kit';
import { type AdventureState, brimstone } from '@crawlspace/brimstone';
import type { CompanyDeed, Reply } from '@crawlspace/host/online';
import { type Decision, type GameRecord, Random, Table } from '@crawlspace/kernel';
import { guest, makeTable, ownerOf, picksFor, SETUPS, TestClient } from './client.ts';

/** An adventure of three that rules of thumb have played to its end; some hero lives. */
export function adventureOver(
  setup: unknown = SETUPS.brimstone,
): Table<AdventureState, never, never, never> {
  for (let seed = 0; ; seed++) {
    const table = Table.start(brimstone, brimstone.parseSetup(setup), `over ${seed}`);
    const decide = brimstoneBots.decider('thumb', 'over');
    for (let [question] = table.pending; question; [question] = table.pending) {
      const view = () => brimstone.view(table.state, viewerOf(question)) as never;
      table.answerQuestion(question, decide(question, view));
    }
    if (table.state.heroes.some(({ dead }) => !dead)) return table as never;
  }
}

/** Ada, Bob and Cleo sit at an adventure that is over, and Eve looks on. */
export async function threeAtTheEnd(address: string, record: GameRecord = adventureOver().save()) {
  const body = { game: 'brimstone', name: 'Ada', setup: null, record, seats: ['me'] };
  const made = await makeTable(address, body);
  const ada = await ownerOf(made).come();
  const [bob, cleo] = await Promise.all(
    ['Bob', 'Cleo'].map(async (name, n) => {
      const client = await guest(made, made.invite.secret).come();
      await client.ask({ t: 'sit', seat: n + 1, name });
      return client;
    }),
  );
  const eve = await guest(made, made.spectator.secret).come();
  if (!bob || !cleo) throw new Error('somebody is missing');
  await ada.until(({ around }) => around.places.every(({ person }) => person !== null));
  return { made, ada, bob, cleo, eve };
}

/** Asks something of the company, as it is seen by whoever asks. */
export function ask(client: TestClient, deed: CompanyDeed): Promise<Reply | null> {
  return client.ask({ t: 'company', deed, after: client.seen?.around.company?.head ?? null });
}

/** Where the company of this table went on, as the client is told. */
export async function nextOf(client: TestClient): Promise<string> {
  const { around } = await client.until(({ around }) => around.company?.next != null, 'the next');
  return around.company?.next ?? '';
}

/** Everybody comes to the table that the company went on to, with what they have and nothing else. */
export async function follow<Clients extends readonly TestClient[]>(
  ...clients: Clients
): Promise<{ [Index in keyof Clients]: TestClient }> {
  const all = clients.map(async (client) => {
    const table = await nextOf(client);
    client.leave();
    return new TestClient({ ...client.way, table }).come();
  });
  return (await Promise.all(all)) as { [Index in keyof Clients]: TestClient };
}

const QUICK = ['hotel', 'camp-site', 'nowhere', 'leave', 'leave-town'];

/** Whoever is asked answers so that the stay is over soon. */
export async function hurryThrough(clients: readonly TestClient[]): Promise<void> {
  const random = Random.seeded('hurry');
  const quickly = (decision: Decision) => {
    const quick = QUICK.find((id) => decision.options.some((option) => option.id === id));
    return quick && decision.kind === 'one' ? [quick] : picksFor(decision, random);
  };
  for (let answers = 0; answers < 2000; answers++) {
    const newest = Math.max(...clients.map(({ seen }) => seen?.seq ?? 0));
    await Promise.all(clients.map((each) => each.until(({ seq }) => seq >= newest)));
    if (clients[0]?.seen?.table.outcome) return;
    const asked = clients.find((each) => each.seen?.own?.decisions.length);
    const [decision] = asked?.seen?.own?.decisions ?? [];
    if (!asked || !decision) await new Promise((resolve) => setTimeout(resolve, 2));
    else await asked.answer(decision, quickly(decision));
  }
  throw new Error('the stay does not end');
}
