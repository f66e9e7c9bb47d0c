import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  adventureSetup,
  type Company,
  content,
  found,
  loadCompany,
  muster,
  openCampaign,
  openMissions,
  recruit,
  saveCompany,
} from '@crawlspace/brimstone';
import type { CompanyBook } from '@crawlspace/host/online';
import { hashOf, Table } from '@crawlspace/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moduleOf } from '../src/games.ts';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { type Made, makeTable, ownerOf, TestClient } from '../testing/client.ts';
import {
  adventureOver,
  ask,
  follow,
  hurryThrough,
  nextOf,
  threeAtTheEnd,
} from '../testing/companies.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-companies-'));
const adventure = adventureOver().save();
let served: Served;

const open = (port = 0) => serve({ port, webRoot: folder, online: { data: folder, pause: 0 } });

beforeAll(async () => {
  served = await open();
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Everybody who came in a test leaves after it. */
const crowd: TestClient[] = [];
afterEach(() => {
  for (const client of crowd.splice(0)) client.leave();
});

async function atTheEnd() {
  const all = await threeAtTheEnd(served.address, adventure);
  crowd.push(all.ada, all.bob, all.cleo, all.eve);
  return all;
}

async function followed<Clients extends readonly TestClient[]>(...clients: Clients) {
  const all = await follow(...clients);
  crowd.push(...all);
  return all;
}

async function bookOf(client: TestClient): Promise<{ company: Company; chapters: unknown }> {
  const reply = await client.ask({ t: 'book' });
  if (!reply?.value) throw new Error(JSON.stringify(reply));
  const { saved, chapters } = reply.value as CompanyBook;
  return { company: loadCompany(saved, { content }), chapters };
}

async function read<Result>(look: (store: SqliteStore) => Promise<Result>): Promise<Result> {
  const store = new SqliteStore(join(folder, 'crawlspace.sqlite'));
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

function get(path: string, secret: string): Promise<Response> {
  return fetch(`${served.address}/api/${path}`, { headers: { Authorization: `Bearer ${secret}` } });
}

/** A mission that the company may undertake. */
function openTo(company: Company): string {
  return openMissions(company, content)[0] ?? '';
}

const seatsOf = ({ seen }: TestClient) => seen?.own?.seats.join() ?? 'none';

describe('a company online', () => {
  test('goes from the mine to Town and into the next mine with the same people', async () => {
    const first = await atTheEnd();
    expect(await ask(first.ada, { t: 'found', name: 'The Lamps' })).not.toHaveProperty('refused');
    await first.eve.until(({ around }) => around.company?.head != null, 'that it was founded');
    expect((await bookOf(first.eve)).company).toMatchObject({
      name: 'The Lamps',
      whereabouts: { at: 'town', members: ['m1', 'm2', 'm3'] },
    });
    await ask(first.ada, { t: 'to-town' });

    // With nothing but what they had at the table before, everybody is where their hero is.
    const [ada, bob, cleo, eve] = await followed(first.ada, first.bob, first.cleo, first.eve);
    expect([ada, bob, cleo, eve].map(seatsOf)).toEqual(['0', '1', '2', 'none']);
    expect(ada.seen?.about.game).toBe('brimstone-stay');
    expect(Object.values(eve.seen?.around.names ?? {}).sort()).toEqual(['Ada', 'Bob', 'Cleo']);
    await hurryThrough([ada, bob, cleo]);
    await ask(ada, { t: 'come-home' });
    await bob.until(({ around }) => around.company?.head != null, 'that they are at home');
    const home = await bookOf(bob);
    expect(home.company.whereabouts).toEqual({ at: 'home' });
    expect(home.company.chronicle.map(({ kind }) => kind)).toEqual(['adventure', 'stay']);
    expect(home.chapters).toEqual([first.made.table, ada.way.table]);

    // Cleo's hero goes first, Bob's stays at home.
    const mission = openTo(home.company);
    await ask(ada, { t: 'recruit', hero: { class: 'bandido' } });
    await ada.until(({ around }) => around.company?.head !== home.company.head);
    const members = ['m3', 'm1', 'm4'];
    expect(await ask(ada, { t: 'muster', mission, members })).not.toHaveProperty('refused');
    const [adaBelow, bobBelow, cleoBelow] = await followed(ada, bob, cleo);
    expect([adaBelow, bobBelow, cleoBelow].map(seatsOf)).toEqual(['1,2', 'none', '0']);
    const { company } = await bookOf(cleoBelow);
    expect(hashOf(adaBelow.seen?.about.setup)).toBe(hashOf(adventureSetup(company)));
  });

  test('finds back who played a hero that stayed at home for a while', async () => {
    const first = await atTheEnd();
    await ask(first.ada, { t: 'found', name: 'The Lamps' });
    await first.ada.until(({ around }) => around.company?.head != null);
    await asked(first.ada, { t: 'pass-town' });
    const before = openTo((await bookOf(first.ada)).company);
    await asked(first.ada, { t: 'muster', mission: before, members: ['m1'] });
    const [ada] = await followed(first.ada);
    await over(ada);
    await asked(ada, { t: 'come-home' });
    const { company } = await bookOf(ada);
    if (company.whereabouts.at === 'town') await asked(ada, { t: 'pass-town' });
    const members = ['m2', 'm3'];
    await asked(ada, { t: 'muster', mission: openTo(company), members });
    const table = await nextOf(ada);
    const stored = await read((store) => store.readTable(table));
    const seated = stored?.log.flatMap((entry) => (entry.t === 'seated' ? [entry.person] : []));
    const people = [first.bob, first.cleo].map(({ seen }) => seen?.you);
    expect(seated).toEqual(people);
  });

  test('loses nothing when the server starts anew in between', async () => {
    const first = await atTheEnd();
    await asked(first.ada, { t: 'found', name: 'The Lamps' });
    await restart();
    const ada = await first.ada.come(served.address);
    expect(ada.seen?.around.company?.head).not.toBeNull();
    await asked(ada, { t: 'to-town' });
    await restart();
    // Whoever slept through it all comes to the old table, and is told where they went.
    const [bob] = await followed(await first.bob.come(served.address));
    expect(seatsOf(bob)).toBe('1');
    expect((await bookOf(bob)).company.whereabouts).toMatchObject({ at: 'town' });
  });

  test('comes home as a file when no chapter is being played, and goes out again', async () => {
    const first = await atTheEnd();
    await asked(first.ada, { t: 'found', name: 'The Lamps' });
    const id = first.ada.seen?.around.company?.id ?? '';
    await asked(first.ada, { t: 'pass-town' });
    const file = await get(`companies/${id}`, first.made.owner);
    const campaign = openCampaign(await file.json(), content);
    expect(Object.values(campaign.records).map(({ seed }) => seed)).toEqual([adventure.seed]);
    const gone = muster(
      campaign.company,
      {
        mission: openTo(campaign.company),
        members: ['m2'],
      },
      { content },
    );
    if (!gone.ok) throw new Error(gone.reason);
    const company = saveCompany(gone.company);
    const { status, json } = await bring({ name: 'Ada', company, seats: ['me'] });
    expect(status).toBe(200);
    const ada = await ownerOf({ ...(json as Made), address: served.address, owner }).come();
    crowd.push(ada);
    expect(ada.seen?.about.setup).toEqual(adventureSetup(gone.company));
    expect((await bookOf(ada)).company.head).toBe(gone.company.head);
  });
});

describe('nobody', () => {
  test('leads a company who does not own the table, unless its owner is away', async () => {
    const { ada, bob, eve, made } = await atTheEnd();
    for (const client of [bob, eve]) {
      expect(await refusalOf(client, { t: 'found', name: 'Mine' })).toEqual(['not-allowed']);
    }
    await asked(ada, { t: 'found', name: 'The Lamps' });
    await bob.until(({ around }) => around.company?.head != null);
    expect(await refusalOf(bob, { t: 'pass-town' })).toEqual(['not-allowed']);
    expect(await refusalOf(eve, { t: 'pass-town' })).toEqual(['not-allowed']);
    ada.leave();
    await bob.until(({ around }) => !around.here.includes(made.you));
    expect(await refusalOf(bob, { t: 'retire', member: 'm1' })).toEqual(['not-allowed']);
    expect(await refusalOf(eve, { t: 'pass-town' })).toEqual(['not-allowed']);
    expect(await refusalOf(bob, { t: 'pass-town' })).toBeNull();
  });

  test('enters a chapter twice, or at a moment that is past', async () => {
    const { ada, bob } = await atTheEnd();
    await asked(ada, { t: 'found', name: 'The Lamps' });
    const after = ada.seen?.around.company?.head ?? null;
    const again = { t: 'company', deed: { t: 'come-home' }, after: null } as const;
    expect((await ada.ask(again))?.refused?.because).toBe('moment-passed');
    expect(await refusalOf(ada, { t: 'found', name: 'Again' })).toEqual([
      'company',
      'founded-already',
    ]);
    const leave = { t: 'company', deed: { t: 'to-town' }, after } as const;
    const both = await Promise.all([ada.ask(leave), ada.ask(leave), ada.ask(leave)]);
    expect(both.map((reply) => reply?.refused?.because)).toEqual([
      undefined,
      'moment-passed',
      'moment-passed',
    ]);
    const next = await nextOf(bob);
    const id = ada.seen?.around.company?.id ?? '';
    const stored = await read((store) => store.readCompany(id));
    expect([...(stored?.chapters ?? [])].map(([, table]) => table)).toEqual([ada.way.table, next]);
  });

  test('who lost the table leads its company on, or takes anything back there', async () => {
    const deeds = [
      { t: 'undo' },
      { t: 'company', deed: { t: 'found', name: 'Mine' }, after: null },
    ];
    for (const deed of deeds) {
      const { ada: late } = await atTheEnd();
      // Another process has opened the table meanwhile, and this one does not know.
      const other = await open();
      const ada = await new TestClient({ ...late.way, address: other.address }).come();
      await asked(ada, { t: 'found', name: 'The Lamps' });
      // It is sent away before anything is acknowledged.
      expect(await late.ask(deed as never)).toBeNull();
      expect(await late.gone()).toBe('come-back');
      await late.come();
      expect(late.seen?.around.company).toEqual(ada.seen?.around.company);
      expect((await bookOf(late)).company.name).toBe('The Lamps');
      ada.leave();
      await other.close();
    }
  });

  test('takes back what a company has in its log', async () => {
    const { ada, bob, cleo } = await atTheEnd();
    const back = await ada.ask({ t: 'undo' });
    expect(back?.value).toMatchObject({ undone: false, votes: 1 });
    await asked(ada, { t: 'found', name: 'The Lamps' });
    for (const client of [ada, bob, cleo]) {
      expect((await client.ask({ t: 'undo' }))?.refused?.because).toBe('nothing-to-undo');
    }
    expect(ada.seen?.table.outcome).not.toBeNull();
  });

  test('learns what comes, or goes on, while a chapter is being played', async () => {
    const first = await atTheEnd();
    await asked(first.ada, { t: 'found', name: 'The Lamps' });
    await asked(first.ada, { t: 'to-town' });
    const [ada, bob, eve] = await followed(first.ada, first.bob, first.eve);
    expect(await refusalOf(ada, { t: 'come-home' })).toEqual(['company', 'not-over']);
    const id = ada.seen?.around.company?.id ?? '';
    const file = await get(`companies/${id}`, first.made.owner);
    expect([file.status, await file.json()]).toEqual([409, { refused: 'chapter-under-way' }]);
    expect((await get(`tables/${ada.way.table}/record`, first.made.owner)).status).toBe(403);
    await bookOf(eve);
    const stored = await read((store) => store.readTable(ada.way.table));
    const sent = [first.ada, first.bob, first.eve, ada, bob, eve].flatMap((each) => each.received);
    const seed = stored?.base.seed ?? '';
    expect(seed).toHaveLength(32);
    expect(sent.filter((text) => text.includes(seed))).toEqual([]);
  });

  test('gets a company of somebody else', async () => {
    const { ada } = await atTheEnd();
    await asked(ada, { t: 'found', name: 'The Lamps' });
    await asked(ada, { t: 'pass-town' });
    const id = ada.seen?.around.company?.id ?? '';
    expect((await get(`companies/${id}`, newSecret())).status).toBe(403);
    expect((await get(`companies/${id.replace(/./, 'x')}`, newSecret())).status).toBe(403);
    expect((await get(`companies/${id}`, '')).status).toBe(401);
    const hellscape = await makeTable(served.address, {
      game: 'hellscape',
      name: 'Ada',
      setup: { quest: 'tutorial', heroes: [{ class: 'rogue' }] },
      seats: ['me'],
    });
    const elsewhere = await ownerOf(hellscape).come();
    crowd.push(elsewhere);
    expect((await elsewhere.ask({ t: 'book' }))?.refused).toMatchObject({ because: 'company' });
    expect(await refusalOf(elsewhere, { t: 'found', name: 'x' })).toEqual(['company', 'not-over']);
  });

  test('smuggles anything into a company', async () => {
    const { ada } = await atTheEnd();
    await asked(ada, { t: 'found', name: 'The Lamps' });
    await asked(ada, { t: 'pass-town' });
    const before = await bookOf(ada);
    const character = { class: 'bandido', name: 'Rich', gold: 999_999 };
    const mission = openTo(before.company);
    const wrong: [deed: unknown, because: string, why?: string][] = [
      [{ t: 'recruit', hero: { character } }, 'bad-message'],
      [{ t: 'recruit', hero: { class: 'bandido', gold: 5 } }, 'bad-message'],
      [{ t: 'recruit', hero: { class: 'constructor' } }, 'company', 'bad-hero'],
      [{ t: 'stayed', members: [] }, 'bad-message'],
      [{ t: 'to-town' }, 'company', 'not-in-town'],
      [{ t: 'bury', member: 'm1' }, 'company', 'member-not-dead'],
      [{ t: 'retire', member: 'm99' }, 'company', 'no-such-member'],
      [{ t: 'muster', mission: '__proto__', members: ['m1'] }, 'company', 'unknown-mission'],
      [{ t: 'muster', mission, members: ['m1', 'm1'] }, 'company', 'member-twice'],
      [{ t: 'muster', mission, members: [] }, 'company', 'nobody-goes'],
      [{ t: 'muster', mission, members: ['m1'], sets: 0 }, 'company', 'bad-options'],
      [
        { t: 'muster', mission, members: ['m1'], options: { cheats: true } },
        'company',
        'bad-options',
      ],
    ];
    for (const [deed, because, why] of wrong) {
      const refused = await refusalOf(ada, deed as never);
      expect([deed, refused]).toEqual([deed, why ? [because, why] : [because]]);
    }
    expect(await bookOf(ada)).toEqual(before);
  });

  test('brings a company that was forged', async () => {
    const company = saveCompany(ridersOut());
    const [last] = company.log.slice(-1);
    const richer = structuredClone(company);
    Object.assign(richer.log[1] ?? {}, { hero: { class: 'gunslinger', name: 'Rich' } });
    const torn = { ...company, log: company.log.slice(0, -1) };
    const impossible = { ...last, t: 'buried', member: 'm1' };
    const {
      mission: _,
      members: __,
      options: ___,
      ...buried
    } = impossible as never as {
      mission: unknown;
      members: unknown;
      options: unknown;
      after: string;
    };
    const chained = {
      ...company,
      log: [...company.log.slice(0, -1), buried],
      head: hashOf(buried),
    };
    const module = await moduleOf('brimstone');
    const other = Table.start(module, module.parseSetup({ heroes: [{ class: 'bandido' }] }), 'x');
    const right = Table.start(module, module.parseSetup(adventureSetup(ridersOut())), 'x').save();
    const origin = { answers: 0, questions: 0, luck: [1, 2, 3, 4], state: other.state };
    const home = saveCompany(riders());
    const wrong: [body: object, because: string][] = [
      [{ company: richer }, 'edited'],
      [{ company: torn }, 'edited'],
      [{ company: chained }, 'malformed'],
      [{ company: { ...company, version: 99 } }, 'newer-format'],
      [{ company: home }, 'bad-setup'],
      [{ company: null }, 'malformed'],
      [{ company, current: other.save() }, 'malformed'],
      [{ company, current: { ...right, origin } }, 'malformed'],
      [{ company, current: { ...right, hash: '0'.repeat(16) } }, 'diverged'],
    ];
    for (const [body, because] of wrong) {
      const { status, json } = await bring({ name: 'Mallory', ...body });
      expect([because, status, json]).toMatchObject([because, 400, { refused: because }]);
    }
    expect((await bring({ name: 'Ada', company, current: right })).status).toBe(200);
  });
});

/** A chain without a fault, of somebody who comes and goes for ever. */
function restless(entries: number): object {
  const log: object[] = [{ t: 'founded', name: 'Endless', after: '' }];
  while (log.length < entries) {
    const member = `m${Math.ceil(log.length / 2)}`;
    const hero = { class: 'bandido', name: 'Io' };
    const deed = log.length % 2 === 1 ? { t: 'recruited', member, hero } : { t: 'retired', member };
    log.push({ ...deed, after: hashOf(log.at(-1)) });
  }
  return { version: 1, head: hashOf(log.at(-1)), log };
}

test('a company of no end is not read to its end', async () => {
  expect(loadCompany(restless(21), { content }).members).toHaveLength(10);
  const began = Date.now();
  const { status, json } = await bring({ name: 'Mallory', company: restless(20_000) });
  expect([status, json]).toEqual([400, { refused: 'malformed', why: 'it is too long' }]);
  expect(Date.now() - began).toBeLessThan(4_000);
});

let owner = newSecret();
let address = 0;
beforeEach(() => {
  owner = newSecret();
});

async function bring(body: object): Promise<{ status: number; json: unknown }> {
  const headers = {
    Authorization: `Bearer ${owner}`,
    'X-Forwarded-For': `192.0.2.${++address}`,
  };
  const response = await fetch(`${served.address}/api/companies`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

/** Two riders at home, founded without a server. */
function riders(): Company {
  let doing = found('Riders', { content });
  for (const hero of ['us-marshal', 'bandido'] as const) {
    if (doing.ok) doing = recruit(doing.company, { class: hero }, { content });
  }
  if (!doing.ok) throw new Error(doing.reason);
  return doing.company;
}

function ridersOut(): Company {
  const out = muster(
    riders(),
    { mission: 'a-fistful-of-dark-stone', members: ['m2', 'm1'] },
    { content },
  );
  if (!out.ok) throw new Error(out.reason);
  return out.company;
}

/** Asks for something that is done, and waits until it is seen. */
async function asked(client: TestClient, deed: Parameters<typeof ask>[1]): Promise<void> {
  const before = JSON.stringify(client.seen?.around.company);
  const reply = await ask(client, deed);
  if (reply?.refused) throw new Error(JSON.stringify(reply.refused));
  await client.until(({ around }) => JSON.stringify(around.company) !== before, 'the company');
}

async function refusalOf(
  client: TestClient,
  deed: Parameters<typeof ask>[1],
): Promise<readonly string[] | null> {
  const refused = (await ask(client, deed))?.refused;
  return refused ? [refused.because, ...(refused.pick ? [refused.pick] : [])] : null;
}

/** Lets a bot play it out. */
async function over(client: TestClient): Promise<void> {
  for (const seat of client.seen?.own?.seats ?? []) {
    await client.ask({ t: 'hand', seat, to: { bot: 'bot' } });
  }
  await client.until(({ table }) => table.outcome !== null, 'the end');
}

async function restart(): Promise<void> {
  const { port } = new URL(served.address);
  await served.close();
  served = await open(Number(port));
}
