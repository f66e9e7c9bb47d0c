import type { GameShape } from '@crawlspace/host';
import type { Decision, Outcome, Told } from '@crawlspace/kernel';
import type { VNode } from 'preact';
import type { GameWords } from '../game/kit.ts';
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
  title(hint: string): string;
  text(hint: string): string;
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
  /** Whether options tell the text of their card at once. */
  explains(decision: Decision): boolean;
  /** Picked on the board, and listed only for those who want the list. */
  isPlace(option: Option): boolean;
  /** How places are picked, and what to mind before one goes there. */
  placesHint(places: readonly Option[]): { readonly text: string; readonly warning?: string };
  /** What it costs to get to a place. */
  placeNote(option: Option): string | null;
  /** What the chance of an option is the chance of. */
  oddsOf(decision: Decision, option: Option): string;
  /** How a kind of cost is shown. */
  price(what: string): { readonly picture: Glyph; readonly word: string };
  /** What confirming so many picks is called, where the game has words for it. */
  confirming(decision: Decision, count: number): string | null;
  /** How it ended, in large letters and in a sentence. */
  ending(outcome: Outcome): { readonly title: string; readonly text: string };
  /** The story so far as lines; of one hero when a hero is given. */
  story(events: readonly Told<Game['event']>[], hero: number | null): readonly StoryLine<Game>[];
  /** The sound that goes with an event. */
  cue(event: Game['event']): Cue | undefined;
  /** What a save file of this moment is called, without its ending. */
  fileName(view: Game['view']): string;
  /** What an option looks like. */
  Picture(props: PictureProps<Game>): VNode | null;
  /** A die among the options of a question about dice, in place of a button's words; null for others. */
  Die(props: { readonly option: Option; readonly picked: boolean }): VNode | null;
  /** Whether these options are dice that lie side by side. */
  areDice(options: readonly Option[]): boolean;
  /** A hero's medallion; the party's without a hero. The name stands beside it. */
  Portrait(props: PortraitProps<Game>): VNode | null;
  /** What lies behind a line of the story besides its card and rule: dice. */
  Dice(props: { readonly event: Game['event'] }): VNode | null;
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

/** Options that end something or turn it down: they stand last and look quieter. */
const CLOSING = [
  'end',
  'pass',
  'no',
  'keep',
  'continue',
  'back',
  'done',
  'skip',
  'lose',
  'nobody',
  'decline',
];

export function isClosing({ id }: Option): boolean {
  return CLOSING.includes(id);
}

type Places = Pick<TableKit, 'isPlace'>;

/** The options that get a button, the quiet ones last. */
export function buttonsOf(kit: Places, { options }: Decision): readonly Option[] {
  const shown = options.filter((option) => !kit.isPlace(option));
  return [...shown.filter((option) => !isClosing(option)), ...shown.filter(isClosing)];
}

export function placesOf(kit: Places, { options }: Decision): readonly Option[] {
  return options.filter((option) => kit.isPlace(option));
}

/** The card a question is about. */
export function cardOfPrompt({ prompt }: Decision): string | null {
  const card = prompt.params?.['card'];
  if (typeof card !== 'object') return null;
  const id = card.key.replace(/\.name$/, '');
  return id === card.key ? null : id;
}
