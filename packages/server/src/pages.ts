import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
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
  const files = sirv(webRoot, {
    // Looks at the disk for each request, so that a client built anew is served at once and a file
    // that is gone is a 404.
    dev: true,
    etag: true,
    // The build leaves compressed copies beside the files.
    gzip: true,
    brotli: true,
    setHeaders: cacheForever,
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const path = pathOf(request);
    if (path === '/healthz') return sendHealth(response, true);
    if (isHidden(path)) return sendNotFound(response);
    if (TABLE.test(path)) request.url = '/';
    // Nobody needs a part of these small files, and sirv throws at ranges that end before they start.
    delete request.headers.range;
    files(request, response, () => sendNotFound(response));
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] as string;
}

/** Names of built assets contain a hash of their content: they never change. */
function cacheForever(response: ServerResponse, path: string): void {
  if (path.startsWith('/assets/')) response.setHeader('Cache-Control', A_YEAR);
}

/** Dot files, and all that tries to climb out of the folder, whatever its spelling. */
function isHidden(path: string): boolean {
  return path
    .replaceAll(/%2e/gi, '.')
    .replaceAll(/%5c|\\|%2f/gi, '/')
    .includes('/.');
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(NOT_FOUND);
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' });
  response.end('Method not allowed\n');
}
