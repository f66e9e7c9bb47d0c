import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, isProxy, networkAt, type Trust } from '../wire/address.ts';
import { Limit, Tally } from '../wire/limits.ts';

/** What one address may do over HTTP. */
export interface GateLimits {
  /** Requests a second; at once as many as in so many seconds. */
  readonly rate: number;
  /** Connections at a time, those of tables included. Of a proxy nobody counts them. */
  readonly connections: number;
  /** Whoever asks too fast waits so many milliseconds for their refusal: at once it would cost as much as an answer. */
  readonly hold: number;
}

/** A page and what it keeps for later are some 60 files: a household may load it all at once, again and again. */
export const USUAL_LIMITS: GateLimits = { rate: 100, connections: 200, hold: 1_000 };

const SECONDS_AT_ONCE = 20;
/** Refusals that may be held; whoever comes then is cut off. */
const MOST_HELD = 2_000;

/** Lets nobody ask so much over HTTP that others notice. */
export class Gate {
  readonly #trust: Trust;
  readonly #asked: Limit;
  readonly #connections: Tally;
  readonly #hold: number;
  #held = 0;
  /** Connections that end with a refusal: whatever else was asked on them is not looked at. */
  readonly #refused = new WeakSet<Socket>();

  constructor(trust: Trust, limits: Partial<GateLimits> = {}) {
    const { rate, connections, hold } = { ...USUAL_LIMITS, ...limits };
    this.#trust = trust;
    this.#asked = new Limit({ burst: rate * SECONDS_AT_ONCE, perSecond: rate });
    this.#connections = new Tally(connections);
    this.#hold = hold;
  }

  /** Somebody connects. */
  meet(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, this.#trust)) return;
    const who = networkAt(remoteAddress);
    if (!this.#connections.add(who)) socket.destroy();
    else socket.once('close', () => this.#connections.remove(who));
  }

  /** Who asks, as far as their address says; null when they are refused. */
  letIn(request: IncomingMessage, response: ServerResponse): string | null {
    if (this.#refused.has(request.socket)) return null;
    const address = addressOf(request, this.#trust);
    if (this.#asked.take(address)) return address;
    this.#refuse(request, response);
    return null;
  }

  tidy(): void {
    this.#asked.tidy();
  }

  #refuse({ socket, url = '' }: IncomingMessage, response: ServerResponse): void {
    this.#refused.add(socket);
    if (this.#held >= MOST_HELD) return void socket.destroy();
    socket.pause();
    this.#held++;
    const timer = setTimeout(() => sendTooFast(response, url.startsWith('/api/')), this.#hold);
    socket.once('close', () => {
      this.#held--;
      clearTimeout(timer);
    });
  }
}

function sendTooFast(response: ServerResponse, isApi: boolean): void {
  response.writeHead(429, {
    'Retry-After': '2',
    'Cache-Control': 'no-store',
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    Connection: 'close',
  });
  response.end(isApi ? '{"refused":"too-fast"}' : 'Too many requests. Try again in a moment.\n');
}
