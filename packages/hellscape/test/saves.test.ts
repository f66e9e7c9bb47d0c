import { readFileSync } from 'node:fs';
import {
  loadTable,
  Random,
  randomPicks,
  resumeUnderNewRules,
  unpackRecord,
} from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { hellscape } from '../src/module.ts';
import { brokenInvariants } from './invariants.ts';

test('a save of rules 1, in the middle of a turn, goes on from its last safe point', () => {
  const file = readFileSync(new URL('./fixtures/rules-1.crawl', import.meta.url));
  const record = unpackRecord(new Uint8Array(file));
  expect(() => loadTable(hellscape, record)).toThrow('rules 1');
  const table = resumeUnderNewRules(hellscape, record);
  expect(table.log.filter(({ t }) => t === 'rules-changed')).toHaveLength(1);
  expect(table.state).toMatchObject({ phase: 'hero', outcome: null });
  const random = Random.seeded('on from rules 1');
  for (let [question] = table.pending; question; [question] = table.pending) {
    table.answerQuestion(question, randomPicks(question, random));
    expect(brokenInvariants(table.state)).toEqual([]);
  }
  expect(table.outcome).not.toBeNull();
});
