import type { Condition } from '../../content-types.ts';
import { healedWith, hits, RANGED, roll } from '../../language/build.ts';
import { condition } from './make.ts';

/** Rows 41 to 66 of the Mutation chart. */
export const mutations41To66: readonly Condition[] = [
  condition('mutation-41-weeping-skin', {
    on: [{ at: 'catchYourBreath', change: { heal: { add: -1, least: 0 } } }],
  }),
  condition('mutation-42-sulphur-smell', { stats: { townPrice: 5 } }),
  condition('mutation-43-rooted-feet', {
    blocksSlots: ['boots'],
    immune: ['push'],
    while: [{ when: { noted: 'rooted' }, stats: { defense: -1 } }],
    on: [
      { at: 'heroActivationStart', do: [{ do: 'strike-out', what: 'rooted' }] },
      {
        at: 'heroActivationEnd',
        when: 'has-not-moved',
        do: [{ do: 'note', what: 'rooted', until: 'adventure' }],
      },
    ],
  }),
  condition('mutation-44-hollow-bones', { stats: { move: 1, maxHealth: -2 } }),
  condition('mutation-45-tolling-chest', {
    on: [
      {
        at: 'fightStart',
        when: 'enemies-in-your-world',
        do: [
          roll(
            'tolling-chest',
            3,
            [{ do: 'enemy-bonus', stats: { initiative: 1 }, until: 'fight', firstTurn: true }],
            [],
          ),
        ],
      },
    ],
  }),
  condition('mutation-46-black-tongue', { stats: { luck: -1 } }),
  condition('mutation-51-smoking-hair'),
  condition('mutation-52-wandering-eye', {
    on: [
      {
        at: 'attackRolled',
        once: 'attack',
        when: {
          every: [
            { weapon: RANGED },
            { field: 'dice', least: 1, most: 1 },
            { number: { count: { heroes: 'adjacent' } }, least: 1 },
          ],
        },
        do: [hits(1, 1, { oneOf: 'adjacent' })],
      },
    ],
  }),
  condition('mutation-53-stone-scabs', {
    stats: { corruptionResistance: -1 },
    on: [{ at: 'woundsIncoming', once: 'turn', change: { wounds: { add: -1, least: 0 } } }],
  }),
  condition('mutation-54-second-heartbeat', { stats: { maxHealth: 2, maxSanity: -2 } }),
  condition('mutation-55-feeds-on-fright', {
    stats: { willpower: 1 },
    attackDice: { when: { every: [{ noted: 'sated' }, { firstWeapon: { free: false } }] }, n: 1 },
    on: [
      {
        at: 'heroSanityLost',
        when: 'in-fight',
        do: [{ do: 'note', what: 'sated', until: 'fight' }],
      },
      {
        at: 'attackDeclared',
        when: { weapon: { free: false } },
        do: [{ do: 'strike-out', what: 'sated' }],
      },
    ],
  }),
  condition('mutation-56-barbed-palms', {
    while: [{ when: 'no-hand-weapon', stats: { combat: 1 } }],
    on: [
      {
        at: 'healed',
        of: 'another',
        when: { every: ['healed-by-you', 'healed-with-something'] },
        do: [{ do: 'sting', n: 1, to: 'concerned' }],
      },
    ],
  }),
  condition('mutation-61-quicksilver-sweat', {
    stats: { agility: 1 },
    on: [
      {
        at: 'heroActivationStart',
        when: 'in-fight',
        do: [{ do: 'special', id: 'lose-grip', n: { on: 1 } }],
      },
    ],
  }),
  condition('mutation-62-sleepless', {
    stats: { maxGrit: 1 },
    on: [
      { at: 'catchYourBreath', change: { woundsOnly: true } },
      { at: 'healed', when: { field: 'token', is: 'recovery' }, change: { sanity: { most: 0 } } },
    ],
  }),
  condition('mutation-63-frost-breath', {
    immune: ['weather', 'cold'],
    on: [{ at: 'healed', when: healedWith('whiskey'), change: { sanity: { add: -1, least: 0 } } }],
  }),
  condition('mutation-64-humming-skull'),
  condition('mutation-65-unfinished-face', { stats: { cunning: -1 } }),
  condition('mutation-66-favourite-of-the-stone', {
    stats: { darkStoneHitOn: 1 },
    on: [{ at: 'darkStoneFound', when: 'adventure-goes-on', change: { amount: 1 } }],
  }),
];
