import { describe, expect, test } from 'vitest';
import { field } from '../../../test/fight.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import { heroStat, isImmune } from '../../rules/figures/stats.ts';
import { gainCorruption } from '../../rules/heroes/corruption.ts';
import type { AdventureState } from '../../state.ts';

/** Looks at the US Marshal with a condition. */
function look(
  see: (g: Adventure) => void,
  condition: string,
  change?: (state: AdventureState) => void,
): void {
  field('us-marshal 1,1', {
    change(state) {
      for (const hero of state.heroes) hero.conditions = [condition];
      change?.(state);
    },
  })
    .runs((g) => {
      see(g);
    })
    .done();
}

describe('Numbers', () => {
  test('a lower maximum never KOs', () => {
    const t = field('us-marshal 1,1', 'mutation 44', {
      change(state) {
        for (const hero of state.heroes) hero.wounds = 9;
      },
    }).runs((g, hero) => gainCorruption(g, hero, 5));
    expect(t.done().hero(0)).toMatchObject({ wounds: 7, knockedOut: null });
  });
});

describe('Numbers for a while', () => {
  const fightFrom = (startedInTurn: number, ambushTurn: number) => (state: AdventureState) => {
    state.turn.number = 5;
    const group = { brutal: false, elite: [], variant: null, ambushTurn };
    const groups = { tentacles: group };
    state.fight = { startedInTurn, groups, lootSources: 1, final: false };
  };

  test.each([
    [5, 5, 5],
    [4, 4, 4],
  ])('Trembling: a fight that began in turn %s', (started, melee, ranged) => {
    look(
      (g) => {
        expect(heroStat(g, heroAt(g, 0), 'toHitMelee')).toBe(melee);
        expect(heroStat(g, heroAt(g, 0), 'toHitRanged')).toBe(ranged);
      },
      'madness-6-trembling',
      fightFrom(started, 0),
    );
  });

  test.each([
    [5, 5, 6],
    [5, 0, 4],
    [4, 4, 4],
  ])('Lidless: began in turn %s, ambushed in %s', (started, ambushed, initiative) => {
    look(
      (g) => expect(heroStat(g, heroAt(g, 0), 'initiative')).toBe(initiative),
      'mutation-36-lidless',
      fightFrom(started, ambushed),
    );
  });
});

describe('Immunity', () => {
  test.each([
    ['mutation-13-lead-marrow', ['push']],
    ['mutation-21-lantern-throat', ['voices']],
    ['mutation-24-stopped-pulse', ['poison', 'tonic']],
    ['mutation-43-rooted-feet', ['push']],
    ['mutation-63-frost-breath', ['weather', 'cold']],
  ])('%s: %o', (id, immune) => {
    look((g) => {
      for (const what of immune) expect(isImmune(g, heroAt(g, 0), what)).toBe(true);
    }, id);
  });

  test('Stopped Pulse takes no Poison marker', () => {
    const t = field('us-marshal 1,1', {
      change(state) {
        for (const hero of state.heroes) hero.conditions = ['mutation-24-stopped-pulse'];
      },
    }).runs((g, hero) => g.do.poison(g, hero));
    expect(t.done().hero(0).poison).toBe(0);
  });
});
