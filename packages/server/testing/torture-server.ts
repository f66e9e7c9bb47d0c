import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { moduleOf } from '../src/games.ts';
import { run } from '../src/run.ts';
import { METRICS_TOKEN } from './metrics.ts';

// A server that is going to be killed: where it listens and keeps its tables is told by its arguments.
const [port, data, database, redis] = process.argv.slice(2);
// Whoever is killed has no time to keep what it compiled: the next one would start as slowly.
await Promise.all([moduleOf('brimstone'), moduleOf('hellscape')]);
flushCompileCache();
let longest = 0;
process.once('SIGUSR2', () => watchTurns());
process.on('SIGUSR2', () => {
  console.log(`longest turn ${longest.toFixed(1)} ms`);
  longest = 0;
});

/** Milliseconds of processor that this thread takes before it looks at anything else. */
function watchTurns(): void {
  let last = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1000);
    last = now;
  }, 1);
}

await run({
  port: Number(port),
  webRoot: join(data as string, 'page'),
  online: {
    ...{ data: data as string, database: database || undefined, redis, pause: 0 },
    metricsToken: METRICS_TOKEN,
  },
});
