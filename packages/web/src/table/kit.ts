import type { GameShape } from '@crawlspace/host';
import type { Chance, Decision, Language, Outcome, Role, Told } from '@crawlspace/kernel';
import type { VNode } from 'preact';
import type { GameWords } from '../game/kit.ts';
import type { RuleBook } from '../rules/entries.ts';
import type { MomentBook } from './moments/moment.ts';
import type { Cue } from './sound.ts';

export type Option = Decision['options'][number];

/** A picture: the path of an icon drawn in a square of 512. */
export type Glyph = string;

/** A line of the story. */
export interface StoryLine<Game extends GameShape = GameShape> {
  readonly n: number;
  readonly event: Game['event'];
  readonly weight: 'heading' | 'strong' | 'plain' | 'faint';
  readonly picture: Glyph;
  /** The hero it is about, for the colour. */
  readonly seat?: number;
}

/** Hints for the first game: each is shown once, when it first matters. */
export interface HintBook<Game extends GameShape = GameShape> {
  /** In the order a game tends to bring them. Names are unique over all games. */
  readonly all: readonly string[];
  /** Some tell about the game at this table, where it is given. */
  title(hint: string, view?: Game['view']): string;
  text(hint: string, view?: Game['view']): string;
  /** Hints about what was just told. */
  ofEvents(events: readonly Game['event'][]): readonly string[];
  /** Hints about what is asked now. */
  ofDecision(view: Game['view'], decision: Decision): readonly string[];
}

/**
 * What the shared parts of a table (questions, story, menu, hints) have to know about a game. All
 * words come in the language of the moment. What starts with a capital letter is a component.
 */
export interface TableKit<Game extends GameShape = GameShape> {
  readonly words: GameWords<Game>;
  /** The rules reference. */
  rules(language: Language): Promise<RuleBook>;
  readonly hints: HintBook<Game>;
  heroName(view: Game['view'], hero: number): string;
  /** The same where there is little room. */
  shortName(view: Game['view'], hero: number): string;
  /** What an option is called on its button. */
  label(view: Game['view'], decision: Decision, option: Option): string;
  /** A second line below it: how much an enemy can still take. */
  note(view: Game['view'], option: Option): string | null;
  /** The card behind an option: it can be looked at. */
  card(view: Game['view'], decision: Decision, option: Option): string | null;
  /** A card that is chosen among others, as large as it is read; null for other options. */
  face(view: Game['view'], decision: Decision, option: Option): VNode | null;
  /** The card that a question is about, as large as that; null where its words are enough. */
  cardFace(card: string): VNode | null;
  /** What picking it would change, before and after; null where that cannot be told. */
  changes(view: Game['view'], decision: Decision, option: Option): VNode | null;
  /** Whether options tell the text of their card at once. */
  explains(decision: Decision): boolean;
  /** Several answers in one, picked like the options beside which they stand: a walk to a far place. */
  shortcuts(view: Game['view'], decision: Decision): readonly Option[];
  /** Of a window for belongings: the question it lies open for, or one within a deal made there. */
  dealing?(decision: Decision): 'open' | 'within' | null;
  /** 'In this fight', 'in this round'. */
  spanWord(): string;
  /** How places are picked, and what to mind before one goes there. */
  placesHint(places: readonly Option[]): { readonly text: string; readonly warning?: string };
  /** What it costs to get to a place. */
  placeNote(option: Option): string | null;
  /** What a chance with this name is the chance of; without one it is a chance of success. */
  chanceOf(name?: string): string;
  /** What several picks bring together. */
  together(decision: Decision, picks: readonly string[]): readonly Chance[];
  /** How a kind of cost is shown, and the word for so much of it. */
  price(what: string, amount: number): { readonly picture: Glyph; readonly word: string };
  /** What points on an option are worth, where that is not a plain number. */
  amount?(option: Option): Amount | null;
  /** What confirming so many picks is called, where the game has words for it. */
  confirming(decision: Decision, count: number): string | null;
  /** What picking nothing is called, where it always has a button of its own. */
  pickingNothing?(decision: Decision): string | null;
  /** Whether anybody is there who might do something. */
  hasFoes(view: Game['view']): boolean;
  /** What each enemy would do now, in words; nothing where there are none. */
  foresee(view: Game['view']): readonly Foreseen[];
  /** How it ended, in large letters and in a sentence. */
  ending(outcome: Outcome): { readonly title: string; readonly text: string };
  /** The story so far as lines; of one hero when a hero is given. */
  story(events: readonly Told<Game['event']>[], hero: number | null): readonly StoryLine<Game>[];
  /** With this an enemy begins to act: it is shown after what the others did. */
  beginsStep(event: Game['event']): boolean;
  /** What is staged as a picture of its own. */
  readonly moments: MomentBook<Game>;
  /** So weighty, though no such moment, that it is held as a row until somebody has seen it. */
  isWeighty(event: Game['event'], asked?: Decision | null): boolean;
  /** Dice are rolled: the story tells them when they lie still. */
  isRoll(event: Game['event']): boolean;
  /** The sound that goes with an event. */
  cue(event: Game['event']): Cue | undefined;
  /** What a save file of this moment is called, without its ending. */
  fileName(view: Game['view']): string;
  /** What an option looks like. */
  Picture(props: PictureProps<Game>): VNode | null;
  /** A die among the options of a question about dice, in place of a button's words; null for others. */
  Die(props: { readonly option: Option; readonly picked: boolean }): VNode | null;
  /** A hero's medallion; the party's without a hero. The name stands beside it. */
  Portrait(props: PortraitProps<Game>): VNode | null;
  /** Dice and signs, and what they mean. */
  Legend(props: { readonly view: Game['view'] }): VNode;
  /** What lies behind a line of the story besides its card and rule: dice. */
  Dice(props: { readonly event: Game['event'] }): VNode | null;
}

