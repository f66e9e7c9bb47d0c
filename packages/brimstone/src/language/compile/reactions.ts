import { d6, type Rule } from '@crawlspace/kernel';
import type { Ability, Handlers, Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { MomentName, Moments } from '../../moments.ts';
import { isExhausted } from '../../rules/queries.ts';
import type { Change, Reaction } from '../ability.ts';
import { mayAdd } from '../ammunition.ts';
import type { Does, Frame } from '../frame.ts';
import { isGun, takeCharge, tellUse, wantsToUse } from '../hero-cards.ts';
import { compileChanges } from './changes.ts';
import type { Holds } from './conditions.ts';
import { compileEffects } from './effects.ts';
import { paysIfAble } from './flow.ts';
import { type AnyMoment, compileConcern, frameIn, partOf } from './moments.ts';
import { compileWhen } from './values.ts';

type Handler = (g: Adventure, source: Source, moment: AnyMoment) => Rule | undefined;

/** Several reactions to one moment come one after the other. Odds know the part that is sure. */
export function compileReactions(
  reactions: readonly Reaction[],
): Required<Pick<Ability, 'on' | 'foresees'>> {
  const [on, foresees] = [new HandlerList(), new HandlerList()];
  for (const reaction of reactions) {
    if (reaction.once === 'attack') on.add('attackDeclared', readyAgain('attackDeclared'));
    if (reaction.onceEach) on.add('enemyActivationStart', readyForEach);
    on.add(reaction.at, compileReaction(reaction));
    foresees.add(reaction.at, compileForesight(reaction));
  }
  for (const name of on.names()) foresees.add(name, () => undefined);
  return { on: on.all(), foresees: foresees.all() };
}

/** Handlers by moment. */
class HandlerList {
  readonly #handlers: Partial<Record<MomentName, Handler>> = {};

  add(at: MomentName, handler: Handler): void {
    const before = this.#handlers[at];
    this.#handlers[at] = before ? bothOf(before, handler) : handler;
  }

  names(): MomentName[] {
    return Object.keys(this.#handlers) as MomentName[];
  }

  all(): Handlers {
    // Each handler is for the moment it is listed under: whoever adds it sees to that.
    return this.#handlers as unknown as Handlers;
  }
}

/** Whether no die is rolled for it. */
function isSure(change: Change): boolean {
  if (typeof change !== 'object' || 'pierces' in change) return true;
  return Object.values(change).every((value) => typeof value !== 'string');
}

/** What changes without anybody being asked and without a die; nothing is noted or told of it. */
function compileForesight(reaction: Reaction): Handler {
  const { asks, ammo, chance, reroll, change, pay } = reaction;
  if (asks || ammo || chance || reroll || pay || !change) return () => undefined;
  if (!Object.values(change).every(isSure)) return () => undefined;
  const limit = compileLimit(reaction);
  const concerns = compileConcern(reaction.at, reaction.of);
  const holds = compileHolds(reaction);
  const apply = compileChanges(change);
  return (g, source, moment) => {
    if (!concerns(g, source, moment) || !limit.isReady(g, source, moment)) return;
    const at = frameIn(g, source, moment);
    if (holds(at)) apply(at);
    return;
  };
}

function bothOf(one: Handler, other: Handler): Handler {
  return (g, source, moment) => {
    const first = one(g, source, moment);
    return first ? then(first, () => other(g, source, moment)) : other(g, source, moment);
  };
}

function* then(first: Rule<unknown>, next: () => Rule<unknown> | undefined): Rule {
  yield* first;
  const rest = next();
  if (rest) yield* rest;
}

/**
 * What the moment brings. Where nobody is asked and nothing else asks, it has happened when this
 * returns: odds are foreseen by such handlers.
 */
function compileReaction(reaction: Reaction): Handler {
  if (reaction.reroll) return compileReroll(reaction, reaction.reroll);
  const { told, ammo, chance, unlessPaid } = reaction;
  const asks = reaction.asks || ammo;
  const limit = compileLimit(reaction);
  const concerns = compileConcern(reaction.at, reaction.of);
  const holds = compileHolds(reaction);
  const act = compileAct(reaction);
  const begin = ({ g }: Frame, source: Source, moment: AnyMoment) => {
    limit.take(g, source, moment);
    if (told) tellUse(g, source);
    if (ammo) hitOf(moment).ammo.push(source.card);
    if (ammo || reaction.pay?.charge) takeCharge(g, source);
  };
  const isDue = (at: Frame, source: Source, moment: AnyMoment) =>
    concerns(at.g, source, moment) && limit.isReady(at.g, source, moment) && holds(at);
  if (asks) {
    return function* (g, source, moment) {
      const at = frameIn(g, source, moment);
      if (!isDue(at, source, moment) || !(yield* wantsToUse(g, source))) return;
      begin(at, source, moment);
      const rest = act(at);
      if (rest) yield* rest as Rule;
    };
  }
  return (g, source, moment) => {
    if (!concerns(g, source, moment) || !limit.isReady(g, source, moment)) return;
    const at = frameIn(g, source, moment);
    if (!holds(at)) return;
    if (chance && g.roll(chance.roll, d6) < chance.from) return;
    if (unlessPaid && paysIfAble(at, unlessPaid)) return;
    begin(at, source, moment);
    return act(at) as Rule | undefined;
  };
}

function compileReroll({ at, of, when }: Reaction, reroll: object): Handler {
  const concerns = compileConcern(at, of);
  const holds: Holds = when === undefined ? () => true : compileWhen(when);
  return (g, source, moment) => {
    if (!concerns(g, source, moment) || !holds(frameIn(g, source, moment))) return;
    (moment['offers'] as object[]).push({ source, ...reroll });
    return;
  };
}

/** What must be so. Ammunition is for a hit with a target that has none yet; and whoever survives was not killed. */
function compileHolds({ at, when, ammo, change = {} }: Reaction): Holds {
  const holds: Holds = when === undefined ? () => true : compileWhen(when);
  if (ammo) return (frame) => takesAmmo(frame) && holds(frame);
  if (at === 'enemyKilled' && !('survives' in change)) {
    return (frame) => frame.moment?.['survives'] !== true && holds(frame);
  }
  return holds;
}

function hitOf(moment: AnyMoment): Moments['hitAssigned'] {
  return moment as unknown as Moments['hitAssigned'];
}

function takesAmmo({ moment, card }: Frame): boolean {
  const { enemy, weapon, ammo } = hitOf(moment as AnyMoment);
  return enemy !== null && mayAdd(ammo, card) && isGun(weapon);
}

/** How often something works before it is used up, and who notes it. */
interface Limit {
  readonly isReady: (g: Adventure, source: Source, moment: AnyMoment) => boolean;
  readonly take: (g: Adventure, source: Source, moment: AnyMoment) => void;
}

const ALWAYS: Limit = { isReady: () => true, take: () => {} };

type Limited = Pick<Reaction, 'once' | 'onceEach' | 'use'>;

export function compileLimit({ once, onceEach, use }: Limited): Limit {
  if (onceEach) {
    return {
      isReady: (g, source, moment) => !isExhausted(g, ofHero(source, moment)),
      take: (g, source, moment) => g.do.exhaust(g, ofHero(source, moment), 'activation'),
    };
  }
  if (once === undefined) return ALWAYS;
  if (typeof once === 'string') {
    const span = once === 'attack' ? 'turn' : once;
    return {
      isReady: (g, source) => !isExhausted(g, source, use),
      take: (g, source) => g.do.exhaust(g, source, span, use),
    };
  }
  const next = (g: Adventure, source: Source) =>
    Array.from({ length: once.times }, (_, time) => `use${time + 1}`).find(
      (time) => !isExhausted(g, source, time),
    );
  return {
    isReady: (g, source) => next(g, source) !== undefined,
    take: (g, source) => g.do.exhaust(g, source, once.in, next(g, source)),
  };
}

/** Each hero notes what happens to them once. */
function ofHero(source: Source, moment: AnyMoment): Source {
  return { ...source, hero: partOf(moment).hero?.index ?? null };
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

/** First what becomes of the moment, then what else the card does. */
function compileAct({ change, do: effects = [] }: Reaction): Does {
  const apply = compileChanges(change ?? {});
  if (effects.length === 0) return apply;
  const does = compileEffects(effects);
  if (!change) return does;
  return (at) => {
    const rest = apply(at);
    return rest ? then(rest, () => does(at)) : does(at);
  };
}
