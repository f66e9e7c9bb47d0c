import { sum } from '../../dice.ts';
import { heroStat, isExhausted } from '../../rules/queries.ts';
import { isNormalMelee, ownerOf, wantsToUse } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from './build.ts';

const bandido = upgradesOf('bandido');

/** Only the Move roll counts, and only as it fell; extra movement dice are no Move roll. */
const wildCard = bandido('wild-card', { upTo: 2 }, ({ upTo }) => ({
  on: {
    moveRolled(_, source, move): undefined {
      if (move.hero.index === source.hero && move.die <= upTo) move.byAbility = true;
    },
  },
}));

const friendOfTheFuse = bandido(
  'friend-of-the-fuse',
  { bounces: 1 },
  ({ bounces }) => ({
    on: {
      dynamiteMissed(_, source, missed): undefined {
        if (missed.hero.index === source.hero) missed.bounces = bounces;
      },
    },
  }),
  ['dynamite-satchel'],
);

const doubleOrDust = bandido('double-or-dust', { factor: 2, luck: 1 }, ({ factor, luck }) => ({
  stats: { luck },
  on: {
    *damageRolled(g, source, hit) {
      if (hit.hero.index !== source.hero || isExhausted(g, source)) return;
      if (!(yield* wantsToUse(g, source))) return;
      g.do.exhaust(g, source, 'turn');
      const asked = { count: 1, need: hit.die };
      const die = sum(yield* g.do.heroRoll(g, hit.hero, 'double-or-dust', asked));
      if (die >= hit.die) hit.damage += hit.die * (factor - 1);
      else hit.harmless = true;
    },
  },
}));

/** Half of the Health or less left: fists and blades gain dice, and once the grave is refused. */
const tooMeanToBury = bandido('too-mean-to-bury', { combat: 2, left: 1 }, ({ combat, left }) => ({
  attackDice: (g, _, { hero, weapon }) => {
    const health = heroStat(g, hero, 'maxHealth');
    const isHurt = health - hero.wounds <= Math.floor(health / 2);
    return isHurt && isNormalMelee(weapon) ? combat : 0;
  },
  on: {
    *heroKnockedOut(g, source, out) {
      const hero = ownerOf(g, source);
      if (out.hero !== hero || out.prevented || isExhausted(g, source)) return;
      const health = heroStat(g, hero, 'maxHealth');
      const isMad = hero.sanityDamage >= heroStat(g, hero, 'maxSanity');
      if (hero.wounds < health || isMad || !(yield* wantsToUse(g, source))) return;
      g.do.exhaust(g, source, 'adventure');
      hero.wounds = health - left;
      out.prevented = true;
    },
  },
}));

export const bandidoUpgrades: readonly Upgrade[] = [
  wildCard,
  friendOfTheFuse,
  doubleOrDust,
  tooMeanToBury,
];
