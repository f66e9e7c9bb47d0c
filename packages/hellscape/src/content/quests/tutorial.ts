import type { QuestCard } from '../../quest-types.ts';
import { tutorialMap } from './tutorial.map.ts';

/** Find the Scroll, and close the Rift with it. */
export const tutorial: QuestCard = {
  id: 'tutorial',
  number: 1,
  map: tutorialMap,
  goals: [{ done: { value: { held: 'scroll' }, atLeast: 1 } }, { done: 'won' }],
  deeds: [
    {
      id: 'take-scroll',
      at: 'objective',
      cost: 'mp',
      interacts: true,
      does: [
        { do: 'remove', token: 'objective' },
        { do: 'take', thing: 'scroll' },
        { do: 'tell', purpose: 'scroll-taken', rule: 'H-QTUTORIAL-03' },
        { do: 'xp', n: 5, on: 'everybody' },
      ],
    },
    {
      id: 'close-rift',
      at: 'objective-gray',
      cost: 'action',
      if: [{ holds: 'scroll' }],
      does: [{ do: 'win' }],
    },
  ],
};
