import { type BrimstoneEvent, type Character, content } from '@crawlspace/brimstone';
import { SPECTATOR } from '@crawlspace/kernel';
import { afterEach, expect, test } from 'vitest';
import { playedStay, somebody } from '../../../testing/stays.ts';
import { language } from '../../settings/index.ts';
import { linesOf } from './sum-lines.ts';
import { balanceOf, spentBy, sumsOf } from './sums.ts';

afterEach(() => {
  language.value = 'en';
});

const NAMES = ['Ann', 'Bob'];

function told(events: readonly BrimstoneEvent[]) {
  return sumsOf(
    events.map((event, n) => ({ n, event })),
    NAMES.length,
  );
}

/** What the page says of both. */
function said(...events: BrimstoneEvent[]): readonly (readonly string[])[] {
  return told(events).map((sum, hero) => linesOf(sum, hero, (index) => NAMES[index] ?? ''));
}

test('a level says what it brought, and a life what it cost everybody', () => {
  const [ann, bob] = said(
    { t: 'level-gained', hero: 0, amount: 2 },
    { t: 'level-bonus', hero: 0, card: 'bonus-marshal-eye', dice: [3, 3] },
    { t: 'upgrade-gained', hero: 0, card: 'tight-choke' },
    { t: 'paid', hero: 1, card: 'resurrection', amount: 150 },
    { t: 'paid', hero: 0, card: 'resurrection', amount: 350 },
    { t: 'resurrected', hero: 1 },
  );
  expect(ann).toEqual([
    'Level 2: +1 Cunning. Learned Tight Choke.',
    'Gave $350 to bring Bob back.',
  ]);
  expect(bob).toEqual([
    'Brought back from the dead for $500.',
    'Paid $150 of it from their own purse.',
  ]);
});

test('whoever paid for their own life alone is told so in one line', () => {
  const [ann] = said(
    // What the sold belongings bring, and what the purse gives.
    { t: 'paid', hero: 0, card: 'resurrection', amount: 325 },
    { t: 'paid', hero: 0, card: 'resurrection', amount: 175 },
    { t: 'resurrected', hero: 0 },
  );
  expect(ann).toEqual(['Brought back from the dead for $500 from their own purse.']);
});

test('an item that is bought is not also found, and what is paid for is said with it', () => {
  const [ann] = said(
    { t: 'lodging', hero: 0, purpose: 'hotel', amount: 10 },
    { t: 'paid', hero: 0, card: 'store-whiskey', amount: 25 },
    { t: 'bought', hero: 0, card: 'whiskey' },
    { t: 'paid', hero: 0, card: 'store-whiskey', amount: 25 },
    { t: 'bought', hero: 0, card: 'whiskey' },
    { t: 'paid', hero: 0, card: 'store-wide-brim', amount: 100 },
    { t: 'bought', hero: 0, card: 'store-wide-brim' },
    { t: 'item-gained', hero: 0, card: 'store-wide-brim' },
    { t: 'item-gained', hero: 0, card: 'faded-tintype' },
    { t: 'item-sold', hero: 0, card: 'pistol', amount: 25 },
    { t: 'dark-stone-sold', hero: 0, amount: 75 },
    { t: 'gold-lost', hero: 0, amount: 20 },
  );
  expect(ann).toEqual([
    'Sold Pistol and 1 Dark Stone for $100.',
    'Bought Whiskey ×2 and Wide-Brimmed Hat for $150.',
    'Paid $10 for the Hotel.',
    'Gained Faded Tintype.',
    'Lost $20.',
  ]);
});

test('cures say what they cost, what is gone and what is not', () => {
  const card = 'injury-4-broken-leg';
  const paid: BrimstoneEvent = { t: 'paid', hero: 0, card: 'surgery', amount: 150 };
  const inVain: BrimstoneEvent = { t: 'not-cured', hero: 0, card, dice: [1], need: 3 };
  const cured: BrimstoneEvent = { t: 'cured', hero: 0, card, dice: [5], need: 3 };
  expect(said({ t: 'injury', hero: 0, card, dice: [2, 2] }, paid, inVain)[0]).toEqual([
    'Suffered Broken Leg.',
    'Paid $150 for treatment. Treated in vain: Broken Leg.',
  ]);
  expect(said(paid, inVain, paid, cured)[0]).toEqual([
    'Paid $300 for treatment. Cured of Broken Leg.',
  ]);
});

test('those to whom nothing happened are told of, too', () => {
  expect(said()[1]).toEqual(['Nothing to report.']);
});

const POSSE: readonly Character[] = (
  ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const
).map((heroClass, n) =>
  somebody({
    class: heroClass,
    name: `Hero ${n}`,
    gold: 400 + 150 * n,
    darkStone: n,
    xp: 600 * n,
    corruption: n,
    conditions: n === 2 ? ['injury-4-broken-leg'] : [],
    dead: n === 3,
    resurrectable: n === 3,
    items: [{ card: 'pistol', equipped: true, upgrades: [], charges: null, holds: [] }],
  }),
);

test('what bots did in Town adds up to what they hold, and can be read in both languages', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const table = playedStay(POSSE, `sums ${n}`);
    const sums = sumsOf(table.eventsSince(0, SPECTATOR), POSSE.length);
    for (const [hero, sum] of sums.entries()) {
      const before = POSSE[hero] as Character;
      const after = table.state.heroes[hero];
      expect(before.gold + balanceOf(sum), `gold of ${hero} in ${n}`).toBe(after?.gold);
      expect(before.level + sum.levels.length).toBe(after?.level);
      if (sum.levels.length > 0) expect(sum.levels[0]?.bonus).toBeTruthy();
      if (spentBy(sum) > 0) kinds.add('spent');
      if (sum.raisedFor !== null) kinds.add('raised');
      if (sum.bought.length > 0) kinds.add('bought');
      for (language.value of ['en', 'it'] as const) {
        const lines = linesOf(sum, hero, (index) => POSSE[index]?.name ?? '');
        expect(lines.join(' ')).not.toMatch(/[{}]|undefined|\.name|NaN/);
      }
    }
  }
  expect([...kinds].sort()).toEqual(['bought', 'raised', 'spent']);
});

test('every service has a place in the sums', () => {
  for (const { id, kind } of Object.values(content.services)) {
    if (kind === 'exchange' || kind === 'resurrection') continue;
    const [sum] = told([{ t: 'paid', hero: 0, card: id, amount: 5 }]);
    expect(sum && spentBy(sum), id).toBe(5);
  }
});
