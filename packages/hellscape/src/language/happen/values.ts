import type { Descent } from '../../descent.ts';
import type { HeroIndex } from '../../ids.ts';
import type { BoardToken, TokenKind } from '../../state.ts';

type Told = Pick<Descent, 'state'>;

export function counter(g: Told, name: string): number {
  return g.state.quest.counters[name] ?? 0;
}

export function setCounter(g: Told, name: string, value: number): void {
  g.state.quest.counters[name] = value;
}

/** Who holds things of the quest: a hero is named once for each. */
export function holders(g: Told, thing: string): readonly HeroIndex[] {
  return g.state.quest.held[thing] ?? [];
}

export function tokensOf(g: Told, kind: TokenKind): readonly BoardToken[] {
  return g.state.dungeon.tokens.filter((token) => token.kind === kind);
}

export function tokenAt(g: Told, zone: number, kind: TokenKind): BoardToken | undefined {
  return g.state.dungeon.tokens.find((token) => token.kind === kind && token.zone === zone);
}

/** Time and Corruption share their tokens: there are no more than this. */
const TIME_TOKENS = 12;

/** Whether there is a Time or Corruption token left to be laid. */
export function isTimeLeft(g: Told): boolean {
  const laid = g.state.dungeon.tokens.reduce((sum, { count = 0 }) => sum + count, 0);
  return laid < TIME_TOKENS;
}
