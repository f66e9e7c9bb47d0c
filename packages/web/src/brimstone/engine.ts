import { brimstone, whoIs } from '@crawlspace/brimstone';
import { running } from '../engine.ts';
import type { Brimstone } from './shape.ts';

// A worker is found by bundlers where it is made from an address that stands here.
const startBots = (hasPacks: boolean) =>
  hasPacks
    ? new Worker(new URL('./packed-bots.ts', import.meta.url), { type: 'module', name: 'bots' })
    : new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' });

export const engine = running<Brimstone>({
  id: 'brimstone',
  module: brimstone,
  mission: ({ mission }) => mission,
  heroes: ({ heroes }) => heroes.map(whoIs),
  isSettingUp: ({ turn }) => turn.step === 'setup',
  turn: ({ turn }) => turn.number,
  fight: ({ enemies }, told) =>
    told.some(({ event }) => event.t === 'fight-started')
      ? [...new Set(enemies.map(({ type }) => type))]
      : null,
  isFall: ({ t: name }) => name === 'knocked-out' || name === 'died',
  startBots,
  ofPacks: async (...packs) => (await import('./packs.ts')).makeOfPacks(...packs),
});
