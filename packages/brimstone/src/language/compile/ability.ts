import { d6, NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Ability, Handlers, Source, Use } from '../../abilities.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import { takeCharge, tellUse, wantsToUse } from '../../content/hero-cards.ts';
import type { Cause, MomentName } from '../../moments.ts';
import { enemyStat, isExhausted } from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';
import type { AbilityData, Change, Reaction, UseData } from '../ability.ts';
import { SPECIAL_ABILITIES, type SpecialAbility } from '../specials/abilities.ts';
import type { Numbers } from '../specials/index.ts';
import type { When } from '../values.ts';
import type { Holds } from './conditions.ts';
import { compileEffects } from './effects.ts';
import { type Does, type Frame, frameOf } from './frame.ts';
import { type AnyMoment, compileConcern, partOf } from './moments.ts';
import { compileQuantity, compileWhen } from './values.ts';

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
  return {
    ...numbers,
    ...beside,
    ...(whiles ? { statsWhen: compileWhiles(whiles) } : {}),
    ...(enemiesWhile ? { enemiesWhen: compileEnemiesWhile(enemiesWhile) } : {}),
    ...(enemiesOfSize ? { enemiesWhen: compileSizes(enemiesOfSize) } : {}),
    ...(attackDice ? { attackDice: compileAttackDice(attackDice) } : {}),
    ...(criticalsMatter ? { criticalsMatter: compileCriticals(criticalsMatter) } : {}),
    ...(on ? { on: { ...beside?.on, ...compileReactions(on) } } : {}),
    ...(uses ? { uses: uses.map(compileUse) } : {}),
  };
}

/** A card in a moment. Where it is nobody's, `you` is the hero whom the moment concerns. */
function frameIn(g: Adventure, source: Source, moment: AnyMoment | null): Frame {
  const part = moment ? partOf(moment) : null;
  const you = source.hero === null ? (part?.hero ?? null) : heroAt(g, source.hero);
  const cause = causeIn(g, source, part);
  const world = g.content.encounters[source.card]?.world ?? null;
  return frameOf(g, source.card, you, { source, moment, cause, world });
}

