import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cards.ts';
import { descent, type Played } from '../../../test/descent.ts';
import { type Fight, turnOf } from '../../../test/fights.ts';
import { plain } from '../../../test/foes.ts';
import { LEARN } from '../../../test/learn.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { content } from '../../content/index.ts';
import { CLASSES, type ClassId } from '../../ids.ts';
import { hellscape } from '../../module.ts';

const THREE: readonly ClassId[] = ['ranger', 'wizard', 'paladin'];

/** These heroes take their turns, in this order, and do nothing in them. */
function pass(table: Played, ...order: readonly number[]): Played {
  for (const hero of order) {
    if (table.prompt === 'ask.activate') table.pick(`hero${hero}`);
    table.pick('end-turn');
  }
  return table;
}

describe('a game', () => {
  const setup = (heroes: number) => ({
    quest: Object.keys(content.quests)[0],
    heroes: Array.from({ length: heroes }, (_, i) => ({ class: CLASSES[i % CLASSES.length] })),
  });

  rule(['H-ROUND-01'], 'is for one to six heroes', () => {
    for (const heroes of [1, 2, 3, 4, 5, 6]) {
      const parsed = hellscape.parseSetup(setup(heroes));
      expect(hellscape.seats(parsed)).toBe(heroes);
    }
    expect(() => hellscape.parseSetup(setup(7))).toThrow('1 to 6 heroes');
    expect(() => hellscape.parseSetup(setup(0))).toThrow('1 to 6 heroes');
  });

  it('has each class once, and nothing that does not exist', () => {
    const of = (...heroes: readonly unknown[]) => ({ ...setup(1), heroes });
    expect(() => hellscape.parseSetup(of({ class: 'rogue' }, { class: 'rogue' }))).toThrow('class');
    expect(() => hellscape.parseSetup(of({ class: 'bard' }))).toThrow('no class');
    expect(() => hellscape.parseSetup(of({ class: 'rogue', skill: 'fatal-fury-1' }))).toThrow(
      'no first skill',
    );
    expect(() => hellscape.parseSetup({ ...setup(1), quest: 'home' })).toThrow('no quest');
    expect(() => hellscape.parseSetup({ ...setup(1), hellbreaker: 'yes' })).toThrow('hellbreaker');
  });

  rule(['H-SOLO-01', 'H-SOLO-03'], 'of a single player has one hero with four actions', () => {
    expect(hellscape.seats(hellscape.parseSetup(setup(1)))).toBe(1);
    const table = turnOf({ heroes: ['ranger'] });
    expect(table.state.heroes).toHaveLength(1);
    table.shows('hero turn.actions 4');
  });
});

describe('a round', () => {
  it('in peace asks quietly who is next, but not in the first one', () => {
    const quiet = (round: number) => {
      const table = descent({
        heroes: THREE,
        change: (state) => {
          state.round = round;
          state.enemies = [];
        },
      });
      return table.pending[0]?.prompt.facts?.['quiet'];
    };
    expect([quiet(1), quiet(2)]).toEqual([false, true]);
  });

  const phases = (table: Played) =>
    table.events.flatMap((event) => {
      if (event.t === 'round') return ['round'];
      return event.t === 'phase' ? [event.purpose] : [];
    });

  rule(['H-ROUND-02', 'H-ROUND-03'], 'has four phases, and then the next begins', () => {
    const table = descent({ heroes: THREE, content: plain }).shows('state round 1 phase hero');
    pass(table, 0, 1, 2);
    expect(phases(table)).toEqual(['enemy', 'level-up', 'darkness', 'round', 'hero']);
    table.shows('state round 2 phase hero, prompt ask.activate');
  });

  rule(['H-ROUND-04'], 'lets the players choose the order anew', () => {
    const table = pass(descent({ heroes: THREE, content: plain }), 0, 1, 2);
    expect(table.pending[0]?.seat).toBe(-1);
    pass(table, 2, 0, 1);
    table.shows('state round 3');
    const turns = table.eventsNamed('turn').map(({ hero }) => hero);
    expect(turns).toEqual([0, 1, 2, 2, 0, 1]);
  });

  rule(['H-ROUND-07', 'H-ROUND-08'], 'gives each hero one turn, then the enemies come', () => {
    const table = pass(descent({ heroes: THREE, content: plain }), 1).shows(
      'hero1 activated true, options hero0 hero2',
    );
    expect(() => table.pick('hero1')).toThrow('not-an-option');
    pass(table, 0);
    expect(table.eventsNamed('phase')).toEqual([]);
    pass(table, 2);
    expect(phases(table)[0]).toBe('enemy');
  });

  rule(['H-ROUND-09'], 'makes all heroes ready again when the Darkness Phase is over', () => {
    const heroes = ['ranger', 'wizard', 'paladin', 'rogue'] as const;
    let seen: boolean[] = [];
    const table = descent({
      heroes,
      ...onMap(
        { tiles: [placed('field', 0, 0)], start: [[0, 0]] },
        {
          *darkness(g) {
            seen = g.state.heroes.map(({ activated }) => activated);
          },
        },
        plain,
      ),
    });
    pass(table, 0, 1, 2, 3);
    expect(seen).toEqual([true, true, true, true]);
    table.shows('heroes activated false false false false');
  });

  rule(['H-WIN-01'], 'is the last as soon as the aim is reached, and all have won', () => {
    const table = descent({
      heroes: ['ranger', 'wizard', 'paladin', 'rogue'],
      ...onMap(
        { tiles: [placed('field', 0, 0)], start: [[0, 0]] },
        {
          *check(g) {
            if (g.state.heroes.some(({ zone }) => zone === 1)) yield* g.do.win(g, 'the-far-side');
          },
        },
        plain,
      ),
    }).picks('hero2', 'move', 'zone1');
    // A Move action is played to its end; the quest looks when it is over.
    table.pick('done');
    expect(table.table.outcome).toEqual({ won: true, cause: 'the-far-side' });
    expect(table.pending).toEqual([]);
    table.shows('state phase hero');
    expect(table.eventsNamed('phase')).toEqual([]);
    for (const seat of [0, 1, 2, 3]) expect(table.table.view({ seat }).outcome?.won).toBe(true);
  });
});

