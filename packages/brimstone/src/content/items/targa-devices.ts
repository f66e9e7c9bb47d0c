import type { ItemCard } from '../../content-types.ts';
import { roll, sanity } from '../../language/build.ts';
import type { Foes, Who } from '../../language/values.ts';
import { item } from './build.ts';

/** Never what works once in an adventure, and so never itself. */
const memoryPrism = item(
  'memory-prism',
  { keywords: ['tech'], darkStone: 1, price: 550 },
  { sanity: 1, times: 2 },
  ({ sanity: damage, times }) => ({
    uses: [
      {
        id: 'remember',
        times,
        timing: 'activation',
        limit: 'adventure',
        do: [{ do: 'ready-item', of: 'here' }, sanity(damage)],
      },
    ],
  }),
);

/** Used when the enemies are about to act or in one's own activation. */
const stasisSphere = item(
  'stasis-sphere',
  { keywords: ['tech', 'consumable'], weight: 1, price: 500 },
  { range: 6 },
  ({ range }) => {
    const near: Foes = { foes: { inSight: range }, when: { size: 'up-to-large' } };
    const acting: Foes = { foes: near, when: { type: 'concerned' } };
    return {
      on: [
        {
          at: 'enemyActivationStart',
          when: { any: acting },
          asks: true,
          once: 'adventure',
          use: 'stop',
          do: [{ do: 'choose-enemy', of: acting, then: [{ do: 'stasis', foes: 'target' }] }],
        },
      ],
      uses: [
        {
          id: 'stop',
          timing: 'activation',
          limit: 'adventure',
          do: [{ do: 'choose-enemy', of: near, then: [{ do: 'stasis', foes: 'target' }] }],
        },
      ],
    };
  },
);

const jarOfMendingScarabs = item(
  'jar-of-mending-scarabs',
  { keywords: ['animal'], weight: 1, price: 450 },
  { heal: 'D3', bite: 1 },
  ({ heal, bite }) => {
    const hurt: Who = { who: 'in-reach', when: 'wounded' };
    return {
      on: [
        {
          at: 'fightEnd',
          when: { number: { count: { heroes: hurt } }, least: 1 },
          asks: true,
          do: [
            roll(
              'scarabs',
              bite + 1,
              [{ do: 'poison' }],
              [
                {
                  do: 'name',
                  by: 'owner',
                  of: hurt,
                  then: [{ do: 'heal', wounds: heal, by: 'owner' }],
                },
              ],
            ),
          ],
        },
      ],
    };
  },
);

const RECALL = 'recall';

/** Once in a fight; outside of fights a newly found tile makes it ready again. */
const recallBeacon = item(
  'recall-beacon',
  { keywords: ['tech'], weight: 1, price: 400 },
  { sanity: 1 },
  ({ sanity: damage }) => ({
    on: [
      { at: 'fightStart', do: [{ do: 'make-ready', use: RECALL }] },
      {
        at: 'tileRevealed',
        of: 'anyone',
        when: 'in-peace',
        do: [{ do: 'make-ready', use: RECALL }],
      },
    ],
    uses: [
      {
        id: RECALL,
        timing: 'activation',
        limit: 'fight',
        when: { every: ['has-not-moved', 'has-not-acted', 'has-not-attacked'] },
        do: [sanity(damage), { do: 'place-beside-hero' }],
      },
    ],
  }),
);

/** The artifacts of Targa that are neither worn nor fought with. */
export const targaDevices: readonly ItemCard[] = [
  memoryPrism,
  stasisSphere,
  jarOfMendingScarabs,
  recallBeacon,
];
