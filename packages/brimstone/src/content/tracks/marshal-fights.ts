import { isAdjacent, sheetOf } from '../../rules/queries.ts';
import { isGun, isSmallOrMedium, ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { harder, isOwn, usesOnce } from './kit.ts';

const marshal = upgradesOf('us-marshal');

const tightChoke = marshal('tight-choke', { damage: 1 }, ({ damage }) => ({
  on: { damageRolled: harder(damage, ({ weapon }) => isGun(weapon, 'shotgun')) },
}));

const bothBarrels = marshal('both-barrels', { shots: 2 }, ({ shots }) => ({
  on: {
    *attackDeclared(g, source, attack) {
      if (!isOwn(source, attack.hero) || !isGun(attack.weapon, 'shotgun')) return;
      if (yield* usesOnce(g, source, 'fight')) attack.dice += shots;
    },
  },
}));

const stoppingPower = marshal('stopping-power', { spaces: 2 }, ({ spaces }) => ({
  on: {
    hitResolved(g, source, { hit, killed }): undefined {
      const { hero, weapon, enemy } = hit;
      if (killed || !isOwn(source, hero) || !isGun(weapon, 'shotgun')) return;
      if (isSmallOrMedium(g, enemy)) g.do.pushEnemy(g, enemy, spaces, hero.space);
    },
  },
}));

const eightGauge = marshal('eight-gauge', { shots: 1 }, ({ shots }) => ({
  attackDice: (_, __, { weapon }) => (isGun(weapon, 'shotgun') ? shots : 0),
}));

const boilerPlate = marshal('boiler-plate', { armor: 6 }, (bestOf) => ({ bestOf }));

const feetPlanted = marshal('feet-planted', { health: 3 }, ({ health }) => ({
  stats: { maxHealth: health },
  immune: ['push'],
}));

const notToday = marshal('not-today', { hits: 2 }, ({ hits }) => ({
  on: {
    *heroHit(g, source, attack) {
      if (!isOwn(source, attack.hero) || attack.kind !== 'hit') return;
      if (attack.cause.kind !== 'enemy' || attack.hits < hits) return;
      if (yield* usesOnce(g, source, 'fight')) attack.hits -= hits;
    },
  },
}));

/** What is printed decides: a blow that does 1 anyway stays a blow. */
const inFrontOfMe = marshal('in-front-of-me', { damage: 1, from: 2 }, ({ damage, from }) => ({
  enemiesWhen: (g, source, enemy, type) => {
    if (!enemy || sheetOf(g, type).damage < from) return {};
    return isAdjacent(g, ownerOf(g, source).space, enemy) ? { damage: -damage } : {};
  },
}));

export const scattergun: readonly Upgrade[] = [tightChoke, bothBarrels, stoppingPower, eightGauge];

export const wall: readonly Upgrade[] = [boilerPlate, feetPlanted, notToday, inFrontOfMe];
