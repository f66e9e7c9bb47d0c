import { describe, expect, it } from 'vitest';
import { cardWords } from '../../../../test/words.ts';
import { rangerTexts } from '../../../locales/cards/ranger.ts';
import type { Texts } from '../../../locales/types.ts';
import { arrows, rangerHero, rangerSetPower, rangerSkills } from './index.ts';
import { BULLSEYE } from './shooting.ts';

const texts: Texts = rangerTexts;
const cards = Object.values(arrows);

describe('Ranger cards', () => {
  it('are Irk with Health 5 and Mana 4', () =>
    expect(rangerHero).toMatchObject({ id: 'irk', class: 'ranger', health: 5, mana: 4 }));

  it('are thirteen skills, three of them of level 1', () => {
    expect(new Set(rangerSkills.map(({ id }) => id)).size).toBe(13);
    const levels = [1, 2, 3, 4, 5].map((n) => rangerSkills.filter(({ level }) => level === n));
    expect(levels.map(({ length }) => length)).toEqual([3, 2, 3, 3, 2]);
    expect(rangerSkills.every((skill) => skill.class === 'ranger')).toBe(true);
  });

  it('have ranks that follow each other', () => {
    for (const { id, level, upgrades } of rangerSkills) {
      const rank = Number(/-(\d)$/.exec(id)?.[1] ?? 1);
      expect(upgrades, id).toBe(rank === 1 ? undefined : id.replace(/\d$/, String(rank - 1)));
      const lower = rangerSkills.find((skill) => skill.id === upgrades);
      if (upgrades) expect(lower?.level ?? 9, id).toBeLessThan(level);
    }
  });

  it('have names and, but for the arrows, flavour', () => {
    const { id } = rangerSetPower;
    for (const card of [rangerHero, ...rangerSkills, ...cards]) {
      expect(texts[`${card.id}.name`], card.id).toBeDefined();
      if (!arrows[card.id]) expect(texts[`${card.id}.flavour`], card.id).toBeDefined();
    }
    for (const name of [id, `${id}-greater`]) expect(texts[`${name}.name`]).toBeDefined();
    for (const { en, it: italian } of Object.values(texts)) {
      expect(en).not.toBe('');
      expect(italian).not.toBe('');
    }
  });
});

describe('the Arrows deck', () => {
  it('says what each bar does', () => {
    expect(cardWords('en', 'arrow-pitch-pot').text.split('\n')).toEqual([
      '2 arrows.',
      'Quick Shot: reroll 1 die.',
      'Bullseye: +1 Fire on the target.',
      'Overload: take 1 Fire.',
    ]);
    expect(cardWords('it', 'arrow-hair-trigger').text).toContain('1 freccia.');
  });

  it('has fourteen cards of one to three arrows, 27 in all', () => {
    expect(cards).toHaveLength(14);
    expect([1, 2, 3].map((n) => cards.filter((card) => card.arrows === n).length)).toEqual([
      5, 5, 4,
    ]);
  });

  it('makes the wager fair: half of all draws that never stop are Bullseyes', () => {
    const chance = chancesOf(0, { 1: 5, 2: 5, 3: 4 });
    const total = chance.reduce((sum, each) => sum + each, 0);
    // By the number of cards: none with 1 or 2; most with 3 or 4.
    expect(chance.map((each) => Math.round(each * 1000) / 1000)).toEqual([
      0, 0, 0, 0.192, 0.25, 0.06, 0.002, 0,
    ]);
    expect(total).toBeCloseTo(0.504, 3);
  });

  it('makes it harder the more arrows show', () => {
    const whole = { 1: 5, 2: 5, 3: 4 };
    const from = [4, 5, 6].map((shown) => sum(chancesOf(shown, whole)));
    expect(from[0]).toBeCloseTo(0.588, 3);
    expect(from[1]).toBeCloseTo(0.467, 3);
    expect(from[2]).toBeCloseTo(0.357, 3);
  });
});

type Left = Readonly<Record<1 | 2 | 3, number>>;

/** The chance of a Bullseye by the number of cards still to be revealed, when nobody stops. */
function chancesOf(shown: number, left: Left): number[] {
  const chances = Array<number>(8).fill(0);
  if (shown === BULLSEYE) chances[0] = 1;
  if (shown >= BULLSEYE) return chances;
  const cardsLeft = left[1] + left[2] + left[3];
  for (const arrow of [1, 2, 3] as const) {
    if (left[arrow] === 0) continue;
    const after = chancesOf(shown + arrow, { ...left, [arrow]: left[arrow] - 1 });
    for (const [i, chance] of after.slice(0, -1).entries()) {
      chances[i + 1] = (chances[i + 1] ?? 0) + (chance * left[arrow]) / cardsLeft;
    }
  }
  return chances;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
