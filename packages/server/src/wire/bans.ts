import { BlockList, isIP } from 'node:net';
import type { PersonId } from '@crawlspace/host/online';
import { soundOf } from '../names.ts';
import type { Raw } from '../store/raw.ts';
import { networkIn } from './proxies.ts';

/** Banning a table closes it: nobody can come to it any more. */
export type BanKind = 'address' | 'name' | 'person' | 'table';

export interface Ban {
  readonly kind: BanKind;
  readonly who: string;
  /** The host's own note; nobody else reads it. */
  readonly why: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Networks larger than these would ban a part of the world; behind half of an IPv6 address is one household. */
const LEAST_BITS = { 4: 8, 6: 16 } as const;
const HOUSEHOLD = 64;

/** Who is not welcome, and which tables are closed. Kept in the store; this is what is known of it in this process. */
export class Bans {
  readonly #raw: Raw;
  #addresses = new BlockList();
  #others: ReadonlySet<string> = new Set();

  private constructor(raw: Raw) {
    this.#raw = raw;
  }

  static async open(raw: Raw): Promise<Bans> {
    const bans = new Bans(raw);
    await bans.load();
    return bans;
  }

  /** Reads them anew, after somebody has changed them. */
  async load(): Promise<void> {
    const addresses = new BlockList();
    const others = new Set<string>();
    for (const { kind, who } of await this.list()) {
      const network = kind === 'address' && networkIn(who);
      if (network) addresses.addSubnet(network.address, network.prefix, `ipv${network.version}`);
      else others.add(keyOf(kind, kind === 'name' ? soundOf(who) : who));
    }
    this.#addresses = addresses;
    this.#others = others;
  }

  async list(): Promise<readonly Ban[]> {
    const rows = await this.#raw.read('SELECT kind, who, why, at FROM bans ORDER BY at, kind, who');
    return rows.map(({ kind, who, why, at }) => ({
      kind: kind as BanKind,
      who: String(who),
      why: String(why),
      at: Number(at),
    }));
  }

  async add(kind: BanKind, who: string, why: string): Promise<void> {
    const sql = `INSERT INTO bans (kind, who, why, at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (kind, who) DO UPDATE SET why = excluded.why, at = excluded.at`;
    await this.#raw.write([{ sql, values: [kind, who, why, Date.now()] }]);
  }

  /** False when there was no such ban. */
  async lift(kind: BanKind, who: string): Promise<boolean> {
    const sql = 'DELETE FROM bans WHERE kind = $1 AND who = $2';
    const [count] = await this.#raw.write([{ sql, values: [kind, who] }]);
    return count !== 0;
  }

  /** An address as the door counts it: for IPv6 the network of a household. */
  hasAddress(address: string): boolean {
    const version = isIP(address);
    return version !== 0 && this.#addresses.check(address, version === 4 ? 'ipv4' : 'ipv6');
  }

  hasName(name: string): boolean {
    return this.#others.has(keyOf('name', soundOf(name)));
  }

  hasPerson(person: PersonId): boolean {
    return this.#others.has(keyOf('person', person));
  }

  /** Whether the host has closed this table. */
  hasTable(table: string): boolean {
    return this.#others.has(keyOf('table', table));
  }
}

function keyOf(kind: BanKind, who: string): string {
  return `${kind} ${who}`;
}

/** As a name is kept and shown to the host. */
export function spellingOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The network to ban for an address or network; null when the text is neither, or too large a network. */
export function bannable(text: string): string | null {
  const network = networkIn(text.trim());
  if (!network || network.prefix < LEAST_BITS[network.version]) return null;
  const { address, version } = network;
  const prefix = version === 6 ? Math.min(network.prefix, HOUSEHOLD) : network.prefix;
  return version === 4 && prefix === 32 ? address : `${address.toLowerCase()}/${prefix}`;
}
