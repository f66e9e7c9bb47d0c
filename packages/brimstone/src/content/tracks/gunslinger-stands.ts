import type { Upgrade } from '../../content-types.ts';
import { CHAMBERS } from '../../language/ammunition.ts';
import { GUN, loadShots, PISTOL } from '../../language/build.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { cerberusShot } from '../upgrades/six-shooter.ts';

const gunslinger = upgradesOf('gunslinger');

const spareCylinder = gunslinger('spare-cylinder', { shots: 3 }, ({ shots }) => ({
  uses: [
    {
      id: 'reload',
      timing: 'activation',
      limit: 'adventure',
      when: { every: ['in-fight', { number: { count: 'loaded-shots' }, most: CHAMBERS - shots }] },
      do: [loadShots(shots)],
    },
  ],
}));

const SMOKE = 'smoke';

const gunsmoke = gunslinger('gunsmoke', { dice: 1, least: 1 }, ({ dice, least }) => ({
  on: [
    {
      at: 'attackResolved',
      when: { weapon: GUN },
      do: [{ do: 'note', what: SMOKE, until: 'turn' }],
    },
    {
      at: 'enemyAttackDeclared',
      when: { noted: SMOKE },
      change: { dice: { add: -dice, least } },
    },
  ],
}));

/** Of two pistols the first one fired. */
const twoGunThunder = gunslinger('two-gun-thunder', { shots: 1 }, ({ shots }) => ({
  attackDice: { when: { firstWeapon: { ...PISTOL, free: false } }, n: shots },
}));

const coolHand = gunslinger('cool-hand', { initiative: 2 }, (stats) => ({ stats }));

const unblinking = gunslinger('unblinking', { sanity: 2 }, ({ sanity }) => ({
  stats: { maxSanity: sanity },
  immune: ['fear', 'terror'],
}));

const drawFirst = gunslinger('draw-first', { shots: 2, range: 6 }, (n) => ({
  special: { id: 'draw-first', n },
}));

const legendOfTheCounty = gunslinger('legend-of-the-county', { defense: 1 }, ({ defense }) => ({
  stats: { defense: -defense },
}));

export const volleys: readonly Upgrade[] = [cerberusShot, spareCylinder, gunsmoke, twoGunThunder];

export const duel: readonly Upgrade[] = [coolHand, unblinking, drawFirst, legendOfTheCounty];
