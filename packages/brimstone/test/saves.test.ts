import { readFileSync } from 'node:fs';
import {
  loadTable,
  Random,
  randomPicks,
  resumeUnderNewRules,
  unpackRecord,
} from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { brimstone } from '../src/module.ts';
import { brokenInvariants } from './invariants.ts';

test('a save of rules 1 goes on from its safe point, by the rules of today', () => {
  const file = readFileSync(new URL('./fixtures/rules-1.crawl', import.meta.url));
  const record = unpackRecord(new Uint8Array(file));
  expect(() => loadTable(brimstone, record)).toThrow('rules 1');
  const table = resumeUnderNewRules(brimstone, record);
  expect(table.log.filter(({ t }) => t === 'rules-changed')).toHaveLength(1);
  const random = Random.seeded('on from rules 1');
  for (let [question] = table.pending; question; [question] = table.pending) {
    expect(brokenInvariants(table.state, question.prompt.key, question.seat)).toEqual([]);
    table.answerQuestion(question, randomPicks(question, random));
  }
  expect(table.outcome).not.toBeNull();
  expect(table.answerCount).toBeGreaterThan(0);
});
