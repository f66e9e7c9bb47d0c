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
  const message = { ...said, cpu: cpuTime() - before } as FromThread;
  port.postMessage(message, moved(message));
});

type Said = FromThread extends infer Each
  ? Each extends FromThread
    ? Omit<Each, 'cpu'>
    : never
  : never;

/** Megabytes change hands without being copied. */
function moved(message: FromThread): ArrayBuffer[] {
  const step = message.t === 'taken' ? message.taken.step : undefined;
  return step ? [step.entries.buffer as ArrayBuffer] : [];
}

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
