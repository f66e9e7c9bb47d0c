import { madeFrom } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { LevelBonus } from '../../content-types.ts';
import type { CardId, ClassId, TokenKind } from '../../ids.ts';
import { gold, stones, token } from '../../language/build.ts';
import { compileAbility } from '../../language/compile/ability.ts';
import { compileRule } from '../../language/compile/effects.ts';
import type { Effects } from '../../language/effects.ts';
import { frameOf } from '../../language/frame.ts';
import type { Hero } from '../../state.ts';
import type { HeroStats } from '../../stats.ts';

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
    const { token: kind, ...data } = brings;
    const { gold: dollars = 0, darkStone = 0, ...stats } = data;
    const effects: Effects = [
      ...(dollars > 0 ? [gold(dollars)] : []),
      ...(darkStone > 0 ? [stones(darkStone)] : []),
      ...(kind ? [token(kind)] : []),
    ];
    const does = Object.keys(stats).length > 0 ? { stats } : {};
    return bonusFrom({ id, data, class: heroClass, row: Number(row), effects, does });
  });
}

/** A row, made from what it gives at once and for good. */
export function bonusFrom(row: Omit<LevelBonus, 'ability' | 'resolve'>): LevelBonus {
  const { id, effects = [], does: lasts = {} } = row;
  const does = compileRule(effects);
  return {
    ...row,
    ability: compileAbility(lasts),
    resolve: madeFrom(effects, function* (g: Adventure, hero: Hero) {
      yield* does(frameOf(g, id, hero));
    }),
  };
}
