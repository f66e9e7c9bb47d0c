import { expect, test } from 'vitest';
import { type Character, figureOf } from '../../src/character.ts';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { Hero } from '../../src/state.ts';
import { accounts } from '../checker/accounts.ts';
import { findsOut } from '../checker/doctored.ts';
import { somebody } from '../stay.ts';
import { Accountant } from './accountant.ts';

const GUN = { card: 'hold-out-pistol', equipped: false, charges: null, holds: [] };
const ANN = somebody({
  gold: 100,
  darkStone: 2,
  xp: 600,
  bag: ['whiskey'],
  items: [
    { ...GUN, upgrades: ['stone-dust-edge'] },
    { ...GUN, card: 'faded-tintype', upgrades: [] },
  ],
});
const BOB = somebody({ gold: 40 }, 'Bob');

/** What the accountant says when this was told and heroes have become so. */
function audited(
  told: readonly BrimstoneEvent[],
  change: (ann: Hero, bob: Hero) => void,
  characters: readonly Character[] = [ANN, BOB],
): string[] {
  const accountant = new Accountant(characters);
  const [ann, bob] = characters.map((each, n) => figureOf({ nextItem: 1 }, each, n));
  for (const event of told) accountant.enter(event);
  change(ann as Hero, bob as Hero);
  return accountant.audit([ann as Hero, bob as Hero]);
}

interface Case {
  readonly name: string;
  readonly told: readonly BrimstoneEvent[];
  readonly right: (ann: Hero, bob: Hero) => void;
  /** What is besides, and must be found. */
  readonly wrong: (ann: Hero, bob: Hero) => void;
  readonly finding: string;
}

const CASES: readonly Case[] = [
  {
    name: 'a dollar is missing',
    told: [{ t: 'paid', hero: 0, card: 'surgery', amount: 50 }],
    right: (ann) => (ann.gold -= 50),
    wrong: (ann) => (ann.gold -= 5),
    finding: 'unexplained: 45 gold, told were 50, of hero 0',
  },
  {
    name: 'a dollar comes from nowhere',
    told: [
      { t: 'gold-given', hero: 0, by: 1, amount: 10 },
      { t: 'traded', hero: 1, by: 0, card: 'whiskey' },
    ],
    right: (ann, bob) => {
      bob.bag.push(ann.bag.pop() as 'whiskey');
      bob.gold -= 10;
      ann.gold += 10;
    },
    wrong: (ann) => (ann.gold += 5),
    finding: 'unexplained: 115 gold, told were 110, of hero 0',
  },
  {
    name: 'a sale takes another item along',
    told: [{ t: 'item-sold', hero: 0, card: GUN.card, amount: 75, along: ['stone-dust-edge'] }],
    right: (ann) => {
      ann.gold += 75;
      ann.items.shift();
    },
    wrong: (ann) => ann.items.pop(),
    finding: 'unexplained: 0 card faded-tintype, told were 1, of hero 0',
  },
  {
    name: 'an upgrade is lost with its item and not told',
    told: [{ t: 'item-lost', hero: 0, card: GUN.card }],
    right: (ann) => {
      ann.items[0] = { number: 1, ...GUN, card: 'stone-dust-edge', upgrades: [] };
    },
    wrong: (ann) => ann.items.shift(),
    finding: 'unexplained: 0 card stone-dust-edge, told were 1, of hero 0',
  },
  {
    name: 'a token is drunk twice',
    told: [{ t: 'token-used', hero: 0, card: 'whiskey' }],
    right: (ann) => ann.bag.pop(),
    wrong: (ann) => ann.bag.push('whiskey'),
    finding: 'unexplained: 1 token whiskey, told were 0, of hero 0',
  },
  {
    name: 'a level is had for nothing',
    told: [{ t: 'level-gained', hero: 0, amount: 2 }],
    right: (ann) => {
      ann.level = 2;
      ann.xp -= 500;
    },
    wrong: (ann) => (ann.xp += 500),
    finding: 'unexplained: 600 xp, told were 100, of hero 0',
  },
  {
    name: 'Dark Stone stays after it was sold',
    told: [{ t: 'dark-stone-sold', hero: 0, amount: 150 }],
    right: (ann) => {
      ann.gold += 150;
      ann.darkStone -= 1;
    },
    wrong: (ann) => (ann.darkStone += 1),
    finding: 'unexplained: 2 darkStone, told were 1, of hero 0',
  },
];

for (const { name, told, right, wrong, finding } of CASES) {
  test(`the accountant notices when ${name}`, () => {
    expect(audited(told, right)).toEqual([]);
    const found = audited(told, (ann, bob) => {
      right(ann, bob);
      wrong(ann, bob);
    });
    expect(found.join('\n')).toContain(finding);
  });
}

test('debts are found, even where every event is right', () => {
  const found = audited([{ t: 'paid', hero: 1, card: 'surgery', amount: 50 }], (_, bob) => {
    bob.gold -= 50;
  });
  expect(found).toEqual(['negative: -10 gold, of hero 1 (after paid)']);
});

test('nobody rises twice', () => {
  const dead = somebody({ dead: true, resurrectable: true }, 'Bob');
  const rises: BrimstoneEvent = { t: 'resurrected', hero: 1 };
  const stands = (_: Hero, bob: Hero) => {
    bob.dead = false;
  };
  expect(audited([rises], stands, [ANN, dead])).toEqual([]);
  expect(audited([rises, rises], stands, [ANN, dead])).toEqual([
    'twice: 0 dead, told were -1, of hero 1 (after resurrected, resurrected)',
  ]);
});

test('nothing is sold twice', () => {
  const sale: BrimstoneEvent = { t: 'item-sold', hero: 0, card: 'faded-tintype', amount: 0 };
  const found = audited([sale, sale], (ann) => {
    ann.items = [];
  });
  expect(found.map((each) => each.split(',')[0])).toEqual([
    'unexplained: 0 card hold-out-pistol',
    'unexplained: 0 card stone-dust-edge',
    'twice: 0 card faded-tintype',
  ]);
});

test('a condition that cannot be had twice is counted once', () => {
  const card = 'injury-4-broken-leg';
  const injury: BrimstoneEvent = { t: 'injury', hero: 0, card, dice: [2, 2] };
  const once = (ann: Hero) => ann.conditions.push(card);
  expect(audited([injury, injury], once)).toEqual([]);
  expect(audited([injury], () => {})).not.toEqual([]);
});

findsOut('a dollar is found and not told', {
  check: accounts,
  rule: 'B-XP-59',
  where: {},
  happens: (wrong) => [
    { t: 'gold', hero: 0, amount: 25 },
    ({ heroes: [hero] }) => {
      if (hero) hero.gold += wrong ? 30 : 25;
    },
  ],
});
