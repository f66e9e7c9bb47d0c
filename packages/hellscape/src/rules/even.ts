import { evenOut, onceFor } from '@crawlspace/kernel';
import type { Ability, Cost, Effect } from '../ability.ts';

type AnyEffect = { readonly [Field in FieldOf<Effect>]?: unknown };
type FieldOf<One> = One extends unknown ? keyof One : never;

const evenEffect = evenOut<AnyEffect>({
  do: undefined,
  n: undefined,
  on: undefined,
  yellow: undefined,
  orange: undefined,
  blue: undefined,
  enemy: undefined,
  enemyDiceOnly: undefined,
  what: undefined,
  safe: undefined,
  rarity: undefined,
  id: undefined,
  spirit: undefined,
  free: undefined,
}) as (effect: Effect) => Effect;

const evenCost = evenOut<Cost>({
  mana: undefined,
  wounds: undefined,
  rage: undefined,
  elements: undefined,
  symbols: undefined,
  discard: undefined,
});

/** Rules go through lists of abilities all the time: all of them have the same fields, and so have their effects. */
export const even = onceFor(({ timing, cost, needs, limit, effects }: Ability) => {
  const its = { timing, cost: cost && evenCost(cost), needs, limit };
  return { ...its, effects: effects.map(evenEffect) } as Ability;
});
