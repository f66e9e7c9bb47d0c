import type { Upgrade } from '../../content-types.ts';
import { FIGHT_DICE, grit, healWounds, when } from '../../language/build.ts';
import { upgradesOf } from '../upgrades/build.ts';

const bandido = upgradesOf('bandido');

const thickHide = bandido('thick-hide', { health: 4 }, ({ health }) => ({
  stats: { maxHealth: health },
}));

const spite = bandido('spite', { wounds: 3, grit: 1 }, ({ wounds, grit: back }) => ({
  on: [
    {
      at: 'heroHurt',
      when: { every: [{ field: 'wounds', least: wounds }, 'in-fight', 'lacks-grit'] },
      once: 'fight',
      told: true,
      do: [grit(back)],
    },
  ],
}));

const saintsInTheCoat = bandido(
  'saints-in-the-coat',
  { spirit: 5, sanity: 2 },
  ({ spirit, sanity }) => ({ bestOf: { spiritArmor: spirit }, stats: { maxSanity: sanity } }),
);

const badPenny = bandido('bad-penny', { heal: 1, half: 2 }, ({ heal, half }) => ({
  on: [
    {
      at: 'heroActivationStart',
      when: { every: ['wounded', 'in-fight'] },
      do: [when('half-health', [healWounds(half)], [healWounds(heal)])],
    },
  ],
}));

const deepPockets = bandido('deep-pockets', { maxGrit: 1 }, (stats) => ({ stats }));

const allIn = bandido('all-in', { grit: 1, bonus: 2 }, ({ grit: stake, bonus }) => ({
  uses: [
    {
      id: 'bet',
      timing: 'activation',
      limit: 'turn',
      grit: stake,
      when: { every: ['in-fight', 'has-not-attacked'] },
      do: [{ do: 'bonus', stats: { combat: bonus, shots: bonus }, until: 'activation' }],
    },
  ],
}));

const foundMoney = bandido('found-money', { gold: 15 }, ({ gold }) => ({
  on: [{ at: 'goldFound', when: { field: 'amount', least: 1 }, change: { amount: gold } }],
}));

const doubleDown = bandido('double-down', { luck: 1 }, (stats) => ({
  stats,
  on: [{ at: 'heroRolled', when: FIGHT_DICE, reroll: { limit: 'fight' } }],
}));

export const hide: readonly Upgrade[] = [thickHide, spite, saintsInTheCoat, badPenny];

export const gamble: readonly Upgrade[] = [deepPockets, allIn, foundMoney, doubleDown];
