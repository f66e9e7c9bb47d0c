import type { Condition } from '../../content-types.ts';
import { horror } from '../../language/build.ts';
import { condition, passing } from './make.ts';

/** The Madness chart, 2D6: for heroes who recover from having had no Sanity left. */
export const madness: readonly Condition[] = [
  passing('madness-2-walks-into-the-dark', { do: 'die' }),
  condition(
    'madness-3-talks-to-the-stone',
    { stats: { corruptionResistance: -1 }, keeps: ['dark-stone'] },
    { again: 'stacks' },
  ),
  condition(
    'madness-4-needs-the-light',
    {
      on: [
        {
          at: 'heroActivationStart',
          // Farther away the Voices in the Dark are enough.
          when: { every: ['in-the-light', { not: 'by-the-lantern' }] },
          do: [horror(1)],
        },
      ],
    },
    { again: 'stacks' },
  ),
  condition('madness-5-hollow-nights', { stats: { maxSanity: -2 } }, { again: 'stacks' }),
  condition(
    'madness-6-trembling',
    { while: [{ when: 'first-turn-of-fight', stats: { toHitMelee: 1, toHitRanged: 1 } }] },
    { again: 'reroll' },
  ),
  passing('madness-7-screaming-fit', horror(1, 1, 'others-here')),
  condition(
    'madness-8-faces-in-the-wall',
    { stats: { spirit: -1, luck: -1 } },
    { again: 'stacks' },
  ),
  condition(
    'madness-9-counts-everything',
    { stats: { lore: 1 }, keeps: ['items', 'tokens'] },
    { again: 'stacks' },
  ),
  condition(
    'madness-10-will-not-step-back',
    {
      on: [
        {
          at: 'escapeTest',
          when: { field: 'waived', is: false },
          unlessPaid: { grit: 1 },
          change: { forbidden: true },
        },
      ],
    },
    { again: 'reroll' },
  ),
  condition(
    'madness-11-trusts-no-hand',
    { special: { id: 'trusts-no-hand', n: { less: 1, need: 4 } } },
    { again: 'reroll' },
  ),
  condition(
    'madness-12-cold-clarity',
    { stats: { maxSanity: 1 } },
    { again: 'stacks', most: 3, boon: true },
  ),
];
