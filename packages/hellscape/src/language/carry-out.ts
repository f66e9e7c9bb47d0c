import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Effect } from '../ability.ts';
import { type Descent, isUp } from '../descent.ts';
import type { Cause, UseOf } from '../effects.ts';
import { cleanse, loseMana } from '../rules/abilities/gains.ts';
import { addInCombat } from '../rules/abilities/in-combat.ts';
import { amountOf } from '../rules/abilities/usable.ts';
import { raiseMinions } from '../rules/enemies/raise.ts';
import { woundFigure } from '../rules/figures/counted-as-heroes.ts';
import type { Figure } from '../rules/figures/queries.ts';
import { chooseFigures } from '../rules/figures/targets.ts';
import type { Hero } from '../state.ts';

/** Carries out one effect of an ability. */
export function* carryOut(g: Descent, use: UseOf, effect: Effect): Rule {
  g.spend();
  switch (effect.do) {
    case 'hits':
    case 'shields':
    case 'less-shields':
    case 'less-hits':
    case 'dice':
    case 'reroll':
    case 'ignore':
    case 'in-shadow':
      return addInCombat(g, use, effect);
    case 'wounds':
    case 'fire':
    case 'frost':
    case 'push':
    case 'pull':
    case 'heal':
    case 'mana':
    case 'lose-mana':
    case 'cleanse':
    case 'step':
      return yield* onFigures(g, use, effect);
    case 'raise':
      if (use.enemy) raiseMinions(g, use.enemy, effect.n);
      return;
    case 'special':
      return yield* g.content.specials[effect.id]?.resolve?.(g, use, effect.n ?? 0) ??
        NOTHING_HAPPENS;
    default:
      return yield* forTheHero(g, use, effect);
  }
}

type OnFigures = Extract<
  Effect,
  {
    do:
      | 'wounds'
      | 'fire'
      | 'frost'
      | 'push'
      | 'pull'
      | 'heal'
      | 'mana'
      | 'lose-mana'
      | 'cleanse'
      | 'step';
  }
>;

/** Effects on somebody: the user, the other side, or whoever is chosen. */
function* onFigures(g: Descent, use: UseOf, effect: OnFigures): Rule {
  const n = amountOf(g, use, effect.n);
  if (effect.do === 'heal' && !effect.on && use.hero && !use.ally) {
    return yield* g.do.heal(g, use.hero, n);
  }
  for (const figure of yield* chooseFigures(g, use, effect.on ?? 'self')) {
    yield* onFigure(g, use, effect, figure, n);
  }
}

function* onFigure(g: Descent, use: UseOf, effect: OnFigures, figure: Figure, n: number): Rule {
  if (effect.do === 'fire') return g.do.addFire(g, figure, n);
  if (effect.do === 'frost') return g.do.addFrost(g, figure, n);
  if (effect.do === 'cleanse') return yield* cleanse(g, figure, n);
  if (effect.do === 'wounds') return yield* wound(g, use, figure, n);
  if (effect.do === 'heal' && !('card' in figure)) return yield* g.do.healFigure(g, figure, n);
  if ('index' in figure) return yield* onHero(g, effect, figure, n);
  if (!('card' in figure)) return;
  if (effect.do === 'heal') g.do.healEnemy(g, figure, n);
  const from = (use.ally ?? use.hero)?.zone ?? figure.zone;
  if (effect.do === 'push') yield* g.do.pushEnemy(g, figure, from, n);
  if (effect.do === 'pull') yield* g.do.pushEnemy(g, figure, from, -n);
}

function* onHero(g: Descent, effect: OnFigures, hero: Hero, n: number): Rule {
  if (effect.do === 'mana') yield* g.do.gainMana(g, hero, n);
  else if (effect.do === 'lose-mana') loseMana(g, hero, n);
  else if (effect.do === 'step') yield* g.do.stepHero(g, hero, n, effect.safe === true);
}

function* wound(g: Descent, use: UseOf, figure: Figure, n: number): Rule {
  const cause: Cause = use.hero
    ? { kind: 'hero', hero: use.hero.index }
    : { kind: 'enemy', enemy: use.enemy?.id ?? '' };
  yield* woundFigure(g, figure, n, cause);
}

/** Effects that only a hero can have. */
function* forTheHero(g: Descent, use: UseOf, effect: Effect): Rule {
  const { hero } = use;
  if (!hero) return;
  switch (effect.do) {
    case 'mp':
      if (hero.turn && hero.turn.mp !== null) hero.turn.mp += amountOf(g, use, effect.n);
      return;
    case 'slip':
      if (hero.turn) hero.turn.slipping = true;
      return;
    case 'actions':
      if (hero.turn) hero.turn.actions += effect.n;
      return;
    case 'attack':
      if (!isUp(hero)) return;
      g.content.classes[hero.class].furtherAttack?.(g, hero);
      return yield* g.do.heroAttack(g, hero);
    case 'item':
      return yield* g.do.drawItems(g, hero, effect.rarity, effect.n);
    case 'rage':
    case 'element':
    case 'token':
    case 'conjure':
    case 'ready': {
      const counts = effect.do !== 'conjure' && effect.do !== 'ready';
      const n = counts ? amountOf(g, use, effect.n) : 1;
      const { gain } = g.content.classes[hero.class];
      return yield* gain?.(g, hero, effect, n) ?? NOTHING_HAPPENS;
    }
    default:
      return;
  }
}
