import type { Rule } from '@crawlspace/kernel';
import type { Moments } from '../../moments.ts';
import { enemyStat } from '../../rules/queries.ts';
import type { Change, Reaction } from '../ability.ts';
import { type Does, type Frame, youOf } from '../frame.ts';
import { type AnyMoment, partOf } from './moments.ts';
import { compileAmount, compileQuantity } from './values.ts';

type Changes = (at: Frame, moment: Record<string, unknown>) => void;

/** What becomes of the fields of a moment: at once, unless a hero rolls for it. */
export function compileChanges(change: NonNullable<Reaction['change']>): Does {
  const rolled = Object.entries(change).filter(([, how]) => rollOf(how) !== undefined);
  const atOnce = Object.entries(change).filter(([, how]) => rollOf(how) === undefined);
  const changes = atOnce.map(([field, how]) => compileChange(field, how));
  const apply: Does = (at) => {
    const moment = fieldsOf(at);
    for (const each of changes) each(at, moment);
    return undefined;
  };
  if (rolled.length === 0) return apply;
  const rolls = rolled.map(([field, how]) => compileRolled(field, how as Rolled));
  return function* (at) {
    apply(at);
    for (const each of rolls) yield* each(at);
  };
}

type Rolled = Extract<Change, { add: unknown }>;

function rollOf(how: Change): string | undefined {
  return typeof how === 'object' && 'roll' in how ? how.roll : undefined;
}

function fieldsOf(at: Frame): Record<string, unknown> {
  return partOf(at.moment as AnyMoment) as Record<string, unknown>;
}

/** Dice of the hero, who may re-roll them. */
function compileRolled(field: string, { add, roll = field }: Rolled): (at: Frame) => Rule {
  const amount = compileAmount(add);
  return function* (at) {
    const more = yield* at.g.do.heroAmount(at.g, youOf(at), roll, amount(at));
    const moment = fieldsOf(at);
    moment[field] = (moment[field] as number) + more;
  };
}

function compileChange(field: string, how: Change): Changes {
  if (typeof how === 'boolean') {
    return (_, moment) => {
      moment[field] = how;
    };
  }
  if (typeof how === 'number') {
    return (_, moment) => {
      moment[field] = (moment[field] as number) + how;
    };
  }
  if ('pierces' in how) return compilePiercing(field, how.pierces);
  return compileBounded(field, how);
}

/** Defense that is not there cannot be lowered: the damage rises by what is taken away. */
function compilePiercing(field: string, most: number): Changes {
  return ({ g }, moment) => {
    const { enemy, ignoresDefense } = moment as unknown as Moments['damageRolled'];
    if (ignoresDefense) return;
    const defense = Math.max(0, enemyStat(g, enemy.type, 'defense', enemy));
    moment[field] = (moment[field] as number) + Math.min(most, defense);
  };
}

type Bounded = Exclude<Change, number | boolean | { pierces: unknown }>;

/** A bound keeps a change from going too far; it never pushes the number the other way. */
function compileBounded(field: string, how: Bounded): Changes {
  if ('add' in how) {
    const { least = -Infinity, most = Infinity } = how;
    const add = compileQuantity(how.add);
    return (at, moment) => {
      const before = moment[field] as number;
      const after = before + add(at, field);
      moment[field] =
        after < before
          ? Math.max(after, Math.min(before, least))
          : Math.min(after, Math.max(before, most));
    };
  }
  const [bound, pick] =
    'least' in how
      ? ([compileQuantity(how.least), Math.max] as const)
      : ([compileQuantity(how.most), Math.min] as const);
  return (at, moment) => {
    const limit = bound(at, field);
    moment[field] = pick((moment[field] as number | null) ?? limit, limit);
  };
}
