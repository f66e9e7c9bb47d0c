import type { Upgrade } from '../../content-types.ts';
import { MELEE } from '../../language/build.ts';
import type { WeaponFilter } from '../../language/values.ts';
import { upgradesOf } from './build.ts';

const saloonGirl = upgradesOf('saloon-girl');

/** Added to what the die gives, so that a rolled 1 still recovers Grit. */
const fast = saloonGirl('fast', { move: 1 }, ({ move }) => ({ stats: { move } }));

const comfortingPresence = saloonGirl('comforting-presence', { heal: 1 }, (n) => ({
  special: { id: 'comforting-presence', n },
}));

const lastDance = saloonGirl('last-dance', { escape: 1, move: 'D3' }, ({ escape: away, move }) => ({
  stats: { escape: away },
  on: [
    {
      at: 'attackResolved',
      when: { every: ['in-own-activation', { field: 'kills', filled: true }, { weapon: MELEE }] },
      asks: true,
      once: 'turn',
      do: [{ do: 'move', n: move, roll: 'last-dance' }],
    },
  ],
}));

/** Her tokens do others more good; that Comforting Presence does too is part of that ability. */
const bedsideManner = saloonGirl(
  'bedside-manner',
  { extra: 1 },
  ({ extra }) => ({
    on: [
      {
        at: 'healed',
        of: 'another',
        when: {
          every: ['healed-by-you', { field: 'token', in: ['bandages', 'herbs', 'swamp-fungus'] }],
        },
        change: { wounds: extra },
      },
      {
        at: 'healed',
        of: 'another',
        when: { every: ['healed-by-you', { field: 'token', is: 'whiskey' }] },
        change: { sanity: extra },
      },
    ],
  }),
  ['medical-valise'],
);

const HIDDEN_PISTOL: WeaponFilter = { free: true, item: true, keywords: ['pistol'] };

/** The pistol of a Free Attack, and with it every other such pistol she may own. */
const sleeveTrick = saloonGirl('sleeve-trick', { grit: 1, damage: 1 }, ({ grit, damage }) => ({
  on: [{ at: 'damageRolled', when: { weapon: HIDDEN_PISTOL }, change: { damage } }],
  special: { id: 'sleeve-trick', n: { grit } },
}));

export const saloonGirlUpgrades: readonly Upgrade[] = [
  fast,
  comfortingPresence,
  lastDance,
  bedsideManner,
  sleeveTrick,
];
