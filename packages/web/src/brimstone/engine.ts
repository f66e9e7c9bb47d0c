import { brimstone } from '@crawlspace/brimstone';
import { inWorker } from '../bots/worker.ts';
import { running } from '../session/engine.ts';
import type { Brimstone } from './shape.ts';

export const engine = running<Brimstone>({
  id: 'brimstone',
  module: brimstone,
  mission: ({ mission }) => mission,
  heroes: ({ heroes }) => heroes,
  turn: ({ turn }) => turn.number,
  fight: ({ enemies }, told) =>
    told.some(({ event }) => event.t === 'fight-started')
      ? [...new Set(enemies.map(({ type }) => type))]
      : null,
  bots: inWorker(
    () => new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' }),
  ),
});
