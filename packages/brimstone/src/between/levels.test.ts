import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { fromTheStart } from '../../test/adventure.ts';
import { type Circumstances, stay } from '../../test/company.ts';
import { content } from '../content/index.ts';
import type { Content } from '../content/types.ts';
import { blankHero } from '../hero.ts';
import type { ClassId } from '../ids.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import type { Hero } from '../state.ts';
import { type Company, comeHome, foundCompany } from './company.ts';
import { gainLevel, mayGainLevel, xpForNextLevel } from './levels.ts';

function alone(parts: Partial<Hero>, heroClass: ClassId = 'bandido'): Company {
  const hero = { ...blankHero(0, heroClass, 'Ann'), ...parts };
  return { ...foundCompany(DEFAULT_OPTIONS), heroes: [hero] };
}

function levelling(company: Company, more: Circumstances = {}) {
  return stay(company, (t) => gainLevel(t, 0), more);
}

rule(['B-LEVEL-01'], 'a Level needs its XP', () => {
  const at = (level: number, xp: number) =>
    levelling(alone({ level, xp })).done().company.heroes[0]?.level;
  expect(at(3, 1999)).toBe(3);
  expect(at(3, 2000)).toBe(4);
  const needed = [1, 2, 3, 4, 5, 6, 7, 8].map((level) =>
    xpForNextLevel({ ...blankHero(0, 'bandido', ''), level }),
  );
  expect(needed).toEqual([500, 1000, 2000, 3000, 4500, 6000, 8000, null]);
});

rule(['B-LEVEL-02'], 'and the XP are spent', () => {
  const t = levelling(alone({ level: 1, xp: 620 })).done();
  expect(t.hero(0)).toMatchObject({ level: 2, xp: 120 });
  expect(xpForNextLevel(t.hero(0))).toBe(1000);
  expect(mayGainLevel(t.hero(0))).toBe(false);
});

describe('the upgrades of a new Level', () => {
  /** A new hero chooses the first starting upgrade, comes home and has the XP for a Level. */
  function grown(heroClass: ClassId): Company {
    const t = fromTheStart({ heroes: [heroClass] });
    while (t.state.turn.step === 'setup') {
      const [question] = t.pending;
      t.pick(...(question?.options.slice(0, Math.max(1, question.min)) ?? []));
    }
    const home = comeHome(foundCompany(DEFAULT_OPTIONS), t.state);
    return { ...home, heroes: home.heroes.map((hero) => ({ ...hero, xp: 500 })) };
  }

  /** The content with a further upgrade of a class, and with its starting upgrades listed once more. */
  const more = (heroClass: ClassId) => (all: Content) => {
    const known = all.classes[heroClass];
    const levelUps = [...known.upgrades, 'iron-gut', 'second-wind'];
    return { ...all, classes: { ...all.classes, [heroClass]: { ...known, levelUps } } };
  };

  rule('B-HERO-21', 'are never the starting upgrades that were not chosen', () => {
    const company = grown('gunslinger');
    const { upgrades } = content.classes.gunslinger;
    const chosen = upgrades.filter((id) => company.heroes[0]?.upgrades.includes(id));
    expect([upgrades.length, chosen.length]).toEqual([3, 1]);
    const t = levelling(company);
    expect(t.options).toEqual(['ricochet-shot', 'cerberus-shot', 'hellfire-shot']);
    expect(t.options.filter((id) => upgrades.includes(id))).toEqual([]);
    for (const heroClass of ['us-marshal', 'saloon-girl', 'bandido'] as const) {
      const other = levelling(grown(heroClass), { content: more(heroClass) });
      expect(other.options).toEqual(['iron-gut', 'second-wind']);
    }
  });

  test('are learned for good and not offered again', () => {
    const first = levelling(grown('gunslinger')).pick('cerberus-shot').done();
    expect(first.hero(0)).toMatchObject({ level: 2, xp: 0 });
    expect(first.hero(0).upgrades).toContain('cerberus-shot');
    const [hero] = first.company.heroes;
    const again = { ...first.company, heroes: [{ ...(hero as Hero), xp: 1000 }] };
    expect(levelling(again).options).toEqual(['ricochet-shot', 'hellfire-shot']);
  });

  test('bring their cards along', () => {
    const withKit = (all: Content): Content => {
      const known = all.upgrades['ricochet-shot'];
      if (!known) throw new Error('there is no such upgrade');
      return {
        ...all,
        upgrades: { ...all.upgrades, 'ricochet-shot': { ...known, items: ['dynamite-satchel'] } },
      };
    };
    const company = grown('gunslinger');
    const t = levelling(company, { content: withKit }).pick('ricochet-shot').done();
    const gained = t.hero(0).items.at(-1);
    expect(gained).toMatchObject({ card: 'dynamite-satchel', number: company.nextItem });
  });

  test('are none for a class that has learned them all', () => {
    expect(
      levelling(alone({ xp: 500 }))
        .done()
        .hero(0).level,
    ).toBe(2);
  });
});
