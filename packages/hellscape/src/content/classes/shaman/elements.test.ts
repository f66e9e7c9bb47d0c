import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lair, withBoss } from '../../../../test/boss-ground.ts';
import { descent, fromTheStart, scene } from '../../../../test/descent.ts';
import { strawMan } from '../../../../test/practice.ts';
import { type Rite, rite, shamanBoard } from '../../../../test/shaman.ts';
import { at } from '../../../../test/training-ground.ts';
import { heroAt } from '../../../descent.ts';
import { ELEMENTS, type Element } from '../../../ids.ts';
import type { DescentState } from '../../../state.ts';
import type { Content, Skill } from '../../types.ts';
import { peaks } from './peaks.ts';

/** Mana gained outside of everything else. */
function gaining(n: number, situation: Rite = {}) {
  return scene(rite(situation)).runs((g) => g.do.gainMana(g, heroAt(g, 0), n));
}

/** The turn of the Shaman; the element of its start goes into water. */
function turn(situation: Rite) {
  return descent(rite(situation)).picks('hero0', 'water');
}

const FULL = { water: 5, fire: 5, air: 5, earth: 5 };

describe('the Elements dashboard', () => {
  rule(['H-SHA-01'], 'all four trackers start at the bottom, face up', () => {
    const board = shamanBoard(fromTheStart({ heroes: ['shaman'] }).pick('storm-lash-1').state);
    expect(board.elements).toEqual({ water: 0, fire: 0, air: 0, earth: 0 });
    expect(board.peaks).toEqual([]);
  });

  rule(['H-SHA-02'], 'a gain of Mana may be split between Mana and elements', () => {
    const same = gaining(3);
    expect(same.prompt).toBe('ask.mana-or-elements');
    same.pick('mana', 'air', 'air').done();
    expect(same.hero().mana).toBe(3);
    expect(shamanBoard(same.state).elements).toEqual({ water: 0, fire: 0, air: 2, earth: 0 });
    const different = gaining(3).pick('earth', 'mana', 'fire').done();
    expect(different.hero().mana).toBe(3);
    expect(shamanBoard(different.state).elements).toEqual({ water: 0, fire: 1, air: 0, earth: 1 });
  });

  it('asks for a single Mana with one pick', () => {
    const table = gaining(1);
    expect(table.pending[0]?.kind).toBe('one');
    expect(table.options).toEqual(['mana', ...ELEMENTS]);
    table.pick('fire').done();
    expect(table.hero().mana).toBe(2);
    expect(shamanBoard(table.state).elements.fire).toBe(1);
  });

  it('offers only what has room, and loses what fits nowhere', () => {
    const full = gaining(1, { mana: 5, elements: { ...FULL, air: 4 } }).done();
    expect(shamanBoard(full.state).elements).toEqual(FULL);
    const lost = gaining(3, { mana: 4, elements: { ...FULL, earth: 4 } }).done();
    expect(lost.hero().mana).toBe(5);
    expect(shamanBoard(lost.state).elements).toEqual(FULL);
    const nothing = gaining(2, { mana: 5, elements: FULL }).done();
    expect(nothing.hero().mana).toBe(5);
  });

  it('takes Mana from dice, one after the other', () => {
    const table = scene(
      rite({ dice: [['yellow', 'HM']], change: (state) => void strawMan(state, at(0, 0)) }),
    ).runs((g) => g.do.heroAttack(g, heroAt(g, 0)));
    table.pick('air').done();
    expect(shamanBoard(table.state).elements.air).toBe(1);
    expect(table.hero().mana).toBe(2);
  });

  rule(['H-SHA-02'], 'takes the Mana of Recover even with a full pool', () => {
    const table = turn({ mana: 5, elements: { water: 0 } });
    table.pick('recover').pick('fire', 'earth');
    expect(shamanBoard(table.state).elements).toEqual({ water: 1, fire: 1, air: 0, earth: 1 });
  });

  it('does not Recover Mana that fits nowhere', () => {
    // The element of the turn's start fills the water.
    const full = (air: number) =>
      descent(rite({ mana: 5, elements: { ...FULL, water: 4, air } })).pick('hero0');
    expect(full(5).options).not.toContain('recover');
    const last = full(4).pick('water');
    // One point is all there is room for.
    last.pick('recover');
    expect(shamanBoard(last.state).elements).toEqual(FULL);
  });

  /** A Shaman of level 2 goes up to level 3, which raises the Mana. */
  function levels(situation: Rite = {}) {
    return scene(
      rite({
        ...situation,
        change(state) {
          const [nahias] = state.heroes;
          if (nahias) Object.assign(nahias, { level: 2, xp: 10 });
          situation.change?.(state);
        },
      }),
    ).runs((g) => g.do.levelUpPhase(g));
  }

  rule(['H-SHA-02', 'H-LEVEL-05'], 'takes the Mana of a new level', () => {
    const air = levels({ mana: 5 });
    expect([air.prompt, air.options]).toEqual(['ask.mana-or-elements', ['mana', ...ELEMENTS]]);
    air.pick('air');
    expect(air.prompt).toBe('ask.skill');
    expect(shamanBoard(air.state).elements.air).toBe(1);
    expect(air.hero()).toMatchObject({ mana: 5, maxMana: 6 });
    const mana = levels({ mana: 5 }).pick('mana');
    expect(shamanBoard(mana.state).elements.air).toBe(0);
    expect(mana.hero()).toMatchObject({ mana: 6, maxMana: 6 });
  });

  it('takes it knocked out, too: what a level brings is not done to a hero', () => {
    const change = ({ heroes: [nahias] }: DescentState) =>
      void Object.assign(nahias ?? {}, { knockedOut: true, health: 0 });
    const table = levels({ change, mana: 1 }).pick('earth');
    expect(shamanBoard(table.state).elements.earth).toBe(1);
    expect(table.hero()).toMatchObject({ mana: 1, maxMana: 6 });
  });

  rule(['H-BOSS-09'], 'takes nothing of the Mana with which a boss fight begins', () => {
    const table = descent({
      ...lair('michael', withBoss({}), { start: 'one' }),
      heroes: ['shaman', 'ranger'],
      change: ({ heroes: [nahias] }) => void Object.assign(nahias ?? {}, { mana: 0, maxMana: 4 }),
    }).picks('hero0', 'water', 'move', 'door0', 'zone12');
    expect([table.state.dungeon.bossOnly, table.hero().mana]).toEqual([true, 4]);
    expect(table.prompt).not.toBe('ask.mana-or-elements');
  });

  rule(['H-SHA-03'], 'Mana in the pool raises nothing', () => {
    const table = turn({ mana: 4 });
    expect(table.hero().mana).toBe(4);
    expect(table.options.filter((id) => ELEMENTS.some((each) => id.includes(each)))).toEqual([]);
    for (const element of ELEMENTS) {
      expect(() => table.pick(element)).toThrow('not-an-option');
    }
    expect(shamanBoard(table.state).elements).toEqual({ water: 1, fire: 0, air: 0, earth: 0 });
  });

  rule(['H-SHA-04'], 'abilities are paid by lowering a track', () => {
    const withFire = (fire: number) =>
      turn({ skills: ['flame-spirit-1', 'practice-rite'], content: withRite, elements: { fire } });
    const table = withFire(3);
    expect(table.options).toContain('use-flame-spirit-1/0');
    expect(table.options).not.toContain('use-practice-rite/0');
    table.pick('use-flame-spirit-1/0');
    expect(shamanBoard(table.state).elements.fire).toBe(1);
    expect(withFire(4).options).toContain('use-practice-rite/0');
    expect(withFire(1).options).not.toContain('use-flame-spirit-1/0');
  });
});

