import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fromTheStart } from '../../../../test/descent.ts';
import { CLASSES, type ClassId } from '../../../ids.ts';
import { wizardTexts } from '../../../locales/cards/wizard.ts';
import { basicSpells, wizardHero, wizardSetPower, wizardSkills } from './index.ts';

const texts: Readonly<Record<string, { en: string; it: string }>> = wizardTexts;
const cards = [...wizardSkills, ...Object.values(basicSpells)];
const numeral = (rank: number) => ['I', 'II', 'III'][rank - 1];

describe('Wizard components', () => {
  rule(['H-CONT-04', 'H-HERO-10'], 'one Amulet with a Wizard, none without', () => {
    const boards = (heroes: readonly ClassId[]) =>
      fromTheStart({ heroes }).state.heroes.map(({ board }) => board.class);
    const amulets = (heroes: readonly ClassId[]) =>
      boards(heroes).filter((board) => board === 'wizard').length;
    expect(amulets(['wizard', 'rogue'])).toBe(1);
    expect(amulets(['berserker', 'rogue'])).toBe(0);
    expect(boards(CLASSES)).toEqual(CLASSES);
  });

  it('Mathrin has Health 4 and Mana 6', () =>
    expect(wizardHero).toMatchObject({ id: 'mathrin', class: 'wizard', health: 4, mana: 6 }));
});

describe('Wizard skills', () => {
  it('are thirteen, three of them for level 1', () => {
    expect(new Set(wizardSkills.map(({ id }) => id)).size).toBe(13);
    const byLevel = [1, 2, 3, 4, 5].map((level) => wizardSkills.filter((s) => s.level === level));
    expect(byLevel.map((skills) => skills.length)).toEqual([3, 3, 2, 3, 2]);
  });

  it('have one ability each: what is cast when the marker points at it', () => {
    for (const { id, abilities } of cards) expect(abilities, id).toHaveLength(1);
  });

  it('have ranks that build on a lower level, with the numeral in the name', () => {
    for (const skill of wizardSkills) {
      const rank = Number(/-(\d)$/.exec(skill.id)?.[1] ?? 0);
      const name = texts[`${skill.id}.name`];
      if (rank > 0) {
        expect(name?.en.split(' ').at(-1), skill.id).toBe(numeral(rank));
        expect(name?.it.split(' ').at(-1), skill.id).toBe(numeral(rank));
      } else expect(name?.en, skill.id).not.toMatch(/ I+$/);
      if (rank < 2) {
        expect(skill.upgrades, skill.id).toBeUndefined();
        continue;
      }
      const lower = wizardSkills.find(({ id }) => id === skill.upgrades);
      expect(lower?.id).toBe(skill.id.replace(/\d$/, String(rank - 1)));
      expect(lower?.level ?? 9).toBeLessThan(skill.level);
    }
  });

  it('cost 1 to 3 Mana, and only Ley Draught nothing', () => {
    for (const { id, abilities } of cards) {
      const mana = abilities[0]?.cost?.mana ?? 0;
      if (id === 'ley-draught') expect(mana).toBe(0);
      else expect([1, 2, 3], id).toContain(mana);
    }
  });
});

describe('Wizard texts', () =>
  it('name every card in both languages', () => {
    const powers = [wizardSetPower.id, `${wizardSetPower.id}-greater`, 'spell-amulet'];
    for (const id of [...cards.map((card) => card.id), wizardHero.id, ...powers]) {
      expect(texts[`${id}.name`]?.en, id).toBeTruthy();
      expect(texts[`${id}.name`]?.it, id).toBeTruthy();
    }
    for (const { id } of wizardSkills) expect(texts[`${id}.flavour`]?.it, id).toBeTruthy();
  }));
