import { expect, test } from 'vitest';
import { TestOrder } from './order.ts';

const mutant = {
  file: 'src/rules/aim.ts',
  line: 1,
  kind: 'value',
  start: 0,
  end: 1,
  original: '1',
  mutated: '2',
};

test('the test of the file promises most, then its neighbours, then what is quick', () => {
  const order = new TestOrder();
  order.took('test/fuzz.test.ts', 5000);
  order.took('src/rules/slow.test.ts', 20_000);
  order.took('test/quick.test.ts', 70);
  order.took('src/rules/sight.test.ts', 300);
  order.took('src/rules/aim.test.ts', 400);
  expect(order.for(mutant)).toEqual([
    'src/rules/aim.test.ts',
    'src/rules/sight.test.ts',
    'test/quick.test.ts',
    'src/rules/slow.test.ts',
    'test/fuzz.test.ts',
  ]);
});

test('only tests that reach a mutant see it', () => {
  const order = new TestOrder();
  for (const test of ['one', 'two', 'three']) order.took(test, 1);
  order.probed([mutant]);
  expect(order.for(mutant)).toEqual([]);
  order.reached('one', mutant, 'loading');
  // Loaded once for all of them, and nobody knows who reads what came of it.
  expect(order.for(mutant)).toEqual(['one', 'two', 'three']);
  order.reached('three', mutant, 'testing');
  expect(order.for(mutant)).toEqual(['one', 'three']);
});

test('a test that noticed many mutants is worth more of the time', () => {
  const order = new TestOrder();
  order.took('test/slow.test.ts', 100);
  order.took('test/quick.test.ts', 40);
  expect(order.for(mutant)[0]).toBe('test/quick.test.ts');
  for (let kills = 0; kills < 3; kills++) order.noticed('test/slow.test.ts');
  expect(order.for(mutant)[0]).toBe('test/slow.test.ts');
});
