import { describe, expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { type Met, meet } from '../../../test/encounters.ts';
import { field } from '../../../test/fight.ts';
import { heroStat } from '../../rules/figures/stats.ts';
import type { AdventureState } from '../../state.ts';

const met = (card: string, situation: Met) => meet('mines', card, situation);

describe('Company Photograph', () => {
  const PHOTO = 'company-photograph';
  const carried = (state: AdventureState) => {
    state.inPlay = [{ card: PHOTO, tile: 0, hero: 0 }];
  };

  test('it frightens its bearer when a fight starts', () => {
    const t = field('us-marshal 1,1 bandido 8,1', 'willpower 1', { change: carried }).runs((g) =>
      g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 0 }),
    );
    expect(t.hero(0).sanityDamage).toBe(1);
    expect(t.hero(1).sanityDamage).toBe(0);
  });

  test('it burns with Whiskey when the activation starts', () => {
    const t = field('us-marshal 1,1', 'move 3', {
      change(state) {
        carried(state);
        for (const hero of state.heroes) hero.bag = ['whiskey'];
      },
    }).runs((g) => {
      const [hero] = g.state.heroes;
      if (!hero) throw new Error('nobody is there');
      return activateHero(g, hero);
    });
    expect(t.prompt).toBe('prompt.company-photograph');
    t.pick('yes');
    expect(t.hero(0).bag).toEqual([]);
    expect(t.state.inPlay).toEqual([]);
  });

  test('it goes with a KO', () => {
    const t = field('us-marshal 1,1 bandido 8,1', {
      change(state) {
        carried(state);
        state.reviveTokens = 0;
      },
    }).runs(function* (g) {
      const [hero] = g.state.heroes;
      if (hero) yield* g.do.woundHero(g, hero, 99, { kind: 'rule', id: 'test' });
    });
    expect(t.done().hero(0).knockedOut).toEqual(['health']);
    expect(t.state.inPlay).toEqual([]);
  });
});

describe('The Second Flame', () => {
  const FLAME = 'second-flame';

  test('reached, it helps to Hold Back the Darkness until that moves forward', () => {
    const t = met(FLAME, { dice: 'skill-agility 5 1 1' }).pick('h0');
    expect(t.done().hero(0).xp).toBe(10);
    expect(t.state.inPlay).toEqual([{ card: FLAME, tile: 0 }]);
    const burning = field('us-marshal 1,1', {
      change(state) {
        state.inPlay = [{ card: FLAME, tile: 0 }];
        state.depth.darkness = 6;
      },
    }).runs(function* (g) {
      const [hero] = g.state.heroes;
      if (!hero) return;
      expect(heroStat(g, hero, 'holdBack')).toBe(1);
      yield* g.do.moveDarkness(g, -1);
      expect(heroStat(g, hero, 'holdBack')).toBe(1);
      yield* g.do.moveDarkness(g, 2);
      expect(heroStat(g, hero, 'holdBack')).toBe(0);
    });
    expect(burning.done().state.decks.encounter.mines.discard).toEqual([FLAME]);
  });
});
