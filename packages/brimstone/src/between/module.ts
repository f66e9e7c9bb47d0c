import { carrying, type GameModule, type Rule, type Viewer } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import { adventureOf } from '../assembly.ts';
import { content as allContent } from '../content/index.ts';
import type { Content } from '../content-types.ts';
import type { BrimstoneEvent } from '../events.ts';
import type { ModuleOptions } from '../module.ts';
import { levelUpInPeace } from '../rules/heroes/levels.ts';
import { type AdventureView, viewOf } from '../view.ts';
import { travel } from './road.ts';
import { roleInTown } from './roles.ts';
import {
  cloneStay,
  inTown,
  parseStay,
  type Stay,
  type StaySetup,
  type StayState,
  type StayStep,
  startStay,
  stayOf,
} from './stay.ts';
import { evening, lodging, visits } from './town.ts';

/** What everybody may know of a stay: nobody has secrets here but the decks. */
export interface StayView extends AdventureView {
  readonly stay: Stay;
}

export type StayModule = GameModule<StayState, StaySetup, BrimstoneEvent, StayView>;

/** The life between two adventures: the road, and the days in Town. */
export function stayWith(
  content: Content,
  { checkInForce = false, packs = [] }: ModuleOptions = {},
): StayModule {
  return carrying(packs, {
    id: 'brimstone-stay',
    rules: 4,
    parseSetup: (value) => parseStay(content, value),
    seats: ({ characters }) => characters.length,
    setUp: (setup, luck) => startStay(content, setup, luck),
    step: (game) => takeStep(adventureOf(game, content, checkInForce)),
    outcome: ({ stay }) => (stay.step === 'over' ? { won: true, cause: 'left-town' } : null),
    clone: cloneStay,
    view: (state, viewer) => seen(content, state, viewer),
    roleOf: roleInTown,
  });
}

/** What comes after each step; a day that ends leads to the next while somebody is there. */
const NEXT: Readonly<Record<StayStep, StayStep>> = {
  road: 'lodging',
  lodging: 'visits',
  visits: 'evening',
  evening: 'lodging',
  over: 'over',
};

function* takeStep(g: Adventure): Rule {
  const stay = stayOf(g);
  if (stay.step === 'road' || stay.step === 'lodging') yield* levelUpInPeace(g, inTown(g));
  if (stay.step === 'road') yield* travel(g);
  if (stay.step === 'lodging') yield* lodging(g);
  if (stay.step === 'visits') yield* visits(g);
  if (stay.step === 'evening') yield* evening(g);
  stay.step = inTown(g).length > 0 ? NEXT[stay.step] : 'over';
}

function seen(content: Content, state: StayState, viewer: Viewer): StayView {
  const { step, day, marker, gone } = state.stay;
  return { ...viewOf(content, state, viewer), stay: { step, day, marker, gone: [...gone] } };
}

export const brimstoneStay: StayModule = stayWith(allContent);
