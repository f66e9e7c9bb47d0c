import type { QuestCard } from '../../quest-types.ts';
import { beastMap, LAIR } from './the-horror-beast.map.ts';

const ON_BEAST = { counter: 'feathers-on-beast' } as const;

/** The Beast roams the dungeon from the start and nothing hurts it, unless an Angel Feather lies on it. */
export const theHorrorBeast: QuestCard = {
  id: 'the-horror-beast',
  number: 7,
  map: beastMap,
  goals: [
    {
      done: { value: ON_BEAST, atLeast: 1 },
      numbers: { n: { held: 'feather' }, on: ON_BEAST },
    },
    { done: 'won' },
  ],
  // Other enemies keep a hero from picking up a Feather; the Beast shrinks from it.
  deeds: [
    {
      id: 'take-feather',
      at: 'objective',
      cost: 'mp',
      if: [{ undisturbed: 'beast' }],
      does: [
        { do: 'remove', token: 'objective' },
        { do: 'take', thing: 'feather' },
        { do: 'tell', purpose: 'feather-taken', where: 'hero' },
      ],
    },
    {
      id: 'lay-feather',
      cost: 'mp',
      if: [{ holds: 'feather' }, { beside: 'beast' }],
      does: [
        { do: 'give', thing: 'feather' },
        { do: 'count', counter: ON_BEAST.counter, n: 1 },
        { do: 'tell', purpose: 'feather-laid', amount: ON_BEAST },
      ],
    },
  ],
  triggers: [
    { on: 'set-up', does: [{ do: 'spawn', mark: 'beast', tier: '5', at: LAIR }] },
    // The Beast shakes off its Feathers: they fall where it stands, and nothing can hurt it any more.
    {
      on: 'round-start',
      if: [{ value: ON_BEAST, atLeast: 1 }],
      does: [
        { do: 'drop', token: 'objective', n: ON_BEAST, at: 'beast' },
        { do: 'tell', purpose: 'feathers-fall', where: { mark: 'beast' }, amount: ON_BEAST },
        { do: 'reset', counter: ON_BEAST.counter },
      ],
    },
    { on: 'killed', if: [{ dead: 'beast' }], does: [{ do: 'win' }] },
  ],
  armored: { mark: 'beast', unless: { value: ON_BEAST, atLeast: 1 } },
};
