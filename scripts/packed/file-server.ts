import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A web server that has the files of one folder under one path and nothing else; `strangers` are the other paths it is asked for. */
export async function serveFiles(
  folder: string,
  path: string,
  strangers: string[],
): Promise<Server> {
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const isThere = file.startsWith(path);
    const contents = isThere
      ? await readFile(join(folder, file.slice(path.length))).catch(() => null)
      : null;
    if (!contents) strangers.push(pathname);
    response.writeHead(contents ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(contents);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
