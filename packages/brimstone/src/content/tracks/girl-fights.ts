import { enemyById, inFight } from '../../adventure.ts';
import { adjacentEnemies, freeWeapon } from '../../rules/queries.ts';
import { becauseOf } from '../cards.ts';
import { isNormalMelee, isSmallOrMedium, ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { isOwn, worksOnce } from './kit.ts';

const saloonGirl = upgradesOf('saloon-girl');

const hatPin = saloonGirl('hat-pin', { crit: 5 }, ({ crit }) => ({ bestOf: { critMelee: crit } }));

const barFighter = saloonGirl('bar-fighter', { combat: 1 }, (stats) => ({ stats }));

/** The Wound comes first: who dies of it needs no push. */
const outTheDoor = saloonGirl('out-the-door', { wounds: 1, spaces: 3 }, ({ wounds, spaces }) => ({
  on: {
    *hitResolved(g, source, { hit, killed }) {
      const { hero, weapon, enemy, paid } = hit;
      if (killed || !isOwn(source, hero) || !isNormalMelee(weapon)) return;
      if (!isSmallOrMedium(g, enemy) || !worksOnce(g, source, 'turn')) return;
      yield* g.do.woundEnemy(g, enemy, wounds, { hero, cause: becauseOf(source.card), paid });
      if (enemyById(g, enemy.id)) g.do.pushEnemy(g, enemy, spaces, hero.space);
    },
  },
}));

const floorShow = saloonGirl('floor-show', { dice: 3 }, ({ dice }) => ({
  uses: [
    {
      id: 'kick',
      timing: 'free-attack',
      limit: 'fight',
      possible: (g, source) => adjacentEnemies(g, ownerOf(g, source)).length > 0,
      *resolve(g, source) {
        const hero = ownerOf(g, source);
        yield* g.do.freeAttack(g, hero, freeWeapon(g, hero, { kind: 'melee', dice }));
      },
    },
  ],
}));

const lightFeet = saloonGirl('light-feet', { agility: 1, escape: 1 }, (stats) => ({ stats }));

const throughTheirLegs = saloonGirl('through-their-legs', {}, () => ({
  on: {
    escapeTest(g, source, test): undefined {
      if (!isOwn(source, test.hero) || test.waived || test.forbidden) return;
      test.waived = worksOnce(g, source, 'turn');
    },
  },
}));

const neverWhereTheyAim = saloonGirl('never-where-they-aim', { cover: 6 }, (bestOf) => ({
  bestOf,
}));

const exitStageLeft = saloonGirl('exit-stage-left', { spaces: 2 }, ({ spaces }) => ({
  uses: [
    {
      id: 'slip',
      timing: 'activation',
      limit: 'turn',
      possible: (g) => inFight(g),
      *resolve(g, source) {
        yield* g.do.moveHero(g, ownerOf(g, source), spaces);
      },
    },
  ],
}));

export const brawl: readonly Upgrade[] = [hatPin, barFighter, outTheDoor, floorShow];

export const dance: readonly Upgrade[] = [
  lightFeet,
  throughTheirLegs,
  neverWhereTheyAim,
  exitStageLeft,
];
