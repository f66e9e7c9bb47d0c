import { hellscape } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { running } from '../engine.ts';
import type { Hellscape } from './shape.ts';

// A worker is found by bundlers where it is made from an address that stands here.
const startBots = (hasPacks: boolean) =>
  hasPacks
    ? new Worker(new URL('./packed-bots.ts', import.meta.url), { type: 'module', name: 'bots' })
    : new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' });

export const engine = running<Hellscape>({
  id: 'hellscape',
  module: hellscape,
  mission: ({ quest }) => quest,
  heroes: ({ heroes }) => heroes,
  isSettingUp: ({ phase }) => phase === 'setup',
  turn: ({ round }) => round,
  fight: (_, told) => newcomers(told),
  isFall: ({ t: name }) => name === 'knocked-out',
  startBots,
  ofPacks: async (...packs) => (await import('./packs.ts')).makeOfPacks(...packs),
});

/** A fight begins where enemies come into play. */
function newcomers(told: readonly Told<Hellscape['event']>[]): readonly string[] | null {
  const types = told.flatMap(({ event }) =>
    event.t === 'spawned' ? [event.enemy.replace(/\d+$/, '')] : [],
  );
  return types.length > 0 ? [...new Set(types)] : null;
}
