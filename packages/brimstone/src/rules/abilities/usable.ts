import type { Source, Use } from '../../abilities.ts';
import type { TokenKind } from '../../ids.ts';
import { noteOf } from '../note-names.ts';

/** Something a hero can use, with all it takes to offer it and to use it. */
export interface Usable {
  /** Unique among the uses of the hero: `t:tonic`, `i7:shake`, `badge:rally`. */
  readonly id: string;
  readonly source: Source;
  readonly use: Use;
  /** The name under which it is noted as used up. */
  readonly note: string;
  /** The side bag token that is discarded for it. */
  readonly token: TokenKind | null;
}

export function usableOf(source: Source, use: Use): Usable {
  return { id: idOf(source, use), source, use, note: noteOf(source, use.id), token: null };
}

function idOf({ card, item }: Source, use: Use): string {
  return item === null ? `${card}:${use.id}` : `i${item}:${use.id}`;
}
