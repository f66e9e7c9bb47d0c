import { createClient } from '@redis/client';
import { newName } from '../secrets.ts';
import { Elsewhere, type Places } from './places.ts';

export interface RedisPlacesParts {
  readonly url: string;
  /** Where other processes reach this one. */
  readonly address: string;
  /** The tables that are open here. */
  readonly tables: () => Iterable<string>;
  /** Another process has taken a table that is open here. */
  readonly lost: (table: string) => void;
  readonly report: (what: string, error: unknown) => void;
}

/** A process that was not heard of for so long counts as dead. */
const LEASE = 3_000;
const BEAT = 1_000;
/** Redis that does not answer by then is as good as gone. */
const PATIENCE = 1_000;
/** What a process that died has left is forgotten after a week, if nobody opens the table before. */
const WEEK = 7 * 24 * 3600_000;
const MOST_KNOWN = 10_000;
const AT_ONCE = 500;

const PROCESS = 'crawlspace:process:';
const TABLE = 'crawlspace:table:';

/** Says who has the table: it stays with a process that is alive, else it is whoever asks. */
const CLAIM = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then
  local address = redis.call('GET', '${PROCESS}' .. owner)
  if address then return owner .. ' ' .. address end
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ''`;

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Which process has which table, kept in Redis: each table names its process, and each process says every
 * second that it is alive. Without Redis a process goes on with what it has, and opens what nobody is known
 * to have: should two open the same table, the store's fence lets one of them write.
 */
export class RedisPlaces implements Places {
  readonly #parts: RedisPlacesParts;
  readonly #redis: ReturnType<typeof createClient>;
  readonly #name = newName();
  /** Where tables were seen last, for as long as Redis cannot be asked. */
  readonly #known = new Map<string, string>();
  readonly #beating: NodeJS.Timeout;
  #beatAt = 0;

  private constructor(parts: RedisPlacesParts) {
    this.#parts = parts;
    this.#redis = createClient({
      url: parts.url,
      disableOfflineQueue: true,
      socket: { connectTimeout: PATIENCE, reconnectStrategy: 200 },
    });
    // It says so at every try to come back; that it is gone is told once, by the beat.
    this.#redis.on('error', () => undefined);
    this.#beating = setInterval(() => void this.#beat(), BEAT);
  }

  static async open(parts: RedisPlacesParts): Promise<RedisPlaces> {
    const places = new RedisPlaces(parts);
    try {
      await soon(places.#redis.connect());
      await places.#live();
    } catch (error) {
      await places.close();
      throw error;
    }
    return places;
  }

  async claim(table: string): Promise<void> {
    const holder = await this.#holder(table).catch(() => this.#known.get(table) ?? '');
    if (holder === '') return;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(table, holder);
    const [name = '', address = ''] = holder.split(' ');
    throw new Elsewhere(name, address);
  }

  async release(table: string): Promise<void> {
    const one = { keys: [TABLE + table], arguments: [this.#name] };
    await soon(this.#redis.eval(RELEASE, one)).catch(() => undefined);
  }

  async bury(process: string): Promise<void> {
    for (const [table, holder] of this.#known) {
      if (holder.startsWith(`${process} `)) this.#known.delete(table);
    }
    // Should Redis not hear it, the lease ends by itself.
    await soon(this.#redis.del(PROCESS + process)).catch(() => undefined);
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    if (this.#redis.isReady)
      await soon(this.#redis.del(PROCESS + this.#name)).catch(() => undefined);
    this.#redis.destroy();
  }

  /** Name and address of the process that has a table; empty when it is this one. */
  async #holder(table: string): Promise<string> {
    const one = { keys: [TABLE + table], arguments: [this.#name, `${WEEK}`] };
    return String(await soon(this.#redis.eval(CLAIM, one)));
  }

  async #live(): Promise<void> {
    const expiration = { type: 'PX', value: LEASE } as const;
    await soon(this.#redis.set(PROCESS + this.#name, this.#parts.address, { expiration }));
    this.#beatAt = performance.now();
  }

  /** After a time in which others could not hear of this process they may have taken its tables. */
  async #beat(): Promise<void> {
    const before = this.#beatAt;
    try {
      await this.#live();
      if (this.#beatAt - before > LEASE - BEAT) await this.#lookAround();
    } catch (error) {
      if (performance.now() - before < 2 * BEAT) this.#parts.report('Redis does not answer', error);
    }
  }

  async #lookAround(): Promise<void> {
    const tables = [...this.#parts.tables()];
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      const holders = await Promise.all(some.map((table) => this.#holder(table)));
      some.forEach((table, i) => {
        if (holders[i] !== '') this.#parts.lost(table);
      });
    }
  }
}

async function soon<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is late')), PATIENCE);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
