import { expect, test } from 'vitest';
import { addressOf, routeOf } from './route.ts';

test('every address leads to its screen, and every screen has its address', () => {
  for (const address of [
    '#/',
    '#/muster',
    '#/game/abc',
    '#/after/abc',
    '#/replay/abc',
    '#/rules',
    '#/rules/B-ESC-01',
    '#/settings',
  ]) {
    expect(addressOf(routeOf(address))).toBe(address);
  }
});

test('what is not known leads home', () => {
  for (const address of ['', '#', '#/nowhere', '#/game', '#/game/', '#content']) {
    expect(routeOf(address)).toEqual({ screen: 'home' });
  }
});

test('a broken escape in an address is taken as it is', () => {
  expect(routeOf('#/rules/%E0%A4%A')).toEqual({ screen: 'rules', id: '%E0%A4%A' });
});
