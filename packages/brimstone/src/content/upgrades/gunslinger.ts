import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, inFight } from '../../adventure.ts';
import type { Weapon } from '../../moments.ts';
import { adjacentEnemies, isAdjacent, isExhausted, isInSight } from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';
import { becauseOf } from '../cards.ts';
import { chooseEnemy, enemiesInWorldOf, isGun, ownerOf, wantsToUse } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from './build.ts';
import { CHAMBERS, DEAD_EYE, sixShooterUpgrades } from './six-shooter.ts';

const gunslinger = upgradesOf('gunslinger');

/** The enemy that a gunslinger has called out. */
function markOf(g: Adventure, source: Source): Enemy | undefined {
  return g.state.enemies.find(({ markedBy }) => markedBy?.includes(ownerOf(g, source).index));
}

function* callOut(g: Adventure, source: Source): Rule {
  if (markOf(g, source)) return;
  const hero = ownerOf(g, source);
  const mark = yield* chooseEnemy(g, source, enemiesInWorldOf(g, hero));
  if (mark) mark.markedBy = [...(mark.markedBy ?? []), hero.index];
}

/** The mark may be shot at over the shoulders of adjacent enemies, and has to fall to no one else. */
const calledOut = gunslinger('called-out', { damage: 1, horror: 1 }, ({ damage, horror }) => ({
  on: {
    fightStart: (g, source) => callOut(g, source),
    turnStart: (g, source) => (inFight(g) ? callOut(g, source) : undefined),
    *hitAssigned(g, source, hit) {
      const { hero, weapon, enemy } = hit;
      const mark = markOf(g, source);
      if (hero.index !== source.hero || weapon.kind !== 'ranged' || !mark || mark === enemy) return;
      // Without adjacent enemies the hit could be assigned to the mark like to any other.
      if (adjacentEnemies(g, hero).length === 0 || isAdjacent(g, hero.space, mark)) return;
      if (!isInSight(g, hero.space, mark, weapon.range)) return;
      if (yield* wantsToUse(g, source)) hit.enemy = mark;
    },
    damageRolled(g, source, hit): undefined {
      const own = hit.hero.index === source.hero && hit.weapon.kind === 'ranged';
      if (own && hit.enemy === markOf(g, source)) hit.damage += damage;
    },
    *enemyKilled(g, source, { enemy, hero, survives }) {
      if (survives || hero === null || hero.index === source.hero) return;
      if (enemy !== markOf(g, source)) return;
      const cause = becauseOf(source.card);
      yield* g.do.horrorHit(g, ownerOf(g, source), { hits: horror, cause });
    },
  },
}));

function isFirstTurn({ state: { fight, turn } }: Adventure): boolean {
  return fight !== null && fight.startedInTurn === turn.number;
}

function isQuick(g: Adventure, source: Source, weapon: Weapon): boolean {
  return isGun(weapon, 'pistol') && !weapon.free && isFirstTurn(g) && !isExhausted(g, source);
}

/** Of two pistols only the first one fired, the one in the primary hand, is that quick. */
const beforeTheEcho = gunslinger(
  'before-the-echo',
  { initiative: 3, shots: 1 },
  ({ initiative, shots }) => ({
    statsWhen: (g) => (isFirstTurn(g) ? { initiative } : {}),
    attackDice: (g, source, { weapon, before }) =>
      isQuick(g, source, weapon) && !before.some((other) => isQuick(g, source, other)) ? shots : 0,
    on: {
      attackDeclared(g, source, { hero, weapon }): undefined {
        if (hero.index !== source.hero || !isQuick(g, source, weapon)) return;
        g.do.exhaust(g, source, 'activation');
      },
    },
  }),
);

const warmBrass = gunslinger('warm-brass', { one: 1, two: 2 }, ({ one, two }) => ({
  on: {
    fightEnd(g, source): undefined {
      const { chambers } = ownerOf(g, source);
      const shots = chambers.length === 0 ? two : one;
      for (let i = 0; i < shots && chambers.length < CHAMBERS; i++) chambers.push(DEAD_EYE);
    },
  },
}));

export const gunslingerUpgrades: readonly Upgrade[] = [
  ...sixShooterUpgrades,
  calledOut,
  beforeTheEcho,
  warmBrass,
];
