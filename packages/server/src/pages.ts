import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { encodingFor, Files, type Found } from './http/files.ts';
import { sendHealth } from './http/watching.ts';

const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark">
<title>404: Crawlspace</title>
<h1>Nothing but darkness here</h1>
<p>There is no such page. <a href="/">Back to the table</a></p>
<p lang="it">Questa pagina non esiste. <a href="/">Torna al tavolo</a></p>
</html>
`;

/** The browser loads nothing from elsewhere, sends nothing elsewhere, and shows the page in no foreign frame. */
const SAFETY = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
} as const;

/** For every answer, whoever gives it. */
export function keepSafe(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
}

/** The way to a table online. The page itself finds out which: what follows `#` never comes here. */
const TABLE = /^\/t\/[a-z0-9]{16}$/;

const A_YEAR = 'public, max-age=31536000, immutable';

/** Answers requests: the health check, and the files of the web client. */
export function pages(webRoot: string): RequestListener {
  const files = new Files(webRoot);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const path = pathOf(request);
    if (path === '/healthz') return sendHealth(response, true);
    const plain = decoded(path);
    if (plain === null || isHidden(plain)) return sendNotFound(response);
    sendFile(files, TABLE.test(plain) ? '/' : plain, request, response).catch(() => {
      // It was there a moment ago: a page was built anew.
      if (response.headersSent) response.destroy();
      else sendNotFound(response);
    });
  };
}

/** Nobody needs a part of these small files. */
async function sendFile(
  files: Files,
  path: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await files.find(path);
  if (!found) return sendNotFound(response);
  const encoding = encodingFor(found, String(headers['accept-encoding'] ?? ''));
  if (headers['if-none-match'] === found.etag) {
    response.writeHead(304, headersOf(found, path)).end();
    return;
  }
  const size = found.sizes.get(encoding) ?? 0;
  const body = method === 'HEAD' ? null : await files.read(found, encoding);
  response.writeHead(200, {
    ...headersOf(found, path),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': body instanceof Uint8Array ? body.length : size,
  });
  if (body === null || body instanceof Uint8Array) response.end(body);
  else pipeline(body, response, () => undefined);
}

/** Names of built assets contain a hash of their content: they never change. */
function headersOf({ type, etag, modified }: Found, path: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Cache-Control': path.startsWith('/assets/') ? A_YEAR : 'no-cache',
    ETag: etag,
    'Last-Modified': modified,
    Vary: 'Accept-Encoding',
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] as string;
}

/** A path as it is meant; null where that is nonsense. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/');
  } catch {
    return null;
  }
}

/** Dot files, and all that tries to climb out of the folder. */
function isHidden(path: string): boolean {
  return !path.startsWith('/') || path.includes('/.') || path.includes('\0');
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(NOT_FOUND);
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' });
  response.end('Method not allowed\n');
}
