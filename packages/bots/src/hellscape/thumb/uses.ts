import type { Ability } from '@crawlspace/hellscape';
import { abilityIn, isFoeNear, worthNow } from './abilities.ts';
import { type Asked, bestUse, findOption } from './asked.ts';
import { layingOf, stanceOf } from './boards.ts';
import { foesOf } from './foes.ts';
import type { Ground, Hero } from './ground.ts';
import type { Plan } from './plan.ts';
import { dangerIn, isCareful } from './stands.ts';
import { turnsAmulet } from './wizard.ts';

/** Abilities that take an action, when they are worth more than what else could be done with it. */
export function actionInstead(
  asked: Asked,
  ground: Ground,
  hero: Hero,
  least: number,
): string | null {
  return bestUse(asked, least, (use) => {
    const ability = abilityIn(ground, use);
    return ability?.timing === 'action' ? worthNow(ground, hero, ability) : 0;
  });
}

/** The best ability or consumable that costs no action and is worth its price. */
export function freeUse(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string | null {
  return bestUse(asked, 0.2, (use) => {
    const ability = abilityIn(ground, use);
    return ability && ability.timing !== 'action' ? worthOfFree(ground, hero, ability, plan) : 0;
  });
}

function worthOfFree(ground: Ground, hero: Hero, ability: Ability, plan: Plan): number {
  if (ability.cost?.discard && !isTimeFor(ground, hero, ability)) return 0;
  const steps = ability.effects.find((effect) => effect.do === 'step');
  if (!steps) return worthNow(ground, hero, ability);
  const goes = plan.fighting && plan.stand.zone !== hero.zone;
  const worth = worthNow(ground, hero, ability) + steps.n * 0.5;
  return goes ? worth + (ground.enemiesIn(hero.zone) > 0 ? 1 : 0) : 0;
}

/** Potions are for those who may fall, or whose Mana is gone in a fight. */
function isTimeFor(ground: Ground, hero: Hero, { effects }: Ability): boolean {
  const heals = effects.some((effect) => effect.do === 'heal');
  if (heals) {
    const hurt = ground.up.filter((other) => other.zone === hero.zone && isCareful(other));
    return hurt.some((other) => dangerIn(ground, other, other.zone) >= other.health * 0.5);
  }
  if (effects.some((effect) => effect.do === 'mana'))
    return hero.mana <= 1 && isFoeNear(ground, hero);
  return true;
}

/** Spirits act, peaks are taken, stances fit, the amulet turns toward a spell, ground is consecrated. */
export function classDeed(asked: Asked, ground: Ground, hero: Hero, plan: Plan): string | null {
  const peak = findOption(asked, ({ kind }) => kind === 'peak');
  if (peak) return peak;
  const spirit = spiritDeed(asked, ground, hero);
  if (spirit) return spirit;
  if (hero.board.class === 'berserker' && hero.board.stance !== 'blood-rage') {
    const rage = hero.board.rage >= 2 ? stanceOf(asked, 'blood-rage') : null;
    if (rage) return rage;
  }
  const attacks = plan.fighting && plan.stand.zone === hero.zone && asked.has('attack');
  const turn = attacks ? findOption(asked, ({ kind }) => kind === 'turn-amulet') : null;
  if (turn && turnsAmulet(ground, hero)) return turn;
  return layingOf(asked, ground, hero);
}

/** A spirit attacks when it can; it walks toward somebody to attack when that costs nothing. */
function spiritDeed(asked: Asked, ground: Ground, hero: Hero): string | null {
  for (const ally of ground.view.allies) {
    if (ally.owner !== hero.index || ally.activated) continue;
    const deed = (does: 'attack' | 'move') =>
      findOption(
        asked,
        (means) => means.kind === 'spirit' && means.ally === ally.id && means.does === does,
      );
    const attack = deed('attack');
    if (attack) return attack;
    const { points } = ground.waysFrom(ally.zone);
    const near = foesOf(ground).some(({ enemy }) => (points[enemy.zone] ?? 99) <= 6);
    const move = near || ally.zone !== hero.zone ? deed('move') : null;
    if (move) return move;
  }
  return null;
}
