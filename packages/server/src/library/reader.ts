import { parentPort, workerData } from 'node:worker_threads';
import { cpuTime } from '../cost/bill.ts';
import { Refused } from '../rooms/client.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Errand, Found, FromReader } from './errands.ts';
import { goOn } from './going-on.ts';
import { readBook, readFile, readPacks, readRecord } from './reading.ts';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

/** Kilobytes: what is read here is read once. */
const CACHE = 4 * 1024;

/** It reads by a connection of its own: nobody waits for it in the serving thread. */
const opening = openStore(workerData as StorePlace, { cache: CACHE });

port.on('message', async (errand: Errand) => {
  const before = cpuTime();
  const said = await tried(errand);
  const message = { ...said, cpu: cpuTime() - before } as FromReader;
  port.postMessage(message, moved(message));
});

/** Errors lose their class on the way between threads: what they mean is said in words. */
async function tried(errand: Errand): Promise<object> {
  try {
    return { t: 'found', found: await done(await opening, errand) };
  } catch (error) {
    if (error instanceof Refused) {
      return { t: 'refused', because: error.because, pick: error.pick };
    }
    return { t: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

function done(store: Store, errand: Errand): Promise<Found[Errand['t']]> {
  switch (errand.t) {
    case 'book':
      return readBook(store, errand.company);
    case 'file':
      return readFile(store, errand.company);
    case 'record':
      return readRecord(store, errand.table);
    case 'packs':
      return readPacks(store, errand.table);
    case 'go-on':
      return goOn(store, errand);
  }
}

/** Megabytes change hands without being copied. */
function moved(message: FromReader): ArrayBuffer[] {
  if (message.t !== 'found' || !(message.found instanceof Uint8Array)) return [];
  return [message.found.buffer as ArrayBuffer];
}
