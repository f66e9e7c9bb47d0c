import { brimstone } from '@crawlspace/brimstone';
import { BotRoom, type FaultReport } from '@crawlspace/host';
import { Fragile } from '@crawlspace/host/testing';
import { loadTable, Table } from '@crawlspace/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { answerWell, asked, botsHere, seen } from '../../test/session/sit-down.ts';
import type { Brimstone } from '../brimstone/shape.ts';
import { LocalSession } from './local.ts';
import { sessionOver } from './seen.ts';

/** A session over rules that can be told to break down. */
function fragileSession() {
  const rules = new Fragile(brimstone);
  const setup = brimstone.parseSetup({ heroes: [{ class: 'gunslinger' }, { class: 'bandido' }] });
  const table = Table.start(rules.module, setup, 'fault');
  const line = new LocalSession<Brimstone>({
    engine: {
      id: 'brimstone',
      module: rules.module,
      mission: () => '',
      heroes: () => [],
      isSettingUp: () => false,
      turn: () => 0,
      fight: () => null,
      isFall: () => false,
      startBots: () => {
        throw new Error('there is no worker here');
      },
      ofPacks: async () => ({ module: rules.module, content: {} }),
    },
    table,
    setup,
    id: 'fault',
    seed: 'fault',
    players: ['human', 'human'],
    startedAt: 0,
    notice: null,
    bots: new BotRoom(botsHere('brimstone')),
    orders: signal({}),
    tableOrders: signal({}),
    whenTakenOver: () => () => undefined,
    pause: () => 0,
    append: async () => {},
  });
  return { rules, session: sessionOver<Brimstone, typeof line>(line), table };
}

test('a rule that breaks down is said, with a report that leads those who mend it there', async () => {
  const { rules, session, table } = fragileSession();
  for (let n = 0; n < 10; n++) await answerWell(session);
  expect(session.faultReport()).toBeNull();
  const before = table.hash();
  const decision = asked(session);
  const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
  rules.breakAfter(0);
  expect(await session.answer(decision, picks)).toMatchObject({ reason: 'rule-failed' });
  rules.hold();
  expect(asked(session)).toEqual(decision);
  const file = session.faultReport();
  const report = JSON.parse((await file?.text()) ?? '') as FaultReport;
  expect(report.answer).toEqual({ decision: decision.id, picks });
  expect(report.error).toMatchObject({ name: 'Error', message: 'a rule broke down' });
  expect(report.error.stack).toContain('a rule broke down');
  expect(report.record).toMatchObject({ game: 'brimstone', rules: brimstone.rules, format: 2 });
  expect(loadTable(brimstone, report.record).hash()).toBe(before);
  expect(await session.answer(decision, picks)).toBeNull();
});

test('a table that is lost is said, whoever lost it, and no file is made of it', async () => {
  const { rules, session } = fragileSession();
  for (let n = 0; n < 10; n++) await answerWell(session);
  const before = seen(session);
  rules.forGood = true;
  rules.breakAfter(0);
  expect(await session.voteToUndo()).toBe(false);
  expect(session.notice.value).toBe('table-lost');
  expect(seen(session)).toEqual(before);
  await expect(session.exportSave()).rejects.toThrow('the rules fail');
});
