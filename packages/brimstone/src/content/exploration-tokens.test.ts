import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { cardWords } from '../../test/words.ts';
import { darknessTexts } from '../locales/cards/darkness.ts';
import { depthEventTexts } from '../locales/cards/depth-events.ts';
import { growingDreadTexts } from '../locales/cards/growing-dread.ts';
import { hardshipTexts } from '../locales/cards/hardships.ts';
import { tokenTexts } from '../locales/cards/tokens.ts';
import { LANGUAGES } from '../locales/say.ts';
import type { Texts } from '../locales/types.ts';
import { darkness } from './darkness.ts';
import { depthEvents } from './depth-events.ts';
import { explorationTokens, tokenStacks } from './exploration-tokens.ts';
import { growingDread } from './growing-dread.ts';
import { hardships } from './hardships.ts';

const stacks = { twelve: tokenStacks.twelve, eight: tokenStacks.eight };
const tokensOf = (stack: keyof typeof stacks) =>
  stacks[stack].flatMap((id) => explorationTokens[id] ?? []);

describe('exploration tokens', () => {
  rule(['B-EXPL-05', 'B-EXPL-06'], 'each has a way on, and an Encounter or an Attack', () => {
    for (const stack of ['twelve', 'eight'] as const) {
      for (const token of tokensOf(stack)) {
        expect(token.doors + token.gates).toBeGreaterThan(0);
        expect([true, false]).toContain(token.clue);
        expect(token.attacks > 0).not.toBe(token.encounters > 0);
      }
    }
    expect(tokensOf('twelve')).toHaveLength(12);
  });

  rule('B-EXPL-13', 'one of the twelve is a Growing Dread token, and an Encounter as well', () => {
    const dread = tokensOf('twelve').filter(({ growingDread: cards }) => cards);
    expect(dread.map(({ encounters }) => encounters)).toEqual([1]);
  });

  rule('B-EXPL-14 B-SETUP-19', 'the stack of eight has Darkness and a Depth Event instead', () => {
    const t = scene({ options: { tokens: 'eight' } }).runs(() => {});
    expect([...t.state.decks.exploration.draw].sort()).toEqual([...tokenStacks.eight].sort());
    expect(tokensOf('eight')).toHaveLength(8);
    expect(tokensOf('eight').filter(({ growingDread: cards }) => cards)).toEqual([]);
    expect(tokensOf('eight').filter((token) => token.darkness)).toHaveLength(1);
    expect(tokensOf('eight').filter((token) => token.depthEvent)).toHaveLength(1);
  });
});

describe('the texts of the dark', () => {
  const decks: readonly [string, Readonly<Record<string, { data?: object }>>, Texts, number][] = [
    ['darkness', darkness, darknessTexts, 15],
    ['growing dread', growingDread, growingDreadTexts, 7],
    ['hardships', hardships, hardshipTexts, 6],
    ['depth events', depthEvents, depthEventTexts, 12],
    ['tokens', explorationTokens, tokenTexts, 20],
  ];

  for (const [name, cards, texts, count] of decks) {
    test(`${name}: every card has a name and a text, with numbers that it really has`, () => {
      expect(Object.keys(cards)).toHaveLength(count);
      for (const [id, { data = {} }] of Object.entries(cards)) {
        expect(texts[`${id}.name`]).toBeDefined();
        for (const language of LANGUAGES) {
          const words = cardWords(language, id).text ?? '';
          expect(words).not.toBe('');
          expect(words, 'a piece without a text').not.toMatch(/[a-z]\.[a-z]/);
          for (const [, key = ''] of words.matchAll(/\{(\w+)\}/g)) expect(data).toHaveProperty(key);
        }
      }
    });
  }
});
