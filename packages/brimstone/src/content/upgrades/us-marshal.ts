import type { Upgrade } from '../../content-types.ts';
import { SHOTGUN } from '../../language/build.ts';
import { upgradesOf } from './build.ts';

const marshal = upgradesOf('us-marshal');

/** A kill brings one more shot in the same attack. It is exhausted then, so that no third one follows. */
const doubleShot = marshal('double-shot', { shots: 1 }, ({ shots }) => ({
  on: [
    {
      at: 'attackResolved',
      when: { every: [{ field: 'kills', filled: true }, { weapon: SHOTGUN }] },
      once: 'turn',
      told: true,
      change: { extraDice: shots },
    },
  ],
}));

const holdTheLine = marshal('hold-the-line', { health: 2, hits: 1 }, ({ health, hits }) => ({
  stats: { maxHealth: health },
  special: { id: 'hold-the-line', n: { hits } },
}));

const buckshotVerdict = marshal('buckshot-verdict', { wounds: 1 }, ({ wounds }) => ({
  criticalsMatter: {
    every: [{ weapon: SHOTGUN }, { number: { count: 'enemies-around' }, least: 2 }],
  },
  on: [
    {
      at: 'hitResolved',
      when: { every: [{ weapon: SHOTGUN }, 'rolled-critical'] },
      do: [{ do: 'wound-enemy', n: wounds, foes: 'beside-target' }],
    },
  ],
}));

const wordOfTheLaw = marshal('word-of-the-law', { grit: 1, extra: 1 }, ({ grit, extra }) => ({
  stats: { maxGrit: extra },
  on: [{ at: 'heroRolled', of: 'another-near', reroll: { grit } }],
}));

export const marshalUpgrades: readonly Upgrade[] = [
  doubleShot,
  holdTheLine,
  buckshotVerdict,
  wordOfTheLaw,
];
