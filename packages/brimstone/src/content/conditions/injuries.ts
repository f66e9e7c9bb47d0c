import type { Condition } from '../../content-types.ts';
import { corruption, loseGrit, poison, roll } from '../../language/build.ts';
import { condition, passing } from './make.ts';

/** The Injury chart, 2D6: for heroes who recover from having had no Health left. */
export const injuries: readonly Condition[] = [
  passing('injury-2-past-mending', { do: 'die' }),
  condition('injury-3-crushed-hand', { stats: { handSlots: -1 } }, { again: 'reroll' }),
  condition('injury-4-broken-leg', { stats: { move: -2 } }, { again: 'reroll' }),
  condition('injury-5-stove-in-ribs', { stats: { maxHealth: -2 } }, { again: 'stacks' }),
  condition(
    'injury-6-rattled-skull',
    { stats: { initiative: -1, cunning: -1 } },
    { again: 'stacks' },
  ),
  passing('injury-7-winded', loseGrit(1)),
  condition('injury-8-trick-knee', { stats: { escape: -1, agility: -1 } }, { again: 'stacks' }),
  condition('injury-9-torn-shoulder', { stats: { strength: -1 } }, { again: 'stacks' }),
  condition('injury-10-powder-burned-eye', { stats: { range: -2 } }, { again: 'reroll' }),
  condition(
    'injury-11-void-infection',
    {
      on: [
        {
          at: 'fightStart',
          when: 'enemies-in-your-world',
          do: [roll('void-infection', 2, [poison()], [])],
        },
        { at: 'adventureEnd', do: [corruption(1)] },
      ],
    },
    { again: 'reroll' },
  ),
  condition(
    'injury-12-proud-scar',
    { stats: { maxHealth: 1 } },
    { again: 'stacks', most: 3, boon: true },
  ),
];
