import type { Content, EventCard } from '../content-types.ts';
import {
  ambush,
  corruption,
  darkness as darknessMoves,
  each,
  eachOf,
  grit,
  hits,
  horror,
  randomTests,
  sanity,
  test,
  threatAmbush,
  when,
  wounds,
  xp,
} from '../language/build.ts';
import { byId } from './cards.ts';
import { eventCard, lastingCard } from './events.ts';

const ATTACKS: readonly EventCard[] = [
  eventCard('dark-no-footsteps', threatAmbush()),
  eventCard(
    'dark-through-the-planks',
    ambush(
      'tentacles',
      { count: { heroes: 'by-the-lantern' }, plus: 1, most: 6 },
      { among: 'by-the-lantern', world: 'lantern' },
    ),
  ),
  eventCard(
    'dark-rain-of-legs',
    eachOf(
      'random',
      eachOf('here', test('agility', 5, { fail: [{ do: 'void-venom' }] })),
      ambush('void-spiders', 'P', { near: 'you', world: 'yours' }),
    ),
  ),
  eventCard(
    'dark-last-in-line',
    eachOf(
      'last-in-line',
      test('cunning', 5, {
        pass: [xp(10)],
        fail: [
          ambush('stranglers', { by: 'threat', of: [1, 2, 3] }, { among: 'you', world: 'yours' }),
        ],
      }),
    ),
  ),
];

const COLLAPSES: readonly EventCard[] = [
  eventCard(
    'dark-rotten-props',
    eachOf(
      'random',
      eachOf('here', test('agility', 5, { fail: [hits('D3', 2)] })),
      { do: 'collapse', in: 'yours' },
      { do: 'wound-enemies', n: 1, in: 'yours' },
    ),
  ),
  eventCard(
    'dark-the-hill-settles',
    test('strength', 5, { fail: [wounds(1, 'all'), darknessMoves(1)] }, { by: 'together' }),
  ),
];

const EVENTS: readonly EventCard[] = [
  eventCard(
    'dark-the-stone-sings',
    each(when({ has: 'dark-stone' }, [corruption({ count: 'dark-stone', most: 3 })], [horror(2)])),
  ),
  eventCard(
    'dark-somebody-knows-your-name',
    randomTests('spirit', 5, { pass: [grit(1)], fail: [horror('D6')] }),
  ),
  eventCard('dark-a-fair-offer', {
    do: 'name',
    of: 'all',
    mayDecline: 'let-it-come',
    then: [sanity('D6')],
    else: [darknessMoves(2)],
  }),
];

const REMAINING: readonly EventCard[] = [
  lastingCard('dark-guttering-flame', {
    everyHero: { holdBack: -1 },
    uses: [
      {
        id: 'trim-the-wick',
        timing: 'instead-of-attack',
        grit: 2,
        when: 'carries-the-lantern',
        do: [{ do: 'discard-this' }],
      },
    ],
  }),
  lastingCard('dark-they-know-the-ground', { enemies: { initiative: 1 } }),
  lastingCard('dark-thick-blood', {
    enemiesOfSize: { 'small-or-medium': { health: 1 }, large: { health: 3 } },
  }),
  lastingCard('dark-no-quiet-hour', {
    on: [
      { at: 'catchYourBreath', when: { field: 'idle', is: false }, change: { heal: { most: 1 } } },
    ],
  }),
  lastingCard('dark-a-taste-for-it', {
    on: [
      {
        at: 'fightStart',
        do: [
          { do: 'roll', by: 'card', what: 'taste', from: [3], rows: [[{ do: 'elite', n: 1 }], []] },
        ],
      },
    ],
  }),
  lastingCard('dark-cold-fingers', { special: { id: 'cold-fingers', n: { from: 6, horror: 1 } } }),
];

/** Four attacks, two collapses, three events, six cards that remain in play. */
export const darkness: Content['darkness'] = byId([
  ...ATTACKS,
  ...COLLAPSES,
  ...EVENTS,
  ...REMAINING,
]);
