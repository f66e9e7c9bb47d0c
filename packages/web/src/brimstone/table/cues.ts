import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { Cue } from '../../table/sound.ts';

/** What is heard when something is told. */
export const CUES: Readonly<Partial<Record<BrimstoneEvent['t'], Cue>>> = {
  rolled: 'dice',
  rerolled: 'dice',
  'enemy-attack': 'dice',
  'hit-enemy': 'hit',
  wounded: 'hit',
  explosion: 'hit',
  moved: 'step',
  'enemy-moved': 'step',
  'darkness-moved': 'dread',
  'dread-added': 'dread',
  'dread-revealed': 'dread',
  ambush: 'dread',
  'fight-started': 'dread',
  'darkness-card': 'dread',
  'depth-event': 'dread',
  'knocked-out': 'hit',
  'door-opened': 'door',
  'gate-opened': 'door',
  won: 'victory',
  lost: 'dread',
};
