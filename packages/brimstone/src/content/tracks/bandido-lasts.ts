import type { Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import { heroStat } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { FIGHT_DICE, isOwn, lacksGrit, rerolls, worksOnce } from './kit.ts';

const bandido = upgradesOf('bandido');

const thickHide = bandido('thick-hide', { health: 4 }, ({ health }) => ({
  stats: { maxHealth: health },
}));

const spite = bandido('spite', { wounds: 3, grit: 1 }, ({ wounds, grit }) => ({
  on: {
    *heroHurt(g, source, hurt) {
      if (!isOwn(source, hurt.hero) || hurt.wounds < wounds || !inFight(g)) return;
      if (lacksGrit(g, hurt.hero) && worksOnce(g, source, 'fight'))
        yield* g.do.gainGrit(g, hurt.hero, grit);
    },
  },
}));

const saintsInTheCoat = bandido(
  'saints-in-the-coat',
  { spirit: 5, sanity: 2 },
  ({ spirit, sanity }) => ({ bestOf: { spiritArmor: spirit }, stats: { maxSanity: sanity } }),
);

const badPenny = bandido('bad-penny', { heal: 1, half: 2 }, ({ heal, half }) => ({
  on: {
    heroActivationStart(g, source, { hero }) {
      if (!isOwn(source, hero) || hero.wounds === 0 || !inFight(g)) return;
      return comeBack(g, hero, heal, half);
    },
  },
}));

function* comeBack(g: Adventure, hero: Hero, heal: number, half: number): Rule {
  const health = heroStat(g, hero, 'maxHealth');
  const isHurt = health - hero.wounds <= Math.floor(health / 2);
  yield* g.do.healHero(g, hero, { wounds: isHurt ? half : heal });
}

const deepPockets = bandido('deep-pockets', { maxGrit: 1 }, (stats) => ({ stats }));

const allIn = bandido('all-in', { grit: 1, bonus: 2 }, ({ grit, bonus }) => ({
  uses: [
    {
      id: 'bet',
      timing: 'activation',
      limit: 'turn',
      grit,
      possible: (g, source) => inFight(g) && !ownerOf(g, source).activation?.attacked,
      *resolve(g, source) {
        const { bonuses } = ownerOf(g, source);
        for (const stat of ['combat', 'shots'] as const)
          bonuses.push({ stat, amount: bonus, until: 'activation' });
      },
    },
  ],
}));

const foundMoney = bandido('found-money', { gold: 15 }, ({ gold }) => ({
  on: {
    goldFound(_, source, found): undefined {
      if (isOwn(source, found.hero) && found.amount > 0) found.amount += gold;
    },
  },
}));

const doubleDown = bandido('double-down', { luck: 1 }, (stats) => ({
  stats,
  on: { heroRolled: rerolls({ limit: 'fight' }, FIGHT_DICE) },
}));

export const hide: readonly Upgrade[] = [thickHide, spite, saintsInTheCoat, badPenny];

export const gamble: readonly Upgrade[] = [deepPockets, allIn, foundMoney, doubleDown];
