import { describe, expect, it } from 'vitest';
import { cardWords } from '../../../../test/words.ts';
import { paladinTexts } from '../../../locales/cards/paladin.ts';
import { consecrations, paladinHero, paladinSetPower, paladinSkills } from './index.ts';

describe('Paladin skills', () => {
  it('are thirteen, three of them for level 1', () => {
    expect(paladinSkills).toHaveLength(13);
    expect(new Set(paladinSkills.map(({ id }) => id)).size).toBe(13);
    const perLevel = [1, 2, 3, 4, 5].map(
      (level) => paladinSkills.filter((skill) => skill.level === level).length,
    );
    expect(perLevel).toEqual([3, 3, 3, 2, 2]);
  });

  it('have two sides, and the blessed one is another', () => {
    for (const { id, abilities, blessed } of paladinSkills) {
      expect(abilities.length, id).toBeGreaterThan(0);
      expect(blessed?.length ?? 0, id).toBeGreaterThan(0);
      expect(blessed, id).not.toEqual(abilities);
    }
  });

  it('have ranks that build on a lower level', () => {
    for (const skill of paladinSkills) {
      const rank = Number(/-(\d)$/.exec(skill.id)?.[1] ?? 0);
      if (rank < 2) {
        expect(skill.upgrades, skill.id).toBeUndefined();
        continue;
      }
      const lower = paladinSkills.find(({ id }) => id === skill.upgrades);
      expect(lower?.id).toBe(skill.id.replace(/\d$/, String(rank - 1)));
      expect(lower?.level ?? 9).toBeLessThan(skill.level);
    }
  });
});

describe('Paladin cards', () => {
  it('are Sir Ronen with Health 6 and Mana 4', () =>
    expect(paladinHero).toMatchObject({ id: 'sir-ronen', class: 'paladin', health: 6, mana: 4 }));

  it('say what they do on both sides', () => {
    expect(cardWords('en', 'searing-ground').text).toBe(
      'ATTACK, 1 Mana: +1 Hit, +1 Fire on the target.\nBlessed — ATTACK, 1 Mana: +1 Hit, +2 Fire on the target.',
    );
    for (const { id } of paladinSkills) {
      expect(cardWords('it', id).text).toContain('\nBenedetta — ');
    }
  });

  it('have a name in both languages', () => {
    const ids = [
      paladinHero.id,
      paladinSetPower.id,
      `${paladinSetPower.id}-greater`,
      ...consecrations.map(({ id }) => id),
      ...paladinSkills.map(({ id }) => id),
    ];
    for (const id of ids) expect(paladinTexts).toHaveProperty([`${id}.name`]);
    for (const { id } of consecrations) {
      expect(paladinTexts).toHaveProperty([`deed.lay-${id}`]);
      expect(paladinTexts).toHaveProperty([`deed.lift-${id}`]);
    }
    for (const [key, { en, it }] of Object.entries(paladinTexts)) {
      expect(en.trim(), key).not.toBe('');
      expect(it.trim(), key).not.toBe('');
    }
  });
});
