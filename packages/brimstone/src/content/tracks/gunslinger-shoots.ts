import type { Weapon } from '../../moments.ts';
import { darkStoneCarried, enemiesBeside, isExhausted } from '../../rules/queries.ts';
import { becauseOf } from '../cards.ts';
import { chooseEnemy, isGun, ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { hellfireShot, ricochetShot } from '../upgrades/six-shooter.ts';
import { harder, isOwn, lacksGrit, onKill, rerolls, usesOnce, worksOnce } from './kit.ts';

const gunslinger = upgradesOf('gunslinger');

function isPistol(weapon: Weapon): boolean {
  return isGun(weapon, 'pistol');
}

const fanTheHammer = gunslinger('fan-the-hammer', { shots: 3 }, ({ shots }) => ({
  on: {
    *attackDeclared(g, source, attack) {
      const { hero, weapon } = attack;
      if (!isOwn(source, hero) || weapon.free || !isPistol(weapon)) return;
      if (yield* usesOnce(g, source, 'fight')) attack.dice += shots;
    },
  },
}));

const throughAndThrough = gunslinger('through-and-through', { wounds: 'D3' }, ({ wounds }) => ({
  on: {
    hitResolved: onKill(function* (g, source, { hit }) {
      const { hero, enemy, paid } = hit;
      if (isExhausted(g, source)) return;
      const next = yield* chooseEnemy(g, source, enemiesBeside(g, enemy));
      if (!next) return;
      worksOnce(g, source, 'turn');
      const rolled = yield* g.do.heroAmount(g, hero, 'damage', wounds);
      yield* g.do.woundEnemy(g, next, rolled, { hero, cause: becauseOf(source.card), paid });
    }, isPistol),
  },
}));

const neverMissesTwice = gunslinger('never-misses-twice', {}, () => ({
  on: { heroRolled: rerolls({ failedOnly: true, limit: 'turn' }, ['to-hit']) },
}));

const darkPowder = gunslinger('dark-powder', { damage: 1, stones: 1 }, ({ damage, stones }) => ({
  on: {
    damageRolled: harder(
      damage,
      ({ hero, weapon }, g) => weapon.kind === 'ranged' && darkStoneCarried(g, hero) >= stones,
    ),
  },
}));

const brimstoneTips = gunslinger('brimstone-tips', { from: 6 }, ({ from }) => ({
  on: {
    damageRolled(_, source, hit): undefined {
      if (!isOwn(source, hit.hero) || hit.weapon.kind !== 'ranged') return;
      if (hit.die >= from) hit.ignoresDefense = true;
    },
  },
}));

const hellsDue = gunslinger('hells-due', { extra: 1, grit: 1 }, ({ extra, grit }) => ({
  stats: { maxGrit: extra },
  on: {
    hitResolved: onKill(
      function* (g, source) {
        const owner = ownerOf(g, source);
        if (lacksGrit(g, owner) && worksOnce(g, source, 'fight'))
          yield* g.do.gainGrit(g, owner, grit);
      },
      ({ kind }) => kind === 'ranged',
    ),
  },
}));

export const trickShots: readonly Upgrade[] = [
  ricochetShot,
  fanTheHammer,
  throughAndThrough,
  neverMissesTwice,
];

export const hellfire: readonly Upgrade[] = [hellfireShot, darkPowder, brimstoneTips, hellsDue];
