import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, inFight } from '../../adventure.ts';
import type { Weapon } from '../../moments.ts';
import { canShoot, equippedItems, freeWeapon, isExhausted, itemCard } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import { isGun, ownerOf } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { CHAMBERS, cerberusShot, DEAD_EYE } from '../upgrades/six-shooter.ts';
import { isOwn, usesOnce } from './kit.ts';

const gunslinger = upgradesOf('gunslinger');

const spareCylinder = gunslinger('spare-cylinder', { shots: 3 }, ({ shots }) => ({
  uses: [
    {
      id: 'reload',
      timing: 'activation',
      limit: 'adventure',
      possible: (g, source) => inFight(g) && ownerOf(g, source).chambers.length <= CHAMBERS - shots,
      *resolve(g, source) {
        const { chambers } = ownerOf(g, source);
        for (let shot = 0; shot < shots; shot++) chambers.push(DEAD_EYE);
      },
    },
  ],
}));

const SMOKE = 'smoke';

const gunsmoke = gunslinger('gunsmoke', { dice: 1, least: 1 }, ({ dice, least }) => ({
  on: {
    attackResolved(g, source, { hero, weapon }): undefined {
      if (isOwn(source, hero) && isGun(weapon)) g.do.exhaust(g, source, 'turn', SMOKE);
    },
    enemyAttackDeclared(g, source, attack): undefined {
      if (!isOwn(source, attack.hero) || !isExhausted(g, source, SMOKE)) return;
      attack.dice = Math.max(Math.min(attack.dice, least), attack.dice - dice);
    },
  },
}));

/** Of two pistols the first one fired. */
const twoGunThunder = gunslinger('two-gun-thunder', { shots: 1 }, ({ shots }) => ({
  attackDice: (_, __, { weapon, before }) => (isDrawn(weapon) && !before.some(isDrawn) ? shots : 0),
}));

function isDrawn(weapon: Weapon): boolean {
  return isGun(weapon, 'pistol') && !weapon.free;
}

const coolHand = gunslinger('cool-hand', { initiative: 2 }, (stats) => ({ stats }));

const unblinking = gunslinger('unblinking', { sanity: 2 }, ({ sanity }) => ({
  stats: { maxSanity: sanity },
  immune: ['fear', 'terror'],
}));

const drawFirst = gunslinger('draw-first', { shots: 2, range: 6 }, ({ shots, range }) => ({
  on: {
    heroActivationStart(g, source, { hero }) {
      const { fight, turn } = g.state;
      if (!isOwn(source, hero) || fight?.startedInTurn !== turn.number) return;
      const weapon = pistolOf(g, hero, shots, range);
      if (!weapon || hero.freeAttackUsed || !canShoot(g, hero, weapon.range)) return;
      return fireFirst(g, source, hero, weapon);
    },
  },
}));

function pistolOf(g: Adventure, hero: Hero, dice: number, range: number): Weapon | null {
  const pistol = equippedItems(g, hero).find((item) =>
    itemCard(g, item).keywords.includes('pistol'),
  );
  if (!pistol) return null;
  const { keywords } = itemCard(g, pistol);
  return freeWeapon(g, hero, { kind: 'ranged', dice, range, keywords, item: pistol });
}

function* fireFirst(g: Adventure, source: Source, hero: Hero, weapon: Weapon): Rule {
  if (yield* usesOnce(g, source, 'fight')) yield* g.do.freeAttack(g, hero, weapon);
}

const legendOfTheCounty = gunslinger('legend-of-the-county', { defense: 1 }, ({ defense }) => ({
  stats: { defense: -defense },
}));

export const volleys: readonly Upgrade[] = [cerberusShot, spareCylinder, gunsmoke, twoGunThunder];

export const duel: readonly Upgrade[] = [coolHand, unblinking, drawFirst, legendOfTheCounty];
