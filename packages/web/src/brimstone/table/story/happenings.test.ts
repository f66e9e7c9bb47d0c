import { type BrimstoneEvent, content } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { happenings } from './happenings.ts';
import { isWeighty } from './weighty.ts';

function told(...events: BrimstoneEvent[]): Told<BrimstoneEvent>[] {
  return events.map((event, n) => ({ n, event }));
}

describe('what happens', () => {
  test('shows hits, criticals and misses apart', () => {
    const [shown] = happenings(
      told({ t: 'rolled', hero: 0, purpose: 'to-hit', dice: [6, 4, 2], need: 4 }),
      0,
    );
    expect(shown).toMatchObject({ successes: 2, rerolled: false });
    expect(shown?.kind === 'dice' && shown.dice.map(({ meaning }) => meaning)).toEqual([
      'crit',
      'good',
      'nothing',
    ]);
  });

  test('measures a re-roll by what the first throw had to reach', () => {
    const events = told(
      { t: 'rolled', hero: 1, purpose: 'defense', dice: [1, 2], need: 3 },
      { t: 'rerolled', hero: 1, purpose: 'defense', dice: [4], by: 1 },
    );
    expect(happenings(events, 1)).toMatchObject([{ need: 3, rerolled: true, successes: 1 }]);
  });

  test('tells what holding back the Darkness led to', () => {
    const roll = (dice: number[], after: BrimstoneEvent) =>
      happenings(told({ t: 'rolled', hero: 0, purpose: 'hold-back', dice, need: 7 }, after), 0)[0];
    expect(roll([4, 5], { t: 'held-back', hero: 0, amount: 9, need: 7 })).toMatchObject({
      outcome: 'held',
    });
    expect(roll([1, 2], { t: 'darkness-moved', amount: 15 })).toMatchObject({ outcome: 'moves' });
    expect(roll([2, 2], { t: 'depth-event', card: 'depth-mines-2', amount: 2 })).toMatchObject({
      outcome: 'depth-event',
    });
  });

  test('turns up cards and cries out what matters', () => {
    const events = told(
      { t: 'loot', hero: 0, card: 'second-flame' },
      { t: 'moved', hero: 0, spaces: [3] },
      { t: 'ambush' },
    );
    expect(happenings(events, 0)).toEqual([
      { kind: 'card', n: 0, card: 'second-flame', deck: 'loot', hero: 0 },
      { kind: 'cry', n: 2, cry: 'ambush' },
    ]);
  });
});

describe('finds and threats', () => {
  test('a thing that was found comes up and is held; what a hero starts with does neither', () => {
    const gained = (card: string): BrimstoneEvent => ({ t: 'item-gained', hero: 1, card });
    const found = gained(content.itemDecks.gear[0] ?? '');
    const own = gained(content.itemDecks.starting[0] ?? '');
    expect(happenings(told(found, own), 0)).toMatchObject([{ n: 0, deck: 'item', hero: 1 }]);
    expect([isWeighty(found), isWeighty(own)]).toEqual([true, false]);
  });

  test('a threat names those it brings', () => {
    const placed = (type: 'stranglers' | 'void-spiders', amount: number): BrimstoneEvent => ({
      t: 'enemies-placed',
      type,
      amount,
      spaces: [],
    });
    const [threat, ...others] = happenings(
      told(
        { t: 'threat', card: 'low-threat' },
        { t: 'fight-started' },
        placed('stranglers', 3),
        placed('void-spiders', 5),
        { t: 'threat', card: 'other-threat' },
        placed('stranglers', 1),
      ),
      0,
    );
    const foes = [
      { type: 'stranglers', amount: 3 },
      { type: 'void-spiders', amount: 5 },
    ];
    expect(threat).toMatchObject({ deck: 'threat', foes });
    expect(others.at(-1)).toMatchObject({ foes: [{ type: 'stranglers', amount: 1 }] });
  });
});
