import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfPack } from './hash.ts';

test('the hash of a pack is SHA-256 of its canonical form', () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 1000]) {
    const text = 'ä'.repeat(length);
    const expected = createHash('sha256').update(JSON.stringify(text)).digest('hex');
    expect(hashOfPack(text)).toBe(expected);
  }
});

test('the order of fields makes no difference, that of lists does', () => {
  expect(hashOfPack({ a: 1, b: [1, 2] })).toBe(hashOfPack({ b: [1, 2], a: 1 }));
  expect(hashOfPack({ a: 1, b: [1, 2] })).not.toBe(hashOfPack({ a: 1, b: [2, 1] }));
});
