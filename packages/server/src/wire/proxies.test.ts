import { expect, test } from 'vitest';
import { ProxyListError, proxiesIn } from './proxies.ts';

test('a list of proxies has addresses, networks and names', () => {
  const list = proxiesIn(' loopback ,private,198.51.100.0/24,2001:db8::/32, 203.0.113.9,fe80::1 ');
  const trusted = ['127.8.8.8', '10.0.0.1', '172.31.9.9', '192.168.0.1', '198.51.100.255'];
  for (const address of [...trusted, '203.0.113.9']) {
    expect(list.check(address, 'ipv4'), address).toBe(true);
  }
  for (const address of ['::1', 'fd00::1', '2001:db8:ffff::1', 'fe80::1']) {
    expect(list.check(address, 'ipv6'), address).toBe(true);
  }
  for (const address of ['172.32.0.1', '198.51.101.0', '203.0.113.8']) {
    expect(list.check(address, 'ipv4'), address).toBe(false);
  }
  for (const address of ['2001:db9::1', 'fe80::2', '::2']) {
    expect(list.check(address, 'ipv6'), address).toBe(false);
  }
  expect(proxiesIn('none').check('127.0.0.1', 'ipv4')).toBe(false);
  expect(proxiesIn('0.0.0.0/0').check('8.8.8.8', 'ipv4')).toBe(true);
});

test.each([
  ['nearby', 'nearby'],
  ['10.0.0.1, 10.0.0.0/33', '10.0.0.0/33'],
  ['::1/129', '::1/129'],
  ['10.0.0.0/', '10.0.0.0/'],
  ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  ['10.0.0.0/-1', '10.0.0.0/-1'],
  ['10.0.0.0/1e1', '10.0.0.0/1e1'],
  ['10.1', '10.1'],
  ['300.0.0.1', '300.0.0.1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['loopback,,private', ''],
  ['loopback private', 'loopback private'],
  ['none, loopback', 'none'],
  ['constructor', 'constructor'],
])('%j is no list of proxies', (list, wrong) => {
  expect(() => proxiesIn(list)).toThrow(ProxyListError);
  expect(() => proxiesIn(list)).toThrow(`"${wrong}"`);
});
