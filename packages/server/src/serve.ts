import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Online, type OnlineOptions } from './online.ts';
import { keepSafe, pages } from './pages.ts';

export interface ServeOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  /** The folder of the built web client. */
  readonly webRoot: string;
  /** Online play, if it is wanted. */
  readonly online?: OnlineOptions;
}

export interface Served {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  close(): Promise<void>;
}

/** Milliseconds for the head of a request, and for all of it: nobody keeps a connection by asking slowly. */
const HEADERS_TIME = 10_000;
const REQUEST_TIME = 60_000;

export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Choose another one with PORT.`);
  }
}

/** Serves the web client, and tables to play at. Throws PortTakenError when something else listens on the port. */
export async function serve({ port, webRoot, online: wanted }: ServeOptions): Promise<Served> {
  const online = wanted ? await Online.open(wanted) : null;
  const showPage = pages(webRoot);
  const server = createServer((request, response) => {
    keepSafe(response);
    if (!online?.handle(request, response)) showPage(request, response);
  });
  server.headersTimeout = HEADERS_TIME;
  server.requestTimeout = REQUEST_TIME;
  if (online)
    server.on('upgrade', (request, socket, head) => online.upgrade(request, socket, head));
  try {
    await listen(server, port);
    await online?.listens((server.address() as AddressInfo).port);
  } catch (error) {
    await online?.close();
    if (server.listening) await close(server);
    throw error;
  }
  const { port: chosen } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${chosen}`,
    close: async () => {
      await online?.close();
      await close(server);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    // Browsers keep connections open for later; nobody waits for them.
    server.closeAllConnections();
  });
}
