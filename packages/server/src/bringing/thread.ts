import { parentPort } from 'node:worker_threads';
import { SaveError, SetupError } from '@crawlspace/kernel';
import { cpuTime } from '../cost/bill.ts';
import { UNREADABLE } from '../declined.ts';
import { type Brought, takeIn } from './bring.ts';
import type { FromThread } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

port.on('message', async (brought: Brought) => {
  const before = cpuTime();
  const said = await tried(brought);
  port.postMessage({ ...said, cpu: cpuTime() - before } as FromThread);
});

type Said = FromThread extends infer Each
  ? Each extends FromThread
    ? Omit<Each, 'cpu'>
    : never
  : never;

/** Errors lose their class on the way between threads: what they mean is said in words. */
async function tried(brought: Brought): Promise<Said> {
  try {
    const taken = await takeIn(brought);
    return taken ? { t: 'taken', taken } : notTaken('bad-message', UNREADABLE);
  } catch (error) {
    if (error instanceof SetupError) return notTaken('bad-setup', error.message);
    if (error instanceof SaveError) return notTaken(error.problem, error.message);
    return { t: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

function notTaken(because: string, why: string): Said {
  return { t: 'not-taken', because, why };
}
