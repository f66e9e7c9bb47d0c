import { type Luck, type PackRef, SetupError } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { Character } from '../character.ts';
import { cloneState } from '../clone.ts';
import type { Content } from '../content-types.ts';
import type { CardId, HeroIndex } from '../ids.ts';
import type { RuleOptions } from '../options.ts';
import { parseCharacter } from '../parse-character.ts';
import { parseElsewhere, parseOptions, setUp } from '../setup.ts';
import type { AdventureState, Hero } from '../state.ts';

/** Where the posse is between two adventures. */
export type StayStep = 'road' | 'lodging' | 'visits' | 'evening' | 'over';

/** The journey to Town and the days in it. */
export interface Stay {
  step: StayStep;
  day: number;
  /** The Hero Posse marker on the Town Event Track. */
  marker: number;
  /** Who has left Town; nobody comes back in this stay. */
  gone: HeroIndex[];
}

/**
 * The posse away from any mine. It is the table of an adventure that is over: whatever concerns a
 * purse, dice or a body works here as it does there.
 */
export interface StayState extends AdventureState {
  readonly stay: Stay;
}

/** Who came out of the mine, the dead on the shoulders of the others, and the dead who lie in Town already. */
export interface StaySetup {
  readonly characters: readonly Character[];
  readonly options: RuleOptions;
  /** Cards that others of the company own, who are at home: nobody finds them. */
  readonly elsewhere?: readonly CardId[];
  /** The packs it is played with, in the order in which they were laid. */
  readonly packs?: readonly PackRef[];
}

const MOST_TRAVELLERS = 6;
const MOST_CHARACTERS = 12;
/** The mine they came from does not matter any more. */
const ANY_MISSION = 'a-fistful-of-dark-stone';
const AT_HOME = { won: true, cause: 'home' } as const;

export function parseStay(content: Content, value: unknown): StaySetup {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<StaySetup>;
  const { characters } = given;
  if (!Array.isArray(characters) || characters.length < 1 || characters.length > MOST_CHARACTERS) {
    throw new SetupError(`1 to ${MOST_CHARACTERS} characters are on the road or lie in Town`);
  }
  const parsed = characters.map((each) => parseCharacter(content, each));
  if (parsed.filter(({ dead }) => !dead).length > MOST_TRAVELLERS) {
    throw new SetupError(`at most ${MOST_TRAVELLERS} heroes travel`);
  }
  if (parsed.every(({ dead }) => dead)) throw new SetupError('the dead do not travel alone');
  return {
    characters: parsed,
    options: parseOptions(content, given.options),
    ...parseElsewhere(content, given.elsewhere),
  };
}

export function startStay(
  content: Content,
  { characters, ...agreed }: StaySetup,
  luck: Luck,
): StayState {
  const heroes = characters.map((character) => ({ character }));
  const state = setUp(content, { mission: ANY_MISSION, heroes, ...agreed, campaign: true }, luck);
  // Nothing that happens here can lose an adventure that is over, and its Revive Tokens are gone. Road and
  // Town are no part of the Basic Game, whatever mission came before.
  return {
    ...state,
    mission: { ...state.mission, basic: false },
    reviveTokens: 0,
    outcome: AT_HOME,
    stay: { step: 'road', day: 1, marker: 1, gone: [] },
  };
}

export function cloneStay(state: StayState): StayState {
  return { ...cloneState(state), stay: { ...state.stay, gone: [...state.stay.gone] } };
}

/** The stay of a table between adventures. */
export function stayOf(g: Adventure): Stay {
  return (g.state as StayState).stay;
}

/** Who can go into Town, pay and be treated. */
export function living(g: Adventure): Hero[] {
  return g.state.heroes.filter(({ dead }) => !dead);
}

/** Those of them who are still in Town. */
export function inTown(g: Adventure): Hero[] {
  const { gone } = stayOf(g);
  return living(g).filter(({ index }) => !gone.includes(index));
}
