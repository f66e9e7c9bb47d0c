import { type Carried, carrying, type GameModule } from '@crawlspace/kernel';
import { adventureOf } from './assembly.ts';
import { cloneState } from './clone.ts';
import { content as allContent } from './content/index.ts';
import type { Content } from './content-types.ts';
import { type BrimstoneEvent, beginsStep } from './events.ts';
import { roleOf } from './meanings.ts';
import { playStep } from './rules/turn/turn.ts';
import { type BrimstoneSetup, parseSetup, setUp } from './setup.ts';
import type { AdventureState } from './state.ts';
import { type AdventureView, viewOf } from './view.ts';

export type BrimstoneModule = GameModule<
  AdventureState,
  BrimstoneSetup,
  BrimstoneEvent,
  AdventureView
>;

export interface ModuleOptions {
  /** What is kept beside the state is worked out anew at every look: tests see whether it would have been the same. */
  readonly checkInForce?: boolean;
  /** The packs that made the content what it is: its tables name and carry them. */
  readonly packs?: readonly Carried[];
}

/** Brimstone with this content; tests bring cards of their own, and check what is kept at every look. */
export function brimstoneWith(
  content: Content,
  { checkInForce = false, packs = [] }: ModuleOptions = {},
): BrimstoneModule {
  return carrying(packs, {
    id: 'brimstone',
    rules: 6,
    parseSetup: (value) => parseSetup(content, value),
    seats: (setup) => setup.heroes.length,
    setUp: (setup, luck) => setUp(content, setup, luck),
    step: (game) => playStep(adventureOf(game, content, checkInForce)),
    outcome: (state) => state.outcome,
    clone: cloneState,
    view: (state, viewer) => viewOf(content, state, viewer),
    // Heroes have no secrets from each other.
    viewOfSeat: (common, seat) => ({ ...common, you: seat }),
    roleOf,
    beginsStep,
  });
}

export const brimstone: BrimstoneModule = brimstoneWith(allContent);
