import type { Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import { type Adventure, inFight } from '../../adventure.ts';
import { sum } from '../../dice.ts';
import type { Weapon } from '../../moments.ts';
import {
  adjacentEnemies,
  canShoot,
  equippedItems,
  freeWeapon,
  heroStat,
  isAdjacent,
  isExhausted,
  isInSight,
  itemCard,
} from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import { chooseEnemy, enemiesInWorldOf, ownerOf, wantsToUse } from '../hero-cards.ts';
import type { SpecialAbility } from './abilities.ts';

/** The Damage die is rolled against a die of its own: what counts is how the two compare. */
export const doubleOrDust: SpecialAbility = (n) => ({
  on: {
    *damageRolled(g, source, hit) {
      if (hit.hero.index !== source.hero || isExhausted(g, source)) return;
      if (!(yield* wantsToUse(g, source))) return;
      g.do.exhaust(g, source, 'turn');
      const asked = { count: 1, need: hit.die };
      const die = sum(yield* g.do.heroRoll(g, hit.hero, 'double-or-dust', asked));
      if (die >= hit.die) hit.damage += hit.die * ((n['factor'] as number) - 1);
      else hit.harmless = true;
    },
  },
});

/** The grave is refused only where Wounds dig it, and a fixed number of Health is left. */
export const tooMeanToBury: SpecialAbility = (n) => ({
  on: {
    *heroKnockedOut(g, source, out) {
      const hero = ownerOf(g, source);
      if (out.hero !== hero || out.prevented || isExhausted(g, source)) return;
      const health = heroStat(g, hero, 'maxHealth');
      const isMad = hero.sanityDamage >= heroStat(g, hero, 'maxSanity');
      if (hero.wounds < health || isMad || !(yield* wantsToUse(g, source))) return;
      g.do.exhaust(g, source, 'adventure');
      hero.wounds = health - (n['left'] as number);
      out.prevented = true;
    },
  },
});

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

/** It names an enemy for good: the mark may be shot at over the shoulders of others, and has to fall to no one else. */
export const calledOut: SpecialAbility = (n) => ({
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
      if (own && hit.enemy === markOf(g, source)) hit.damage += n['damage'] as number;
    },
    *enemyKilled(g, source, { enemy, hero, survives }) {
      if (survives || hero === null || hero.index === source.hero) return;
      if (enemy !== markOf(g, source)) return;
      const cause = { kind: 'card', id: source.card } as const;
      yield* g.do.horrorHit(g, ownerOf(g, source), { hits: n['horror'] as number, cause });
    },
  },
});

/** The Free Attack is made with another card than this one, whichever Pistol is in hand. */
export const drawFirst: SpecialAbility = (n) => ({
  on: {
    heroActivationStart(g, source, { hero }) {
      const [shots, range] = [n['shots'] as number, n['range'] as number];
      const { fight, turn } = g.state;
      if (hero.index !== source.hero || fight?.startedInTurn !== turn.number) return;
      const weapon = pistolOf(g, hero, shots, range);
      if (!weapon || hero.freeAttackUsed || !canShoot(g, hero, weapon.range)) return;
      return fireFirst(g, source, hero, weapon);
    },
  },
});

function pistolOf(g: Adventure, hero: Hero, dice: number, range: number): Weapon | null {
  const pistol = equippedItems(g, hero).find((item) =>
    itemCard(g, item).keywords.includes('pistol'),
  );
  if (!pistol) return null;
  const { keywords } = itemCard(g, pistol);
  return freeWeapon(g, hero, { kind: 'ranged', dice, range, keywords, item: pistol });
}

function* fireFirst(g: Adventure, source: Source, hero: Hero, weapon: Weapon): Rule {
  if (isExhausted(g, source) || !(yield* wantsToUse(g, source))) return;
  g.do.exhaust(g, source, 'fight');
  yield* g.do.freeAttack(g, hero, weapon);
}
