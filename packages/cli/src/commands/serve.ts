import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../../../scripts/start.ts', import.meta.url));

/** Serves the page and tables online, in a process of its own that holds nothing else. */
export function serveCommand(args: string[]): Promise<number> {
  const server = spawn(process.execPath, [START, ...args], { stdio: 'inherit' });
  // Ctrl-C reaches the server by itself; it has something to store before it ends.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
}
