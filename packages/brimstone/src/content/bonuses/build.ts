import type { CardId, ClassId, TokenKind } from '../../ids.ts';
import type { HeroStats } from '../../stats.ts';
import type { LevelBonus } from '../types.ts';

/** What a row brings: numbers for good, and things at once. */
interface Brings extends HeroStats {
  readonly gold?: number;
  readonly darkStone?: number;
  readonly token?: TokenKind;
}

/** The Upgrade Bonus chart of one class: a row for each total of 2D6. */
export function bonusesOf(
  heroClass: ClassId,
  rows: Readonly<Record<number, readonly [id: CardId, brings: Brings]>>,
): readonly LevelBonus[] {
  return Object.entries(rows).map(([row, [id, brings]]) => {
    const { token, ...data } = brings;
    const { gold = 0, darkStone = 0, ...stats } = data;
    return {
      id,
      data,
      class: heroClass,
      row: Number(row),
      ability: Object.keys(stats).length > 0 ? { stats } : {},
      *resolve(g, hero) {
        if (gold > 0) yield* g.do.gainGold(g, hero, gold);
        if (darkStone > 0) yield* g.do.gainDarkStone(g, hero, darkStone);
        if (token) yield* g.do.gainToken(g, hero, token);
      },
    };
  });
}
