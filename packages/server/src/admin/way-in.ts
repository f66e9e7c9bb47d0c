import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { isSameText } from '../secrets.ts';
import { Limit } from '../wire/limits.ts';
import type { Admin } from './admin.ts';
import { AdminError, readCommand } from './commands.ts';
import { ADMIN_PATH, socketIn } from './place.ts';

/** No command is longer. */
const MOST_BYTES = 4096;

export interface WayInParts {
  readonly admin: Pick<Admin, 'do'>;
  /** Without one nobody gets in but through the socket. */
  readonly token: string | undefined;
  readonly note: (what: string) => void;
  readonly report: (what: string, error: unknown) => void;
}

/** How the host's commands come in: through a socket on this machine, or over HTTP with a token. */
export class WayIn {
  readonly #parts: WayInParts;
  readonly #guesses = new Limit({ burst: 10, perSecond: 0.1 });
  #socket: Server | null = null;

  constructor(parts: WayInParts) {
    this.#parts = parts;
  }

  /** Opens the socket beside a database. Where that cannot be done the server runs without it, and says so. */
  async listenIn(data: string): Promise<void> {
    const path = socketIn(data);
    const { note, report } = this.#parts;
    if (await isAnswering(path)) {
      note(`another server listens at ${path}: this one takes admin commands with a token only`);
      return;
    }
    try {
      this.#socket = await listen(path, (request, response) => void this.#take(request, response));
    } catch (error) {
      report('the admin socket could not be opened', error);
    }
  }

  /** Answers a request over the network; strangers are not told that there is such a thing. */
  handle(request: IncomingMessage, response: ServerResponse, address: string): void {
    const { token } = this.#parts;
    const given = request.headers.authorization ?? '';
    const isHost = token !== undefined && isSameText(given, `Bearer ${token}`);
    if (isHost) void this.#take(request, response);
    else send(response, this.#guesses.take(address) ? 404 : 429, { refused: 'not-allowed' });
  }

  tidy(): void {
    this.#guesses.tidy();
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    if (!socket) return;
    await new Promise((resolve) => {
      socket.close(resolve);
      socket.closeAllConnections();
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const command = readCommand(await bodyOf(request));
      send(response, 200, { value: await this.#parts.admin.do(command) });
    } catch (error) {
      if (error instanceof AdminError) return send(response, 400, { refused: error.message });
      this.#parts.report('an admin command failed', error);
      send(response, 500, { refused: 'The server could not do that. Its log says why.' });
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (request.method !== 'POST' || request.url !== ADMIN_PATH) {
    throw new AdminError('The server does not understand that command.');
  }
  let text = '';
  for await (const part of request as AsyncIterable<Buffer>) {
    text += part.toString('utf8');
    if (text.length > MOST_BYTES) throw new AdminError('That command is too long.');
  }
  return text;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

/** A socket that a killed server has left behind does not answer. */
function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function listen(
  path: string,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const isPipe = process.platform === 'win32';
  if (!isPipe) rmSync(path, { force: true });
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
    // The file is there as soon as `listen` returns: nobody else gets to it in between.
    if (!isPipe) chmodSync(path, 0o600);
  });
}
