import { expect, test } from 'vitest';
import { addressOf, routeOf } from './route.ts';

test('every address leads to its screen, and every screen has its address', () => {
  for (const address of [
    '#/',
    '#/muster/brimstone',
    '#/muster/hellscape',
    '#/game/abc',
    '#/table/abcdefgh23456789',
    '#/after/abc',
    '#/campaign',
    '#/campaign/abc',
    '#/replay/abc',
    '#/replay/abc/120',
    '#/shared/QUJD-_',
    '#/rules/brimstone',
    '#/rules/hellscape',
    '#/rules/B-ESC-01',
    '#/rules/H-ATK-01',
    '#/settings',
  ]) {
    expect(addressOf(routeOf(address))).toBe(address);
  }
});

test('addresses from before there was a second game lead to the first', () => {
  expect(routeOf('#/muster')).toEqual({ screen: 'muster', game: 'brimstone' });
  expect(routeOf('#/rules')).toEqual({ screen: 'rules', game: 'brimstone', id: null });
});

test('a rule leads to the reference of its game', () => {
  expect(routeOf('#/rules/H-ATK-01')).toMatchObject({ game: 'hellscape', id: 'H-ATK-01' });
  expect(routeOf('#/rules/B-ATK-01')).toMatchObject({ game: 'brimstone', id: 'B-ATK-01' });
});

test('a replay starts where its address says, and at the beginning where that is nonsense', () => {
  expect(routeOf('#/replay/abc/12')).toEqual({ screen: 'replay', id: 'abc', answer: 12 });
  for (const nonsense of ['x', '-3', '1e9', '12345678'])
    expect(routeOf(`#/replay/abc/${nonsense}`)).toMatchObject({ answer: 0 });
});

test('what is not known leads home', () => {
  for (const address of ['', '#', '#/nowhere', '#/game', '#/game/', '#content']) {
    expect(routeOf(address)).toEqual({ screen: 'home' });
  }
});

test('a broken escape in an address is taken as it is', () => {
  expect(routeOf('#/rules/%E0%A4%A')).toEqual({
    screen: 'rules',
    game: 'brimstone',
    id: '%E0%A4%A',
  });
});
