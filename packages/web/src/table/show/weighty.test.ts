import { expect, test } from 'vitest';
import { decisionOf } from '../../../testing/decisions.ts';
import { randomAdventures } from '../../../testing/random-adventures.ts';
import { randomDescents } from '../../../testing/random-descents.ts';
import { happenings } from '../../brimstone/table/story/happenings.ts';
import { isWeighty } from '../../brimstone/table/story/weighty.ts';
import { happenings as happeningsBelow } from '../../hellscape/table/happenings.ts';
import { isWeighty as isWeightyBelow } from '../../hellscape/table/story/weighty.ts';
import { toldAfter } from './told-after.ts';

/** Events that would be held though nobody sees them come up. */
function unseen(
  told: readonly { readonly n: number; readonly event: { readonly t: string } }[],
  shown: readonly { readonly n: number }[],
): string[] {
  const numbers = new Set(shown.map(({ n }) => n));
  return told.filter(({ n }) => !numbers.has(n)).map(({ event }) => event.t);
}

test('whatever is held in the mines comes up over the board', () => {
  const games = randomAdventures();
  const held = games.flatMap(({ told }) => {
    const weighty = toldAfter(told, -1).filter(({ event }) => isWeighty(event));
    expect(unseen(weighty, happenings(told, 0))).toEqual([]);
    return weighty;
  });
  expect(held.length).toBeGreaterThan(0);
});

test('whatever is held below comes up over the board', () => {
  const games = randomDescents();
  const held = games.flatMap(({ told }) => {
    const weighty = toldAfter(told, -1).filter(({ event }) => isWeightyBelow(event));
    expect(unseen(weighty, happeningsBelow(told, 0))).toEqual([]);
    return weighty;
  });
  expect(held.length).toBeGreaterThan(0);
});

test('what is found is held unless the next question is about it', () => {
  const found = { t: 'item-gained', hero: 0, card: 'ash-wand' } as const;
  const asked = (key: string) => decisionOf({ prompt: { key } });
  expect(isWeightyBelow(found)).toBe(true);
  expect(isWeightyBelow(found, asked('ask.turn'))).toBe(true);
  expect(isWeightyBelow(found, asked('ask.new-item'))).toBe(false);
});
