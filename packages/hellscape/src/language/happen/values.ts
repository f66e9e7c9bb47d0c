import type { Descent } from '../../descent.ts';
import type { HeroIndex } from '../../ids.ts';
import type { BoardToken, TokenKind } from '../../state.ts';
import type { Value } from '../happenings.ts';
import type { Occasion } from './occasion.ts';

type Told = Pick<Descent, 'state'>;

/** What a number comes to now. */
export function worth(g: Told, value: Value, at?: Occasion): number {
  if (typeof value === 'number') return value;
  if (value === 'heroes') return g.state.heroes.length;
  if (value === 'left') return g.state.heroes.filter(({ gone }) => gone).length;
  if (value === 'miniatures') return at?.killed?.miniatures ?? 0;
  if ('perHero' in value) return value.perHero * g.state.scale;
  if ('counter' in value) return counter(g, value.counter);
  if ('held' in value) return holders(g, value.held).length;
  if ('tokens' in value) return tokensOf(g, value.tokens).length;
  if ('on' in value) return tokensOf(g, value.on).reduce((sum, { count = 0 }) => sum + count, 0);
  return value.from - worth(g, value.less, at);
}

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
