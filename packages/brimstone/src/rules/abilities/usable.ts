import type { Source, Use } from '../../abilities.ts';
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

export function usableOf(source: Source, use: Use): Usable {
  return { id: idOf(source, use), source, use, note: noteOf(source, use.id), token: null };
}

/** The name under which a source, or one of its uses, is noted as used up. Each is put together once. */
export function noteOf({ card, item }: Source, id?: string): string {
  const note = item === null ? card : ofItem(card, item);
  return id === undefined ? note : ofUse(note, id);
}

const ofItem = joinedBy<number>('#');
const ofUse = joinedBy<string>(':');

function joinedBy<Part extends string | number>(
  sign: string,
): (name: string, part: Part) => string {
  const known = new Map<string, Map<Part, string>>();
  return (name, part) => known.get(name)?.get(part) ?? join(name, part);

  function join(name: string, part: Part): string {
    const joined = `${name}${sign}${part}`;
    known.set(name, (known.get(name) ?? new Map<Part, string>()).set(part, joined));
    return joined;
  }
}

function idOf({ card, item }: Source, use: Use): string {
  return item === null ? `${card}:${use.id}` : `i${item}:${use.id}`;
}
