import { WebSocket } from 'ws';

/** Says that a connection comes from another process: it is not sent on once more. With what they share it is believed, too. */
export const HOP = 'x-crawlspace-hop';

const CONNECT_TIME = 2_000;
const PING = 1_000;
/** A process that stands still takes connections and does not answer. */
const MOST_SILENT = 3;
const MOST_UNSENT = 4 * 1024 * 1024;

export interface RelayParts {
  /** The process that has the table. */
  readonly to: string;
  readonly path: string;
  /** Whom it is for: limits count there. */
  readonly from: string;
  /** By this the other process knows that it is one of its own that says so. */
  readonly hop: string;
  /** What the client said first. */
  readonly hello: string;
}

/**
 * Leads a client on to the process that has its table, and both to each other. Resolves with whether that
 * process let itself be reached; `refused` when nobody listens there.
 */
export function relay(client: WebSocket, parts: RelayParts): Promise<'led' | 'silent' | 'refused'> {
  const { to, path, from, hop, hello } = parts;
  const server = new WebSocket(`${to.replace(/^http/, 'ws')}${path}`, {
    headers: { 'X-Forwarded-For': from, [HOP]: hop },
    handshakeTimeout: CONNECT_TIME,
    perMessageDeflate: false,
  });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'silent'),
    );
    server.once('open', () => {
      server.send(hello);
      join(client, server);
      resolve('led');
    });
  });
}

function join(client: WebSocket, server: WebSocket): void {
  let silent = 0;
  const pinging = setInterval(() => {
    if (++silent > MOST_SILENT) server.terminate();
    else server.ping();
  }, PING);
  server.on('pong', () => {
    silent = 0;
  });
  const pass = (to: WebSocket) => (data: Buffer, isBinary: boolean) => {
    silent = to === client ? 0 : silent;
    if (to.readyState !== WebSocket.OPEN) return;
    if (to.bufferedAmount > MOST_UNSENT) to.terminate();
    else to.send(data, { binary: isBinary });
  };
  server.on('message', pass(client));
  client.on('message', pass(server));
  server.on('error', () => server.terminate());
  server.on('close', () => {
    clearInterval(pinging);
    client.close();
  });
  client.on('close', () => server.close());
  // Whoever left while the way was made is not led anywhere.
  if (client.readyState !== WebSocket.OPEN) server.close();
}
