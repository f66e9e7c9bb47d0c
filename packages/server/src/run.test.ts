import { describe, expect, test } from 'vitest';
import { readServeOptions, ServeUsageError } from './run.ts';

const read = (args: string[], env = {}) => readServeOptions(args, env, '/dist');

describe('how the server is started', () => {
  test('without a word: port 8080, data beside it, no lobby', () => {
    expect(read([])).toEqual({
      port: 8080,
      webRoot: '/dist',
      online: { data: 'data', openLobby: false },
    });
  });

  test('by the environment, and the command line goes before it', () => {
    const env = { PORT: '99', DATA_DIR: '/d', DATABASE_URL: 'postgres://a/b', METRICS_TOKEN: 't' };
    expect(read([], env)).toMatchObject({
      port: 99,
      online: { data: '/d', database: 'postgres://a/b', metricsToken: 't' },
    });
    const args = [
      '--port',
      '0',
      '--data',
      'x',
      '--public-url',
      'https://play.example',
      '--open-lobby',
    ];
    expect(read(args, env)).toMatchObject({
      port: 0,
      online: { data: 'x', publicUrl: 'https://play.example', openLobby: true },
    });
  });

  test('with limits of what one address does over HTTP', () => {
    const limits = (args: string[], env = {}) => read(args, env).limits;
    expect(limits([])).toBeUndefined();
    const env = { RATE_ADDRESS: '7', CONNECTIONS_ADDRESS: 'none' };
    expect(limits(['--rate-address', '500'], env)).toEqual({
      rate: 500,
      connections: Number.POSITIVE_INFINITY,
    });
    expect(() => limits(['--connections-address', '0'])).toThrow(ServeUsageError);
    expect(() => limits([], { RATE_ADDRESS: 'much' })).toThrow('RATE_ADDRESS must be a whole');
  });

  test('with shares of the disk', () => {
    const quotas = (args: string[], env = {}) => read(args, env).online?.quotas;
    expect(quotas([])).toBeUndefined();
    expect(quotas(['--quota-person', '5'], { QUOTA_PERSON: '7', QUOTA_SERVER: 'none' })).toEqual({
      person: 5_000_000,
      server: Number.POSITIVE_INFINITY,
    });
    for (const text of ['0', '1.5', 'much', '']) {
      const wrong = () => quotas(['--quota-address', text]);
      expect(wrong).toThrow(/--quota-address must be a whole number of megabytes/);
    }
    expect(() => quotas([], { QUOTA_SERVER: 'x' })).toThrow(ServeUsageError);
  });

  test('with the proxies that are trusted', () => {
    const trusts = (args: string[], env = {}) => read(args, env).online?.proxies;
    expect(trusts([])).toBeUndefined();
    expect(trusts([], { TRUST_PROXY: '' })).toBeUndefined();
    expect(trusts([], { TRUST_PROXY: 'private' })?.check('10.0.0.1', 'ipv4')).toBe(true);
    const args = ['--trust-proxy', '198.51.100.0/24'];
    const named = trusts(args, { TRUST_PROXY: 'private' });
    expect(named?.check('198.51.100.9', 'ipv4')).toBe(true);
    expect(named?.check('10.0.0.1', 'ipv4')).toBe(false);
    expect(() => trusts([], { TRUST_PROXY: 'nearby' })).toThrow('TRUST_PROXY must');
  });

  test('with the time after which what nobody touches is forgotten', () => {
    expect(read([]).online?.forgetAfter).toBeUndefined();
    expect(read(['--forget-after', '400']).online?.forgetAfter).toBe(400 * 24 * 3600_000);
    expect(read([], { FORGET_AFTER: '30' }).online?.forgetAfter).toBe(30 * 24 * 3600_000);
    expect(() => read([], { FORGET_AFTER: 'never' })).toThrow('FORGET_AFTER must');
  });

  test('for this machine alone', () => {
    expect(read([])).not.toHaveProperty('host');
    expect(read(['--host', '127.0.0.1']).host).toBe('127.0.0.1');
    expect(read([], { BIND_ADDRESS: '::1' }).host).toBe('::1');
  });

  test('with a port of their own for health and metrics', () => {
    expect(read([]).watch).toBeUndefined();
    expect(read(['--metrics-port', '9464']).watch).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(read([], { METRICS_PORT: '[::]:0' }).watch).toEqual({ port: 0, host: '::' });
    expect(read(['--metrics-port', '10.0.0.5:1']).watch).toEqual({ port: 1, host: '10.0.0.5' });
  });

  test('with a token for the host that nobody guesses', () => {
    expect(read([], { ADMIN_TOKEN: '' }).online?.adminToken).toBeUndefined();
    const token = 'x'.repeat(22);
    expect(read([], { ADMIN_TOKEN: token }).online?.adminToken).toBe(token);
    expect(() => read([], { ADMIN_TOKEN: 'secret' })).toThrow('ADMIN_TOKEN must');
    expect(() => read([], { ADMIN_TOKEN: 'secret' })).not.toThrow('secret');
  });

  test.each([
    [['--port', 'http'], '--port must be'],
    [['--public-url', 'play.example'], 'web address'],
    [['--database', 'mysql://user:password@host'], 'postgres://'],
    [['--database', 'postgres://a/b', '--redis', 'http://user:password@host'], 'redis://'],
    [['--redis', 'redis://here'], '--database'],
    [['--trust-proxy', '10.0.0.0/40'], '--trust-proxy must'],
    [['--trust-proxy', ''], '--trust-proxy must'],
    [['--forget-after', '29'], '--forget-after must'],
    [['--forget-after', '1e3'], '--forget-after must'],
    [['--forget-after', ''], '--forget-after must'],
    [['--host', 'localhost'], '--host must'],
    [['--metrics-port', 'here'], '--metrics-port must'],
    [['--metrics-port', '70000'], '--metrics-port must'],
    [['--metrics-port', 'localhost:9464'], '--metrics-port must'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['here'], 'here'],
  ])('%j is wrong', (args, why) => {
    expect(() => read(args)).toThrow(ServeUsageError);
    expect(() => read(args)).toThrow(why);
    expect(() => read(args)).not.toThrow('password');
  });
});
