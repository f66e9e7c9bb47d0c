import { expect, test } from 'vitest';
import { parsePort } from './port.ts';

test.each(['', ' 80', '-1', '80.5', '0x50', '65536', '123456', 'http'])('%j is no port', (text) => {
  expect(parsePort(text)).toBeNull();
});

test.each(['0', '80', '8080', '65535'])('%j is a port', (text) => {
  expect(parsePort(text)).toBe(Number(text));
});
