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
  const said = openTexts('en', part, 0);
  openTexts('en', part, 1);
  await bringTexts('en');
  expect(said(1)).toMatchObject({ en: 'Hat', it: '' });
  expect(fetched).toEqual([part.en]);
});

test('texts are found by their place in their module, whole tables by their keys', async () => {
  const said = openTexts('it', part, 1);
  await bringTexts('it');
  expect(said(0)).toMatchObject({ it: 'Cappello' });
  expect(said(0, 'hat|boots')).toMatchObject({ hat: { it: 'Cappello' }, boots: { it: 'Stivali' } });
});

test('another language is brought to all that is on the page', async () => {
  const text = openTexts('en', part, 0)(0);
  await bringTexts('en');
  await bringTexts('it');
  expect(text).toMatchObject({ en: 'Chest', it: 'Baule' });
});

test('who waits for texts that cannot be had is told, and may try again', async () => {
  const shelf = FILES['en'];
  Object.assign(FILES, { en: undefined });
  const text = openTexts('en', part, 0)(0);
  await expect(bringTexts('en')).rejects.toThrow(`404 ${part.en}`);
  Object.assign(FILES, { en: shelf });
  await bringTexts('en');
  expect(text).toMatchObject({ en: 'Chest' });
});
