import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Ability, Use } from '../../abilities.ts';
import { heroAt } from '../../adventure.ts';
import type { AbilityData, Reaction, UseData } from '../ability.ts';
import { SPECIAL_ABILITIES, type SpecialAbility } from '../specials/abilities.ts';
import type { WeaponFilter } from '../values.ts';
import { compileEffects } from './effects.ts';
import { compileWeapon } from './foes.ts';
import { type AnyMoment, frameIn } from './moments.ts';
import { compileLimit, compileReactions } from './reactions.ts';
import { compileUsefulness } from './usefulness.ts';
import { compileQuantity, compileWhen } from './values.ts';
import { weakensUntilActivation } from './weakening.ts';

/** What a use does until the owner's next activation ends then. */
function endsOf(uses: readonly UseData[]): Reaction[] {
  const lasts = uses.some((use) => weakensUntilActivation(use.do));
  return lasts ? [{ at: 'heroActivationStart', do: [{ do: 'restore' }] }] : [];
}

/** The ability that data describes. */
export function compileAbility(data: AbilityData): Ability {
  const {
    while: whiles,
    enemiesWhile,
    attackDice,
    criticals,
    on,
    uses,
    special,
    ...numbers
  } = data;
  const reactions = [...(on ?? []), ...endsOf(uses ?? [])];
  return {
    ...numbers,
    ...(special ? abilityOf(special) : {}),
    ...(whiles ? { statsWhen: compileWhiles(whiles) } : {}),
    ...(enemiesWhile ? { enemiesWhen: compileEnemiesWhile(enemiesWhile) } : {}),
    ...(attackDice ? { attackDice: compileAttackDice(attackDice) } : {}),
    ...(criticals ? { criticalsMatter: compileCriticals(criticals) } : {}),
    ...(reactions.length > 0 ? { on: compileReactions(reactions) } : {}),
    ...(uses ? { uses: uses.map(compileUse) } : {}),
  };
}

function compileWhiles(
  whiles: NonNullable<AbilityData['while']>,
): NonNullable<Ability['statsWhen']> {
  const parts = whiles.map(({ when, stats }) => ({ holds: compileWhen(when), stats }));
  return (g, source) => {
    const at = frameIn(g, source, null);
    for (const { holds, stats } of parts) if (holds(at)) return stats;
    return {};
  };
}

/** `you` is the hero whom the enemy goes for. */
function compileEnemiesWhile(
  whiles: NonNullable<AbilityData['enemiesWhile']>,
): NonNullable<Ability['enemiesWhen']> {
  const parts = whiles.map(({ when, stats }) => ({ holds: compileWhen(when), stats }));
  return (g, source, enemy, type) => {
    if (!enemy || (source.type !== null && type !== source.type)) return {};
    if (source.hero === null && enemy.target === null) return {};
    const at = frameIn(g, source, { enemy, type });
    const seen = source.hero === null ? { ...at, you: heroAt(g, enemy.target as number) } : at;
    for (const { holds, stats } of parts) if (holds(seen)) return stats;
    return {};
  };
}

function compileAttackDice({
  when,
  n,
}: NonNullable<AbilityData['attackDice']>): NonNullable<Ability['attackDice']> {
  const [holds, dice] = [compileWhen(when), compileQuantity(n)];
  return (g, source, attack) => {
    const at = frameIn(g, source, attack as unknown as AnyMoment);
    return holds(at) ? dice(at, 'dice') : 0;
  };
}

function abilityOf({ id, n = {} }: NonNullable<AbilityData['special']>): Ability {
  const special: SpecialAbility = SPECIAL_ABILITIES[id];
  return special(n);
}

/** The highest To Hit rolls do something to other enemies, if there are any. */
function compileCriticals(filter: WeaponFilter): NonNullable<Ability['criticalsMatter']> {
  const fits = compileWeapon(filter);
  return (g, source, weapon) => fits(source, weapon) && g.state.enemies.length > 1;
}

function compileUse({ when, once, do: effects, ...use }: UseData): Use {
  const does = compileEffects(effects);
  const holds = when === undefined ? () => true : compileWhen(when);
  const isOfUse = compileUsefulness(effects);
  const limit = compileLimit(once ? { once } : {});
  return {
    ...use,
    possible: (g, source) => {
      if (!limit.isReady(g, source)) return false;
      const at = frameIn(g, source, null);
      return holds(at) && isOfUse(at);
    },
    resolve: (g, source) => {
      limit.take(g, source);
      return (does(frameIn(g, source, null)) as Rule | undefined) ?? NOTHING_HAPPENS;
    },
  };
}
