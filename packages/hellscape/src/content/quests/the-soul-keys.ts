import type { QuestCard } from '../../quest-types.ts';
import { HOURGLASSES, keysMap } from './the-soul-keys.map.ts';

const FOUND = { held: 'key' } as const;

/** Gather the keys before they fade, and kill Death. */
export const theSoulKeys: QuestCard = {
  id: 'the-soul-keys',
  number: 10,
  map: keysMap,
  goals: [{ done: { value: FOUND, is: 3 }, numbers: { n: FOUND, of: 3 } }, { done: 'won' }],
  deeds: [
    {
      id: 'add-time',
      at: 'hourglass',
      cost: 'action',
      if: ['time-left'],
      does: [
        { do: 'add', token: 'hourglass', n: 1 },
        { do: 'tell', purpose: 'time-added', amount: { here: 'hourglass' } },
      ],
    },
    {
      id: 'take-key',
      at: 'objective',
      cost: 'action',
      does: [
        { do: 'remove', token: 'objective' },
        { do: 'take', thing: 'key' },
        { do: 'tell', purpose: 'key-taken', amount: FOUND, rule: 'H-QKEYS-09' },
        { do: 'xp', n: 8, on: 'everybody' },
      ],
    },
  ],
  triggers: [
    { on: 'set-up', does: [{ do: 'place-boss', boss: 'reaper' }] },
    // Every key that still lies in the dungeon fades; one that has no time left is gone, and all is lost.
    {
      on: 'darkness',
      if: [{ not: 'boss-fight' }],
      does: [{ do: 'fade', token: 'objective', told: 'key-fades', lost: 'key-vanished' }],
    },
    { on: 'killed', if: [{ dead: 'boss' }], does: [{ do: 'win' }] },
  ],
  marked: { opens: [{ value: FOUND, is: 3 }], noDoorCard: true },
  enemiesPass: 'all',
  bossFight: { begins: [{ do: 'lay', token: 'hourglass', on: HOURGLASSES, n: 2 }] },
};
