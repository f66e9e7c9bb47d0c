import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardWords } from '../../../../test/words.ts';
import { rogueTexts } from '../../../locales/cards/rogue.ts';
import { content } from '../../index.ts';
import { rogueHero, rogueRules, rogueSkills, rogueTokens } from './index.ts';

const tokens = Object.values(rogueTokens);
const count = (of: typeof tokens) => of.reduce((sum, { copies }) => sum + copies, 0);

describe('Rogue tokens', () => {
  rule(['H-CONT-08'], 'nine of the 24 tokens are there from the start, 15 lie aside', () => {
    const board = rogueRules.newBoard(content, (cards) => cards);
    const inTheBag = board.class === 'rogue' ? board.bag.length : 0;
    expect(inTheBag).toBe(9);
    expect(count(tokens) - inTheBag).toBe(15);
    expect(count(tokens)).toBe(24);
    expect(count(tokens.filter(({ starting }) => starting))).toBe(9);
    expect(count(tokens.filter(({ starting }) => !starting))).toBe(15);
  });

  it('have three colours, and at least two of the first nine are +1 MP', () => {
    const dash = tokens.find(({ id }) => id === 'token-dash');
    expect(dash).toMatchObject({ colour: 'blue', starting: true });
    expect(dash?.copies).toBeGreaterThanOrEqual(2);
    expect(dash?.abilities).toEqual([{ timing: 'move', effects: [{ do: 'mp', n: 1 }] }]);
    expect(new Set(tokens.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue', 'green']));
  });

  it('fit their colour: red ones are for attacks, blue ones for moves', () => {
    for (const { id, colour, kind, abilities } of tokens) {
      const timing = { red: 'attack', blue: 'move', green: 'turn' }[colour];
      for (const ability of abilities) expect(ability.timing, id).toBe(timing);
      if (kind !== 'plain') expect(colour, id).toBe('red');
    }
  });

  it('of the skills are exactly the fifteen that are not there from the start', () => {
    const brought = rogueSkills.flatMap((skill) => skill.tokens ?? []).sort();
    const aside = tokens.flatMap(({ id, starting, copies }) =>
      starting ? [] : Array<string>(copies).fill(id),
    );
    expect(brought).toEqual(aside.sort());
  });
});

describe('Rogue skills', () => {
  it('are thirteen, three of them for level 1', () => {
    expect(rogueSkills).toHaveLength(13);
    expect(new Set(rogueSkills.map(({ id }) => id)).size).toBe(13);
    expect(
      [1, 2, 3, 4, 5].map((level) => rogueSkills.filter((s) => s.level === level).length),
    ).toEqual([3, 3, 3, 2, 2]);
  });

  it('have ranks that build on a lower level', () => {
    for (const skill of rogueSkills) {
      const rank = Number(/-(\d)$/.exec(skill.id)?.[1] ?? 0);
      if (rank < 2) {
        expect(skill.upgrades, skill.id).toBeUndefined();
        continue;
      }
      const lower = rogueSkills.find(({ id }) => id === skill.upgrades);
      expect(lower?.id).toBe(skill.id.replace(/\d$/, String(rank - 1)));
      expect(lower?.level ?? 9).toBeLessThan(skill.level);
    }
  });

  it('brew stronger Poison with each rank', () => {
    const poison = rogueSkills.flatMap((skill) => (skill.poison ? [skill.poison] : []));
    expect(poison).toEqual([2, 3, 4]);
  });

  it('have Shadowform II at level 4', () => {
    const second = rogueSkills.find(({ id }) => id === 'shadowform-2');
    expect(second).toMatchObject({ level: 4, upgrades: 'shadowform-1' });
  });
});

describe('Rogue cards', () => {
  it('are Feydra with Health 5 and Mana 3', () =>
    expect(rogueHero).toMatchObject({ id: 'feydra', class: 'rogue', health: 5, mana: 3 }));

  it('have words for the token of every kind of action', () => {
    for (const action of ['move', 'attack', 'recover', 'trade', 'special']) {
      expect(rogueTexts).toHaveProperty([`ask.token-${action}`]);
    }
  });

  it('say which tokens they bring and how strong the Poison is', () => {
    expect(cardWords('en', 'venomcraft-1').text).toBe(
      'Poison deals 2 Wounds at the start of the Enemy’s activation.\nInto the bag: 2 × Fang.',
    );
    expect(cardWords('it', 'fleet-of-foot-1').text).toContain('1 × Volteggio, 1 × Trucco.');
    for (const { id } of tokens) expect(cardWords('en', id).text, id).not.toBe('');
  });
});
