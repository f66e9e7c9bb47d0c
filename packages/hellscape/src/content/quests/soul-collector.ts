import type { Happening, Value } from '../../happenings.ts';
import type { QuestCard } from '../../quest-types.ts';
import { allHaveLeft, wayOut } from './common.ts';
import { soulsMap } from './soul-collector.map.ts';

const SOULS = { counter: 'souls' } as const;
/** For each hero the game counts as: a lone one meets the mobs of two, and needs the souls of two. */
const NEEDED = { perHero: 10 } as const;

/** The souls lie at the Gate, for all to see. */
const collect = (n: Value): readonly Happening[] => [
  { do: 'count', counter: SOULS.counter, n },
  { do: 'show', token: 'objective-gray', n: SOULS },
  { do: 'tell', purpose: 'souls', who: 'nobody', amount: SOULS },
];

/** Ten souls for each hero open the Gate to the Valley. */
export const soulCollector: QuestCard = {
  id: 'soul-collector',
  number: 9,
  map: soulsMap,
  goals: [
    { done: { value: SOULS, atLeast: NEEDED }, numbers: { n: SOULS, of: NEEDED } },
    allHaveLeft,
  ],
  deeds: [
    {
      id: 'break-prison',
      at: 'objective',
      cost: 'action',
      does: [
        { do: 'remove', token: 'objective' },
        { do: 'tell', purpose: 'prison-broken', rule: 'H-QSOULS-05' },
        { do: 'xp', n: 5, on: 'hero' },
        ...collect(5),
      ],
    },
    { ...wayOut, if: [{ value: SOULS, atLeast: NEEDED }] },
  ],
  triggers: [
    { on: 'killed', if: [{ kind: 'roaming' }], does: collect(3) },
    { on: 'killed', if: [{ not: { kind: 'roaming' } }, 'by-a-hero'], does: collect('miniatures') },
  ],
};
