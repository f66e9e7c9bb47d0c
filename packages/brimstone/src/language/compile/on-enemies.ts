import { pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, enemyById, isUp } from '../../adventure.ts';
import { amongEnemies } from '../../asking.ts';
import { promptOn } from '../../asks.ts';
import type { WoundSource } from '../../effects.ts';
import type { Moments, PaidBases } from '../../moments.ts';
import { enemyStat, freeWeapon, groupOf, itemOf } from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';
import type { Effect, OnEnemies } from '../effects.ts';
import { type Does, type Frame, ownerOf, youOf } from '../frame.ts';
import { healthLeft } from '../hero-cards.ts';
import type { Quantity } from '../values.ts';
import { compileFoes, targetOf } from './foes.ts';
import { type AnyMoment, partOf } from './moments.ts';
import { besideOtherHeroes, chooseSpace, movable, moveEnemy } from './spaces.ts';
import { compileAmount, compileQuantity, compileWho } from './values.ts';
import { compileWeakening, endWeakening } from './weakening.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;

/** What every word means that is about enemies, or about where a hero stands among them. */
export const ON_ENEMIES: {
  readonly [Word in OnEnemies['do']]: (effect: Of<Word>) => Does;
} = {
  'wound-enemy': compileWounding,
  'heal-enemy': ({ n, foes }) => {
    const [finds, heal] = [compileFoes(foes), compileQuantity(n)];
    return (at) => {
      for (const enemy of finds(at)) {
        if (enemy.wounds > 0) at.g.do.healEnemy(at.g, enemy, heal(at, 'heal'));
      }
      return undefined;
    };
  },
  'push-enemy': ({ n, foes }) => {
    const finds = compileFoes(foes);
    return (at) => {
      const { space } = youOf(at);
      for (const { id } of finds(at)) {
        const enemy = enemyById(at.g, id);
        if (enemy) at.g.do.pushEnemy(at.g, enemy, n, space);
      }
      return undefined;
    };
  },
  weaken: compileWeakening,
  restore: () => endWeakening,
  'move-enemy': ({ n, foes }) => {
    const finds = compileFoes(foes);
    return function* (at) {
      const [enemy] = yield* chooseOne(at, movable(at, finds(at)));
      if (enemy) yield* moveEnemy(at, enemy, n);
    };
  },
  stun: ({ foes }) => {
    const finds = compileFoes(foes);
    return (at) => {
      for (const enemy of finds(at)) enemy.stunned = true;
      return undefined;
    };
  },
  stasis: ({ foes }) => {
    const finds = compileFoes(foes);
    return (at) => {
      for (const enemy of finds(at)) enemy.stasis = at.g.state.turn.number + 1;
      return undefined;
    };
  },
  'lose-ambush': ({ foes }) => {
    const finds = compileFoes(foes);
    return (at) => {
      for (const { type } of finds(at)) groupOf(at.g, type).ambushTurn = 0;
      return undefined;
    };
  },
  'lose-hit':
    () =>
    ({ moment }) => {
      (moment as unknown as Moments['hitAssigned']).enemy = null;
      return undefined;
    },
  'enemy-attack': (effect) => {
    const [finds, count] = [compileWho(effect.to), compileQuantity(effect.dice)];
    return function* (at) {
      const { g } = at;
      const enemy = targetOf(at);
      if (!enemy) return;
      const { toHit = enemyStat(g, enemy.type, 'toHit', enemy) } = effect;
      const { damage = enemyStat(g, enemy.type, 'damage', enemy) } = effect;
      for (const hero of finds(at)) {
        if (!isUp(hero)) continue;
        yield* g.do.enemyAttack(g, enemy, hero, { dice: count(at, 'dice'), toHit, damage });
      }
    };
  },
  'free-attack': ({ do: _, own, crit, ...listed }) =>
    function* (at) {
      const { g, source } = at;
      const hero = ownerOf(at);
      const item = source?.item == null ? null : (itemOf(hero, source.item) ?? null);
      const weapon = { ...listed, ...(crit ? { critOn: crit } : {}), ...(own ? { item } : {}) };
      yield* g.do.freeAttack(g, hero, freeWeapon(g, hero, weapon));
    },
  move: ({ n, roll = 'move' }) => {
    const amount = compileAmount(n);
    return function* (at) {
      const { g } = at;
      const hero = youOf(at);
      yield* g.do.moveHero(g, hero, yield* g.do.heroAmount(g, hero, roll, amount(at)));
    };
  },
  'place-beside-hero': () =>
    function* (at) {
      const { g } = at;
      const hero = youOf(at);
      const space = yield* chooseSpace(at, besideOtherHeroes(g, hero));
      if (space === undefined || !isUp(hero)) return;
      g.do.placeHero(g, hero, space);
      if (hero.activation) Object.assign(hero.activation, { moved: true, moveLeft: 0 });
    },
};

/** The base XP of an enemy comes once an attack: what belongs to one says what it has paid. */
function paidOf({ moment }: Frame): { readonly paid?: PaidBases } {
  const paid = moment ? partOf(moment as AnyMoment)['paid'] : undefined;
  return paid ? { paid: paid as PaidBases } : {};
}

/** The attack that the card reacts to. */
function attackOf({ moment }: Frame): Pick<WoundSource, 'cause' | 'weapon'> {
  const { cause, weapon } = partOf(moment as AnyMoment) as unknown as Moments['enemyKilled'];
  return { cause, ...(weapon ? { weapon } : {}) };
}

/** What is about to be removed takes no more Wounds. */
function isAlive(g: Adventure): (enemy: Enemy) => boolean {
  return (enemy) => healthLeft(g, enemy) > 0;
}

function compileWounding(effect: Of<'wound-enemy'>): Does {
  const { foes, one, sameAttack, defended = false } = effect;
  const finds = compileFoes(foes);
  const wounds = compileWounds(effect.n, effect.roll);
  return function* (at) {
    const { g } = at;
    const by = {
      hero: at.you,
      ...(sameAttack ? attackOf(at) : { cause: at.cause }),
      ...paidOf(at),
    };
    const found = finds(at);
    const chosen = one ? yield* chooseOne(at, found.filter(isAlive(g))) : found;
    for (const { id } of chosen) {
      const enemy = enemyById(g, id);
      if (!enemy) continue;
      const rolled = yield* wounds(at);
      const less = defended ? enemyStat(g, enemy.type, 'defense', enemy) : 0;
      yield* g.do.woundEnemy(g, enemy, rolled - less, by);
    }
  };
}

/** Dice that the hero rolls have a name; others are the card's. */
function compileWounds(n: Quantity, roll: string | undefined): (at: Frame) => Rule<number> {
  const [amount, rolls] = [compileAmount(n), compileQuantity(n)];
  return function* (at) {
    if (roll === undefined) return rolls(at, 'wounds');
    return yield* at.g.do.heroAmount(at.g, youOf(at), roll, amount(at));
  };
}

/** The owner names one of some enemies. */
export function* chooseOne(at: Frame, among: readonly Enemy[]): Rule<readonly Enemy[]> {
  if (among.length === 0) return [];
  const enemy = yield* pick({
    seat: ownerOf(at).index,
    prompt: promptOn('card-enemy', at.card),
    ...amongEnemies(among),
  });
  return [enemy];
}
