import { expect, test } from 'vitest';
import { asThingsStand, pick, pickInOrder, pickMany, pickShares } from './asking.ts';
import type { Question } from './question.ts';
import { toDecision } from './question.ts';
import { all, concluded, firstOf, type Rule } from './rule.ts';

interface Fruit {
  readonly name: string;
  readonly weight: number;
}

const PEAR: Fruit = { name: 'pear', weight: 2 };
const PLUM: Fruit = { name: 'plum', weight: 1 };

const BASKET = {
  seat: 0,
  prompt: { key: 'prompt.fruit' },
  of: [PEAR, PLUM, null],
  id: (fruit: Fruit | null) => fruit?.name ?? 'nothing',
  means: (fruit: Fruit | null) => ({ kind: fruit ? 'eat' : 'fast', weight: fruit?.weight ?? 0 }),
};

/** Asks, answers with these picks, and gives back the question and what the rule got. */
function answered<Result>(rule: Rule<Result>, ...picks: string[]): [Question, Result] {
  const asked = rule.next();
  if (asked.done) throw new Error('the rule asks nothing');
  const question = asked.value as Question;
  const result = rule.next({ question, picks });
  if (!result.done) throw new Error('the rule asks a second time');
  return [question, result.value];
}

test('a rule gets the thing itself; the record knows it by its id', () => {
  const [question, fruit] = answered(pick(BASKET), 'plum');
  expect(question.options).toEqual(['pear', 'plum', 'nothing']);
  expect(fruit).toBe(PLUM);
});

test('an option that is no thing is a value like any other', () => {
  const [, fruit] = answered(pick(BASKET), 'nothing');
  expect(fruit).toBeNull();
});

test('what an option means is part of the decision that people and bots get', () => {
  const [question] = answered(pick(BASKET), 'pear');
  expect(question.means?.('pear')).toEqual({ kind: 'eat', weight: 2 });
  expect(toDecision(question, { epoch: 0, n: 0 }).options.map(({ means }) => means?.kind)).toEqual([
    'eat',
    'eat',
    'fast',
  ]);
});

test('what people see of an option is made from the thing', () => {
  const describe = (fruit: Fruit | null) => ({ cost: { grams: fruit?.weight ?? 0 } });
  const [question] = answered(pick({ ...BASKET, describe }), 'pear');
  expect(question.describe?.('plum')).toEqual({ cost: { grams: 1 } });
});

test('several things, in the order they were picked', () => {
  const [question, fruits] = answered(pickMany({ ...BASKET, max: 9 }), 'plum', 'pear');
  expect([question.min, question.max]).toEqual([0, 3]);
  expect(fruits).toEqual([PLUM, PEAR]);
});

test('all things in an order', () => {
  const [question, fruits] = answered(pickInOrder(BASKET), 'nothing', 'plum', 'pear');
  expect([question.kind, question.min, question.max]).toEqual(['order', 3, 3]);
  expect(fruits).toEqual([null, PLUM, PEAR]);
});

test('points spread over things: each comes back once for each point', () => {
  const shares = { ...BASKET, capacity: (fruit: Fruit | null) => fruit?.weight ?? 0 };
  const [question, fruits] = answered(
    pickShares({ ...shares, min: 3, max: 3 }),
    'pear',
    'plum',
    'pear',
  );
  expect(question.capacity).toEqual([2, 1, 0]);
  expect(fruits).toEqual([PEAR, PLUM, PEAR]);
});

test('of rules side by side the first that is through decides, and the others are dropped', () => {
  const rule = firstOf([pick(BASKET), pick({ ...BASKET, seat: 1 })]);
  const asked = rule.next().value as Question[];
  expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
  const result = rule.next({ question: asked[1] as Question, picks: ['plum'] });
  expect(result).toEqual({ done: true, value: PLUM });
});

/** Two guests at one bowl, side by side: each takes what they like of what is there then. */
function* feast(bowl: Fruit[]): Rule<readonly (readonly Fruit[])[]> {
  return yield* all([guest(0, bowl), guest(1, bowl)]);
}

function* guest(seat: number, bowl: Fruit[]): Rule<readonly Fruit[]> {
  const taken = yield* asThingsStand(() => pickMany({ ...FRUITS, seat, of: [...bowl] }));
  for (const fruit of taken) bowl.splice(bowl.indexOf(fruit), 1);
  return taken;
}

const FRUITS = {
  prompt: { key: 'prompt.fruit' },
  id: ({ name }: Fruit) => name,
  means: ({ weight }: Fruit) => ({ kind: 'eat', weight }),
};

test('who is asked beside others is asked as things stand: the same question, with what is left', () => {
  const rule = feast([PEAR, PLUM]);
  const [first, second] = rule.next().value as Question[];
  if (!first || !second) throw new Error('two are asked');
  expect(second.options).toEqual(['pear', 'plum']);
  const [still] = rule.next({ question: first, picks: ['pear'] }).value as Question[];
  expect(still).toBe(second);
  expect([second.options, second.max]).toEqual([['plum'], 1]);
  expect(second.means?.('plum')).toEqual({ kind: 'eat', weight: 1 });
  const over = rule.next({ question: second, picks: ['plum'] });
  expect(over).toEqual({ done: true, value: [[PEAR], [PLUM]] });
});

test('questions of lanes inside lanes are put again, too', () => {
  const bowl = [PEAR, PLUM];
  const rule = all<unknown>([guest(0, bowl), feast(bowl)]);
  const [first, ...others] = rule.next().value as Question[];
  rule.next({ question: first as Question, picks: ['plum'] });
  expect(others.map(({ options }) => options)).toEqual([['pear'], ['pear']]);
});

test('only questions can be put again', () => {
  expect(() => asThingsStand(() => concluded(1))).toThrow(TypeError);
});
