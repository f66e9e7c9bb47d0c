import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { textsIn } from '../../build/languages.ts';

const read = (code: string) =>
  textsIn(parseAst(code)).map(({ start, end, ...said }) => [code.slice(start, end), said]);

test('a text is an object with nothing but both languages', () => {
  const code = "const a = { en: 'Hat', it: `Capp` + 'ello' }; const b = { en: 'Hat', it: name };";
  expect(read(code)).toEqual([
    ["{ en: 'Hat', it: `Capp` + 'ello' }", { texts: [['Hat', 'Cappello']] }],
  ]);
});

test('a table of nothing but texts is taken as a whole, and out of others text by text', () => {
  const texts = "'a.b': { en: 'A', it: 'B' }, c: { it: 'D', en: 'C' }";
  const whole = {
    texts: [
      ['A', 'B'],
      ['C', 'D'],
    ],
    keys: ['a.b', 'c'],
  };
  expect(read(`f({ ${texts} });`)).toEqual([[`{ ${texts} }`, whole]]);
  expect(read(`f({ ...more, ${texts} });`).map(([, said]) => said)).toEqual([
    { texts: [['A', 'B']] },
    { texts: [['C', 'D']] },
  ]);
});
