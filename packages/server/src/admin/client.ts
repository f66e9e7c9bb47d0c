import { request as askHttp, type RequestOptions } from 'node:http';
import { request as askHttps } from 'node:https';
import { AdminError, type AskedCommand } from './commands.ts';
import { ADMIN_PATH, socketIn } from './place.ts';

/** A server on this machine, by its folder; or any server, by its address and token. */
export type ServerPlace =
  | { readonly data: string }
  | { readonly url: string; readonly token: string };

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** To close or delete something large takes its time. */
const PATIENCE = 120_000;

/** Asks a running server for something. Throws AdminError with a sentence that says what went wrong. */
export async function askServer(place: ServerPlace, command: AskedCommand): Promise<unknown> {
  const answer = await ask(place, JSON.stringify(command)).catch((error: unknown) => {
    throw new AdminError(troubleWith(place, error as NodeJS.ErrnoException));
  });
  const { value, refused } = parsed(answer.text);
  if (answer.status === 200) return value;
  if ('url' in place && (answer.status === 404 || answer.status === 429)) {
    throw new AdminError(`The server at ${place.url} does not accept this token.`);
  }
  throw new AdminError(String(refused ?? `The server answered with ${answer.status}.`));
}

function ask(place: ServerPlace, body: string): Promise<Answer> {
  const options: RequestOptions = { method: 'POST', timeout: PATIENCE, agent: false };
  if ('data' in place) {
    return send(askHttp({ ...options, socketPath: socketIn(place.data), path: ADMIN_PATH }), body);
  }
  const url = new URL(ADMIN_PATH, place.url);
  const headers = { Authorization: `Bearer ${place.token}` };
  const request = url.protocol === 'https:' ? askHttps : askHttp;
  return send(request(url, { ...options, headers }), body);
}

function send(request: ReturnType<typeof askHttp>, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error('it does not answer')));
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.end(body);
  });
}

function parsed(text: string): { readonly value?: unknown; readonly refused?: unknown } {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}

function troubleWith(place: ServerPlace, { code, message }: NodeJS.ErrnoException): string {
  if ('url' in place) return `The server at ${place.url} cannot be reached: ${code ?? message}.`;
  if (code === 'EACCES' || code === 'EPERM') {
    return `You may not use ${socketIn(place.data)}. Run this as the user that the server runs as.`;
  }
  const isMissing = code === 'ENOENT' || code === 'ECONNREFUSED';
  if (!isMissing) return `The server does not answer: ${code ?? message}.`;
  return `No server runs with the data in ${place.data}. Name another folder with --data, or a server with --url.`;
}
