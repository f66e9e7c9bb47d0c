import type { SavedCompany } from '@crawlspace/brimstone';
import type { MadeTable } from '@crawlspace/host/online';
import type { GameRecord } from '@crawlspace/kernel';
import { newSecret } from '../src/secrets.ts';
import { fromElsewhere, TestClient } from './client.ts';
import { adventureOver } from './companies.ts';
import { lastAdventure, longCompany, longGame } from './long-company.ts';

/** A table that whoever attacks owns, and the person who does. */
export interface Den {
  readonly table: string;
  readonly secret: string;
  readonly you: string;
  readonly invite: string;
  /** The company that plays there, and how its log ends. */
  readonly company?: { readonly id: string; readonly head: string };
}

/** Where an attack comes from and what it has: each has an address of its own. */
export interface Scene {
  readonly address: string;
  readonly from: Readonly<Record<string, string>>;
  readonly dens: readonly Den[];
}

/** What takes time to make is made once. */
export interface Props {
  readonly company: SavedCompany;
  readonly last: GameRecord;
  readonly over: GameRecord;
  /** A game with nearly as many entries as are taken. */
  readonly long: GameRecord;
}

/** The longest company that is taken. */
const LONGEST = 1_499;
const TRIES = 5;

export function makeProps(): Props {
  const company = longCompany(LONGEST);
  const over = adventureOver().save();
  return { company, last: lastAdventure(company), over, long: longGame() };
}

export type Where = 'playing' | 'over' | 'long' | 'company';

const HEROES = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'].map((id) => ({ class: id }));
const SEATS = ['me', 'me', 'me', 'me'];

export async function makeScene(
  address: string,
  { company, last, over, long }: Props,
  where: Where,
  dens: number,
): Promise<Scene> {
  const from = fromElsewhere();
  const bodies: Readonly<Record<Where, object>> = {
    playing: { game: 'brimstone', name: 'Eve', setup: { heroes: HEROES }, seats: SEATS },
    over: { game: 'brimstone', name: 'Eve', setup: null, record: over, seats: SEATS },
    long: { game: 'brimstone', name: 'Eve', setup: null, record: long, seats: SEATS },
    company: { name: 'Eve', company, current: last, seats: SEATS },
  };
  const text = JSON.stringify(bodies[where]);
  const path = where === 'company' ? '/api/companies' : '/api/tables';
  const made: Den[] = [];
  for (let n = 0; n < dens; n++) {
    const secret = newSecret();
    const headers = { Authorization: `Bearer ${secret}`, ...from };
    const send = () => fetch(`${address}${path}`, { method: 'POST', headers, body: text });
    let response = await send();
    // On a busy machine it may take longer than anything may.
    for (let tries = 1; !response.ok && tries < TRIES; tries++) response = await send();
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const { table, you, invite } = (await response.json()) as MadeTable;
    const den = { table, secret, you, invite: invite.secret };
    made.push(where === 'company' ? { ...den, company: await comeHome(address, den, from) } : den);
  }
  return { address, from, dens: made };
}

async function comeHome(
  address: string,
  { table, secret }: Den,
  from: Scene['from'],
): Promise<NonNullable<Den['company']>> {
  const eve = await new TestClient({ address, table, secret, from }).come();
  const reply = await eve.ask({ t: 'company', deed: { t: 'come-home' }, after: null });
  if (reply?.refused) throw new Error(JSON.stringify(reply.refused));
  const { around } = await eve.until(({ around }) => around.company?.head != null);
  eve.leave();
  return { id: around.company?.id ?? '', head: around.company?.head ?? '' };
}
