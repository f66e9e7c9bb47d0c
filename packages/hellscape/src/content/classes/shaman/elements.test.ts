import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lair, withBoss } from '../../../../test/boss-ground.ts';
import { descent, fromTheStart, scene } from '../../../../test/descent.ts';
import { foeAttacks } from '../../../../test/fights.ts';
import { set } from '../../../../test/notation.ts';
import { type Rite, rite, shamanBoard } from '../../../../test/shaman.ts';
import { at } from '../../../../test/training-ground.ts';
import type { Content, Skill } from '../../../content-types.ts';
import { ELEMENTS, type Element } from '../../../ids.ts';
import type { DescentState } from '../../../state.ts';
import { peaks } from './peaks.ts';

/** Mana gained outside of everything else. */
function gaining(n: number, situation: Rite = {}) {
  return scene(rite(situation)).runs((g, hero) => g.do.gainMana(g, hero, n));
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
    const same = gaining(3)
      .shows('prompt ask.mana-or-elements')
      .pick('mana', 'air', 'air')
      .done()
      .shows('hero mana 3');
    expect(shamanBoard(same.state).elements).toEqual({ water: 0, fire: 0, air: 2, earth: 0 });
    const different = gaining(3).pick('earth', 'mana', 'fire').done().shows('hero mana 3');
    expect(shamanBoard(different.state).elements).toEqual({ water: 0, fire: 1, air: 0, earth: 1 });
  });

  it('asks for a single Mana with one pick', () => {
    const table = gaining(1);
    expect(table.pending[0]?.kind).toBe('one');
    expect(table.options).toEqual(['mana', ...ELEMENTS]);
    table.pick('fire').done().shows('hero mana 2, shaman elements.fire 1');
  });

  it('offers only what has room, and loses what fits nowhere', () => {
    const full = gaining(1, { mana: 5, elements: { ...FULL, air: 4 } }).done();
    expect(shamanBoard(full.state).elements).toEqual(FULL);
    const lost = gaining(3, { mana: 4, elements: { ...FULL, earth: 4 } })
      .done()
      .shows('hero mana 5');
    expect(shamanBoard(lost.state).elements).toEqual(FULL);
    gaining(2, { mana: 5, elements: FULL }).done().shows('hero mana 5');
  });

  it('takes Mana from dice, one after the other', () =>
    scene(rite({ dice: 'yellow HM', change: set('straw@0:0') }))
      .runs((g, hero) => g.do.heroAttack(g, hero))
      .pick('air')
      .done()
      .shows('shaman elements.air 1, hero mana 2'));

  rule(['H-SHA-02'], 'takes the Mana of Recover even with a full pool', () => {
    const table = turn({ mana: 5, elements: { water: 0 } })
      .pick('recover')
      .pick('fire', 'earth');
    expect(shamanBoard(table.state).elements).toEqual({ water: 1, fire: 1, air: 0, earth: 1 });
  });

  it('does not Recover Mana that fits nowhere', () => {
    // The element of the turn's start fills the water.
    const full = (air: number) =>
      descent(rite({ mana: 5, elements: { ...FULL, water: 4, air } })).pick('hero0');
    full(5).shows('lacks recover');
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
    air.pick('air').shows('prompt ask.skill, shaman elements.air 1, hero mana 5 maxMana 6');
    levels({ mana: 5 }).pick('mana').shows('shaman elements.air 0, hero mana 6 maxMana 6');
  });

  it('takes it knocked out, too: what a level brings is not done to a hero', () => {
    const change = ({ heroes: [nahias] }: DescentState) =>
      void Object.assign(nahias ?? {}, { knockedOut: true, health: 0 });
    levels({ change, mana: 1 })
      .pick('earth')
      .shows('shaman elements.earth 1, hero mana 1 maxMana 6');
  });

  rule(['H-BOSS-09'], 'takes nothing of the Mana with which a boss fight begins', () => {
    const table = descent({
      ...lair('michael', withBoss({}), { start: 'one' }),
      heroes: ['shaman', 'ranger'],
      change: set('hero mana 0 maxMana 4'),
    })
      .picks('hero0', 'water', 'move', 'door0', 'zone12')
      .shows('state dungeon.bossOnly true, hero mana 4');
    expect(table.prompt).not.toBe('ask.mana-or-elements');
  });

  rule(['H-SHA-03'], 'Mana in the pool raises nothing', () => {
    const table = turn({ mana: 4 }).shows('hero mana 4');
    expect(table.options.filter((id) => ELEMENTS.some((each) => id.includes(each)))).toEqual([]);
    for (const element of ELEMENTS) {
      expect(() => table.pick(element)).toThrow('not-an-option');
    }
    expect(shamanBoard(table.state).elements).toEqual({ water: 1, fire: 0, air: 0, earth: 0 });
  });

  rule(['H-SHA-04'], 'abilities are paid by lowering a track', () => {
    const withFire = (fire: number) =>
      turn({ skills: ['flame-spirit-1', 'practice-rite'], content: withRite, elements: { fire } });
    withFire(3)
      .shows('offers use-flame-spirit-1/0, lacks use-practice-rite/0')
      .pick('use-flame-spirit-1/0')
      .shows('shaman elements.fire 1');
    withFire(4).shows('offers use-practice-rite/0');
    withFire(1).shows('lacks use-flame-spirit-1/0');
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
  it('stand above tracks of five', () =>
    expect(ELEMENTS.map((element) => peaks[element].length)).toEqual([5, 5, 5, 5]));

  rule(['H-SHA-05'], 'a full track is spent for a passive that lasts', () => {
    const table = turn({
      elements: { fire: 5 },
      dice: 'yellow H H H',
      change: set('straw@0:0 frost 2'),
    })
      .pick('attack')
      .shows('straw1 wounds 1')
      .pick('peak-fire');
    expect(shamanBoard(table.state)).toMatchObject({ elements: { fire: 0 }, peaks: ['fire'] });
    table
      .shows('hero turn.actions 2')
      .pick('attack')
      .shows('straw1 wounds 3')
      .picks('end-turn', 'end-turn')
      .shows('state round 2')
      .picks('hero0', 'water', 'attack')
      .shows('straw1 wounds 5');
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

  it('water heals at the start of each turn', () =>
    descent(flipped('water', { change: set('hero health 2') }))
      .picks('hero0', 'fire')
      .shows('hero health 3'));

  it('fire adds a hit to every attack', () =>
    scene(flipped('fire', { dice: 'yellow H', change: set('straw@0:0') }))
      .runs((g, hero) => g.do.heroAttack(g, hero))
      .done()
      .shows('straw1 wounds 2'));

  it('air brings a movement point and a way past enemies', () =>
    descent(flipped('air', { change: set('straw@0:0') }))
      .picks('hero0', 'fire', 'move')
      .shows('hero turn.mp 3')
      .pick(`zone${at(1, 0)}`)
      .shows('hero health 5 zone 1:0'));

  it('earth is a shield in every defense', () =>
    scene(flipped('earth', { dice: 'yellow HH', change: set('straw@0:0') }))
      .runs(foeAttacks)
      .done()
      .shows('hero health 4'));
});
