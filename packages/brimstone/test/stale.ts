import { type Adventure, isUp } from '../src/adventure.ts';
import { type Active, type HeroAbilities, workOut } from '../src/rules/abilities/hero-abilities.ts';
import { workOutTable } from '../src/rules/abilities/table-abilities.ts';
import type { Hero } from '../src/state.ts';

/** What is kept as in force is what would be worked out now: every change has been announced. */
export function staleAbilities(g: Adventure): string[] {
  const { state } = g;
  const { heroes, table, together } = g.inForce;
  const anew = state.heroes.map((hero) => workOut(g, hero));
  const onTable = workOutTable(g);
  const stale = anew.flatMap((each, n) => {
    const mine = heroes[n];
    return mine && !isPresent(mine, each) ? [n] : [];
  });
  const up = anew.filter((_, n) => isUp(state.heroes[n] as Hero));
  const all = [onTable, ...up].flatMap(({ list }) => list);
  const kept = together?.parts.flatMap(({ list }) => list);
  return [
    ...stale.map((n) => `the abilities of hero ${n} are not the present ones`),
    ...(table && !areSame(table.list, onTable.list) ? ['the table has other abilities now'] : []),
    ...(kept && !areSame(kept, all) ? ['other abilities are in force now'] : []),
  ];
}

function isPresent(kept: HeroAbilities, anew: HeroAbilities): boolean {
  return (
    areSame(kept.list, anew.list) &&
    kept.shield === anew.shield &&
    kept.weight === anew.weight &&
    kept.handsFull === anew.handsFull &&
    kept.transferable.length === anew.transferable.length &&
    kept.transferable.every((item, n) => item === anew.transferable[n]) &&
    JSON.stringify(kept.weapons) === JSON.stringify(anew.weapons)
  );
}

function areSame(some: readonly Active[], others: readonly Active[]): boolean {
  return some.length === others.length && some.every((one, n) => isSame(one, others[n] as Active));
}

function isSame(one: Active, other: Active): boolean {
  const { card, hero, item, type } = other.source;
  const { source } = one;
  if (one.ability !== other.ability || source.card !== card) return false;
  return source.hero === hero && source.item === item && source.type === type;
}
