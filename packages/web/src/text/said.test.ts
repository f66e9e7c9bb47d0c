import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringTexts, openTexts } from './said.ts';

const FILES: Readonly<Record<string, readonly string[]>> = {
  en: ['Chest', 'Hat', 'Boots'],
  it: ['Baule', 'Cappello', 'Stivali'],
};

let fetched: string[] = [];
let parts = 0;
let part = { en: '', it: '' };

beforeEach(() => {
  // What was opened once stays.
  parts++;
  part = { en: `/part-${parts}.en`, it: `/part-${parts}.it` };
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    const file = FILES[address.slice(-2)];
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('only the language that is spoken is loaded, and once', async () => {
  const said = await openTexts('en', part, 0);
  await openTexts('en', part, 1);
  expect(said(1)).toMatchObject({ en: 'Hat', it: '' });
  expect(fetched).toEqual([part.en]);
});

test('texts are found by their place in their module, whole tables by their keys', async () => {
  const said = await openTexts('it', part, 1);
  expect(said(0)).toMatchObject({ it: 'Cappello' });
  expect(said(0, 'hat|boots')).toMatchObject({ hat: { it: 'Cappello' }, boots: { it: 'Stivali' } });
});

test('another language is brought to all that is on the page', async () => {
  const text = (await openTexts('en', part, 0))(0);
  await bringTexts('it');
  expect(text).toMatchObject({ en: 'Chest', it: 'Baule' });
});

test('a part whose texts cannot be had is not shown without them', async () => {
  await expect(openTexts('en', { en: '/gone', it: '/gone' }, 0)).rejects.toThrow('404 /gone');
});
