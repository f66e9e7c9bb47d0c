import { type Carried, carrying, type GameModule } from '@crawlspace/kernel';
import { descentOf } from './assembly.ts';
import { cloneState } from './clone.ts';
import { content as allContent } from './content/index.ts';
import type { Content } from './content-types.ts';
import { beginsStep, type HellscapeEvent } from './events.ts';
import { roleOf } from './meanings.ts';
import { playStep } from './rules/round/round.ts';
import { type HellscapeSetup, parseSetup, setUp } from './setup.ts';
import type { DescentState } from './state.ts';
import { type DescentView, viewOf } from './view.ts';

export type HellscapeModule = GameModule<DescentState, HellscapeSetup, HellscapeEvent, DescentView>;

export interface ModuleOptions {
  /** What is kept beside the state is worked out anew at every look: tests see whether it would have been the same. */
  readonly checkInForce?: boolean;
  /** The packs that made the content what it is: its tables name and carry them. */
  readonly packs?: readonly Carried[];
}

/** Hellscape with this content; tests bring cards of their own, and check what is kept at every look. */
export function hellscapeWith(
  content: Content,
  { checkInForce = false, packs = [] }: ModuleOptions = {},
): HellscapeModule {
  return carrying(packs, {
    id: 'hellscape',
    rules: 6,
    parseSetup: (value) => parseSetup(content, value),
    seats: (setup) => setup.heroes.length,
    setUp: (setup, luck) => setUp(content, setup, luck),
    step: (game) => playStep(descentOf(game, content, checkInForce)),
    outcome: (state) => state.outcome,
    clone: (state) => cloneState(content, state),
    upgradeState: (state) => cloneState(content, ofOlderRules(state as DescentState)),
    view: (state, viewer) => viewOf(content, state, viewer),
    // Heroes have no secrets from each other.
    viewOfSeat: (common, seat) => ({ ...common, you: seat }),
    roleOf,
    beginsStep,
  });
}

/** States of rules 1 had more in them: a copy has what still counts. Nobody has declined anything in terms of today. */
function ofOlderRules(state: DescentState): DescentState {
  return { ...state, heroes: state.heroes.map((hero) => ({ ...hero, declined: [] })) };
}

export const hellscape: HellscapeModule = hellscapeWith(allContent);
