import { d6 } from '@crawlspace/kernel';
import type { Ability } from '../../abilities.ts';
import { heroAt, isUp } from '../../adventure.ts';
import { chanceToSucceed } from '../../dice.ts';
import type { CardId } from '../../ids.ts';
import {
  adjacentEnemies,
  enemiesOnTile,
  enemyStat,
  heroesBeside,
  isAdjacent,
  sheetOf,
  tilesOf,
} from '../../rules/queries.ts';
import { byId } from '../cards.ts';
import type { EnemyAbility } from '../types.ts';
import { causedBy, modelsOf } from './make.ts';

/** Abilities that the rulebook itself explains: the rules look at their number. */
const ruled = (id: CardId, x?: number): EnemyAbility => ({
  id,
  ...(x === undefined ? {} : { data: { x } }),
  ability: () => ({}),
});

const lowestCounts = (ability: EnemyAbility): EnemyAbility => ({ ...ability, lowest: true });

/** Natural rolls of x or more hit past Defense. */
const smash: EnemyAbility = {
  id: 'ab-smash',
  data: { x: 6 },
  lowest: true,
  ability: (x) => ({
    on: {
      enemyAttackRolled(_, { type }, attack): undefined {
        if (attack.enemy.type !== type) return;
        attack.ignoresDefenseOn = Math.min(attack.ignoresDefenseOn, x);
      },
    },
  }),
};

/** After Defense and before Armor one hit wounds so much and no more. */
const endurance: EnemyAbility = {
  id: 'ab-endurance',
  data: { x: 5 },
  lowest: true,
  ability: (x) => ({
    on: {
      enemyWounded(_, { type }, hit): undefined {
        if (hit.enemy.type === type) hit.wounds = Math.min(hit.wounds, x);
      },
    },
  }),
};

/** Once for each model: it may keep its last Health. */
const tenacious: EnemyAbility = {
  id: 'ab-tenacious',
  data: { x: 5 },
  lowest: true,
  ability: (x) => ({
    clings: ({ spent }) =>
      spent.includes('ab-tenacious') ? 0 : chanceToSucceed(d6, (face) => face >= x),
    on: {
      enemyKilled(g, { type }, killed): undefined {
        const { enemy } = killed;
        if (enemy.type !== type || killed.survives || enemy.spent.includes('ab-tenacious')) return;
        enemy.spent.push('ab-tenacious');
        if (g.roll('tenacious', d6) < x) return;
        killed.survives = true;
        enemy.wounds = enemyStat(g, enemy.type, 'health', enemy) - 1;
      },
    },
  }),
};

/** A second marker would change nothing, so a hero who has one gets no more. */
const voidVenom: EnemyAbility = {
  id: 'ab-void-venom',
  data: { x: 6 },
  lowest: true,
  ability: (x) => ({
    on: {
      *heroHurt(g, { type }, { hero, cause, wounds, rolls }) {
        if (cause.kind !== 'enemy' || cause.id !== type || wounds === 0) return;
        if (hero.voidVenom === 0 && rolls.some((die) => die >= x)) yield* g.do.voidVenom(g, hero);
      },
    },
  }),
};

/** The highest Escape value that the rope can come to. */
const NOOSE = { max: 6 };

/** Each further model next to the hero who wants to move makes it harder to get away from this type. */
const noose: EnemyAbility = {
  id: 'ab-noose',
  data: NOOSE,
  ability: () => ({
    enemiesWhen(g, source, enemy, type) {
      const hero = g.state.heroes.find(({ activation }) => activation !== null);
      if (type !== source.type || !enemy || !hero || !isAdjacent(g, hero.space, enemy)) return {};
      const holding = adjacentEnemies(g, hero).filter((other) => other.type === type).length;
      const most = Math.max(0, NOOSE.max - sheetOf(g, type).escape);
      return { escape: Math.min(holding - 1, most) };
    },
  }),
};

const DRINKS = { holdBack: -1 };

const drinksTheLight: EnemyAbility = {
  id: 'ab-drinks-the-light',
  data: DRINKS,
  ability: () => ({
    on: {
      holdBackRolled(g, { type }, roll): undefined {
        const tiles = tilesOf(g, heroAt(g, g.state.lantern).space);
        const drinks = tiles.some((tile) =>
          enemiesOnTile(g, tile).some((enemy) => enemy.type === type),
        );
        if (drinks) roll.total += DRINKS.holdBack;
      },
    },
  }),
};

/** After its attack it swings at every other hero within reach. */
const sweep: EnemyAbility = {
  id: 'ab-sweep',
  data: { dice: 1 },
  ability: (dice): Ability => ({
    on: {
      *enemyActivationEnd(g, source, { type }) {
        if (type !== source.type) return;
        for (const enemy of modelsOf(g, type)) {
          const others = heroesBeside(g, enemy).filter(({ index }) => index !== enemy.target);
          const toHit = enemyStat(g, type, 'toHit', enemy);
          const damage = enemyStat(g, type, 'damage', enemy);
          for (const hero of others) {
            if (isUp(hero)) yield* g.do.enemyAttack(g, enemy, hero, { dice, toHit, damage });
          }
        }
      },
    },
  }),
};

/** Range and Shots are on the sheet; the number is the roll that corrupts. */
const theEye: EnemyAbility = {
  id: 'ab-the-eye',
  data: { range: 10, shots: 2, corruptionOn: 6 },
  brutalData: { range: 12, shots: 3, corruptionOn: 5 },
  lowest: true,
  ability: (corruptionOn): Ability => ({
    on: {
      *enemyAttackRolled(g, { type }, { enemy, hero, dice }) {
        if (enemy.type !== type || dice.every((die) => die < corruptionOn)) return;
        yield* g.do.corruptionHit(g, hero, 1, causedBy('ab-the-eye', enemy));
      },
    },
  }),
};

export const enemyAbilities = byId<EnemyAbility>([
  smash,
  ruled('ab-fear', 1),
  ruled('ab-terror', 1),
  ruled('ab-unspeakable-terror', 1),
  ruled('ab-tough'),
  endurance,
  lowestCounts(ruled('ab-armor', 6)),
  tenacious,
  voidVenom,
  ruled('ab-immobile'),
  { ...ruled('ab-undermine'), grants: ['passes-models', 'not-pushed'] },
  noose,
  drinksTheLight,
  sweep,
  theEye,
]);
