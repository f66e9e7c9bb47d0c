import type { Deck } from '@crawlspace/kernel';
import type { CardId, Element, Stance, ZoneId } from '../../ids.ts';
import type { PileView } from '../../view.ts';

/** The class components of a hero. */
export type ClassBoard =
  | WizardBoard
  | PaladinBoard
  | BerserkerBoard
  | RogueBoard
  | ShamanBoard
  | RangerBoard;

export interface WizardBoard {
  readonly class: 'wizard';
  /** The spell in each quadrant, clockwise: a basic spell or a skill. */
  quadrants: CardId[];
  /** The quadrant the Ready marker points at. */
  ready: number;
  /** The ready spell costs no Mana until the marker moves. */
  free: boolean;
}

export interface PaladinBoard {
  readonly class: 'paladin';
  /** Skills under each of the three columns. */
  columns: CardId[][];
  /** Where each Consecration lies; null on the dashboard. */
  zones: (ZoneId | null)[];
  blessed: CardId | null;
}

export interface BerserkerBoard {
  readonly class: 'berserker';
  rage: number;
  stance: Stance;
  /** The stance each skill was put under, for skills that fit any. */
  under: Record<CardId, Stance>;
}

export interface RogueBoard {
  readonly class: 'rogue';
  bag: CardId[];
  /** Drawn for this round; used ones stay until the turn ends. */
  drawn: { readonly token: CardId; used: boolean }[];
  discard: CardId[];
  /** The token flipped for the action under way, when it matches. */
  active: CardId | null;
}

export interface ShamanBoard {
  readonly class: 'shaman';
  elements: Record<Element, number>;
  /** Elements whose tracker was flipped at its peak. */
  peaks: Element[];
}

export interface RangerBoard {
  readonly class: 'ranger';
  arrows: Deck;
  /** Revealed for the attack under way. */
  revealed: CardId[];
  /** What has become of them; null while the Ranger is still aiming, and outside of attacks. */
  shot: Shot | null;
}

/** Fewer than 7 arrows, exactly 7, or more. */
export type Shot = 'quick-shot' | 'bullseye' | 'overload';

/** What everybody may know of a board: of the arrows not the order. */
export type BoardView = Exclude<ClassBoard, RangerBoard> | RangerBoardView;

export interface RangerBoardView extends Pick<RangerBoard, 'class' | 'revealed' | 'shot'> {
  readonly arrows: PileView;
}
