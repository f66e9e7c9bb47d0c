import type { Decision } from '@crawlspace/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { answerForAll, sharedOptions } from './together.ts';

function asked(seat: number, key: string, ...options: string[]): Decision {
  return {
    id: seat,
    at: { epoch: 0, n: 0 },
    seat,
    kind: 'one',
    prompt: { key },
    options: options.map((id) => (id === 'done' ? ({ id, role: 'done' } as const) : { id })),
    min: 1,
    max: 1,
  };
}

const ids = (decisions: readonly Decision[], decision = decisions[0] as Decision) =>
  sharedOptions(decisions, decision).map(({ option, seats }) => [option.id, seats]);

describe('what can be answered for everybody', () => {
  test('is what two at least are offered by the same question', () => {
    const [ada, ben, cleo, dan] = [
      asked(0, 'bed', 'hotel', 'camp'),
      asked(1, 'bed', 'hotel', 'camp'),
      asked(2, 'bed', 'camp'),
      asked(3, 'reroll', 'camp'),
    ] as const;
    expect(ids([ada, ben, cleo, dan])).toEqual([
      ['hotel', [0, 1]],
      ['camp', [0, 1, 2]],
    ]);
    expect(ids([ada, dan])).toEqual([]);
    expect(ids([ada])).toEqual([]);
  });

  test('of many options is only what ends the question', () => {
    const shop = (seat: number) => asked(seat, 'shop', 'gun', 'hat', 'rope', 'done');
    expect(ids([shop(0), shop(1)])).toEqual([['done', [0, 1]]]);
  });

  test('is answered by one after the other, as things stand then', async () => {
    const bed = (seat: number) => asked(seat, 'bed', 'hotel', 'camp');
    const decisions = signal<readonly Decision[]>([bed(0), bed(1), bed(2)]);
    const given: [number | string, readonly string[]][] = [];
    const answer = async ({ seat }: Decision, picks: readonly string[]) => {
      given.push([seat, picks]);
      // The last room goes to the first: the third is asked something else meanwhile.
      decisions.value = seat === 0 ? [bed(1), asked(2, 'bed', 'camp')] : decisions.value.slice(1);
      return null;
    };
    const [hotel] = sharedOptions(decisions.value, bed(0));
    if (!hotel) throw new Error('nothing is shared');
    await answerForAll({ decisions, answer }, bed(0), hotel);
    expect(given).toEqual([
      [0, ['hotel']],
      [1, ['hotel']],
    ]);
  });

  test('ends with the first refusal', async () => {
    const bed = (seat: number) => asked(seat, 'bed', 'hotel', 'camp');
    const decisions = signal<readonly Decision[]>([bed(0), bed(1)]);
    let asks = 0;
    const answer = async () => {
      asks++;
      return 'late' as never;
    };
    const [hotel] = sharedOptions(decisions.value, bed(0));
    if (!hotel) throw new Error('nothing is shared');
    expect(await answerForAll({ decisions, answer }, bed(0), hotel)).toBe('late');
    expect(asks).toBe(1);
  });
});
