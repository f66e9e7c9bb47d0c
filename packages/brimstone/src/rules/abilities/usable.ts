import type { Ability, Source, Use } from '../../abilities.ts';
import type { TokenKind } from '../../ids.ts';

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

/** What an ability gives to use. */
export function usesOf(ability: Ability, source: Source): Usable[] {
  return (ability.uses ?? []).map((use) => usableOf(source, use));
}

export function usableOf(source: Source, use: Use): Usable {
  return { id: idOf(source, use), source, use, note: noteOf(source, use.id), token: null };
}

/** The name under which a source, or one of its uses, is noted as used up. */
export function noteOf(source: Source, id?: string): string {
  const card = source.item === null ? source.card : `${source.card}#${source.item}`;
  return id === undefined ? card : `${card}:${id}`;
}

function idOf({ card, item }: Source, use: Use): string {
  return item === null ? `${card}:${use.id}` : `i${item}:${use.id}`;
}