/** What a world does is no card's doing: it is how things are there. */
function causeIn(g: Adventure, { card, hero, type }: Source, part: AnyMoment | null): Cause {
  if (type !== null) {
    const enemy = part?.enemy ?? part?.cause?.enemy;
    return { kind: 'enemy', id: card, ...(enemy ? { enemy } : {}) };
  }
  const isWorld = hero === null && Object.values(g.content.worlds).some(({ id }) => id === card);
  return { kind: isWorld ? 'rule' : 'card', id: card };
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
    const { size } = g.content.enemies[type].normal;
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

type Handler = (g: Adventure, source: Source, moment: AnyMoment) => Rule | undefined;

/** Several reactions to one moment come one after the other. */
function compileReactions(reactions: readonly Reaction[]): Handlers {
  const handlers: Partial<Record<MomentName, Handler>> = {};
  const add = (at: MomentName, handler: Handler) => {
    const before = handlers[at];
    handlers[at] = before ? bothOf(before, handler) : handler;
  };
  for (const reaction of reactions) {
    if (reaction.once === 'attack') add('attackDeclared', readyAgain('attackDeclared'));
    if (reaction.onceEach) add('enemyActivationStart', readyForEach);
    add(reaction.at, compileReaction(reaction));
  }
  // Each handler is for the moment it is listed under: `compileReaction` sees to it.
  return handlers as unknown as Handlers;
}

function bothOf(one: Handler, other: Handler): Handler {
  return (g, source, moment) => {
    const first = one(g, source, moment);
    return first ? then(first, () => other(g, source, moment)) : other(g, source, moment);
  };
}

function* then(first: Rule, next: () => Rule | undefined): Rule {
  yield* first;
  const rest = next();
  if (rest) yield* rest;
}

/** Another attack begins. */
function readyAgain(at: MomentName): Handler {
  const concerns = compileConcern(at, undefined);
  return (g, source, moment) => {
    if (concerns(g, source, moment)) g.do.makeReady(g, source);
    return undefined;
  };
}

/** The group begins another activation. */
const readyForEach: Handler = (g, source, { type }) => {
  if (type !== source.type) return undefined;
  for (const { index } of g.state.heroes) g.do.makeReady(g, { ...source, hero: index });
  return undefined;
};

/** What notes that it is used up: the owner, or each hero for what happens to them once. */
function noteTaker({ onceEach }: Reaction, source: Source, moment: AnyMoment): Source {
  return onceEach ? { ...source, hero: partOf(moment).hero?.index ?? null } : source;
}

/**
 * What the moment brings. Where nobody is asked and nothing else asks, it has happened when this
 * returns: odds are foreseen by such handlers.
 */
function compileReaction(reaction: Reaction): Handler {
  const { at, of, when, asks, told, reroll, chance } = reaction;
  const once = reaction.onceEach ? 'activation' : reaction.once;
  const span = once === 'attack' ? 'turn' : once;
  const concerns = compileConcern(at, of);
  const holds: Holds = when === undefined ? () => true : compileWhen(when);
  const act = compileAct(reaction);
  const isReady = (g: Adventure, source: Source, moment: AnyMoment) =>
    concerns(g, source, moment) && !(span && isExhausted(g, noteTaker(reaction, source, moment)));
  const begin = (at: Frame, source: Source, moment: AnyMoment) => {
    if (span) at.g.do.exhaust(at.g, noteTaker(reaction, source, moment), span);
    if (told) tellUse(at.g, source);
    if (reaction.pay?.charge) takeCharge(at.g, source);
  };
  if (reroll) {
    return (g, source, moment) => {
      if (!concerns(g, source, moment) || !holds(frameIn(g, source, moment))) return;
      (moment['offers'] as object[]).push({ source, ...reroll });
      return;
    };
  }
  if (asks) {
    return function* (g, source, moment) {
      const frame = frameIn(g, source, moment);
      if (!isReady(g, source, moment) || !holds(frame)) return;
      if (!(yield* wantsToUse(g, source))) return;
      begin(frame, source, moment);
      const rest = act(frame);
      if (rest) yield* rest as Rule;
    };
  }
  return (g, source, moment) => {
    if (!isReady(g, source, moment)) return;
    const frame = frameIn(g, source, moment);
    if (!holds(frame)) return;
    if (chance && g.roll(chance.roll, d6) < chance.from) return;
    begin(frame, source, moment);
    return act(frame) as Rule | undefined;
  };
}

/** First what the card does, then what becomes of the moment: as it is printed. */
function compileAct({ change = {}, do: effects = [] }: Reaction): Does {
  const changes = Object.entries(change).map(([field, how]) => compileChange(field, how));
  const does = compileEffects(effects);
  const apply = (at: Frame) => {
    const moment = partOf(at.moment as AnyMoment) as Record<string, unknown>;
    for (const each of changes) each(at, moment);
  };
  if (effects.length === 0) {
    return (at) => {
      apply(at);
      return undefined;
    };
  }
  return (at) => {
    apply(at);
    return does(at);
  };
}

type Changes = (at: Frame, moment: Record<string, unknown>) => void;

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
  return compileBounded(field, how);
}

/** Defense that is not there cannot be lowered: the damage rises by what is taken away. */
function compilePiercing(field: string, most: number): Changes {
  return ({ g }, moment) => {
    const { ignoresDefense, enemy } = moment as { ignoresDefense: boolean; enemy: Enemy };
    if (ignoresDefense) return;
    const defense = Math.max(0, enemyStat(g, enemy.type, 'defense', enemy));
    moment[field] = (moment[field] as number) + Math.min(most, defense);
  };
}

/** A bound keeps a change from going too far; it never pushes the number the other way. */
function compileBounded(field: string, how: Exclude<Change, number | boolean>): Changes {
  if ('pierces' in how) return compilePiercing(field, how.pierces);
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

function compileUse({ when, do: effects, ...use }: UseData): Use {
  const does = compileEffects(effects);
  const holds = when === undefined ? undefined : compileWhen(when);
  return {
    ...use,
    ...(holds ? { possible: (g, source) => holds(frameIn(g, source, null)) } : {}),
    resolve: (g, source) => (does(frameIn(g, source, null)) as Rule | undefined) ?? NOTHING_HAPPENS,
  };
}
