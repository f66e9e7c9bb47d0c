import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Cost,
  cpuTime,
  measured,
  meteredCalls,
  onAccountOf,
  spendApart,
  spendBytes,
} from './bill.ts';
import { Budget, Budgets } from './budgets.ts';

const NOTHING: Cost = { serving: 0, apart: 0, bytes: 0 };

/** Somebody whose costs are added up. */
function account() {
  const sum = { ...NOTHING };
  const charge = (cost: Partial<Cost>) => {
    sum.serving += cost.serving ?? 0;
    sum.apart += cost.apart ?? 0;
    sum.bytes += cost.bytes ?? 0;
  };
  return { sum, charge };
}

/** Takes some time of the processor. */
function work(): number {
  let sum = 0;
  for (let n = 0; n < 3_000_000; n++) sum += Math.sqrt(n);
  return sum;
}

describe('what is done', () => {
  test('is on the account of whoever asked for it, also when its turn comes later', async () => {
    const [ada, bob] = [account(), account()];
    let queue: Promise<unknown> = Promise.resolve();
    const inTurn = () => {
      queue = queue.then(async () => {
        spendBytes(1);
        await Promise.resolve();
        measured(work);
        spendApart(7);
      });
      return queue;
    };
    await Promise.all([onAccountOf(ada, inTurn), onAccountOf(bob, inTurn), inTurn()]);
    for (const { sum } of [ada, bob]) {
      expect(sum).toMatchObject({ apart: 7, bytes: 1 });
      expect(sum.serving).toBeGreaterThan(0);
    }
  });

  test('is charged once, however it is nested', () => {
    const charged: Partial<Cost>[] = [];
    const payer = { charge: (cost: Partial<Cost>) => void charged.push(cost) };
    const calls = meteredCalls({ name: 'store', read: () => measured(work) });
    onAccountOf(payer, () => {
      expect(calls.read()).toBe(work());
      expect(calls.name).toBe('store');
    });
    expect(charged).toHaveLength(1);
  });
});

test.each(['this Node', 'Node 22'])('%s tells work from waiting', async (node) => {
  if (node === 'Node 22') vi.stubGlobal('process', Object.create(process, { threadCpuUsage: {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  // Before its first turn a thread has no figures.
  await new Promise((resolve) => setTimeout(resolve));
  const start = cpuTime();
  work();
  const worked = cpuTime() - start;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const waited = cpuTime() - start - worked;
  expect(worked).toBeGreaterThan(0);
  expect(waited).toBeLessThan(250);
});

describe('a budget', () => {
  const burst = { serving: 100, apart: 50, bytes: 1000 };
  const perSecond = { serving: 10, apart: 5, bytes: 100 };

  test('is there again after a while, and what was overdrawn has to be earned first', () => {
    let now = 0;
    const budget = new Budget({ burst, perSecond }, () => now);
    expect(budget.has('ada')).toBe(true);
    budget.charge('ada', { serving: 130 });
    expect(budget.has('ada')).toBe(false);
    expect(budget.has('ada', ['apart', 'bytes'])).toBe(true);
    expect(budget.has('bob')).toBe(true);
    now = 3_000;
    expect(budget.has('ada')).toBe(false);
    now = 3_100;
    expect(budget.has('ada')).toBe(true);
    // A clock that goes back takes nothing away.
    now = 0;
    expect(budget.has('ada')).toBe(true);
  });

  test('of those who have all of theirs is forgotten', () => {
    let now = 0;
    const budget = new Budget({ burst, perSecond }, () => now);
    budget.charge('ada', { bytes: 500 });
    budget.charge('bob', { bytes: 900 });
    now = 6_000;
    budget.tidy();
    expect(budget.size).toBe(1);
    now = 9_000;
    budget.tidy();
    expect(budget.size).toBe(0);
  });
});

test('a person, an address and a table each have one of their own', () => {
  const lots = { bytes: 1024 ** 3 };
  const cases = [
    [{ address: 'here' }, { person: 'ada', table: 't' }],
    [{ person: 'ada' }, { address: 'here', table: 't' }],
    [{ table: 't' }, { address: 'here', person: 'ada' }],
  ] as const;
  for (const [shared, others] of cases) {
    const budgets = new Budgets();
    const asking = { address: 'here', person: 'ada', table: 't' };
    budgets.payer(asking).charge(lots);
    const rest = Object.fromEntries(Object.keys(others).map((key) => [key, 'another']));
    expect(budgets.has({ address: 'another', ...rest, ...shared })).toBe(false);
    expect(budgets.has({ address: 'another', person: 'another', table: 'another' })).toBe(true);
  }
});

test('whoever has used up their time in other threads still plays', () => {
  const budgets = new Budgets();
  const asking = { address: 'here', person: 'ada', table: 't' };
  budgets.payer(asking).charge({ apart: 1e9 });
  expect(budgets.has(asking)).toBe(true);
  expect(budgets.has(asking, true)).toBe(false);
});

test('somebody who becomes known later pays from then on', () => {
  const budgets = new Budgets();
  const asking: Parameters<Budgets['payer']>[0] = { address: 'here' };
  const payer = budgets.payer(asking);
  payer.charge({ bytes: 1e9 });
  expect(budgets.has({ address: 'elsewhere', person: 'ada' })).toBe(true);
  asking.person = 'ada';
  payer.charge({ bytes: 1e9 });
  expect(budgets.has({ address: 'elsewhere', person: 'ada' })).toBe(false);
});
