import { pick, type Rule } from '@crawlspace/kernel';
import { enemyById, isUp } from '../../adventure.ts';
import { amongEnemies } from '../../asking.ts';
import type { PaidBases } from '../../moments.ts';
import { enemyStat, freeWeapon, itemOf } from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';
import type { EnemyStatName } from '../../stats.ts';
import type { Effect, Notes, OnEnemies } from '../effects.ts';
import type { Quantity } from '../values.ts';
import { compileFoes, targetOf } from './foes.ts';
import { type Does, type Frame, ownerOf, youOf } from './frame.ts';
import { type AnyMoment, partOf } from './moments.ts';
import { compileAmount, compileQuantity, compileWho } from './values.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;

/** What every word means that is about enemies, or about the card itself. */
export const ON_ENEMIES: {
  readonly [Word in (OnEnemies | Notes)['do']]: (effect: Of<Word>) => Does;
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
  weaken: ({ stats, until, foes, floor }) => {
    const finds = compileFoes(foes);
    const changes = Object.entries(stats) as [EnemyStatName, number][];
    return (at) => {
      for (const enemy of finds(at)) {
        for (const [stat, amount] of changes) {
          const change = floor === undefined ? amount : keptAbove(at, enemy, stat, amount, floor);
          if (change !== 0) {
            at.g.state.enemyBonuses.push({ stat, amount: change, until, enemy: enemy.id });
          }
        }
      }
      return undefined;
    };
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
      const item = own && source?.item != null ? (itemOf(hero, source.item) ?? null) : null;
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
  note:
    ({ what, until }) =>
    ({ g, source }) => {
      if (source) g.do.exhaust(g, source, until, what);
      return undefined;
    },
  'strike-out':
    ({ what }) =>
    ({ g, source }) => {
      if (source) g.do.makeReady(g, source, what);
      return undefined;
    },
  'make-ready':
    ({ use }) =>
    ({ g, source }) => {
      if (source) g.do.makeReady(g, source, use);
      return undefined;
    },
  'discard-item': () => (at) => {
    const { g, source } = at;
    const hero = ownerOf(at);
    const item = source?.item == null ? undefined : itemOf(hero, source.item);
    if (item) g.do.discardItem(g, hero, item);
    return undefined;
  },
};

/** No more is taken than leaves so much. */
function keptAbove(
  { g }: Frame,
  enemy: Enemy,
  stat: EnemyStatName,
  amount: number,
  floor: number,
): number {
  const left = Math.max(0, enemyStat(g, enemy.type, stat, enemy) - floor);
  return -Math.min(-amount, left);
}

/** The base XP of an enemy comes once an attack: what belongs to one says what it has paid. */
function paidOf({ moment }: Frame): { readonly paid?: PaidBases } {
  const paid = moment ? partOf(moment as AnyMoment)['paid'] : undefined;
  return paid ? { paid: paid as PaidBases } : {};
}

function compileWounding(effect: Of<'wound-enemy'>): Does {
  const { foes, one, defended = false } = effect;
  const finds = compileFoes(foes);
  const wounds = compileWounds(effect.n, effect.roll);
  return function* (at) {
    const { g, cause } = at;
    const hero = at.you;
    const found = finds(at);
    const chosen = one ? yield* chooseOne(at, found) : found;
    for (const { id } of chosen) {
      const enemy = enemyById(g, id);
      if (!enemy) continue;
      const rolled = yield* wounds(at);
      const less = defended ? enemyStat(g, enemy.type, 'defense', enemy) : 0;
      yield* g.do.woundEnemy(g, enemy, rolled - less, { hero, cause, ...paidOf(at) });
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

function* chooseOne(at: Frame, among: readonly Enemy[]): Rule<readonly Enemy[]> {
  if (among.length === 0) return [];
  const enemy = yield* pick({
    seat: ownerOf(at).index,
    prompt: { key: 'prompt.card-enemy', params: { card: { key: `${at.card}.name` } } },
    ...amongEnemies(among),
  });
  return [enemy];
}
