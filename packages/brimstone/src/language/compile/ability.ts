import { madeFrom, NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Ability, Use } from '../../abilities.ts';
import { heroAt } from '../../adventure.ts';
import { sizeOf } from '../../rules/queries.ts';
import type { AbilityData, Reaction, UseData } from '../ability.ts';
import { SPECIAL_ABILITIES, type SpecialAbility } from '../specials/abilities.ts';
import type { Numbers } from '../specials/index.ts';
import type { When } from '../values.ts';
import { compileEffects } from './effects.ts';
import { type AnyMoment, frameIn } from './moments.ts';
import { inFirstTurn } from './on-heroes.ts';
import { compileOutlook } from './outlook.ts';
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
    enemiesOfSize,
    attackDice,
    criticalsMatter,
    ...others
  } = data;
  const { on, uses, special, ...numbers } = others;
  const beside = special && abilityOf(special);
  const later = (on ?? []).flatMap((reaction) => inFirstTurn(reaction.do ?? []));
  const reactions = [...(on ?? []), ...later, ...endsOf(uses ?? [])];
  const made = reactions.length > 0 ? compileReactions(reactions) : null;
  return madeFrom(data, {
    ...numbers,
    ...beside,
    ...(whiles ? { statsWhen: compileWhiles(whiles) } : {}),
    ...(enemiesWhile ? { enemiesWhen: compileEnemiesWhile(enemiesWhile) } : {}),
    ...(enemiesOfSize ? { enemiesWhen: compileSizes(enemiesOfSize) } : {}),
    ...(attackDice ? { attackDice: compileAttackDice(attackDice) } : {}),
    ...(criticalsMatter ? { criticalsMatter: compileCriticals(criticalsMatter) } : {}),
    ...(made ? { on: { ...beside?.on, ...made.on }, foresees: made.foresees } : {}),
    ...(uses ? { uses: uses.flatMap(compileUses) } : {}),
  });
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

function compileSizes(
  sizes: NonNullable<AbilityData['enemiesOfSize']>,
): NonNullable<Ability['enemiesWhen']> {
  return (g, _source, _enemy, type) => {
    const size = sizeOf(g, type);
    return sizes[size === 'small' || size === 'medium' ? 'small-or-medium' : 'large'];
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

function compileCriticals(when: When): NonNullable<Ability['criticalsMatter']> {
  const holds = compileWhen(when);
  return (g, source, weapon) => holds(frameIn(g, source, { weapon }));
}

function abilityOf({ id, n = {} }: NonNullable<AbilityData['special']>): Ability {
  const special: SpecialAbility = SPECIAL_ABILITIES[id];
  // Of a sheet, X has become the number on it before this is compiled.
  return special(n as Numbers);
}

/** Offered one at a time: the second use only after the first. */
function compileUses({ times = 1, ...use }: UseData): Use[] {
  if (times === 1) return [compileUse(use)];
  return Array.from({ length: times }, (_, time) => {
    const before: When[] = time === 0 ? [] : [{ noted: `${use.id}${time}` }];
    const when: When = { every: [...before, ...(use.when === undefined ? [] : [use.when])] };
    return compileUse({ ...use, id: `${use.id}${time + 1}`, when });
  });
}

const NO_MOMENT: AnyMoment = {};

function compileUse({ when, once, do: effects, ...use }: UseData): Use {
  const does = compileEffects(effects);
  const holds = when === undefined ? () => true : compileWhen(when);
  const isOfUse = compileUsefulness(effects);
  const limit = compileLimit(once ? { once } : {});
  const outlook = compileOutlook(effects);
  return {
    ...use,
    outlook: (g, source) => {
      const at = frameIn(g, source, null);
      return at.you ? outlook(at, at.you) : {};
    },
    possible: (g, source) => {
      if (!limit.isReady(g, source, NO_MOMENT)) return false;
      const at = frameIn(g, source, null);
      return holds(at) && isOfUse(at);
    },
    resolve: (g, source) => {
      limit.take(g, source, NO_MOMENT);
      return (does(frameIn(g, source, null)) as Rule | undefined) ?? NOTHING_HAPPENS;
    },
  };
}
