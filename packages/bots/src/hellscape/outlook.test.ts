import type { DescentView } from '@crawlspace/hellscape';
import type { Question } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { descentOutlook } from './outlook.ts';

function compared(key: string, actions: number): readonly string[] | undefined {
  const view = { heroes: [{ turn: { actions } }] } as unknown as DescentView;
  const options = ['attack', 'put-away', 'roll', 'end-turn'];
  const question = { seat: 0, prompt: { key }, options } as unknown as Question;
  return descentOutlook.shortlist?.(question, view);
}

test('nobody looks ahead at taking off what is worn, nor at giving up actions', () => {
  expect(compared('ask.turn', 2)).toEqual(['attack', 'roll']);
  expect(compared('ask.turn', 0)).toEqual(['attack', 'roll', 'end-turn']);
  expect(compared('ask.before-roll', 2)).toEqual(['attack', 'roll', 'end-turn']);
});
