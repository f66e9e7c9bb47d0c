import { Table } from '@crawlspace/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { SETUPS } from '../../testing/client.ts';
import { Declined } from '../declined.ts';
import { moduleOf } from '../games.ts';
import { Desk } from './desk.ts';

let desk = new Desk();
afterEach(() => desk.close());

async function begun(): Promise<string> {
  const module = await moduleOf('hellscape');
  const record = Table.start(module, module.parseSetup(SETUPS.hellscape), 'brought').save();
  return JSON.stringify({ game: 'hellscape', name: 'Ada', setup: null, seats: ['me'], record });
}

const game = (text: string) =>
  ({ what: 'game', bytes: Buffer.from(text), owner: 'ada', openLobby: false }) as const;

async function refusal(taking: Promise<unknown>): Promise<readonly [number, string]> {
  const error = await taking.then(
    () => null,
    (why: unknown) => why,
  );
  if (!(error instanceof Declined)) throw new Error(`it was not declined: ${error}`);
  return [error.status, error.message];
}

describe('what is brought from elsewhere', () => {
  test('is taken one after the other, each with an answer of its own', async () => {
    desk = new Desk();
    const text = await begun();
    const [one, nonsense, two] = await Promise.all([
      desk.takeIn(game(text), 'one'),
      refusal(desk.takeIn(game('{"game":'), 'nonsense')),
      desk.takeIn(game(text), 'two'),
    ]);
    expect(one).toMatchObject({ name: 'Ada', table: { owner: 'ada' } });
    expect(two.table.id).not.toBe(one.table.id);
    expect(nonsense).toEqual([400, 'bad-message']);
  });

  test('is declined when it takes too long, and the next is taken all the same', async () => {
    const text = await begun();
    // No thread is up by then.
    desk = new Desk({ patience: 1 });
    const late = refusal(desk.takeIn(game(text), 'one'));
    const waiting = refusal(desk.takeIn(game(text), 'two'));
    expect(await late).toEqual([422, 'takes-too-long']);
    expect(await waiting).toEqual([422, 'takes-too-long']);
    desk.close();
    desk = new Desk({ idle: 1 });
    expect((await desk.takeIn(game(text), 'one')).name).toBe('Ada');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await desk.takeIn(game(text), 'one')).name).toBe('Ada');
  });

  test('does not pile up, and nobody brings two at a time', async () => {
    desk = new Desk({ waiting: 1 });
    const text = await begun();
    const first = desk.takeIn(game(text), 'one');
    expect(await refusal(desk.takeIn(game(text), 'one'))).toEqual([429, 'too-fast']);
    const second = desk.takeIn(game(text), 'two');
    expect(await refusal(desk.takeIn(game(text), 'two'))).toEqual([429, 'too-fast']);
    expect(await refusal(desk.takeIn(game(text), 'three'))).toEqual([503, 'busy']);
    await Promise.all([first, second]);
    expect((await desk.takeIn(game(text), 'one')).name).toBe('Ada');
  });

  test('is given up when the server stops', async () => {
    desk = new Desk();
    const text = await begun();
    const both = [desk.takeIn(game(text), 'one'), desk.takeIn(game(text), 'two')].map(refusal);
    desk.close();
    expect(await Promise.all(both)).toEqual([
      [503, 'busy'],
      [503, 'busy'],
    ]);
    expect(await refusal(desk.takeIn(game(text), 'three'))).toEqual([503, 'busy']);
  });
});
