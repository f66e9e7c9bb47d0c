import { inFight } from '../../adventure.ts';
import { areOnSameTile, isNormalMelee, ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { isOwn, worksOnce } from './kit.ts';

const bandido = upgradesOf('bandido');

const pocketful = bandido('pocketful', { sticks: 1, bag: 1 }, ({ sticks, bag }) => ({
  stats: { sideBag: bag },
  on: {
    *adventureStart(g, source, { hero }) {
      if (!isOwn(source, hero)) return;
      for (let stick = 0; stick < sticks; stick++) yield* g.do.gainToken(g, hero, 'dynamite');
    },
  },
}));

const ducksInTime = bandido('ducks-in-time', { wounds: 2 }, ({ wounds }) => ({
  on: {
    woundsIncoming(g, source, wound): undefined {
      const owner = ownerOf(g, source);
      if (wound.cause.kind !== 'explosion') return;
      if (wound.hero !== owner && !areOnSameTile(g, owner, wound.hero)) return;
      wound.wounds = Math.max(0, wound.wounds - wounds);
    },
  },
}));

const packedWithNails = bandido('packed-with-nails', { wounds: 2 }, ({ wounds }) => ({
  on: {
    enemyWounded(_, source, wound): undefined {
      if (wound.cause.kind === 'explosion' && isOwn(source, wound.hero)) wound.wounds += wounds;
    },
  },
}));

const oneForTheRoad = bandido('one-for-the-road', { sticks: 1 }, ({ sticks }) => ({
  on: {
    *exploded(g, source, { hero }) {
      if (!isOwn(source, hero) || !inFight(g) || !worksOnce(g, source, 'fight')) return;
      const owner = ownerOf(g, source);
      for (let stick = 0; stick < sticks; stick++) yield* g.do.gainToken(g, owner, 'dynamite');
    },
  },
}));

const heavyHand = bandido('heavy-hand', { damageMelee: 1 }, (stats) => ({ stats }));

const bullsRush = bandido('bulls-rush', { combat: 1 }, ({ combat }) => ({
  attackDice: (_, __, { hero, weapon }) =>
    hero.activation?.moved && isNormalMelee(weapon) ? combat : 0,
}));

const redMist = bandido('red-mist', { dice: 2 }, ({ dice }) => ({
  on: {
    attackResolved(g, source, attack): undefined {
      if (!isOwn(source, attack.hero) || attack.kills.length === 0) return;
      if (isNormalMelee(attack.weapon) && worksOnce(g, source, 'turn')) attack.extraDice += dice;
    },
  },
}));

const butchersEye = bandido('butchers-eye', { toHit: 1 }, ({ toHit }) => ({
  stats: { toHitMelee: -toHit },
}));

export const powder: readonly Upgrade[] = [pocketful, ducksInTime, packedWithNails, oneForTheRoad];

export const machete: readonly Upgrade[] = [heavyHand, bullsRush, redMist, butchersEye];
