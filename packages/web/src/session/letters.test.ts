import { SaveError } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { newBrowser } from '../../test/session/sit-down.ts';
import { finishedDescent } from '../../testing/descents.ts';
import { finishedGame } from '../../testing/saves.ts';
import { readSave } from './files.ts';
import { bytesOf, lettersOf, MOST_LETTERS } from './letters.ts';

const record = finishedGame().save();
const letters = lettersOf(record) ?? '';

describe('a game as letters of an address', () => {
  test('is the same game again, and stands in an address as it is', () => {
    for (const saved of [record, finishedDescent().save()]) {
      const written = lettersOf(saved) ?? '';
      expect(encodeURIComponent(written)).toBe(written);
      const { snapshot, ...rest } = saved;
      expect(snapshot).toBeDefined();
      expect(readSave(bytesOf(written))).toEqual(rest);
    }
  });

  test('is not made where it would be too long', () => {
    expect(letters.length).toBeLessThanOrEqual(MOST_LETTERS);
    const log = Array.from({ length: 20 }, () => record.log).flat();
    expect(lettersOf({ ...record, log })).toBeNull();
  });

  test('is shown by whoever gets it, and kept when they want to', async () => {
    const { games } = newBrowser();
    const shared = await games.shared(letters);
    expect(shared.replay.length).toBe(record.log.length);
    expect(letters.length).toBeGreaterThan(100);
    expect(await games.list()).toEqual([]);
    expect(await shared.keep()).toMatchObject({ game: 'brimstone' });
    expect(await games.list()).toHaveLength(1);
  });

  test('is refused with a reason when it was cut off or changed', async () => {
    const { games } = newBrowser();
    const refused = (bad: string) => expect(games.shared(bad)).rejects.toBeInstanceOf(SaveError);
    await refused('');
    await refused('no such thing!');
    await refused(letters.slice(0, letters.length / 2));
    const middle = Math.floor(letters.length / 2);
    const other = letters[middle] === 'A' ? 'B' : 'A';
    await refused(letters.slice(0, middle) + other + letters.slice(middle + 1));
  });
});
