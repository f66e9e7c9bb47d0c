import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { adventure } from '../../test/adventure.ts';
import { hasText } from '../../test/words.ts';
import { tileOf } from '../board/tiles.ts';
import type { CardData, Condition } from '../content-types.ts';
import { d36 } from '../dice.ts';
import { mineEncounterTexts } from '../locales/cards/encounters-mines.ts';
import { targaEncounterTexts } from '../locales/cards/encounters-targa.ts';
import { injuryTexts } from '../locales/cards/injuries.ts';
import { madnessTexts } from '../locales/cards/madness.ts';
import { mutationTexts } from '../locales/cards/mutations.ts';
import { tileTexts } from '../locales/cards/tiles.ts';
import type { Texts } from '../locales/types.ts';
import { conditions } from './conditions/index.ts';
import { encounters } from './encounters/index.ts';
import { content } from './index.ts';

const deck = (world: 'mines' | 'targa') => {
  const cards = Object.values(encounters).filter((card) => card.world === world);
  const { draw } = adventure().state.decks.encounter[world];
  expect([...draw].sort()).toEqual(cards.map(({ id }) => id).sort());
  return cards;
};
const chart = (kind: Condition['kind']) =>
  Object.values(conditions).filter((row) => row.kind === kind);
const rows = (kind: Condition['kind']) => chart(kind).map(({ row }) => row);

const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('Encounters', () => {
  rule('B-CONT-23', 'the Mines have 20', () => expect(deck('mines')).toHaveLength(20));

  rule('B-CONT-33', 'the Targa Plateau has 15', () => expect(deck('targa')).toHaveLength(15));

  rule('B-TILE-12', 'each of the 8 Unique Rooms of a World names one of its deck', () => {
    for (const world of ['mines', 'targa'] as const) {
      const rooms = content.tiles.of[world].filter(
        (id) => tileOf(content.tiles, id).kind === 'unique-room',
      );
      const named = rooms.map((id) => tileOf(content.tiles, id).encounter ?? '');
      expect(rooms).toHaveLength(8);
      for (const id of named) expect(encounters[id]?.world).toBe(world);
      expect(new Set(named).size).toBe(8);
    }
  });
});

describe('Charts', () => {
  test('every result of 2D6 has an Injury and a Madness', () => {
    expect(rows('injury')).toEqual(TWO_DICE);
    expect(rows('madness')).toEqual(TWO_DICE);
  });

  rule('B-CORR-06', 'a D36 reads tens and ones, 36 results, each with its Mutation', () => {
    expect(d36.faces).toHaveLength(36);
    expect([d36.faces[0], d36.faces[2 * 6 + 4], d36.faces[35]]).toEqual([11, 35, 66]);
    expect(rows('mutation')).toEqual(d36.faces);
  });

  test('ids say kind and row', () => {
    for (const { id, kind, row } of Object.values(conditions)) {
      expect(id.startsWith(`${kind}-${row}-`)).toBe(true);
    }
  });
});

test('cards are listed under their own ids', () => {
  for (const [id, card] of Object.entries({ ...encounters, ...conditions })) {
    expect(card.id).toBe(id);
  }
});

type Cards = readonly { readonly id: string; readonly data?: CardData }[];
const DECKS: readonly [string, Cards, Texts][] = [
  ['injuries', chart('injury'), injuryTexts],
  ['madness', chart('madness'), madnessTexts],
  ['mutations', chart('mutation'), mutationTexts],
];

describe.each(DECKS)('Texts of %s', (_name, cards, texts) => {
  test('each card has a name and a text that is written or made, and none is left over', () => {
    const parts = cards.flatMap((card) => [
      `${card.id}.name`,
      ...('does' in card || 'effects' in card ? [] : [`${card.id}.text`]),
    ]);
    for (const { id } of cards) expect(hasText(`${id}.text`), id).toBe(true);
    const flavours = cards.map(({ id }) => `${id}.flavour`).filter((key) => key in texts);
    expect(new Set(Object.keys(texts))).toEqual(new Set([...parts, ...flavours]));
  });

  test('both languages say something and show the same numbers, all from the card', () => {
    for (const { id, data = {} } of cards) {
      for (const part of ['name', 'text', 'flavour']) {
        const text = texts[`${id}.${part}`];
        if (!text) continue;
        expect(text.en).not.toBe('');
        expect(text.it).not.toBe('');
        expect(placeholders(text.it)).toEqual(placeholders(text.en));
        for (const name of placeholders(text.en)) expect(Object.keys(data)).toContain(name);
      }
    }
  });
});

test('Encounters have names in both languages, perhaps a flavour, and nothing else is written', () => {
  for (const [world, texts] of [
    ['mines', mineEncounterTexts],
    ['targa', targaEncounterTexts],
  ] as const) {
    const ids = deck(world).map(({ id }) => id);
    const written: Texts = texts;
    for (const id of ids) expect(written[`${id}.name`]).toBeDefined();
    const known = new Set(ids.flatMap((id) => [`${id}.name`, `${id}.flavour`]));
    for (const [key, { en, it }] of Object.entries(written)) {
      expect(known).toContain(key);
      expect(en && it).toBeTruthy();
      expect(placeholders(`${en}${it}`)).toEqual([]);
    }
  }
});

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();
}

test('every tile has a name in both languages', () => {
  const ids = [...content.tiles.of.mines, ...content.tiles.of.targa];
  expect(new Set(Object.keys(tileTexts))).toEqual(new Set(ids.map((id) => `${id}.name`)));
  for (const { en, it } of Object.values(tileTexts)) expect(en && it).toBeTruthy();
});
