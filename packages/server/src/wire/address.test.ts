import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

function from(remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return addressOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
}

test('whoever asks is known by their address, and a proxy nearby names whom it asks for', () => {
  expect(from('198.51.100.7')).toBe('198.51.100.7');
  expect(from('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(from('127.0.0.1', '203.0.113.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(from('::ffff:10.0.0.2', '::FFFF:198.51.100.7')).toBe('198.51.100.7');
  expect(from('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
  // Who comes from afar names whom they like.
  expect(from('198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
});

test('all of one network of IPv6 are one: a single line has all of its addresses', () => {
  const one = from('2001:db8:5:6::1');
  expect(from('2001:db8:5:6:ffff:1:2:3')).toBe(one);
  expect(from('::1', '2001:0DB8:5:6::abcd')).toBe(one);
  expect(from('::1', '2001:db8:5:6::1%eth0')).toBe(one);
  expect(from('2001:db8:5:7::1')).not.toBe(one);
  // Another process to which they are led counts them as the same.
  expect(from('10.0.0.2', one)).toBe(one);
  expect(from('::1')).toBe(from('::1', undefined));
});
