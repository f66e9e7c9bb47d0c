import type { Upgrade } from '../../content-types.ts';
import { FIGHT_DICE, heal, loot } from '../../language/build.ts';
import type { Who } from '../../language/values.ts';
import { upgradesOf } from '../upgrades/build.ts';

const saloonGirl = upgradesOf('saloon-girl');

const COMFORTED = { field: 'token', is: 'comforting-presence' } as const;

const gentleHands = saloonGirl('gentle-hands', { extra: 1 }, ({ extra }) => ({
  on: [
    {
      at: 'healed',
      of: 'your-healing',
      when: { every: [COMFORTED, { field: 'wounds', least: 1 }] },
      change: { wounds: extra },
    },
    {
      at: 'healed',
      of: 'your-healing',
      when: { every: [COMFORTED, { field: 'sanity', least: 1 }] },
      change: { sanity: extra },
    },
  ],
}));

/** Herself, or somebody beside her. */
const PATIENTS: Who = { who: 'you-and-adjacent', when: 'wounded' };

const fieldNurse = saloonGirl('field-nurse', { heal: 'D6' }, ({ heal: wounds }) => ({
  uses: [
    {
      id: 'treat',
      timing: 'activation',
      limit: 'fight',
      when: { number: { count: { heroes: PATIENTS } }, least: 1 },
      do: [{ do: 'name', by: 'owner', of: PATIENTS, then: [heal({ wounds, by: 'owner' })] }],
    },
  ],
}));

const supperForEveryone = saloonGirl('supper-for-everyone', { heal: 1 }, ({ heal: more }) => ({
  on: [{ at: 'catchYourBreath', of: 'anyone', change: { heal: more } }],
}));

const notOnMyShift = saloonGirl('not-on-my-shift', { heal: 3 }, ({ heal: n }) => ({
  on: [
    {
      at: 'heroKnockedOut',
      of: 'another-here',
      when: { field: 'prevented', is: false },
      asks: true,
      once: 'adventure',
      change: { prevented: true },
      do: [heal({ wounds: n, sanity: n, by: 'owner', to: 'concerned' })],
    },
  ],
}));

/** The pistol that she draws for Free Attacks. */
const secondSleeve = saloonGirl('second-sleeve', { shots: 1 }, ({ shots }) => ({
  attackDice: { when: { weapon: { free: true, item: true, keywords: ['pistol'] } }, n: shots },
}));

const cardSharp = saloonGirl('card-sharp', { dice: 1 }, ({ dice }) => ({
  on: [{ at: 'heroRolled', when: FIGHT_DICE, reroll: { most: dice, limit: 'turn' } }],
}));

const sweetTalk = saloonGirl('sweet-talk', { luck: 1, price: 10 }, ({ luck, price }) => ({
  stats: { luck, townPrice: -price },
}));

const theHouseWins = saloonGirl('the-house-wins', { cards: 1 }, ({ cards }) => ({
  on: [{ at: 'fightEnd', do: [loot(cards)] }],
}));

export const nurse: readonly Upgrade[] = [gentleHands, fieldNurse, supperForEveryone, notOnMyShift];

export const hustle: readonly Upgrade[] = [secondSleeve, cardSharp, sweetTalk, theHouseWins];
