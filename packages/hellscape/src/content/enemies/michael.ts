import { isShadow } from '../../board/queries.ts';
import { heroesUp } from '../../descent.ts';
import { loseMana } from '../../rules/abilities/gains.ts';
import {
  countedAsHeroes,
  type HeroOrAlly,
  healthOf,
  woundFigure,
} from '../../rules/combat/counted-as-heroes.ts';
import { enterZone } from '../../rules/enemies/enemy-move.ts';
import { attackClosest, attackTarget } from '../../rules/enemies/enemy-targets.ts';
import type { BossAction, BossCard, BossSpace } from '../types.ts';
import { by, self, targetWithLeast } from './deeds.ts';
import { MICHAEL } from './numbers.ts';

/** No symbol: he attacks, or comes nearer. */
const verdict: BossAction = {
  does: (g, id) => g.do.enemyAction(g, self(g, id)),
};

const charge: BossAction = {
  *does(g, id) {
    const michael = self(g, id);
    yield* g.do.enemyMoves(g, michael, MICHAEL.charge);
    yield* attackClosest(g, michael);
  },
};

/** The light he still has in him burns; Shadow is the only shelter. */
const radiance: BossAction = {
  *does(g, id) {
    const michael = self(g, id);
    for (const each of countedAsHeroes(g)) {
      if (!isShadow(g, each.zone)) yield* woundFigure(g, each, MICHAEL.radiance, by(michael));
    }
  },
};

/** He comes down upon the strongest. */
const judgement: BossAction = {
  *does(g, id) {
    const michael = self(g, id);
    const strength = (each: HeroOrAlly) => -healthOf(g, each);
    const judged = yield* targetWithLeast(michael, countedAsHeroes(g), strength);
    if (!judged) return;
    enterZone(g, michael, judged.zone);
    g.do.addFire(g, judged, 1);
    yield* attackTarget(g, michael, judged);
  },
};

const corruption: BossAction = {
  *does(g, id) {
    g.do.healEnemy(g, self(g, id), MICHAEL.corruption * g.state.scale);
    for (const hero of heroesUp(g)) loseMana(g, hero, 1);
  },
};

const despair: BossSpace = {
  *arrives(g) {
    for (const hero of heroesUp(g)) loseMana(g, hero, 1);
  },
};

const rainOfAsh: BossSpace = {
  *arrives(g) {
    for (const each of countedAsHeroes(g)) g.do.addFire(g, each, 1);
  },
};

/** Archangel Michael: falls upon the strongest, and burns whoever stands in Light. */
export const michael: BossCard = {
  id: 'michael',
  type: 'michael',
  healthPerHero: 39,
  actions: 1,
  activationDice: 3,
  attackType: 'melee',
  attack: { yellow: 3, orange: 2, enemy: 3 },
  defense: 4,
  defenseEnemyDice: 2,
  special: [verdict, charge, radiance, judgement, corruption],
  combat: [
    { timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'hits', n: 1 }] },
    { timing: 'defense', cost: { symbols: 1 }, effects: [{ do: 'shields', n: 1 }] },
  ],
  track: [
    {},
    { yellow: 1 },
    { blue: 1 },
    despair,
    { activationDice: 1 },
    { orange: 1 },
    rainOfAsh,
    { actions: 1 },
  ],
};
