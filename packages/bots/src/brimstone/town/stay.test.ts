import {
  type BrimstoneEvent,
  brimstoneStay,
  type Character,
  type StaySetup,
  type StayView,
} from '@crawlspace/brimstone';
import { onlyAnswer, refuse } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import type { Aside, Decider } from '../../decider.ts';
import { playGame } from '../../play-game.ts';
import { sayWhy } from '../../why/texts.ts';
import { brimstoneStayBots } from './stay.ts';

const NOBODY: Character = {
  class: 'us-marshal',
  name: 'Ada',
  level: 1,
  xp: 0,
  gold: 0,
  darkStone: 0,
  wounds: 0,
  sanityDamage: 0,
  corruption: 0,
  bag: ['bandages', 'bandages', 'dynamite', 'dynamite', 'whiskey'],
  items: [],
  upgrades: [],
  conditions: [],
  dead: false,
  resurrectable: false,
};

/**
 * Plays a stay by rules of thumb; every answer is legal and has a reason in both languages. A seed that
 * starts with a Location leads there.
 */
function stay(seed: string, ...posse: readonly Partial<Character>[]) {
  const characters = posse.map((parts, n) => ({ ...NOBODY, name: `hero ${n}`, ...parts }));
  const setup: StaySetup = brimstoneStay.parseSetup({ characters });
  const bot = brimstoneStayBots.decider('thumb', seed);
  const unexplained = new Set<string>();
  const reasons = new Set<string>();
  const aside: Aside<StayView> = {
    explain: (why) => {
      reason = why.key;
      reasons.add(reason);
      expect(sayWhy('it', why)).not.toBe(why.key);
    },
  };
  let reason = '';
  const decide: Decider<StayView> = (question, look) => {
    const [place = ''] = seed.split(' ');
    if (question.prompt.key === 'prompt.location' && question.options.includes(place))
      return [place];
    const picks = bot(question, look, aside);
    expect(refuse(question, picks), question.prompt.key).toBeNull();
    if (reason === 'why.any' && !onlyAnswer(question)) unexplained.add(question.prompt.key);
    return picks;
  };
  const played = playGame(brimstoneStay, setup, seed, decide, { events: true });
  return { ...played, unexplained, reasons };
}

const cardsOf = (events: readonly BrimstoneEvent[], t: 'bought' | 'cured' | 'upgrade-attached') =>
  events.flatMap((event) => (event.t === t && 'card' in event ? [event.card] : []));

test('thumb plays whole stays, says why, and does not linger', () => {
  for (let n = 0; n < 12; n++) {
    const { state, outcome, unexplained } = stay(
      `whole ${n}`,
      { gold: 400 * (n % 3), darkStone: n % 4, conditions: ['injury-4-broken-leg'] },
      { class: 'gunslinger', gold: 100, xp: 600, corruption: 4 },
      { class: 'bandido', dead: n % 2 === 0, resurrectable: true, gold: 300 },
    );
    expect(outcome?.cause).toBe('left-town');
    expect(state.stay.day).toBeLessThanOrEqual(8);
    expect([...unexplained]).toEqual([]);
  }
});

test('whoever has Grit left rolls for the Town Event', () => {
  const rollers = Array.from({ length: 12 }, (_, n) => stay(`roller ${n}`, {}, {}, {})).map(
    ({ events }) => {
      const grit = [1, 1, 1];
      for (const event of events) {
        if (event.t === 'rolled' && event.purpose === 'town-event')
          return {
            has: Math.min(1, grit[event.hero ?? 0] ?? 0),
            could: Math.min(1, Math.max(...grit)),
          };
        if (event.t === 'grit-spent') grit[event.hero] = (grit[event.hero] ?? 0) - event.amount;
        if (event.t === 'grit-gained') grit[event.hero] = (grit[event.hero] ?? 0) + event.amount;
      }
      return null;
    },
  );
  for (const roller of rollers) expect(roller?.has).toBe(roller?.could);
  expect(rollers.filter((roller) => roller?.has === 1).length).toBeGreaterThan(3);
});

