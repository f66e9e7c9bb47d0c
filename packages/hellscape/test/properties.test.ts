import { loadTable } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { hellscape } from '../src/module.ts';
import { type RandomGame, randomAnswers, startRandom } from './games.ts';

/** The table as it comes back from a file. */
function restored(table: RandomGame): RandomGame {
  return loadTable(hellscape, JSON.parse(JSON.stringify(table.save())));
}

describe('a game of random answers', () => {
  test('is the same when it is loaded from its record, after every answer', () => {
    for (const n of [0, 4, 9]) {
      const table = startRandom('saved', n, {});
      for (const at of randomAnswers(table, `saved ${n}`, 120)) {
        expect([n, at.n, restored(table).hash()]).toEqual([n, at.n, table.hash()]);
      }
    }
  });

  test('goes on alike in a twin that was restored on the way', () => {
    for (let n = 0; n < 11; n++) {
      const table = startRandom('twin', n, {});
      let twin: RandomGame | null = null;
      for (const { question, picks, n: given } of randomAnswers(table, `twin ${n}`, 300)) {
        if (given === 40) twin = restored(table);
        if (!twin) continue;
        expect(twin.hash()).toBe(table.hash());
        const answering = twin.answer(Math.max(0, question.seat), {
          at: twin.moment,
          decision: question.id,
          picks,
        });
        expect(answering.ok).toBe(true);
      }
      expect(twin?.hash()).toBe(table.hash());
    }
  });

  test('starts again from its last safe point without losing anything', () => {
    for (let n = 0; n < 22; n++) {
      const table = startRandom('fork', n, {});
      for (const at of randomAnswers(table, `fork ${n}`, 200)) {
        if (at.n % 7 === 0) expect([n, at.n, table.fork().hash()]).toEqual([n, at.n, table.hash()]);
      }
    }
  });

  test('can be taken back as long as luck and secrets have not come in', () => {
    let takenBack = 0;
    for (let n = 0; n < 11; n++) {
      const table = startRandom('undo', n, {});
      for (const { question, picks } of randomAnswers(table, `undo ${n}`, 200)) {
        const fork = table.fork();
        const seat = Math.max(0, question.seat);
        fork.answer(seat, { at: fork.moment, decision: question.id, picks });
        if (!fork.undo(seat).ok) continue;
        takenBack++;
        expect(fork.hash()).toBe(table.hash());
      }
    }
    expect(takenBack).toBeGreaterThan(200);
  });

  test('never asks what leaves no choice, and offers nothing twice', () => {
    for (let n = 0; n < 22; n++) {
      const table = startRandom('asked', n);
      for (const { question } of randomAnswers(table, `asked ${n}`, 300)) {
        const { options, kind, prompt } = question;
        expect(new Set(options).size, prompt.key).toBe(options.length);
        if (kind === 'one') expect(options.length, prompt.key).toBeGreaterThan(1);
      }
    }
  });
});
