import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import type { AbilityData } from '../ability.ts';
import { gold, healWounds, hits, roll, test } from '../build.ts';
import { worthOfCard } from './ability.ts';
import { worthOfEffects } from './effects.ts';

const worth = (does: AbilityData) => worthOfCard({ does });

describe('what a card is worth that nobody has ever seen', () => {
  it('more of the same is worth more, and harm is worth less than nothing', () => {
    expect(worthOfEffects([gold(50)])).toBe(50);
    expect(worthOfEffects([healWounds(2)])).toBeGreaterThan(worthOfEffects([healWounds(1)]));
    expect(worthOfEffects([hits('D6')])).toBeLessThan(worthOfEffects([hits(1)]));
    expect(worthOfEffects([hits(1)])).toBeLessThan(0);
    expect(worth({ stats: { combat: 1 } })).toBe(300);
    expect(worth({ stats: { defense: -1 } })).toBeGreaterThan(0);
    expect(worth({ enemies: { combat: 1 } })).toBeLessThan(0);
  });

  it('what happens by chance counts for as often as it happens', () => {
    expect(worthOfEffects([roll('x', 4, [], [gold(60)])])).toBe(30);
    const tested = worthOfEffects([test('luck', 5, { pass: [gold(60)], fail: [hits(1)] })]);
    expect(tested).toBeLessThan(worthOfEffects([gold(60)]));
  });

  it('what works seldom, or only if something is so, is worth less', () => {
    const heals = (once: 'turn' | 'fight' | 'adventure') =>
      worth({ on: [{ at: 'hitResolved', once, do: [healWounds(1)] }] });
    expect(heals('turn')).toBeGreaterThan(heals('fight'));
    expect(heals('fight')).toBeGreaterThan(heals('adventure'));
    const harder = { at: 'damageRolled', change: { damage: 1 } } as const;
    expect(worth({ on: [{ ...harder, when: 'wounded' }] })).toBeLessThan(worth({ on: [harder] }));
    expect(worth({ on: [{ at: 'heroWounded', change: { wounds: -1 } }] })).toBeGreaterThan(0);
    expect(worth({ on: [{ at: 'heroWounded', change: { wounds: 1 } }] })).toBeLessThan(0);
  });

  it('a price is taken off, and nobody pays for nothing', () => {
    const use = (grit: number) =>
      worth({
        uses: [{ id: 'x', timing: 'activation', limit: 'turn', grit, do: [healWounds(5)] }],
      });
    expect(use(0)).toBeGreaterThan(use(1));
    expect(use(9)).toBe(0);
  });

  it('every card of the house has a weight, and what heroes learn is worth having', () => {
    const { upgrades, items, conditions } = content;
    for (const card of [upgrades, items, conditions].flatMap((deck) => Object.values(deck))) {
      expect(Number.isFinite(worthOfCard(card)), card.id).toBe(true);
    }
    for (const upgrade of Object.values(upgrades)) {
      expect(worthOfCard(upgrade), upgrade.id).toBeGreaterThanOrEqual(0);
    }
  });
});