/** What points are worth that stand for an amount. */
export interface Amount {
  /** Each of them. */
  readonly step: number;
  /** All of them: the last may be worth less than a step. */
  readonly most: number;
  /** What giving all of it is called. */
  readonly all: string;
  /** An amount as it is written: $25. */
  say(amount: number): string;
}

/** A question that concerns the whole party, answered by several at once. */
export interface OwnPanel {
  readonly title: string;
  readonly body: VNode;
}

/** What somebody would do. */
export interface Foreseen {
  readonly key: string;
  readonly who: string;
  readonly does: string;
  /** The enemies it is about, by what the board calls them. */
  readonly models?: readonly string[];
}

export interface PictureProps<Game extends GameShape = GameShape> {
  readonly view: Game['view'];
  readonly decision: Decision;
  readonly option: Option;
}

export interface PortraitProps<Game extends GameShape = GameShape> {
  readonly view: Game['view'];
  readonly hero: number | null;
}

/** What the shared parts of an event are, whatever the game. */
export interface TellingEvent {
  readonly card?: string;
  readonly rule?: string;
}

/** Options that are picked where they lie, not by a button. */
const LYING: ReadonlySet<Role | undefined> = new Set(['place', 'aside']);
const CLOSING: ReadonlySet<Role | undefined> = new Set(['end', 'pass', 'done', 'back']);

/** Ends something or turns it down: it stands last and looks quieter. */
export function isClosing({ role }: Option): boolean {
  return CLOSING.has(role);
}

/** The options that get a button: what matters most first, the quiet ones last. */
export function buttonsOf({ options }: Decision): readonly Option[] {
  const shown = options.filter(({ role }) => !LYING.has(role));
  const rank = (option: Option) => (option.role === 'foremost' ? 0 : isClosing(option) ? 2 : 1);
  return shown.toSorted((one, other) => rank(one) - rank(other));
}

/** What is picked on the board, and listed only for those who want the list. */
export function placesOf({ options }: Decision): readonly Option[] {
  return options.filter(({ role }) => role === 'place');
}

/** The places of a question, and those that only several answers lead to. */
export function nearAndFar<Game extends GameShape>(
  kit: Pick<TableKit<Game>, 'shortcuts'>,
  view: Game['view'],
  decision: Decision,
): readonly Option[] {
  return [...placesOf(decision), ...kit.shortcuts(view, decision)];
}

/** The card a question is about. */
export function cardOfPrompt({ prompt }: Decision): string | null {
  const card = prompt.facts?.['card'];
  return typeof card === 'string' ? card : null;
}
