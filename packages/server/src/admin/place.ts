import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

export const ADMIN_PATH = '/admin';

/** Where a server that keeps its tables in this folder listens for the host's commands. */
export function socketIn(data: string): string {
  const folder = resolve(data);
  if (process.platform !== 'win32') return join(folder, 'crawlspace.sock');
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\crawlspace-${name}`;
}
