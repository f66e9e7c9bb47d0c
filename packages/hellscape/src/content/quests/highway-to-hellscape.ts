import type { QuestCard } from '../../quest-types.ts';
import { allHaveLeft, wayOut } from './common.ts';
import { highwayMap } from './highway-to-hellscape.map.ts';

const LEFT = { tokens: 'objective' } as const;

/** Press both switches, and leave by the altar behind the Gate they open. */
export const highwayToHellscape: QuestCard = {
  id: 'highway-to-hellscape',
  number: 2,
  map: highwayMap,
  goals: [
    { done: { value: LEFT, is: 0 }, numbers: { n: { from: 2, less: LEFT }, of: 2 } },
    allHaveLeft,
  ],
  deeds: [
    {
      id: 'press-switch',
      at: 'objective',
      cost: 'mp',
      interacts: true,
      // With the last switch the Gate opens, and what is behind it is revealed.
      does: [
        { do: 'remove', token: 'objective' },
        { do: 'xp', n: 3, on: 'hero' },
        { do: 'tell', purpose: 'switch-pressed', amount: LEFT },
        { do: 'if', so: [{ value: LEFT, is: 0 }], then: [{ do: 'open-marked' }] },
      ],
    },
    { ...wayOut, if: [{ value: LEFT, is: 0 }] },
  ],
  // Enemies come and go through the Gate; for everyone else it is as good as a wall.
  marked: { opens: 'never' },
  enemiesPass: 'marked',
};