describe('a turn', () => {
  rule(['H-ROUND-05'], 'has three actions, the same three times if one likes', () => {
    const table = turnOf({
      heroes: THREE,
      cards: { mob: { health: 20 }, items: [WHISTLE] },
      arms: ['sword', 'whistle'],
      dice: 'yellow H H H',
    })
      .picks('attack', 'attack', 'attack')
      .shows('foe wounds 3, hero turn.actions 0');
    for (const id of ['attack', 'move', 'recover', 'trade']) {
      table.shows(`lacks ${id}`);
    }
  });

  rule(['H-ROUND-06'], 'knows five kinds of action', () => {
    const special = charm('idol', {
      timing: 'action',
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });
    const table = turnOf({
      heroes: THREE,
      cards: { items: [special] },
      arms: ['sword', 'idol'],
      hero: { health: 1 },
    });
    const spends = table.options.filter((id) => id !== 'put-away' && id !== 'end-turn');
    expect(spends).toEqual(['move', 'attack', 'recover', 'trade', 'use-idol/0']);
  });
});

/** Something that can be done without actions, so that a turn does not end by itself. */
const WHISTLE = charm('whistle', {
  timing: 'turn',
  limit: 'any-number',
  effects: [{ do: 'special', id: LEARN, n: 0 }],
});

describe('Recover', () => {
  const worn: Fight = {
    heroes: ['ranger', 'wizard'],
    foeZone: at(5, 2),
    hero: { health: 2, maxHealth: 5, mana: 1, maxMana: 4 },
    change: set('hero1 health 1 mana 1'),
  };

  rule(['H-ACT-04', 'H-ACT-05'], 'two points of Health or Mana, for oneself', () => {
    const gained = (share: string) => {
      const table = turnOf(worn)
        .picks('recover', share)
        .shows('hero1 health 1 mana 1, hero turn.actions 2');
      return [table.hero().health - 2, table.hero().mana - 1];
    };
    expect([gained('health2'), gained('health1'), gained('health0')]).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
  });

  rule(['H-ACT-04'], 'gives up to two points, in any combination', () =>
    turnOf(worn)
      .pick('recover')
      .shows('options health2 health1 health0 health1-mana0 health0-mana1')
      .pick('health1-mana0')
      .shows('hero health 3 mana 1 turn.actions 2'),
  );

  it('asks nothing where there is nothing to choose, but who thrives on Wounds', () => {
    const hero = { ...worn.hero, mana: 4 };
    turnOf({ ...worn, hero })
      .pick('recover')
      .shows('hero health 4');
    const scar = charm('scar', {
      timing: 'attack',
      needs: [{ wounded: 3 }],
      effects: [{ do: 'hits', n: 1 }],
    });
    turnOf({ ...worn, hero, cards: { items: [scar] }, arms: ['scar'] })
      .pick('recover')
      .shows('options health2 health1-mana0 health0-mana0');
  });

  rule(['H-ACT-04', 'H-ABIL-34'], 'is no Heal: it puts out no Fire', () => {
    const burning = { ...worn.hero, health: 4, mana: 4, fire: 1 };
    const dice: Fight['dice'] = [['fire', '-']];
    const table = turnOf({ ...worn, dice, hero: burning }).shows('hero fire 0');
    table.hero().fire = 2;
    table
      .pick('recover')
      .shows('hero health 5 fire 2')
      .picks('move', 'done')
      .shows('lacks recover');
  });

  it('is on offer for what it gives, or for what comes with it', () => {
    const full = { health: 5, maxHealth: 5, mana: 4, maxMana: 4 };
    turnOf({ ...worn, hero: full }).shows('lacks recover');
    const cup = charm('cup', {
      timing: 'on-recover',
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });
    const cards = { items: [cup] };
    const table = turnOf({ ...worn, cards, arms: ['cup'], hero: full }).pick('recover');
    expect(table.hero()).toMatchObject({ ...full, xp: 1 });
  });
});
