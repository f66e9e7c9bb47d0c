import type { GameShape } from '@crawlspace/host';
import type { Decision, Language, TextRef } from '@crawlspace/kernel';
import type { PackGame } from '@crawlspace/kernel/packs';
import type { VNode } from 'preact';
import type { CarriedPacks } from '../bots/worker.ts';
import type { GameId } from '../game-ids.ts';
import type { RuleBook } from '../rules/entries.ts';
import type { Fellows } from '../session/online/fellows.ts';
import type { NewGame, ReplayScene, Session } from '../session/types.ts';
import type { Motion } from '../settings/index.ts';

/** The words of a game, as its package offers them. */
export interface GameWords<Game extends GameShape = GameShape> {
  say(language: Language, text: TextRef): string;
  hasText(key: string): boolean;
  /** The line of the log for an event. */
  logLine(language: Language, view: Game['view'], event: Game['event']): string;
  optionText(language: Language, view: Game['view'], option: Decision['options'][number]): string;
  cardWords(language: Language, card: string): CardWords;
}

export interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly flavour: string;
}

export interface TableProps<Game extends GameShape = GameShape> {
  readonly session: Session<Game>;
  /** Back to where the table was opened from; the game is saved. */
  readonly onLeave: () => void;
  /** The game is over and the people have seen it. */
  readonly onOver: () => void;
}

export interface ReportProps<Game extends GameShape = GameShape> {
  /** The game, for links. */
  readonly id: string;
  readonly end: ReplayScene<Game>;
}

export interface StageProps<Game extends GameShape = GameShape> {
  readonly scene: ReplayScene<Game>;
  readonly motion: Motion;
}

/**
 * What is played at a table as the screens show it; its rules are in `engines.ts`. Every part is loaded when it is first needed, so
 * that the first screen stays small. What looks like a method may be a component: methods let games with types of
 * their own stand in one registry.
 */
export interface TableScreens<Game extends GameShape = GameShape> {
  words(): Promise<GameWords<Game>>;
  /** The content that is played with, without packs or with these, for views that come as data. Rejects with SaveError. */
  content(packs: CarriedPacks | null): Promise<object>;
  /** The screen where it is played. */
  Table(props: TableProps<Game>): VNode;
  /** What became of a game. */
  Report(props: ReportProps<Game>): VNode;
  /** Where heroes last: how those at a shared table go on when a chapter is over. */
  readonly together?: Together;
  /** A scene of a replay: the board, and nothing to pick on it. */
  Stage(props: StageProps<Game>): VNode;
}

/** A company of heroes at a shared table. What looks like a method is a component. */
export interface Together {
  /** What is offered when the game is over. */
  After(props: { readonly fellows: Fellows }): VNode;
  /** The company's book, once what was played is in it. */
  Book(props: { readonly table: string; readonly fellows: Fellows }): VNode;
}

/** Packs where no table is set yet: what they make of the game, to be shown. */
export interface PacksOnPage {
  readonly game: PackGame<object>;
  readonly house: object;
  /** Rejects with SaveError where they cannot be played together. */
  contentOf(packs: CarriedPacks): Promise<object>;
  /** What screens without a table show; null for what the house has. */
  show(content: object | null): void;
}

export interface PackCardsProps {
  readonly content: object;
  readonly cards: readonly string[];
}

/** A game: what every table has, and the way in. */
export interface ScreenKit<Game extends GameShape = GameShape> extends TableScreens<Game> {
  readonly id: GameId;
  /** What is played by those who want to play at once. */
  readonly quickStart: NewGame;
  /** The rules reference. */
  rules(language: Language): Promise<RuleBook>;
  /** Cards as the table prints them. */
  PackCards(props: PackCardsProps): VNode;
  /** Who plays what, under which rules. */
  Muster(props: object): VNode;
  /** The book of a company, for games whose heroes last; the shelf of books without one. */
  Campaign?(props: { readonly id: string | null }): VNode;
}
