import type { Bots } from '@crawlspace/bots/kit';
import type {
  Decision,
  GameEvent,
  GameModule,
  Language,
  Random,
  TextRef,
} from '@crawlspace/kernel';
import type { CampaignKit } from './campaign.ts';

/** What it takes to play something in the terminal. */
export interface SittingKit<State, Setup, Event extends GameEvent, View> {
  readonly module: GameModule<State, Setup, Event, View>;
  readonly bots: Bots<State, View>;
  readonly words: CommandWords<State, Event, View>;
  /** The table as text. */
  readonly screen: (view: View, language: Language, decision: Decision) => Screen;
}

/** What a game brings to the command line. */
export interface CommandKit<State, Setup, Event extends GameEvent, View>
  extends SittingKit<State, Setup, Event, View> {
  readonly muster: Muster<Setup>;
  /** How many cards each deck has. */
  readonly decks: () => Readonly<Record<string, number>>;
  /** Everything the game contains, deck by deck. */
  readonly content: object;
  readonly missingTexts: (language: Language) => readonly string[];
  /** How long a game was, in the game's own turns or rounds. */
  readonly rounds: (state: State) => number;
  readonly roundsAreCalled: 'turns' | 'rounds';
  /** What the events of a game say about it. */
  readonly facts: (events: readonly Event[], heroes: readonly string[]) => Facts;
  readonly targets: Targets;
  /** Of a game whose heroes last. */
  readonly campaigns?: CampaignKit;
}

/** Who goes where: what can be chosen, and how a choice becomes a setup. */
export interface Muster<Setup> {
  readonly heroes: readonly string[];
  /** The introductory one first. */
  readonly missions: readonly string[];
  readonly introductory: (mission: string) => boolean;
  /** From which level of heroes to which a mission is made for; null where new heroes may go. */
  readonly levels: (mission: string) => readonly [from: number, to: number] | null;
  /** So many heroes, for who does not care which. */
  readonly party: (count: number) => string[];
  readonly randomParty: (random: Random, count: number) => string[];
  readonly randomOptions: (random: Random) => Readonly<Record<string, unknown>>;
  /** Throws SetupError where the game does not allow it. */
  readonly setup: (choice: Choice) => Setup;
}

export interface Choice {
  readonly mission: string;
  readonly heroes: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface CommandWords<State, Event, View> {
  readonly say: (language: Language, text: TextRef) => string;
  readonly option: (language: Language, view: View, option: Decision['options'][number]) => string;
  readonly logLine: (language: Language, state: State, event: Event) => string;
  readonly hero: (language: Language, view: View, seat: number) => string;
  /** What a card, a class, an enemy or a mission is called. */
  readonly name: (language: Language, id: string) => string;
  /** How a game ended, by its cause; null where there is nothing to be said. */
  readonly ending: (language: Language, cause: string) => string | null;
}

/** What is on the terminal above a question. */
export interface Screen {
  readonly picture: string;
  /** Options that are numbered on the picture and need no line of their own, by their place in the list. */
  readonly drawn: ReadonlySet<number>;
}

/** What happened in one game, as far as its events tell. */
export interface Facts {
  /** By seat. */
  readonly heroes: readonly HeroFacts[];
  /** What brought heroes down, once for each time. */
  readonly knockedOutBy: readonly string[];
  /** Cards and enemies that came up, by kind: each with the turn or round in which it came first. */
  readonly seen: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How far the heroes' dice were from what is to be expected, in standard deviations. */
  readonly luck: number;
}

export interface HeroFacts {
  readonly hero: string;
  readonly dealt: number;
  readonly kills: number;
  readonly taken: number;
  readonly knockedOut: number;
}

/** How often parties should win, in percent. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Target extends Range {
  readonly mission: string;
  readonly heroes: number;
}

export interface Targets {
  readonly missions: readonly Target[];
  /** For parties of this size that a class takes part in, drawn at random; null where there is none. */
  readonly classes: (Range & { readonly heroes: number }) | null;
}
