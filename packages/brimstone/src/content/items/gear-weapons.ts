import { d6 } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, board } from '../../adventure.ts';
import { type SpaceId, stepsFrom } from '../../board/index.ts';
import {
  adjacentEnemies,
  distanceToEnemy,
  enemyAbility,
  enemyStat,
  freeWeapon,
  isAdjacent,
  isExhausted,
  isFree,
  isInSight,
} from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';
import {
  carriedItem,
  chooseEnemy,
  chooseSpace,
  healthLeft,
  isNormalMelee,
  isSmallOrMedium,
  isWith,
  ownerOf,
} from '../hero-cards.ts';
import type { ItemCard } from '../types.ts';
import { gun, handWeapon, thrown } from './build.ts';

const trapdoorCarbine = gun(
  'trapdoor-carbine',
  'rifle',
  { hands: 2, weight: 2, upgradeSlots: 2, price: 300, damage: 2 },
  { range: 12, shots: 1, damage: 2, near: 3, worse: 1 },
  ({ near, worse }) => ({
    on: {
      aimedAt(g, source, aim): undefined {
        if (!isWith(source, aim.weapon)) return;
        if (distanceToEnemy(g, aim.hero.space, aim.enemy) <= near) aim.need += worse;
      },
    },
  }),
);

/** Both barrels at once: it has to be loaded again, which takes an activation without an attack. */
const coachGun = gun(
  'coach-gun',
  'shotgun',
  { hands: 2, weight: 2, upgradeSlots: 1, only: ['law', 'outlaw'], price: 350, damageDie: 'D8' },
  { range: 4, shots: 2, grit: 1 },
  ({ grit }) => ({
    on: {
      attackResolved(g, source, { weapon }): undefined {
        if (isWith(source, weapon)) g.do.exhaust(g, source, 'fight');
      },
      heroActivationEnd(g, source, { hero }): undefined {
        if (hero.index === source.hero && !hero.activation?.attacked) g.do.makeReady(g, source);
      },
    },
    uses: [
      {
        id: 'reload',
        timing: 'activation',
        grit,
        possible: (g, source) => {
          const { activation } = ownerOf(g, source);
          return isExhausted(g, source) && !activation?.attacked && !activation?.acted;
        },
        *resolve(g, source) {
          g.do.makeReady(g, source);
        },
      },
    ],
  }),
);

const cavalryRevolver = gun(
  'cavalry-revolver',
  'pistol',
  { hands: 1, weight: 1, upgradeSlots: 2, price: 275 },
  { range: 7, shots: 2, combat: 1 },
  ({ combat }) => ({ stats: { combat } }),
);

/** The one Shot of the card is among those rolled; bonus Shots come on top. */
const pepperbox = gun(
  'pepperbox',
  'pistol',
  { hands: 1, weight: 1, price: 200 },
  { range: 4, shots: 'D6', jam: 1 },
  ({ jam }) => ({
    attackDice: (_, source, { weapon }) =>
      isWith(source, weapon) ? d6.faces.map((shots) => shots - 1) : 0,
    on: {
      *attackDeclared(g, source, attack) {
        if (!isWith(source, attack.weapon)) return;
        const shots = yield* g.do.heroAmount(g, attack.hero, 'pepperbox', 'D6');
        attack.dice += shots - 1;
        // This attack goes on with the weapon as it was declared.
        if (shots <= jam) g.do.exhaust(g, source, 'fight');
      },
    },
  }),
);

/** Defense that is not there cannot be lowered: the damage rises by what is taken away. */
const tunnelMattock = handWeapon(
  'tunnel-mattock',
  { keywords: ['tool'], hands: 2, weight: 2, upgradeSlots: 2, price: 225 },
  { combat: 1, defense: 2 },
  ({ combat, defense }) => ({
    stats: { combat },
    on: {
      damageRolled(g, source, hit): undefined {
        if (hit.hero.index !== source.hero || !isNormalMelee(hit.weapon)) return;
        if (hit.ignoresDefense) return;
        hit.damage += Math.min(defense, enemyStat(g, hit.enemy.type, 'defense', hit.enemy));
      },
    },
  }),
);