test('who has money and a broken leg sees the Doc; who has nothing leaves after a day', () => {
  const tries = Array.from({ length: 10 }, (_, n) =>
    stay(`doc ${n}`, { gold: 450, conditions: ['injury-4-broken-leg'] }),
  );
  expect(tries.filter(({ events }) => cardsOf(events, 'cured').length > 0).length).toBeGreaterThan(
    5,
  );
  const poor = Array.from({ length: 6 }, (_, n) => stay(`poor ${n}`, {}));
  expect(Math.min(...poor.map(({ state }) => state.stay.day))).toBe(2);
});

test('small injuries and madness are seen to as well by who can pay, and it is said why', () => {
  const ailing = Array.from({ length: 8 }, (_, n) =>
    stay(`small ${n}`, {
      gold: 500,
      conditions: [n % 2 === 0 ? 'injury-10-powder-burned-eye' : 'madness-8-faces-in-the-wall'],
    }),
  );
  const seen = ailing.filter(({ reasons }) => reasons.has('why.cure'));
  expect(seen.length).toBeGreaterThan(6);
  const healed = ailing.filter(({ state }) => state.heroes[0]?.conditions.length === 0);
  expect(healed.length).toBeGreaterThan(4);
});

test('something is put by for a bad day', () => {
  const purses = Array.from({ length: 8 }, (_, n) => stay(`careful ${n}`, { gold: 400 }))
    .map(({ state }) => state.heroes[0]?.gold ?? 0)
    .sort((a, b) => a - b);
  expect(purses[4]).toBeGreaterThan(100);
  expect(purses[4]).toBeLessThan(350);
});

test('the dead are brought back when there is money for it', () => {
  const back = Array.from({ length: 6 }, (_, n) =>
    stay(`friend ${n}`, { gold: 700 }, { gold: 200, dead: true, resurrectable: true }),
  );
  const alive = back.filter(({ state }) => state.heroes[1]?.dead === false);
  expect(alive.length).toBeGreaterThan(3);
});

test('what brings nothing is not offered for ever, and the dead pay with what they own', () => {
  const owned = { equipped: false, upgrades: [], charges: null, holds: [] };
  const given = { ...owned, card: 'outpost-revolver', paid: 0 };
  const worth = { ...owned, card: 'outpost-revolver', equipped: true, paid: 900 };
  for (let n = 0; n < 4; n++) {
    const hands = { ...worth, card: 'outpost-carbine' };
    const { state } = stay(
      `church ${n}`,
      { gold: 150, items: [hands, given, { ...owned, card: 'store-pan', paid: 250 }] },
      { gold: 200, dead: true, resurrectable: true, items: [worth] },
    );
    expect(state.stay.step).toBe('over');
  }
});

test('who has plenty gambles a little; who has not does not', () => {
  const tables = (gold: number) =>
    Array.from({ length: 8 }, (_, n) => stay(`saloon ${n}`, { gold }))
      .flatMap(({ events }) => events)
      .filter(({ t }) => t === 'wager-won' || t === 'wager-lost').length;
  expect(tables(5000)).toBeGreaterThan(0);
  expect(tables(200)).toBe(0);
});

test('money is spent, not hoarded, and a new level is taken', () => {
  const rich = stay('rich', { gold: 2500, darkStone: 2, xp: 700 });
  expect(cardsOf(rich.events, 'bought').length).toBeGreaterThan(3);
  expect(rich.state.heroes[0]?.gold).toBeLessThan(1500);
  expect(rich.state.heroes[0]?.level).toBe(2);
});

test('a weapon that was bought for its strength is not sold again while it lies in the pack', () => {
  const gun = { card: 'pistol', equipped: true, upgrades: [], charges: null, holds: [] };
  const { events } = stay('frontier-outpost of arms', {
    class: 'gunslinger',
    gold: 1500,
    items: [gun],
  });
  const bought = cardsOf(events, 'bought');
  const sold = events.flatMap((event) => (event.t === 'item-sold' ? [event.card] : []));
  expect(bought).toContain('outpost-coach-gun');
  expect(sold.filter((card) => bought.includes(card))).toEqual([]);
});
