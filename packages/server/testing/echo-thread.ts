import { parentPort } from 'node:worker_threads';

/** A thread that does nothing but say what it was told. */
parentPort?.on('message', (message: unknown) => parentPort?.postMessage(message));