/** The wounds that one enemy had no Health for; each next one that dies passes its own on. */
const butchersCleaver = handWeapon(
  'butchers-cleaver',
  { keywords: ['blade'], hands: 1, weight: 1, upgradeSlots: 1, price: 175 },
  { combat: 1 },
  ({ combat }) => ({
    stats: { combat },
    on: {
      *enemyKilled(g, source, { hero, weapon, cause, excess, survives, paid }) {
        if (survives || excess <= 0 || !hero || hero.index !== source.hero) return;
        if (!weapon || !isNormalMelee(weapon)) return;
        const others = adjacentEnemies(g, hero).filter((enemy) => healthLeft(g, enemy) > 0);
        const next = yield* chooseEnemy(g, source, others);
        if (next) yield* g.do.woundEnemy(g, next, excess, { hero, weapon, cause, paid });
      },
    },
  }),
);

/** Wherever it can be driven in so many steps over free spaces. */
const droversWhip = handWeapon(
  'drovers-whip',
  { hands: 1, price: 150 },
  { range: 3, spaces: 2 },
  ({ range, spaces }) => ({
    uses: [
      {
        id: 'drive',
        timing: 'activation',
        limit: 'turn',
        possible: (g, source) => thoseToDrive(g, source, range).length > 0,
        *resolve(g, source) {
          const enemy = yield* chooseEnemy(g, source, thoseToDrive(g, source, range));
          if (!enemy) return;
          const space = yield* chooseSpace(g, source, spacesAround(g, enemy.space, spaces));
          if (space === undefined) return;
          g.do.placeEnemy(g, enemy, space);
          const target = enemy.target === null ? undefined : g.state.heroes[enemy.target];
          if (target && !isAdjacent(g, target.space, enemy)) enemy.target = null;
        },
      },
    ],
  }),
);

function thoseToDrive(g: Adventure, source: Source, range: number): Enemy[] {
  const { space } = ownerOf(g, source);
  return g.state.enemies.filter(
    (enemy) =>
      isSmallOrMedium(g, enemy) &&
      enemyAbility(g, enemy.type, 'ab-immobile') === null &&
      isInSight(g, space, enemy, range) &&
      spacesAround(g, enemy.space, 1).length > 0,
  );
}

/** The free spaces that can be reached over free spaces. */
function spacesAround(g: Adventure, from: SpaceId, steps: number): SpaceId[] {
  const reached = [from];
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((space) => [...stepsFrom(board(g), space)]);
    edge = [...new Set(edge)].filter((space) => !reached.includes(space) && isFree(g, space));
    reached.push(...edge);
  }
  return reached.slice(1);
}

const FIRE = 'fire';

/** The brand stays for the whole fight; a second one hurts no more than the first. */
const brandingIron = handWeapon(
  'branding-iron',
  { keywords: [FIRE], hands: 1, weight: 1, price: 175 },
  { combat: 1, damage: 'D6', less: 1 },
  ({ combat, less }) => ({
    on: {
      hitAssigned(g, source, { weapon, enemy }): undefined {
        if (enemy && weapon.free && isWith(source, weapon)) brand(g, source, enemy, less);
      },
    },
    uses: [
      {
        id: 'brand',
        timing: 'free-attack',
        limit: 'fight',
        possible: (g, source) => adjacentEnemies(g, ownerOf(g, source)).length > 0,
        *resolve(g, source) {
          const hero = ownerOf(g, source);
          const iron = freeWeapon(g, hero, {
            kind: 'melee',
            dice: combat,
            keywords: ['hand-weapon', FIRE],
            item: carriedItem(g, source) ?? null,
            ignoresDefense: true,
          });
          yield* g.do.freeAttack(g, hero, iron);
        },
      },
    ],
  }),
);

/** No enemy is left without a die. */
function brand(g: Adventure, { card }: Source, enemy: Enemy, less: number): void {
  const bonuses = g.state.enemyBonuses;
  if (bonuses.some((bonus) => bonus.card === card && bonus.enemy === enemy.id)) return;
  const most = enemyStat(g, enemy.type, 'combat', enemy) - 1;
  const amount = -Math.min(less, most);
  if (amount < 0) bonuses.push({ stat: 'combat', amount, until: 'fight', enemy: enemy.id, card });
}

/** They are picked up again without effort. */
const braceOfHatchets = thrown(
  'brace-of-hatchets',
  { keywords: ['hand-weapon'], hands: 1, weight: 1, price: 150 },
  { shots: 2, plus: 2 },
);

export const gearWeapons: readonly ItemCard[] = [
  trapdoorCarbine,
  coachGun,
  cavalryRevolver,
  pepperbox,
  tunnelMattock,
  butchersCleaver,
  droversWhip,
  brandingIron,
  braceOfHatchets,
];
