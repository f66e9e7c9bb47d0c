import { brimstoneStay } from '@crawlspace/brimstone';
import { running } from '../../engine.ts';
import type { BrimstoneStay } from '../stay-shape.ts';

// A worker is found by bundlers where it is made from an address that stands here.
const startBots = (hasPacks: boolean) =>
  hasPacks
    ? new Worker(new URL('./packed-bots.ts', import.meta.url), { type: 'module', name: 'bots' })
    : new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' });

export const engine = running<BrimstoneStay>({
  id: 'brimstone-stay',
  module: brimstoneStay,
  mission: () => 'brimstone-stay',
  heroes: ({ characters }) => characters,
  isSettingUp: () => false,
  turn: ({ stay }) => stay.day,
  fight: () => null,
  isFall: ({ t: name }) => name === 'knocked-out' || name === 'died',
  startBots,
  ofPacks: async (...packs) => (await import('./packs.ts')).makeOfPacks(...packs),
});
