// Plain JavaScript, because the Node that loads it may be older.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The first Node that runs TypeScript as it is. */
const NEEDED_MAJOR = 24;

/** The Node among the dependencies; the running one where there is none for this platform and it is new enough. */
export function ownNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = fileURLToPath(new URL(`../node_modules/node/bin/${name}`, import.meta.url));
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  console.error(`Node ${NEEDED_MAJOR} is needed and could not be installed for this platform.`);
  process.exit(1);
}
