import { expect, test } from 'vitest';
import { type Pack, readPack, sentence } from './index.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { inOrder } from './needs.ts';
import { problemOfPicture } from './pictures.ts';
import { meant } from './said.ts';

const PACK: Pack = {
  format: 1,
  id: 'mine',
  version: '1.0',
  game: 'brimstone',
  name: 'Mine',
  author: 'Me',
  licence: 'MIT',
  languages: ['en'],
};

function saidOf(text: string): readonly string[] {
  return readPack(text, 'FILE').problems.map((each) => sentence('en', each));
}

const withField = (name: string, json: string) =>
  JSON.stringify(PACK).replace('{', `{${JSON.stringify(name)}:${json},`);

test('a pack is read', () => {
  expect(readPack(JSON.stringify(PACK))).toEqual({ pack: PACK, problems: [] });
});

test('what is no pack is refused with a sentence', () => {
  expect(saidOf('[1, 2')).toEqual([expect.stringMatching(/^FILE: this isn’t JSON: /)]);
  expect(saidOf('7')).toEqual(['FILE: this has to be an object with fields']);
  const { licence: _, ...unlicensed } = PACK;
  expect(saidOf(JSON.stringify(unlicensed))).toEqual([
    'FILE, licence: the field “licence” is missing',
  ]);
  expect(saidOf(withField('autor', '1'))).toEqual([
    'FILE, autor: unknown field “autor”; did you mean “author”?',
  ]);
  expect(saidOf(JSON.stringify({ ...PACK, version: 'new' }))).toEqual([
    'FILE, version: a version is up to three numbers with dots between them: “1.0.2”',
  ]);
});

test('names of prototypes, depth and length end with a sentence wherever they are', () => {
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    expect(saidOf(withField('adds', `{"${name}":[]}`))).toEqual([
      `FILE, adds: no field may be called “${name}”`,
    ]);
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(saidOf(withField('adds', deep))).toEqual([expect.stringContaining('nested')]);
  const long = JSON.stringify({ items: Array.from({ length: 5000 }, () => 1) });
  expect(saidOf(withField('adds', long))).toEqual([expect.stringContaining('too much')]);
  const large = JSON.stringify('a'.repeat(1024 * 1024));
  expect(saidOf(withField('adds', large))).toEqual([
    'FILE: the pack is too large: 1 MB at most without its pictures',
  ]);
});

test('packs come after those they need; circles, twins and old ones are told', () => {
  const pack = (id: string, needs: Pack['needs'] = [], version = '1.2'): Pack => ({
    ...PACK,
    id,
    needs,
    version,
  });
  const [later, first] = [pack('later', [{ id: 'first', version: '1.1' }]), pack('first')];
  expect(inOrder([later, first])).toEqual({ packs: [first, later], problems: [] });
  const said = (...packs: readonly Pack[]) =>
    inOrder(packs).problems.map((each) => sentence('en', each));
  expect(said(later)).toEqual(['later: it needs the pack “first”, version 1.1 or later']);
  expect(said(later, pack('first', [], '1.0.9'))).toEqual([
    'later: it needs version 1.1 of the pack “first” or a later one; this one is 1.0.9',
  ]);
  expect(said(first, first)).toEqual([
    'first: there are two packs called “first”; keep one of them',
  ]);
  const round = [pack('a', [{ id: 'b', version: '1' }]), pack('b', [{ id: 'a', version: '1' }])];
  expect(said(...round)).toContain('a: packs need each other in a circle: a → b → a');
});

test('slips of the pen are understood, other words are not', () => {
  const known = ['strength', 'spirit', 'lore'];
  expect(meant('strenght', known)).toBe('strength');
  expect(meant('Spirit', known)).toBe('spirit');
  expect(meant('courage', known)).toBeUndefined();
});

test('pictures may only draw, and are small when they are unpacked too', () => {
  const said = (picture: string) => {
    const found = problemOfPicture(picture, { pack: 'mine' });
    return found && sentence('en', found);
  };
  expect(said('<svg viewBox="0 0 9 9"><path d="M0 0h9" fill="url(#a)"/></svg>')).toBeUndefined();
  for (const bad of [
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><image href="https://example.org/a.png"/></svg>',
    '<svg><path fill="url(https://example.org/a)"/></svg>',
    '<svg><style>*{}</style></svg>',
    '<svg><path d=M0 onclick=alert(1) /></svg>',
    '<svg><!DOCTYPE x [<!ENTITY a "b">]></svg>',
    '<svg><text>&a;</text></svg>',
  ]) {
    expect(said(bad)).toContain('the SVG may only draw');
  }
  expect(said('data:text/html;base64,AAAA')).toContain('a picture is SVG');
  expect(said(png(64, 64))).toBeUndefined();
  expect(said(png(30_000, 30_000))).toContain('too many pixels');
});

function png(width: number, height: number): string {
  const bytes = new Uint8Array(60);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(4, 0x0d0a1a0a);
  view.setUint32(12, 0x49484452);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}

test('a JSON Schema of a game without kinds is that of the frame', () => {
  const schema = jsonSchemaOf({
    name: 'brimstone',
    kinds: {},
    parts: [],
    textsOf: () => undefined,
    withTexts: (content: object) => content,
  });
  expect(schema).toMatchObject({
    required: ['format', 'id', 'version', 'game', 'name', 'author', 'licence', 'languages'],
    properties: { format: { const: 1 }, adds: { type: 'object', additionalProperties: false } },
  });
});