/** A rite that costs 4 Fire. */
function withRite(content: Content): Content {
  const base = rite({}).content?.(content) ?? content;
  const skill: Skill = {
    id: 'practice-rite',
    class: 'shaman',
    level: 1,
    abilities: [
      { timing: 'turn', cost: { elements: { fire: 4 } }, effects: [{ do: 'mana', n: 1 }] },
    ],
  };
  return { ...base, skills: { ...base.skills, [skill.id]: skill } };
}

describe('peaks', () => {
  it('stand above tracks of five', () => {
    expect(ELEMENTS.map((element) => peaks[element].length)).toEqual([5, 5, 5, 5]);
  });

  rule(['H-SHA-05'], 'a full track is spent for a passive that lasts', () => {
    const table = turn({
      elements: { fire: 5 },
      dice: [['yellow', 'H', 'H', 'H']],
      change: (state) => {
        strawMan(state, at(0, 0), { frost: 2 });
      },
    });
    table.pick('attack');
    expect(table.enemy('straw1').wounds).toBe(1);
    table.pick('peak-fire');
    expect(shamanBoard(table.state)).toMatchObject({ elements: { fire: 0 }, peaks: ['fire'] });
    expect(table.hero().turn?.actions).toBe(2);
    table.pick('attack');
    expect(table.enemy('straw1').wounds).toBe(3);
    table.picks('end-turn', 'end-turn');
    expect(table.state.round).toBe(2);
    table.picks('hero0', 'water', 'attack');
    expect(table.enemy('straw1').wounds).toBe(5);
  });

  it('cannot be reached before the track is full', () => {
    const table = turn({ elements: { water: 3, fire: 4, air: 5, earth: 4 } });
    expect(table.options.filter((id) => id.startsWith('peak-'))).toEqual(['peak-air']);
  });

  rule(['H-SHA-06'], 'each tracker is flipped once in a quest, four at most', () => {
    const table = descent(rite({ elements: FULL })).pick('hero0');
    for (const element of ELEMENTS) table.pick(`peak-${element}`);
    expect(shamanBoard(table.state)).toEqual({
      class: 'shaman',
      elements: { water: 0, fire: 0, air: 0, earth: 0 },
      peaks: ELEMENTS,
    });
    const again = descent(rite({ elements: FULL, peaks: ELEMENTS })).pick('hero0');
    expect(again.options.filter((id) => id.startsWith('peak-'))).toEqual([]);
    expect(() => again.pick('peak-fire')).toThrow('not-an-option');
  });

  const flipped = (element: Element, more: Rite = {}) => rite({ peaks: [element], ...more });

  it('water heals at the start of each turn', () => {
    const table = descent(
      flipped('water', {
        change: (state) => void Object.assign(state.heroes[0] ?? {}, { health: 2 }),
      }),
    );
    table.picks('hero0', 'fire');
    expect(table.hero().health).toBe(3);
  });

  it('fire adds a hit to every attack', () => {
    const table = scene(
      flipped('fire', {
        dice: [['yellow', 'H']],
        change: (state) => void strawMan(state, at(0, 0)),
      }),
    ).runs((g) => g.do.heroAttack(g, heroAt(g, 0)));
    expect(table.done().enemy('straw1').wounds).toBe(2);
  });

  it('air brings a movement point and a way past enemies', () => {
    const table = descent(flipped('air', { change: (state) => void strawMan(state, at(0, 0)) }));
    table.picks('hero0', 'fire', 'move');
    expect(table.hero().turn?.mp).toBe(3);
    table.pick(`zone${at(1, 0)}`);
    expect(table.hero()).toMatchObject({ health: 5, zone: at(1, 0) });
  });

  it('earth is a shield in every defense', () => {
    const table = scene(
      flipped('earth', {
        dice: [['yellow', 'HH']],
        change: (state) => void strawMan(state, at(0, 0)),
      }),
    ).runs(function* (g) {
      const [enemy] = g.state.enemies;
      if (enemy) yield* g.do.enemyAttack(g, enemy, 'melee', heroAt(g, 0));
    });
    expect(table.done().hero().health).toBe(4);
  });
});
