import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { turnOf } from '../../../test/fights.ts';
import { set } from '../../../test/notation.ts';
import { content } from '../../content/index.ts';
import { heroAt } from '../../descent.ts';
import { CLASSES } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { LEVELS, skillsToGain } from './level-up.ts';

/** A Level Up Phase of one hero; of several skills the first is taken. */
function levelUp(hero: Partial<Hero>) {
  const table = scene({
    heroes: ['ranger'],
    change: ({ heroes: [ranger] }) => void Object.assign(ranger ?? {}, hero),
  }).runs((g) => g.do.levelUpPhase(g));
  while (table.prompt) {
    table.shows('prompt ask.skill');
    table.pick(table.options[0] ?? '');
  }
  return table.done();
}

rule(['H-LEVEL-01'], 'levels are gained as often as the experience allows', () => {
  const table = levelUp({ xp: 16 }).shows('hero level 3 xp 1');
  expect(table.hero().skills).toHaveLength(2);
  levelUp({ xp: 4 }).shows('hero level 1 xp 4');
});

rule(['H-LEVEL-02'], 'five levels cost 45 in all, and there is no sixth', () => {
  expect(LEVELS.map(({ xp }) => xp)).toEqual([5, 10, 12, 18]);
  levelUp({ xp: 45 }).shows('hero level 5 xp 0');
  levelUp({ xp: 44 }).shows('hero level 4 xp 17');
  levelUp({ level: 5, xp: 30 }).shows('hero level 5 xp 30');
});

rule(['H-HERO-03'], 'experience comes from kills and from objectives', () => {
  const table = turnOf({
    quest: 'soul-collector',
    heroes: ['ranger', 'wizard'],
    minions: 1,
    dice: 'yellow HH, enemy -',
    change: ({ dungeon, heroes: [hero], enemies: [foe] }) => {
      const prison = dungeon.tokens.find(({ kind }) => kind === 'objective');
      for (const each of [hero, foe]) if (each && prison) each.zone = prison.zone;
      if (hero) hero.xp = 2;
    },
  }).pick('attack');
  expect(table.hero().xp).toBe(2 + 1);
  table.pick('break-prison');
  expect(table.hero().xp).toBe(2 + 1 + 5);
});

rule(['H-HERO-04'], 'experience adds up until it is spent on levels', () => {
  const table = scene({ heroes: ['ranger'] })
    .runs((g, hero) => {
      g.do.gainXp(g, hero, 10);
      g.do.gainXp(g, hero, 7);
    })
    .done()
    .shows('hero xp 17');
  expect(table.table.view({ seat: 0 }).game).toMatchObject({ heroes: [{ xp: 17 }] });
});

rule(['H-SKILL-06'], 'a hero chooses among the cards of the own class', () => {
  const seen: string[] = [];
  scene({ heroes: ['paladin'], change: set('hero level 5') }).runs((g) => {
    seen.push(...skillsToGain(g, heroAt(g, 0)));
    // Whoever has all the lower ranks sees the higher ones too: thirteen in all.
    for (let more = [...seen]; more.length > 0; ) {
      const hero = heroAt(g, 0);
      hero.skills = [...seen];
      more = skillsToGain(g, hero).filter((id) => !seen.includes(id));
      seen.push(...more);
    }
  });
  const own = Object.values(content.skills).filter((skill) => skill.class === 'paladin');
  expect(own).toHaveLength(13);
  expect([...seen].sort()).toEqual(own.map(({ id }) => id).sort());
});

rule(['H-CONT-16', 'H-CONT-17'], 'thirteen skills and one Set Power for each class', () => {
  expect(Object.keys(content.skills)).toHaveLength(78);
  for (const id of CLASSES) {
    const skills = Object.values(content.skills).filter((skill) => skill.class === id);
    expect([id, skills.length]).toEqual([id, 13]);
    expect(content.setPowers[id].class).toBe(id);
  }
  const powers = Object.values(content.setPowers).map(({ id }) => id);
  expect(new Set(powers).size).toBe(6);
});

it('the lowest of three ranks is not offered again to who has the highest', () =>
  scene({
    heroes: ['paladin'],
    change: ({ heroes: [ronen] }) =>
      void Object.assign(ronen ?? {}, { level: 5, skills: ['holy-strike-3'] }),
  })
    .runs((g, hero) => {
      const ranks = skillsToGain(g, hero).filter((id) => id.startsWith('holy-strike'));
      expect(ranks).toEqual([]);
    })
    .done());

rule(['H-LEVEL-05'], 'a higher maximum of Mana brings its token too', () =>
  levelUp({ level: 2, xp: 10, mana: 1, maxMana: 3 }).shows('hero level 3 mana 2 maxMana 4'),
);

it('a new rank takes the place of the old one and is not offered twice', () =>
  scene({
    heroes: ['ranger'],
    change: ({ heroes: [ranger] }) =>
      void Object.assign(ranger ?? {}, { level: 5, skills: ['pinning-shot-2'] }),
  })
    .runs((g, hero) => {
      const offered = skillsToGain(g, hero);
      expect(offered).not.toContain('pinning-shot-1');
      expect(offered).not.toContain('pinning-shot-2');
    })
    .done());
