import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { proxiesIn } from './proxies.ts';
import { HOP } from './relay.ts';

const TRUSTED = 'loopback, 10.1.0.0/16, 192.0.2.9, 2001:db8:7::/48';

function from(remoteAddress: string, forwarded?: string, list = TRUSTED): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
  return addressOf(request, { proxies: proxiesIn(list), peers: null });
}

describe('whoever asks', () => {
  test('is known by their address, and a proxy that is trusted names whom it asks for', () => {
    expect(from('198.51.100.7')).toBe('198.51.100.7');
    expect(from('::ffff:198.51.100.7')).toBe('198.51.100.7');
    expect(from('127.0.0.1', '203.0.113.1, 198.51.100.7')).toBe('198.51.100.7');
    expect(from('::ffff:10.1.0.2', '::FFFF:198.51.100.7')).toBe('198.51.100.7');
    expect(from('::ffff:a01:2', '198.51.100.7')).toBe('198.51.100.7');
    expect(from('2001:db8:7:1::1', '198.51.100.7')).toBe('198.51.100.7');
    expect(from('192.0.2.9', '198.51.100.7')).toBe('198.51.100.7');
  });

  test('names whom they like, and is not believed, when they are no proxy that is trusted', () => {
    for (const peer of ['198.51.100.7', '10.2.0.1', '192.0.2.8', '172.16.0.1']) {
      expect(from(peer, '203.0.113.1')).toBe(peer);
    }
    expect(from('127.0.0.1', '203.0.113.1', 'none')).toBe('127.0.0.1');
    expect(from('192.168.1.1', '203.0.113.1', 'private')).toBe('203.0.113.1');
    expect(from('127.0.0.1', '203.0.113.1', 'private')).toBe('127.0.0.1');
  });

  test('through several proxies is whom the first that is trusted asks for', () => {
    // What stands before them was written by the client itself.
    expect(from('127.0.0.1', '203.0.113.1, 198.51.100.7, 10.1.2.3, 192.0.2.9')).toBe(
      '198.51.100.7',
    );
    expect(from('127.0.0.1', '198.51.100.7,10.9.2.3 ,10.1.2.3')).toBe('10.9.2.3');
    // Somebody in the network of the proxies.
    expect(from('127.0.0.1', '10.1.4.4, 10.1.2.3')).toBe('10.1.4.4');
  });

  test('stays who was last believed where the header makes no sense', () => {
    expect(from('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
    expect(from('127.0.0.1', '198.51.100.7, unknown, 10.1.2.3')).toBe('10.1.2.3');
    expect(from('127.0.0.1', '')).toBe('127.0.0.1');
    expect(from('::1%lo', ',')).toBe(from('::1'));
  });

  test('is one with all of their network of IPv6: a single line has all of its addresses', () => {
    const one = from('2001:db8:5:6::1');
    expect(from('2001:db8:5:6:ffff:1:2:3')).toBe(one);
    expect(from('::1', '2001:0DB8:5:6::abcd')).toBe(one);
    expect(from('::1', '2001:db8:5:6::1%eth0')).toBe(one);
    expect(from('2001:db8:5:7::1')).not.toBe(one);
    expect(from('::1')).toBe(from('::1', undefined));
  });
});

test('another process says whom it leads here, wherever it runs, and nobody else can', () => {
  const led = (hop: string | undefined, peers: string | null) => {
    const headers = { 'x-forwarded-for': '2001:db8:5:6::', ...(hop ? { [HOP]: hop } : {}) };
    const request = { socket: { remoteAddress: '203.0.113.5' }, headers };
    return addressOf(request as unknown as IncomingMessage, { proxies: proxiesIn('none'), peers });
  };
  expect(led('secret of ours', 'secret of ours')).toBe('2001:db8:5:6::');
  for (const hop of ['1', 'secret of them', undefined]) {
    expect(led(hop, 'secret of ours')).toBe('203.0.113.5');
    expect(led(hop, null)).toBe('203.0.113.5');
  }
});
