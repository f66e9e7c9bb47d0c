import { ORDERS } from '@crawlspace/bots/orders';
import type { Decision } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldSession } from '../../../testing/at-the-table.ts';
import { decisionOf } from '../../../testing/decisions.ts';
import { openPage, type Page } from '../../../testing/page.ts';
import { randomMoments } from '../../../testing/random-descents.ts';
import type { Hellscape } from '../../hellscape/shape.ts';
import { kit } from '../../hellscape/table/kit.tsx';
import { language, standingOrders, tableOrders } from '../../settings/index.ts';
import { type Opened, type OpenTable, tableState } from '../state.ts';
import { OrdersDialog } from './OrdersDialog.tsx';

const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];
const shadow: Decision = decisionOf({
  seat: 0,
  prompt: { key: 'ask.shadow-ability' },
  options: [{ id: 'yes' }, { id: 'no' }],
});

let page: Page;
let state: OpenTable<Hellscape, Opened>;
let closed: number;

function open(): void {
  closed = 0;
  state = tableState(heldSession(view, [shadow]), kit);
  page = openPage(h(OrdersDialog, { state, onClose: () => closed++ }));
}

const pick = (value: string) => page.fire(`input[value="${value}"]`, 'change');
const sentence = () => page.find('.new-order-sentence')?.textContent;
const given = () => page.all('.given-order span').map(({ textContent }) => textContent);

beforeEach(() => {
  language.value = 'en';
  open();
});
afterEach(() => {
  page.close();
  state.dispose();
  standingOrders.value = {};
  tableOrders.value = {};
});

test('an order says its scope before it is given: this hero, this round', () => {
  const hero = kit.heroName(view, 0);
  expect(sentence()).toBe(`${hero}, in this round: Use the Shadow ability: Never.`);
  pick('always');
  pick('game');
  expect(sentence()).toBe(`${hero}, in this game: Use the Shadow ability: Always.`);
  page.click('[data-test="give-order"]');
  const order = { family: 'ask.shadow-ability', order: 'always', hero: 0, span: null };
  expect(tableOrders.value).toEqual({ held: [order] });
  expect(standingOrders.value).toEqual({});
  expect(closed).toBe(1);
});

test('an order for this round ends with it', () => {
  page.click('[data-test="give-order"]');
  expect(tableOrders.value['held']).toMatchObject([
    { order: 'never', span: ORDERS.hellscape.spanOf(view) },
  ]);
});

test('for all games it can be given for everybody only', () => {
  expect(page.find('input[value="all-games"]')).toBeNull();
  pick('everybody');
  pick('all-games');
  page.click('[data-test="give-order"]');
  expect(standingOrders.value).toEqual({ 'ask.shadow-ability': 'never' });
  expect(tableOrders.value).toEqual({});
});

test('all orders that stand are listed, and each can be ended', () => {
  page.close();
  standingOrders.value = { 'ask.shadow-ability': 'always' };
  const here = { family: 'ask.use', order: 'never', hero: 1, span: null } as const;
  tableOrders.value = { held: [here, { ...here, hero: 0, span: 'round 99' }] };
  open();
  expect(given().slice(0, 3)).toEqual([
    `${kit.heroName(view, 1)}, in this game: Use a card when its moment comes: Never.`,
    'Everybody, in all games: Use the Shadow ability: Always.',
    'Everybody, as usual: Potions and the like at any time: When somebody weak is in danger and can be healed.',
  ]);
  page.click('.given-order .button');
  expect(tableOrders.value['held']).toHaveLength(1);
  page.click('.given-order .button');
  expect(standingOrders.value).toEqual({});
  page.click('.given-order .button');
  expect(standingOrders.value).toEqual({ 'ask.anytime': 'ask' });
  expect(given().join()).not.toContain('Potions');
});
