import { expect, test } from 'vitest';
import { senseOf } from '../../testing/meaning.ts';

const answer = (...worth: number[]) => ({ picks: [], worth, kept: worth.map(() => 'as it was') });
const near = (...answers: ReturnType<typeof answer>[]) => senseOf(() => answers);

test('answers that lead to the same in every future make an idle question', () => {
  expect(near(answer(0.5, 0.6), answer(0.5, 0.6))).toBe('idle');
  expect(near(answer(0.5, 0.6))).toBe('idle');
});

test('answers that lead here in one future and there in the other are close', () => {
  expect(near(answer(0.5, 0.7, 0.6), answer(0.7, 0.5, 0.6))).toBe('close');
});

test('answers that are apart by less than a bot cares about are close', () => {
  expect(near(answer(0.5, 0.6, 0.7), answer(0.499, 0.599, 0.6989))).toBe('close');
});

test('a clear answer is a stake where the worst costs something, and obvious where not', () => {
  expect(near(answer(0.5, 0.61, 0.7), answer(0.4, 0.5, 0.6))).toBe('stake');
  expect(near(answer(0.5, 0.6, 0.7), answer(0.497, 0.597, 0.6969))).toBe('obvious');
});

test('answers that end alike count once: the best of them has no rival in its twin', () => {
  const best = answer(0.5, 0.6, 0.7);
  expect(near(best, best, answer(0.497, 0.597, 0.6969))).toBe('obvious');
});

test('what is kept is lasting, and so is nothing that is seldom kept', () => {
  const taken = { ...answer(0.5, 0.6, 0.7), kept: ['staff', 'staff', 'staff'] };
  expect(near(answer(0.5, 0.6, 0.7), taken)).toBe('lasting');
  const once = { ...taken, kept: ['staff', 'as it was', 'as it was'] };
  expect(near(answer(0.5, 0.6, 0.7), once)).toBe('idle');
});

test('a difference that shows only further ahead comes later', () => {
  const sense = senseOf((further) => [
    answer(0.5, 0.6),
    further > 0 ? answer(0.6, 0.5) : answer(0.5, 0.6),
  ]);
  expect(sense).toBe('later');
});

test('where every future is won there is nothing left to decide', () => {
  expect(near(answer(1, 1), answer(1, 1))).toBe('decided');
  expect(senseOf((further) => [further > 0 ? answer(0, 0) : answer(0.1, 0.1)])).toBe('decided');
});
