import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { wearing } from '../../../test/charms.ts';
import { descent } from '../../../test/descent.ts';
import { armFoe, duel, type Fight, isStruck, strikes } from '../../../test/fights.ts';
import { plain } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { CLASSES } from '../../ids.ts';
import type { DescentState } from '../../state.ts';

/** The end of the first round of so many heroes; the first of them lie on the ground. */
function nextRound(heroes: number, fallen: number, more: Partial<Fight> = {}) {
  const table = descent({
    heroes: CLASSES.slice(0, heroes),
    content: plain,
    ...more,
    change: (state: DescentState) => {
      for (const hero of state.heroes.slice(0, fallen)) {
        Object.assign(hero, { knockedOut: true, health: 0, mana: 2 });
      }
      more.change?.(state);
    },
  });
  while (table.state.round === 1 && table.prompt) {
    table.pick(table.prompt === 'ask.activate' ? (table.options[0] ?? '') : 'end-turn');
  }
  return table;
}

describe('a hero without Health', () => {
  const wounded = (hero: Fight['hero'], wounds: number) =>
    duel({ heroes: ['ranger', 'wizard'], hero: { ...hero } })
      .runs((g, hero) => g.do.woundHero(g, hero, wounds, { kind: 'rule', id: 'test' }))
      .done();

  rule(['H-KO-01'], 'is knocked out', () => {
    wounded({ health: 2 }, 3).shows('hero health 0 knockedOut true');
    wounded({ health: 2 }, 1).shows('hero health 1 knockedOut false');
  });

  rule(['H-KO-02'], 'is rid of Fire and Frost', () =>
    wounded({ health: 1, fire: 2, frost: 1 }, 1).shows('hero knockedOut true fire 0 frost 0'),
  );

  it('catches no more Fire and Frost, and no Mana', () =>
    duel({ hero: { health: 0, knockedOut: true, mana: 0 } })
      .runs(function* (g, hero) {
        g.do.addFire(g, hero, 1);
        g.do.addFrost(g, hero, 1);
        yield* g.do.gainMana(g, hero, 1);
        yield* g.do.healFigure(g, hero, 1);
      })
      .done()
      .shows('hero fire 0 frost 0 mana 0 health 0'));

  rule(['H-KO-06'], 'goes down after the own attack is over', () => {
    const table = duel({
      minions: 1,
      hero: { health: 1 },
      cards: { mob: { health: 2 } },
      dice: 'yellow HH, enemy W',
    })
      .runs(strikes)
      .done()
      .shows('hero health 0 xp 1 knockedOut true, foe minions 0');
    const told = table.events.map(({ t }) => t);
    const steps = ['wounded', 'totalled', 'killed', 'xp', 'knocked-out'] as const;
    expect(told.filter((t) => steps.some((step) => step === t))).toEqual(steps);
  });

  rule(['H-KO-06'], 'stays up when there is Health again before the own attack is over', () => {
    const attack = (n: number) =>
      duel(
        wearing(
          { timing: 'on-kill', effects: [{ do: 'heal', n, on: 'self' }] },
          {
            minions: 1,
            hero: { health: 1 },
            cards: { mob: { health: 2 } },
            dice: 'yellow HH, enemy W',
          },
        ),
      )
        .runs(strikes)
        .done();
    attack(2).shows('hero health 2 knockedOut false');
    expect(attack(2).event('knocked-out')).toBeUndefined();
  });

  it('goes down at once when somebody else attacks', () => {
    const table = duel({
      minions: 1,
      hero: { health: 1 },
      change: armFoe,
      dice: 'yellow HH, enemy W',
    })
      .runs((g) => isStruck(g))
      .done();
    const told = table.events.map(({ t }) => t);
    expect(told.indexOf('knocked-out')).toBeLessThan(told.indexOf('totalled'));
  });
});

describe('Lifebringer tokens', () => {
  rule(['H-KO-03', 'H-KO-04'], 'bring the fallen back with 3 Health and the Mana they had', () => {
    const table = nextRound(3, 1).shows('state round 2');
    expect(table.state.lifebringers).toEqual({ left: 1, spent: 1 });
    expect(table.eventsNamed('lifebringer')).toMatchObject([{ hero: 0, amount: 1 }]);
    table.shows('hero knockedOut false health 3 mana 2').pick('hero0').shows('hero turn.actions 3');
  });

  rule(['H-KO-05'], 'are due: without one the quest is lost', () => {
    const change = set('state lifebringers.left 0 lifebringers.spent 2');
    const table = nextRound(3, 1, { change });
    expect(table.table.outcome).toEqual({ won: false, cause: 'no-lifebringer' });
    expect(nextRound(3, 0, { change }).table.outcome).toBeNull();
  });

  rule(['H-WIN-03'], 'are due for each of the fallen', () => {
    const table = nextRound(3, 2, {
      change: set('state lifebringers.left 1 lifebringers.spent 1'),
    });
    expect(table.table.outcome?.won).toBe(false);
    table.shows('event lost purpose no-lifebringer');
    expect(table.pending).toEqual([]);
  });

  rule(['H-HARD-01'], 'are one fewer in the Hellbreaker Challenge', () => {
    const tokens = (heroes: number, hellbreaker: boolean) =>
      nextRound(heroes, 0, { hellbreaker }).state.lifebringers.left;
    expect([tokens(4, false), tokens(4, true)]).toEqual([2, 1]);
    expect([tokens(2, false), tokens(2, true)]).toEqual([1, 0]);
    expect(nextRound(2, 1, { hellbreaker: true }).table.outcome?.won).toBe(false);
    expect(nextRound(2, 1).table.outcome).toBeNull();
  });

  const spent = (tokens: number, faces: string[]): Fight => ({
    cards: { mob: { health: 20 } },
    dice: [['yellow', ...faces]],
    change: set(`state lifebringers.left 0 lifebringers.spent ${tokens}`, armFoe),
  });

  rule(['H-KO-09'], 'that are spent reroll a die each in every combat of a hero', () => {
    const none = duel(spent(0, ['-']))
      .runs(strikes)
      .done();
    expect(none.eventsNamed('rerolled')).toEqual([]);
    const table = duel(spent(2, ['-', '-', 'HH']))
      .runs(strikes)
      .shows('options reroll0 put-away finish');
    // After the second there is nothing left to decide, so a third is out of the question.
    table.picks('reroll0', 'reroll0').done().shows('told rerolled 2, event totalled amount 2');
    duel(spent(2, ['HH', 'H', '-']))
      .runs((g) => isStruck(g))
      .picks('reroll0', 'reroll0')
      .done()
      .shows('event totalled amount 0');
  });
});
