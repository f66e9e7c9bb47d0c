import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../../../test/descent.ts';
import { feydra, rogueBoard } from '../../../../test/rogue.ts';
import { gainSkill, levelUpPhase, skillsToGain } from '../../../rules/round/level-up.ts';
import { rogueSkills } from './skills.ts';

describe('tokens of skills', () => {
  for (const skill of rogueSkills) {
    it(`${skill.id} brings ${skill.tokens?.join(' and ') ?? 'none'}`, () => {
      const table = scene({
        heroes: ['rogue', 'berserker'],
        change: (state) => {
          const before = skill.upgrades ? [skill.upgrades] : [];
          Object.assign(feydra(state), { level: skill.level - 1, xp: 18, skills: before });
        },
      }).runs((g, hero) => (skill.level === 1 ? gainSkill(g, hero, skill.id) : levelUpPhase(g)));
      if (skill.level > 1) table.pick(skill.id);
      const { bag } = rogueBoard(table.state);
      expect(bag.slice(9)).toEqual(skill.tokens ?? []);
      expect(table.hero().skills).toEqual([skill.id]);
    });
  }
});

describe('levelling up', () => {
  rule(
    [
      'H-LEVEL-03',
      'H-LEVEL-04',
      'H-LEVEL-05',
      'H-LEVEL-06',
      'H-LEVEL-07',
      'H-LEVEL-08',
      'H-SKILL-03',
      'H-HERO-09',
      'H-HERO-15',
      'H-TREAS-06',
    ],
    'Feydra goes from level 3 to 4 with 17 XP and takes Shadowform II',
    () => {
      const table = scene({
        heroes: ['rogue', 'berserker'],
        change: (state) => {
          const grown = { health: 4, maxHealth: 6, maxMana: 4 };
          Object.assign(feydra(state), { level: 3, xp: 17, skills: ['shadowform-1'], ...grown });
          Object.assign(state.bag, { common: 20, rare: 6, epic: 1 });
          Object.assign(state.reserve[0] ?? {}, { common: 0, rare: 0, epic: 2 });
        },
      })
        .runs(levelUpPhase)
        .shows('offers shadowform-2')
        .pick('shadowform-2')
        .done()
        .shows('hero level 4 xp 5 health 5 maxHealth 7 maxMana 4');
      expect(table.state.bag).toEqual({ common: 20, rare: 6, epic: 2 });
      expect(table.state.reserve[0]).toEqual({ common: 0, rare: 0, epic: 1 });
      expect(table.hero().skills).toEqual(['shadowform-2']);
    },
  );

  rule(['H-SKILL-02'], 'Shadowform II needs Shadowform I', () => {
    const offered = (skills: string[]) => {
      return scene({
        heroes: ['rogue', 'berserker'],
        change: (state) => Object.assign(feydra(state), { level: 4, skills }),
      }).sees((g, hero) => skillsToGain(g, hero));
    };
    expect(offered(['evasion'])).not.toContain('shadowform-2');
    expect(offered(['shadowform-1'])).toContain('shadowform-2');
    expect(offered(['shadowform-2'])).not.toContain('shadowform-1');
  });
});
