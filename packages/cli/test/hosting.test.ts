import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Served, serve } from '@crawlspace/server';
import { makeTable, SETUPS } from '@crawlspace/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bytesText, inColumns, timeText } from '../src/hosting/columns.ts';
import { command, crawlspace, temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const TOKEN = 'a token that nobody guesses';
const TABLE = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };
let served: Served;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data, adminToken: TOKEN } });
});
afterAll(() => served.close());

const admin = (...args: string[]) => command(['admin', ...args, '--data', data]);

/** One line that a person can act on, and no stack. */
function expectSentence(error: string): void {
  expect(error.split('\n')).toHaveLength(1);
  expect(error).not.toMatch(/\bat .+:\d+|Error:/);
}

describe('crawlspace admin', () => {
  test('lists, shows, closes, opens and deletes', async () => {
    const { table, you } = await makeTable(served.address, TABLE);
    const listed = await admin('tables');
    expect(listed.code).toBe(0);
    expect(listed.out.split('\n')[0]).toMatch(/^table +game +size +entries +people +over/);
    expect(listed.out).toMatch(new RegExp(`^${table} +hellscape +[\\d.]+ k?B`, 'm'));
    expect((await admin('overview')).out).toMatch(/^tables +1$/m);
    expect((await admin('show', table)).out).toMatch(new RegExp(`^${you} \\(owner\\) +Ada`, 'm'));
    expect((await admin('close', table, '--note', 'spam')).out).toContain(`Closed: ${table}.`);
    expect((await admin('bans')).out).toMatch(new RegExp(`^table +${table} .* spam$`, 'm'));
    expect((await admin('show', table)).out).toContain('State: closed by the host');
    expect((await admin('open', table)).out).toContain(`Open again: ${table}.`);
    expect(await admin('delete', table)).toMatchObject({ code: 2, out: '' });
    expect((await admin('delete', table, '--yes')).out).toBe(`Deleted: ${table}.`);
    expect((await admin('tables')).out).toBe('There are no tables.');
    expect((await admin('companies')).out).toBe('There are no companies.');
    expect((await admin('reports')).out).toBe('Nobody has reported anybody.');
  });

  test('bans and forgets', async () => {
    const { you } = await makeTable(served.address, TABLE);
    expect((await admin('people', 'ad')).out).toMatch(new RegExp(`^${you} +Ada +1 `, 'm'));
    expect((await admin('ban', 'name', 'Mallory')).out).toBe('Banned: name mallory.');
    expect((await admin('ban', 'address', '192.0.2.7')).out).toBe('Banned: address 192.0.2.7.');
    expect((await admin('unban', 'name', 'MALLORY')).out).toBe('No longer banned: name mallory.');
    expect((await admin('unban', 'address', '192.0.2.7')).code).toBe(0);
    expect((await admin('forget', you, '--yes')).out).toContain('Forgotten.');
    expect((await admin('people', you)).out).toBe('There is nobody by that name.');
    const dash = await command([
      'admin',
      'forget',
      '--yes',
      '--data',
      data,
      '--',
      `-${you.slice(1)}`,
    ]);
    expect(dash.error).toContain('Nobody here has the id -');
  });

  test('speaks JSON, in a process of its own, too', async () => {
    const { table } = await makeTable(served.address, TABLE);
    const parsed = JSON.parse((await admin('tables', '--json', '--limit', '1')).out);
    expect(parsed).toMatchObject([{ id: table, game: 'hellscape', people: 1, company: null }]);
    expect(await admin('show', 'aaaaaaaaaaaaaaaa', '--json')).toEqual({
      code: 1,
      out: '',
      error: 'There is no table or company aaaaaaaaaaaaaaaa.',
    });
  });

  test('reaches a server elsewhere with its token', async () => {
    const elsewhere = (token: string | undefined) => {
      vi.stubEnv('ADMIN_TOKEN', token);
      return command(['admin', 'overview', '--url', served.address]).finally(vi.unstubAllEnvs);
    };
    expect((await elsewhere(TOKEN)).code).toBe(0);
    const wrong = await elsewhere('something else entirely');
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.error).toContain('does not accept this token');
    expect((await elsewhere(undefined)).error).toContain('ADMIN_TOKEN');
  });

  test.each([
    [['admin'], 'name an admin command', 2],
    [['admin', 'fly'], 'unknown admin command fly', 2],
    [['admin', 'show'], 'show needs the id of a table or company', 2],
    [['admin', 'tables', 'all'], 'what is all for?', 2],
    [['admin', 'ban', 'Mallory'], 'say whether it is an address, a name or a person', 2],
    [['admin', 'ban', 'name'], 'ban needs the name to ban', 2],
    [['admin', 'forget', 'x'], 'cannot be undone', 2],
    [['admin', 'tables', '--url', 'here'], '--url must be a web address', 2],
    [['admin', 'tables', '--limit', '0'], '--limit needs a whole number above 0', 2],
    [['admin', 'show', 'Ada', '--data', data], 'not the id of a table or company', 1],
    [['admin', 'forget', 'x', '--yes', '--data', data], 'not the id of a person', 1],
    [['admin', 'tables', '--data', '/nowhere'], 'No server runs with the data in /nowhere', 1],
    [['backup'], 'name the file', 2],
    [['backup', 'x', '--database', 'mysql://u:secret@h'], 'must begin with postgres://', 2],
    [['backup', join(folder, 'x'), '--data', '/nowhere'], 'There is no database', 1],
    [['backup', join(folder, 'x'), '--database', 'postgres://127.0.0.1:1/x'], 'The database', 1],
    [['backup', '/nowhere/x', '--data', data], 'cannot be written', 1],
    [['restore'], 'name the file', 2],
    [['restore', '/nowhere/x', '--data', join(folder, 'new')], 'There is no file', 1],
  ])('%j is one sentence', async (args, message, code) => {
    const ran = await command(args);
    expect(ran.error).toContain(message);
    expect(ran.error).not.toContain('secret');
    expectSentence(ran.error);
    expect(ran).toMatchObject({ code, out: '' });
  });
});

