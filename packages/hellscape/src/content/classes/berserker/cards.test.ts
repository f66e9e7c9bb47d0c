import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fromTheStart } from '../../../../test/descent.ts';
import { cardWords } from '../../../../test/words.ts';
import { STANCES } from '../../../ids.ts';
import { berserkerTexts } from '../../../locales/cards/berserker.ts';
import {
  berserkerHero,
  berserkerSetPower,
  berserkerSkills,
  berserkerSpecials,
  stances,
} from './index.ts';

const texts: Readonly<Record<string, { en: string; it: string }>> = berserkerTexts;

/** The rank that a name shows; 0 for one without a numeral. */
function rankOf(name: string): number {
  return ['I', 'II', 'III'].indexOf(name.split(' ').at(-1) ?? '') + 1;
}

describe('Berserker components', () => {
  rule(['H-CONT-06'], 'one board with one stance', () => {
    const { heroes } = fromTheStart({ heroes: ['berserker', 'rogue'] }).state;
    const boards = heroes.flatMap(({ board }) => (board.class === 'berserker' ? [board] : []));
    expect(boards).toHaveLength(1);
    expect(STANCES).toContain(boards[0]?.stance);
  });

  it('Gheta has Health 8 and Mana 2', () =>
    expect(berserkerHero).toMatchObject({ id: 'gheta', class: 'berserker', health: 8, mana: 2 }));

  it('every stance begins with an ability for 1 Rage', () => {
    for (const stance of STANCES) expect(stances[stance].cost).toEqual({ rage: 1 });
  });
});

describe('Berserker skills', () => {
  it('are thirteen, one of level 1 under each stance', () => {
    expect(new Set(berserkerSkills.map(({ id }) => id)).size).toBe(13);
    const byLevel = [1, 2, 3, 4, 5].map((level) =>
      berserkerSkills.filter((s) => s.level === level),
    );
    expect(byLevel.map((skills) => skills.length)).toEqual([3, 3, 3, 2, 2]);
    expect(byLevel[0]?.map(({ stance }) => stance).sort()).toEqual([...STANCES].sort());
  });

  it('lie under a stance or any, each stance with several', () => {
    for (const stance of [...STANCES, 'any']) {
      const under = berserkerSkills.filter((skill) => skill.stance === stance);
      expect(under.length, stance).toBeGreaterThanOrEqual(3);
    }
  });

  rule(['H-SKILL-01'], 'a numeral in the name is the rank', () => {
    expect(rankOf(berserkerTexts['fatal-fury-1.name'].en)).toBe(1);
    expect(rankOf(berserkerTexts['fatal-fury-2.name'].en)).toBe(2);
    expect(rankOf(berserkerTexts['cleave.name'].en)).toBe(0);
    for (const { id, level, upgrades, stance } of berserkerSkills) {
      const rank = rankOf(texts[`${id}.name`]?.en ?? '');
      expect(rankOf(texts[`${id}.name`]?.it ?? ''), id).toBe(rank);
      expect(Number(/-(\d)$/.exec(id)?.[1] ?? 0), id).toBe(rank);
      const lower = berserkerSkills.find((skill) => skill.id === upgrades);
      if (rank < 2) expect(upgrades, id).toBeUndefined();
      else {
        expect(lower?.id).toBe(id.replace(/\d$/, String(rank - 1)));
        expect(lower?.level ?? 9).toBeLessThan(level);
        expect(lower?.stance).toBe(stance);
      }
    }
  });

  it('need no code of their own', () => {
    expect(berserkerSpecials).toEqual({});
    const effects = [
      berserkerHero.ability,
      berserkerHero.shadow,
      ...berserkerSetPower.minor,
      ...berserkerSetPower.greater,
      ...berserkerSkills.flatMap(({ abilities }) => abilities),
    ].flatMap((ability) => ability.effects);
    expect(effects.filter((effect) => effect.do === 'special')).toEqual([]);
  });
});

describe('Berserker texts', () =>
  it('name every card and stance in both languages', () => {
    const powers = [berserkerSetPower.id, `${berserkerSetPower.id}-greater`];
    const ids = [...berserkerSkills.map((skill) => skill.id), ...STANCES, ...powers];
    for (const id of [...ids, berserkerHero.id]) {
      expect(texts[`${id}.name`]?.en, id).toBeTruthy();
      expect(texts[`${id}.name`]?.it, id).toBeTruthy();
    }
    for (const { id } of berserkerSkills) expect(texts[`${id}.flavour`]?.it, id).toBeTruthy();
    for (const stance of STANCES) {
      expect(texts[`deed.stance-${stance}`], stance).toBeDefined();
      expect(cardWords('en', stance).text, stance).toContain('1 Rage: ');
    }
  }));
