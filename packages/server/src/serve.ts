import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Turns } from './cost/turns.ts';
import { Gate, type GateLimits } from './http/gate.ts';
import { watching } from './http/watching.ts';
import { Online, type OnlineOptions } from './online.ts';
import { keepSafe, pages } from './pages.ts';
import { NEAREST } from './wire/proxies.ts';

export interface ServeOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** The address to listen on, where not all of this machine's are meant. */
  readonly host?: string;
  /** The folder of the built web client. */
  readonly webRoot: string;
  /** Online play, if it is wanted. */
  readonly online?: OnlineOptions;
  /** What one address may do over HTTP. */
  readonly limits?: Partial<GateLimits> | undefined;
  /** A port of their own for health and metrics. */
  readonly watch?: Listening | undefined;
}

export interface Listening {
  readonly port: number;
  readonly host: string;
}

export interface Served {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Where health and metrics are, if they have a port of their own. */
  readonly watched: string | null;
  close(): Promise<void>;
}

/** Milliseconds for the head of a request, and for all of it: nobody keeps a connection by asking slowly. */
const HEADERS_TIME = 10_000;
const REQUEST_TIME = 60_000;
const TIDYING = 60_000;

export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Choose another one.`);
  }
}

/** Serves the web client, and tables to play at. Throws PortTakenError when something else listens on the port. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { port, host, webRoot, online: wanted, limits, watch } = options;
  const turns = new Turns();
  const online = wanted ? await Online.open(wanted, turns) : null;
  const gate = new Gate(online?.trust ?? { proxies: NEAREST, peers: null }, limits);
  const showPage = pages(webRoot);
  const server = createServer((request, response) => {
    keepSafe(response);
    const address = gate.letIn(request, response);
    if (address === null) return;
    turns.take(address, () => {
      if (!online?.handle(request, response)) showPage(request, response);
    });
  });
  server.on('connection', (socket) => gate.meet(socket));
  const tidying = setInterval(() => gate.tidy(), TIDYING);
  tidying.unref();
  server.headersTimeout = HEADERS_TIME;
  server.requestTimeout = REQUEST_TIME;
  if (online)
    server.on('upgrade', (request, socket, head) => online.upgrade(request, socket, head));
  const watcher = online && watch ? createServer(watching(online)) : null;
  try {
    await listen(server, port, host);
    if (watcher && watch) await listen(watcher, watch.port, watch.host);
    await online?.listens((server.address() as AddressInfo).port);
  } catch (error) {
    await online?.close();
    for (const each of [server, watcher]) if (each?.listening) await close(each);
    throw error;
  }
  const { port: chosen } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${chosen}`,
    watched: watcher && `http://${watch?.host}:${(watcher.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(tidying);
      await close(server, async () => online?.close());
      if (watcher) await close(watcher);
    },
  };
}

function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

/** Lets nobody in any more, then has done what is to be done before the last connection ends. */
async function close(server: Server, finish = async (): Promise<void> => undefined): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  await finish();
  // Browsers keep connections open for later; nobody waits for them.
  server.closeAllConnections();
  await closed;
}
