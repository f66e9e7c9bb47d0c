import { madeFrom, NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Ability, Handlers, Source } from '../abilities.ts';
import type { Adventure } from '../adventure.ts';
import type { TileIndex } from '../board/index.ts';
import type { Mission } from '../content-types.ts';
import type { AbilityData, UseData } from './ability.ts';
import { compileAbility } from './compile/ability.ts';
import { compileEffects } from './compile/effects.ts';
import { type AnyMoment, frameIn } from './compile/moments.ts';
import { compileWhen } from './compile/values.ts';
import type { Effects } from './effects.ts';
import { type Does, type Frame, frameOf } from './frame.ts';
import { countFinalTurn } from './mission-board.ts';
import type { When } from './values.ts';

type Printed = Pick<
  Mission,
  'id' | 'data' | 'basic' | 'levels' | 'story' | 'place' | 'world' | 'clues'
>;

/** A mission as data: what is printed, what comes when, and how it is won. */
export interface MissionCard extends Printed {
  /** No Gate opens by itself. */
  readonly gates?: 'never';
  /** At a clue that is not the last one. */
  readonly clue?: Effects;
  /** At the objective, after exits are closed and Growing Dread is resolved. */
  readonly objective: Effects;
  /** Looked at whenever nobody is asked. */
  readonly won?: When;
  readonly lost?: { readonly when: When; readonly by: string };
  readonly reward: Effects;
  readonly failure?: Effects;
  readonly triggers?: readonly MissionTrigger[];
  /** What heroes may do for it. */
  readonly uses?: readonly UseData[];
  /** What holds all the time. */
  readonly does?: Omit<AbilityData, 'on' | 'uses'>;
  /** What several things lead to, by name. */
  readonly routines?: Readonly<Record<string, Effects>>;
}

export const MISSION_MOMENTS = [
  'adventureStart',
  'turnStart',
  'turnEnd',
  'darknessMoved',
  'fightEnd',
  'tileRevealed',
] as const;

/** What comes by itself, each time that something is so. */
export interface MissionTrigger {
  /** `final-turn`: at the start of turns of the last fight, `from` that one on, or `every` so many turns. */
  readonly at: (typeof MISSION_MOMENTS)[number] | 'final-turn';
  readonly from?: number;
  readonly every?: number;
  readonly if?: When;
  readonly do: Effects;
}

/** The rules of a mission, made once from its card. */
export function missionOf(card: MissionCard): Mission {
  const { gates, clue, objective, won, lost, reward, failure, triggers, uses, does, ...more } =
    card;
  const { routines, ...printed } = more;
  const acts = (effects: Effects) => {
    const act = compileEffects(effects);
    return (g: Adventure, here: TileIndex | null = null): Rule =>
      (act(frameOf(g, card.id, null, { here })) as Rule | undefined) ?? NOTHING_HAPPENS;
  };
  const isSo = (when: When) => {
    const holds = compileWhen(when);
    return (g: Adventure) => holds(frameOf(g, card.id, null));
  };
  const isLost = lost && isSo(lost.when);
  return madeFrom(card, {
    ...printed,
    card,
    ...(gates ? { gates: () => false } : {}),
    ...(clue ? { onClue: acts(clue) } : {}),
    onObjective: acts(objective),
    ...(won === undefined ? {} : { isWon: isSo(won) }),
    ...(isLost ? { isLost: (g: Adventure) => (isLost(g) ? lost.by : null) } : {}),
    reward: acts(reward),
    ...(failure ? { failure: acts(failure) } : {}),
    ...(routines ? { routines: routinesOf(routines) } : {}),
    ...(triggers || uses || does ? { ability: abilityOf(card) } : {}),
  });
}

function routinesOf(routines: Readonly<Record<string, Effects>>): Readonly<Record<string, Does>> {
  return Object.fromEntries(
    Object.entries(routines).map(([name, effects]) => [name, compileEffects(effects)]),
  );
}

function abilityOf({ id, triggers = [], uses = [], does = {} }: MissionCard): Ability {
  const ability = compileAbility({ ...does, ...(uses.length > 0 ? { uses } : {}) });
  const named = ability.uses?.map((use) => ({ ...use, text: `${id}.${use.id}` }));
  return {
    ...ability,
    ...(named ? { uses: named } : {}),
    ...(triggers.length > 0 ? { on: handlersOf(triggers) } : {}),
  };
}

type Acts = (at: Frame, finalTurn: number) => Rule<unknown> | undefined;
type Handler = (g: Adventure, source: Source, moment: AnyMoment) => Rule | undefined;

/** The triggers of one moment come one after the other; without a question all at once. */
function handlersOf(triggers: readonly MissionTrigger[]): Handlers {
  const momentOf = ({ at }: MissionTrigger) => (at === 'final-turn' ? 'turnStart' : at);
  const counts = triggers.some(({ at }) => at === 'final-turn');
  const handlers = [...new Set(triggers.map(momentOf))].map((moment): [string, Handler] => {
    const due = triggers.filter((trigger) => momentOf(trigger) === moment).map(actsOf);
    return [
      moment,
      (g, source, what) => {
        const turn = counts && moment === 'turnStart' ? countFinalTurn(g) : 0;
        const here = typeof what['tile'] === 'number' ? what['tile'] : null;
        return inOrder(due, { ...frameIn(g, source, what), here }, turn) as Rule | undefined;
      },
    ];
  });
  // Each handler is for the moment it is listed under.
  return Object.fromEntries(handlers) as unknown as Handlers;
}

function actsOf({ at: moment, from = 1, every = 1, if: when, do: effects }: MissionTrigger): Acts {
  const holds = when === undefined ? () => true : compileWhen(when);
  const does = compileEffects(effects);
  const isDue = (turn: number) => turn >= from && turn % every === 0;
  return (at, turn) => {
    if (moment === 'final-turn' && !(turn > 0 && isDue(turn))) return undefined;
    return holds(at) ? does(at) : undefined;
  };
}

function inOrder(
  [first, ...others]: readonly Acts[],
  at: Frame,
  turn: number,
): Rule<unknown> | undefined {
  if (!first) return undefined;
  const rest = first(at, turn);
  return rest ? then(rest, others, at, turn) : inOrder(others, at, turn);
}

function* then(rest: Rule<unknown>, others: readonly Acts[], at: Frame, turn: number): Rule {
  yield* rest;
  const more = inOrder(others, at, turn);
  if (more) yield* more;
}
