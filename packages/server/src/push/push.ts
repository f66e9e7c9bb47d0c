import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import type { PersonId } from '@crawlspace/host/online';
import type { Store, StoredPush } from '../store/store.ts';
import { publicLookup } from './endpoint.ts';

/** The server's name towards push services: a pair of keys that is made once. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Hands a message to a push service. Resolves with its status. */
export type Deliver = (to: StoredPush, text: string, keys: PushKeys) => Promise<number>;

export interface PushParts {
  readonly store: Store;
  readonly deliver: Deliver;
  readonly report: (what: string, error: unknown) => void;
}

/** What a message says: that a table waits, and which. */
export interface Waiting {
  readonly table: string;
  readonly game: string;
}

const KEYS = 'push-keys';
/** The browser is gone for good. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Tells people who are away that a table waits for them: once, until they came back. */
export class Push {
  readonly #parts: PushParts;
  #keys: Promise<PushKeys> | null = null;

  constructor(parts: PushParts) {
    this.#parts = parts;
  }

  /** What browsers need to know to let themselves be told. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  /** Whatever goes wrong concerns nobody at the table. */
  async tell(person: PersonId, { table, game }: Waiting): Promise<void> {
    const text = JSON.stringify({ t: 'waits', table, game });
    try {
      const pushes = await this.#parts.store.takePushes(person);
      if (pushes.length === 0) return;
      const keys = await this.#ownKeys();
      await Promise.all(pushes.map((push) => this.#tellOne(person, push, text, keys)));
    } catch (error) {
      this.#parts.report('nobody could be told that a table waits', error);
    }
  }

  async #tellOne(person: PersonId, push: StoredPush, text: string, keys: PushKeys): Promise<void> {
    const { store, deliver, report } = this.#parts;
    try {
      const status = await deliver(push, text, keys);
      if (GONE.has(status)) await store.removePush(person, push.endpoint);
    } catch (error) {
      // The address of a browser is a secret of its own: it does not belong into a log.
      const status = (error as { statusCode?: number }).statusCode ?? 'no answer';
      report('a push message was not taken', new Error(`the service said: ${status}`));
    }
  }

  #ownKeys(): Promise<PushKeys> {
    this.#keys ??= makeKeys(this.#parts.store);
    this.#keys.catch(() => {
      this.#keys = null;
    });
    return this.#keys;
  }
}

/** Of several processes that start at the same time one makes the keys that all use. */
async function makeKeys(store: Store): Promise<PushKeys> {
  const known = await store.setting(KEYS);
  if (known) return JSON.parse(known);
  const { default: webPush } = await import('web-push');
  return JSON.parse(await store.setting(KEYS, JSON.stringify(webPush.generateVAPIDKeys())));
}

const A_DAY = 24 * 3600;
const PATIENCE = 10_000;

/** A push service would not take a message. */
class NotTaken extends Error {
  override name = 'NotTaken';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`the service said: ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** Sends messages to the push services of browsers, over https to the open network only. */
export function deliverBy(contact: string, agent = new Agent({ lookup: publicLookup })): Deliver {
  return async ({ endpoint, p256dh, auth }, text, keys) => {
    const { default: webPush } = await import('web-push');
    const to = { endpoint, keys: { p256dh, auth } };
    const options = { vapidDetails: { subject: contact, ...keys }, TTL: A_DAY };
    const { body, headers } = webPush.generateRequestDetails(to, text, options);
    const status = await post(endpoint, body, headers as OutgoingHttpHeaders, agent);
    if ((status >= 200 && status < 300) || GONE.has(status)) return status;
    throw new NotTaken(status);
  };
}

/**
 * Resolves with the status. Anybody can name a service of their own: what it says besides is not
 * listened to, however long it talks, and where it leads to is not followed.
 */
function post(url: string, body: Buffer, headers: OutgoingHttpHeaders, agent: Agent) {
  return new Promise<number>((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const sending = request(new URL(url), { method: 'POST', headers, agent, signal });
    sending.on('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
