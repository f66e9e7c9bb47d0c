import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = ['brimstone', 'hellscape'];

/** The names of an interface's members. */
function membersOf(file: string, name: string): string[] {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(`export interface ${name} {`);
  const body = text.slice(from, text.indexOf('\n}\n', from));
  return [...body.matchAll(/^ {2}(\w+)[(<:?]/gm)].map(([, member = '']) => member);
}

/** All source of some rooms, without tests. */
function sourceOf(game: string, rooms: string): string {
  return globSync(`packages/${game}/src/${rooms}/**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

test.each(GAMES)('every effect of %s is caused by some rule or card', (game) => {
  const effects = membersOf(`packages/${game}/src/effects.ts`, 'Effects');
  expect(effects.length).toBeGreaterThan(20);
  const source = sourceOf(game, '{rules,content,language,between,company}');
  expect(effects.filter((name) => !new RegExp(`\\bdo\\.${name}\\b`).test(source))).toEqual([]);
});

test('every moment of Brimstone is told by some rule and minded by some card', () => {
  const moments = membersOf('packages/brimstone/src/moments.ts', 'Moments');
  expect(moments.length).toBeGreaterThan(30);
  const rules = sourceOf('brimstone', '{rules,between,company}');
  const cards = sourceOf('brimstone', '{content,language}');
  expect(moments.filter((name) => !rules.includes(`'${name}'`))).toEqual([]);
  const minds = (name: string) => new RegExp(`\\b${name}(\\(|:)|at: '${name}'`).test(cards);
  expect(moments.filter((name) => !minds(name))).toEqual([]);
});

test.each([
  ['abilities', 'ability.ts', 15],
  ['what happens by itself', 'happenings.ts', 40],
])('every word of Hellscape for %s is on some card', (_, file, least) => {
  const words = readFileSync(`packages/hellscape/src/${file}`, 'utf8');
  const effects = [...words.matchAll(/readonly do: ((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap(
    ([, kinds = '']) => kinds.match(/[a-z-]+/g) ?? [],
  );
  expect(effects.length).toBeGreaterThan(least);
  const cards = sourceOf('hellscape', 'content');
  expect(effects.filter((kind) => !cards.includes(`do: '${kind}'`))).toEqual([]);
});
