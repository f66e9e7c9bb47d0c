import { LANGUAGES } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { ENEMY_TYPES } from '../../test/classes.ts';
import { say } from '../../test/words.ts';
import type { EnemySheet } from '../content-types.ts';
import { enemyTexts } from '../locales/cards/enemies.ts';
import { threatTexts } from '../locales/cards/threats.ts';
import type { Texts } from '../locales/types.ts';
import { elites, enemies, enemyAbilities, variants } from './enemies/index.ts';
import { threatDecks, threats, worldThreats } from './threats.ts';

const sheets = Object.values(enemies).flatMap(({ normal, brutal }) => [normal, brutal]);
const texts: Texts = { ...enemyTexts, ...threatTexts };

rule(['B-ENEMY-02'], 'each side of a sheet has all fourteen fields', () => {
  const fields: (keyof EnemySheet)[] = [
    'type',
    'keywords',
    'size',
    'initiative',
    'abilities',
    'move',
    'escape',
    'toHitRanged',
    'toHitMelee',
    'combat',
    'damage',
    'defense',
    'health',
    'xp',
    'elite',
  ];
  expect(sheets).toHaveLength(12);
  for (const sheet of sheets) {
    for (const field of fields) expect(sheet[field], `${sheet.type} ${field}`).toBeDefined();
    expect(sheet.toHitRanged ?? sheet.toHitMelee).not.toBeNull();
    expect(sheet.toHitRanged !== null, `${sheet.type} shoots`).toBe(sheet.ranged !== undefined);
    expect(sheet.keywords.length).toBeGreaterThan(0);
  }
  expect(enemies['targa-pylons'].normal.combat).toBeNull();
});

rule(['B-ENEMY-05'], 'every size is one of the five', () => {
  const sizes: EnemySheet['size'][] = ['small', 'medium', 'large', 'extra-large', 'xxl'];
  // @ts-expect-error: the type check is what validates records, and it rejects this one.
  const huge: EnemySheet = { ...enemies.goliath.normal, size: 'huge' };
  expect(sizes).not.toContain(huge.size);
  for (const { size } of sheets) expect(sizes).toContain(size);
  expect(enemies.goliath.normal.size).toBe('extra-large');
});

rule(['B-ENEMY-16'], 'every chart has six different entries', () => {
  for (const { elite } of sheets) {
    expect(elite).toHaveLength(6);
    expect(new Set(elite).size).toBe(6);
    for (const id of elite) expect(elites[id]?.id).toBe(id);
  }
  expect(Object.keys(elites)).toHaveLength(36);
});

rule(['B-THREAT-13'], 'the threat decks have the sizes of the set', () => {
  const { low, med, high, epic } = threatDecks;
  expect([low, med, high, epic].map(({ length }) => length)).toEqual([10, 10, 10, 5]);
  expect(Object.keys(worldThreats)).toHaveLength(6);
  const built = scene().runs(() => {}).state.decks.threat;
  const sizes = [built.low, built.med, built.high, built.epic, built.targa].map(
    ({ draw }) => new Set(draw).size,
  );
  expect(sizes).toEqual([10, 10, 10, 5, 6]);
});

test('threats name types, variants and numbers that exist', () => {
  const lines = Object.values(worldThreats).flatMap(({ levels }) => Object.values(levels));
  const groups = [
    ...Object.values(threats).flatMap((card) => card.groups),
    ...lines.flatMap((line) => (line === 'normal' ? [] : line)),
  ];
  for (const { type, variant } of groups) {
    expect(ENEMY_TYPES).toContain(type);
    if (variant) expect(variants[variant]?.base).toBe(type);
  }
});

test('sheets, entries and variants name abilities that exist', () => {
  const named = [
    ...sheets.flatMap(({ abilities }) => Object.keys(abilities)),
    ...[...Object.values(elites), ...Object.values(variants)].flatMap((card) =>
      [card, card.brutal].flatMap((side) => Object.keys(side?.raises ?? {})),
    ),
    ...Object.values(variants).flatMap(({ removes }) => removes ?? []),
  ];
  for (const id of named) expect(enemyAbilities[id]?.id).toBe(id);
});

test('every ability has its text in both languages, on both sides, and waits for no number but X', () => {
  for (const card of [enemyAbilities, elites, variants].flatMap((deck) => Object.values(deck))) {
    const sides = card.brutal ? ['text', 'brutal'] : ['text'];
    for (const key of ['name', ...sides].map((part) => `${card.id}.${part}`)) {
      for (const language of LANGUAGES) {
        const said = say(language, { key, params: { x: 3 } });
        expect(said, key).not.toBe(key);
        expect(said, key).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  }
  const names = [...ENEMY_TYPES, ...Object.keys(threats), ...Object.keys(worldThreats)];
  for (const id of names) expect(texts[`${id}.name`], id).toBeDefined();
});

test('both sides are told apart', () => {
  const told = (part: string) => say('en', { key: `el-spi-heap.${part}` });
  expect(told('text')).toBe(
    '+1 Combat while at least 3 of them are adjacent to the Hero it attacks.',
  );
  expect(told('brutal')).toBe(
    '+1 Combat while at least 2 of them are adjacent to the Hero it attacks.',
  );
});
