import { enemyStat } from '../../rules/queries.ts';
import type { Enemy, EnemyBonus } from '../../state.ts';
import type { EnemyStatName } from '../../stats.ts';
import type { Effect, Effects } from '../effects.ts';
import { type Does, type Frame, ownerOf } from '../frame.ts';
import { compileFoes } from './foes.ts';

type Weaken = Extract<Effect, { readonly do: 'weaken' }>;

/** Numbers of enemies change for a while. Initiative is one number of the whole type. */
export function compileWeakening(effect: Weaken): Does {
  const finds = compileFoes(effect.foes);
  const changes = Object.entries(effect.stats) as [EnemyStatName, number | 'all'][];
  return (at) => {
    const span = spanOf(at, effect);
    const ofTypes = new Set<string>();
    for (const enemy of finds(at)) {
      for (const [stat, amount] of changes) {
        const whom = stat === 'initiative' ? { type: enemy.type } : ({ enemy: enemy.id } as const);
        if (whom.type && ofTypes.has(whom.type)) continue;
        if (whom.type) ofTypes.add(whom.type);
        if (effect.notTwice) forget(at, { stat, ...whom });
        const change = lessOf(at, enemy, stat, amount, effect.floor);
        if (change !== 0) at.g.state.enemyBonuses.push({ stat, amount: change, ...span, ...whom });
      }
    }
    return undefined;
  };
}

/** How long it lasts, and whose it is where that matters. */
function spanOf(at: Frame, { until, notTwice }: Weaken): Pick<EnemyBonus, 'until'> {
  const { card } = at;
  if (until === 'next-turn') {
    return { until: 'fight', ...{ through: at.g.state.turn.number + 1, card } };
  }
  if (until === 'your-activation') return { until: 'fight', ...{ card, by: ownerOf(at).index } };
  return { until, ...(notTwice ? { card } : {}) };
}

/** What the same card has done to the same number of the same enemies is over. */
function forget(
  { g, card }: Frame,
  { stat, type, enemy }: Pick<EnemyBonus, 'stat' | 'type' | 'enemy'>,
): void {
  g.state.enemyBonuses = g.state.enemyBonuses.filter(
    (bonus) =>
      bonus.card !== card || bonus.stat !== stat || bonus.type !== type || bonus.enemy !== enemy,
  );
}

/** No more is taken than leaves so much, and never more than there is. */
function lessOf(
  { g }: Frame,
  enemy: Enemy,
  stat: EnemyStatName,
  amount: number | 'all',
  floor: number | undefined,
): number {
  if (amount !== 'all' && floor === undefined) return amount;
  const now = enemyStat(g, enemy.type, stat, enemy);
  if (amount === 'all') return -now;
  return -Math.min(-amount, Math.max(0, now - (floor ?? 0)));
}

/** What lasts until the owner's next activation. */
export function endWeakening(at: Frame): undefined {
  const { index } = ownerOf(at);
  at.g.state.enemyBonuses = at.g.state.enemyBonuses.filter(
    ({ card, by }) => card !== at.card || by !== index,
  );
}

/** Whether some effects need an end at the owner's next activation. */
export function weakensUntilActivation(effects: Effects): boolean {
  return effects.some((effect) => effect.do === 'weaken' && effect.until === 'your-activation');
}
