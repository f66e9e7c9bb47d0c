import type { ChancePoint, Connect, Reply } from '@crawlspace/host';
import type { GameRecord, PackRef } from '@crawlspace/kernel';

/** A game that is over, of which somebody wants to know where it was decided. */
export interface Looking {
  readonly record: GameRecord;
}

/** The packs of the table that is thought about: heard before anything else, where there are any. */
export interface CarriedPacks {
  readonly refs: readonly PackRef[];
  readonly packs: readonly unknown[];
}

/** What comes back: one point after the other, then the end or why there is none. */
export type Seen =
  | { readonly point: ChancePoint }
  | { readonly over: true; readonly failure?: string };

/** Whoever wants to follow a curve: points as they come, and when it is over. */
export interface CurveListener {
  point(point: ChancePoint): void;
  over(failure: string | null): void;
}

/** Looks a game over in a worker of its own. The function that comes back breaks it off. */
export function lookOver(
  start: (hasPacks: boolean) => Worker,
): (record: GameRecord, hear: CurveListener) => () => void {
  return (record, hear) => {
    const worker = start(record.packs !== undefined);
    const end = (failure: string | null) => {
      worker.terminate();
      hear.over(failure);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
      if ('point' in data) hear.point(data.point);
      else end(data.failure ?? null);
    });
    worker.addEventListener('error', ({ message }) => end(message));
    worker.postMessage({ record } satisfies Looking);
    return () => worker.terminate();
  };
}

/** Bots that think in a worker of their own, so that the page never waits for them. */
export function inWorker(
  start: (hasPacks: boolean) => Worker,
  packs: CarriedPacks | null,
): Connect {
  return (receive, broken) => {
    const worker = start(packs !== null);
    if (packs) worker.postMessage(packs);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
    worker.addEventListener('error', ({ message }) => broken(message));
    return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
  };
}
