import { parsePort, serve } from '@crawlspace/server';
import { buildIfStale, DIST } from './build.ts';

const DEFAULT_PORT = '8080';

const asked = process.env['PORT'] || DEFAULT_PORT;
const port = parsePort(asked);
if (port === null) fail(`PORT must be a whole number from 0 to 65535, not "${asked}".`, 2);

try {
  await buildIfStale();
  const { address, close } = await serve({ port, webRoot: DIST });
  console.log(`Crawlspace is open at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1);
}

function fail(reason: string, exitCode: number): never {
  console.error(reason);
  process.exit(exitCode);
}
