import 'fake-indexeddb/auto';
import { brimstone } from '@crawlspace/brimstone';
import { type GameRecord, Log, Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { nextAnswer } from '../../../testing/saves.ts';
import type { SavedGame } from '../types.ts';
import { withGivers } from './givers.ts';
import { problemOf } from './problems.ts';
import { GameStore, OpenedElsewhere } from './store.ts';

let names = 0;
const newName = () => `shelves-${++names}`;

function adventure(answers: number) {
  const setup = brimstone.parseSetup({ heroes: [{ class: 'bandido' }, { class: 'us-marshal' }] });
  const table = Table.start(brimstone, setup, 'stored');
  for (let n = 0; n < answers; n++) nextAnswer(table);
  return table;
}

function line(id: string, playedAt = 1): SavedGame {
  return {
    id,
    game: 'brimstone',
    mission: 'nine-days-down',
    heroes: [],
    players: [],
    turn: 1,
    answers: 0,
    outcome: null,
    startedAt: 0,
    playedAt,
  };
}

const headOf = ({ log: _, setup: __, seed: ___, game: ____, ...head }: GameRecord) => head;

describe('the games of a browser', () => {
  test('are listed with the one played last first', async () => {
    const store = new GameStore(newName());
    const record = adventure(0).save();
    for (const [id, at] of [
      ['old', 1],
      ['new', 3],
      ['between', 2],
    ] as const)
      await store.add(line(id, at), record);
    expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'between', 'old']);
    expect((await store.list())[0]).not.toHaveProperty('writer');
  });

  test('are the record they were opened with and what was added since', async () => {
    const store = new GameStore(newName());
    const opened = adventure(3).save();
    const later = adventure(8).save();
    await store.add(line('a'), opened, 'me');
    const added = later.log.slice(opened.log.length);
    const half = Math.ceil(added.length / 2);
    const { length } = opened.log;
    await store.append(line('a', 5), 'me', length, added.slice(0, half), headOf(opened));
    await store.append(line('a', 9), 'me', length + half, added.slice(half), headOf(later));
    const found = await store.find('a');
    expect(found?.record).toEqual(later);
    expect(found?.line.playedAt).toBe(9);
  });

  test('do not mix, and a game that is not there is not found', async () => {
    const store = new GameStore(newName());
    const [one, other] = [adventure(2).save(), adventure(5).save()];
    await store.add(line('a'), one, 'me');
    await store.add(line('ab'), other, 'me');
    const added = other.log.slice(one.log.length);
    await store.append(line('a'), 'me', one.log.length, added, headOf(other));
    expect((await store.find('ab'))?.record).toEqual(other);
    await store.remove('a');
    expect(await store.find('a')).toBeNull();
    expect((await store.find('ab'))?.record).toEqual(other);
    expect(await store.find('nowhere')).toBeNull();
  });

  test('take what is added once, and whole', async () => {
    const store = new GameStore(newName());
    const [opened, later] = [adventure(2).save(), adventure(4).save()];
    const { length } = opened.log;
    await store.add(line('a'), opened, 'me');
    const added = later.log.slice(length);
    await store.append(line('a', 3), 'me', length, added, headOf(later));
    const again = store.append(line('a', 4), 'me', length, added, headOf(later));
    await expect(again).rejects.toThrow();
    const elsewhere = store.append(line('a', 5), 'you', later.log.length, [], headOf(later));
    await expect(elsewhere).rejects.toThrow(OpenedElsewhere);
    expect(await store.find('a')).toEqual({ line: line('a', 3), record: later });
  });

  test('start anew from the record they are claimed with, if it is what was found', async () => {
    const store = new GameStore(newName());
    const [opened, later] = [adventure(2).save(), adventure(6).save()];
    const { length } = opened.log;
    await store.add(line('a'), opened, 'me');
    await store.append(line('a'), 'me', length, later.log.slice(length), headOf(later));
    expect(await store.claim('a', 'you', opened, length)).toBe(false);
    expect((await store.find('a'))?.record).toEqual(later);
    expect(await store.claim('a', 'you', later, later.log.length)).toBe(true);
    expect((await store.find('a'))?.record).toEqual(later);
    expect(await store.claim('nowhere', 'you', later, 0)).toBe(false);
    expect(await store.find('nowhere')).toBeNull();
  });
});

describe('who gave each answer', () => {
  const record = adventure(3).save();

  test('is taken into the record, which stays whole', () => {
    const named = withGivers(record, 'pbr');
    expect(named.log.map((entry) => entry.t === 'answer' && entry.by)).toEqual([
      'person',
      'bot',
      'order',
    ]);
    expect(new Log(named.log).seal).toBe(named.seal);
  });

  test('is left alone where the letters do not fit, or the record was changed', () => {
    expect(withGivers(record, undefined)).toBe(record);
    expect(withGivers(record, 'pp')).toBe(record);
    const changed = { ...record, seal: 'other' };
    expect(withGivers(changed, 'ppp')).toBe(changed);
  });
});

test('what went wrong is told only where it has to do with the save', () => {
  const error = (name: string, problem?: string) =>
    Object.assign(new Error('x'), { name, ...(problem ? { problem } : {}) });
  expect(problemOf(error('SaveError', 'truncated'))?.problem).toBe('truncated');
  expect(problemOf(error('SaveError', 'unheard-of'))).toBeNull();
  expect(problemOf(error('SaveError'))).toBeNull();
  expect(problemOf(error('TypeError', 'truncated'))).toBeNull();
  expect(problemOf('truncated')).toBeNull();
});