describe('crawlspace backup and restore', () => {
  test('a server is saved while it runs, and restored elsewhere', async () => {
    const { table } = await makeTable(served.address, TABLE);
    const file = join(folder, 'saved.backup');
    const saved = await command(['backup', file, '--data', data]);
    expect(saved.out).toMatch(/^Saved to .+: \d+ tables? with \d+ entries, \d+ (people|person)\.$/);
    expect((await command(['backup', file, '--data', data])).error).toContain('exists already');
    const inUse = await command(['restore', file, '--data', data, '--force']);
    expect(inUse).toMatchObject({ code: 1, out: '' });
    expect(inUse.error).toContain('Stop it first');
    const target = join(folder, 'restored');
    // As people run it: in a process of its own.
    const restored = crawlspace(['restore', file, '--data', target, '--json']);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(restored.out).damaged).toEqual({ tables: [], companies: [] });
    expect(existsSync(join(target, 'crawlspace.sqlite'))).toBe(true);
    const second = await serve({ port: 0, webRoot: folder, online: { data: target } });
    expect((await command(['admin', 'show', table, '--data', target])).code).toBe(0);
    await second.close();
  });
});

describe('lists for people', () => {
  test('stand in columns, numbers at the right, and cannot move the cursor', () => {
    const lines = [
      { name: 'a\u001b[2J', n: 5 },
      { name: 'long name', n: 1234 },
    ];
    const text = inColumns(lines, [
      { heading: 'who', cell: ({ name }) => name },
      { heading: 'n', cell: ({ n }) => n },
    ]);
    expect(text.split('\n')).toEqual(['who           n', 'a·[2J         5', 'long name  1234']);
  });

  test('say how much and when', () => {
    expect([0, 999, 1500, 35_000_000].map(bytesText)).toEqual([
      '0 B',
      '999 B',
      '1.5 kB',
      '35.0 MB',
    ]);
    expect(timeText(0)).toBe('-');
    expect(timeText(Date.UTC(2026, 10, 18, 15, 23))).toBe('2026-11-18 15:23');
  });
});
