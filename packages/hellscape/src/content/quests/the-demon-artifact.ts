import type { QuestCard } from '../../quest-types.ts';
import { artifactMap } from './the-demon-artifact.map.ts';

const FOUND = { held: 'shard' } as const;

/** Gather three Shards, and forge them into one in the Demonic Forge. */
export const theDemonArtifact: QuestCard = {
  id: 'the-demon-artifact',
  number: 4,
  map: artifactMap,
  goals: [{ done: { value: FOUND, is: 3 }, numbers: { n: FOUND, of: 3 } }, { done: 'won' }],
  deeds: [
    {
      id: 'take-shard',
      at: 'objective',
      cost: 'mp',
      interacts: true,
      does: [
        { do: 'remove', token: 'objective' },
        { do: 'take', thing: 'shard' },
        { do: 'tell', purpose: 'shard-taken', amount: FOUND },
        { do: 'xp', n: 5, on: 'hero' },
      ],
    },
    {
      id: 'forge-artifact',
      at: 'objective-gray',
      cost: 'action',
      if: [{ value: FOUND, is: 3 }, { gathered: 'shard' }],
      does: [{ do: 'win' }],
    },
  ],
};
