import type { Decision } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newBrowserBelow } from '../../../../test/session/sit-down.ts';
import { type Descent, descentAt, descentFile } from '../../../../testing/descents.ts';
import { openPage, type Page } from '../../../../testing/page.ts';
import { shown } from '../../../../testing/shown.ts';
import { proposalAmong, type Thing, thingsOf } from '../../../table/trade/bargain.ts';
import { TradeWindow } from '../../../table/trade/TradeWindow.tsx';
import { undoWhole } from '../../../table/trade/undo-whole.ts';
import { kit } from '../kit.tsx';
import { bargainIn } from './bargain.tsx';

/** A turn beside somebody, with something to hand over. */
function tradingTurn(): Descent {
  return descentAt(
    ({ prompt, options }, { heroes, active }) =>
      prompt.key === 'ask.turn' &&
      options.includes('trade') &&
      heroes.filter(({ zone }) => zone === heroes[active ?? 0]?.zone).length > 1,
    ['berserker', 'wizard'],
  );
}

async function atATrade() {
  const { games } = newBrowserBelow();
  const saved = await games.importSave(new Blob([new Uint8Array(descentFile(tradingTurn()))]));
  if ('problem' in saved) throw new Error(saved.problem);
  const session = await games.open(saved.id);
  const actions = actionsOf(session);
  const [turn] = session.decisions.value;
  if (!turn) throw new Error('nothing is asked');
  await session.answer(turn, ['trade']);
  const folded = vi.fn();
  const bargain = () => {
    const now = bargainIn(session, folded);
    if (!now) throw new Error('nobody trades');
    return now;
  };
  const deals = () =>
    bargain()
      .traders.flatMap(thingsOf)
      .flatMap((thing) => thing.deals);
  return { session, actions, bargain, deals, folded };
}

type Playing = Awaited<ReturnType<typeof atATrade>>['session'];

function actionsOf({ table }: Playing): number | undefined {
  const { heroes, active } = table.value.game;
  return heroes[active ?? 0]?.turn?.actions;
}

describe('trade in one window', () => {
  let page: Page | undefined;
  afterEach(() => page?.close());

  test('has all heroes of the zone side by side, with their cards and numbers', async () => {
    const { bargain } = await atATrade();
    expect(bargain().traders.length).toBeGreaterThan(1);
    page = openPage(h(TradeWindow, { bargain: bargain(), onFold: () => {} }));
    const cards = bargain().traders.flatMap(thingsOf);
    expect(page.all('.trade-thing')).toHaveLength(cards.length);
    for (const { name } of cards) expect(page.text()).toContain(name);
  });

  test('shows a tapped card large, with every deal and what it changes', async () => {
    const { bargain } = await atATrade();
    page = openPage(h(TradeWindow, { bargain: bargain(), onFold: () => {} }));
    const thing = bargain()
      .traders.flatMap(thingsOf)
      .find((each) => each.deals.length > 0);
    page.click(`[data-thing="${thing?.id}"]`);
    expect(page.all('[data-deal]')).toHaveLength(thing?.deals.length ?? -1);
    expect(page.find('.trade-chosen')?.textContent).toContain(thing?.name);
  });

  test('compares by arrows and in words, and a digit strikes a deal', async () => {
    const act = vi.fn(async () => null);
    const { bargain } = await atATrade();
    const traders = bargain().traders.map((trader) => {
      const still = (things: readonly Thing[]) =>
        things.map((thing) => ({ ...thing, deals: thing.deals.map((deal) => ({ ...deal, act })) }));
      return { ...trader, worn: still(trader.worn), carried: still(trader.carried) };
    });
    page = openPage(h(TradeWindow, { bargain: { ...bargain(), traders }, onFold: () => {} }));
    const weapon = traders
      .flatMap(({ worn }) => worn)
      .find(({ deals, without }) => without && deals.length > 0);
    page.click(`[data-thing="${weapon?.id}"]`);
    const worse = page.all('.trade-deals > .changes [data-way=worse]');
    expect(worse.length).toBeGreaterThan(0);
    for (const change of worse) expect(change.textContent).toMatch(/▼.*, worse$/);
    await page.settle();
    page.press('1');
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  });

  test('follows advice to the window: it names the card and what to do with it, or says that all is well', async () => {
    const { bargain } = await atATrade();
    const things = bargain().traders.flatMap(thingsOf);
    const thing = things.find(({ deals }) => deals.some(({ id }) => /^give/.test(id)));
    const deal = thing?.deals.find(({ id }) => /^give\d-item\d+$/.test(id));
    const [give, item] = deal?.id.split('-') ?? [];
    const asked = { id: 1 } as Decision;
    const advise = async () => ({ picks: [give ?? ''], why: null, next: [item ?? ''] });
    const proposal = await proposalAmong([asked], advise, bargain().traders);
    expect([proposal?.thing.id, proposal?.deal.id]).toEqual([thing?.id, deal?.id]);
    const shownWith = (said: typeof proposal) =>
      h(TradeWindow, {
        bargain: { ...bargain(), advise: async () => said },
        onFold: () => {},
        isAdvised: true,
      });
    const advice = () => page?.find('[data-test=trade-advice]')?.textContent;
    page = openPage(shownWith(proposal));
    await vi.waitFor(() => expect(advice()).toContain(thing?.name));
    expect(advice()).toContain(deal?.label);
    expect(page.find('.trade-chosen')?.textContent).toContain(thing?.name);
    page.close();
    page = openPage(shownWith(null));
    await vi.waitFor(() => expect(advice()).toBe('Advice: leave everything as it is.'));
  });

  test('asks the bots about everybody who trades', async () => {
    const { bargain, deals } = await atATrade();
    const proposal = await bargain().advise();
    if (proposal) expect(deals().map(({ id }) => id)).toContain(proposal.deal.id);
    else expect(deals().length).toBeGreaterThan(0);
  });

  test('a gift changes hands through the questions of the rules', async () => {
    const { session, bargain, deals, actions } = await atATrade();
    const gift = deals().find(({ id }) => /^give\d-item\d+$/.test(id));
    const [, to, item] = /^give(\d)-item(\d+)$/.exec(gift?.id ?? '') ?? [];
    await gift?.act();
    const owner = session.table.value.game.heroes[Number(to)];
    expect(owner?.items.map(({ number }) => number)).toContain(Number(item));
    await bargain().done.act();
    await vi.waitFor(() => expect(bargainIn(session, () => {})).toBeNull());
    expect(actionsOf(session)).toBe((actions ?? 0) - 1);
  });

  test('a gift is taken back as a whole, with the window open and after everybody was done', async () => {
    const { session, bargain, deals } = await atATrade();
    const things = () =>
      session.table.value.game.heroes.map(({ items }) => items.map(({ number }) => number));
    const before = things();
    for (const isClosed of [false, true]) {
      await deals()
        .find(({ id }) => /^give\d-item\d+$/.test(id))
        ?.act();
      expect(things()).not.toEqual(before);
      if (isClosed) await bargain().done.act();
      expect(await undoWhole(session, kit)).toBe('undone');
      expect(things()).toEqual(before);
      expect(bargainIn(session, () => {})).not.toBeNull();
    }
    expect(await undoWhole(session, kit)).toBe('undone');
    expect(session.decisions.value[0]?.prompt.key).toBe('ask.turn');
  });

  test('what is handed over to be put on is put on', async () => {
    const { session, deals } = await atATrade();
    const gift = deals().find(({ id }) => id.includes('-on'));
    const [, to, item] = /^give(\d)-item(\d+)-on/.exec(gift?.id ?? '') ?? [];
    expect(shown(h('p', null, gift?.changes))).not.toBe('');
    await gift?.act();
    const owner = session.table.value.game.heroes[Number(to)];
    expect(owner?.items.find(({ number }) => number === Number(item))?.equipped).toBe(true);
  });

  test('left alone it takes everything back and costs nothing, with or without deals', async () => {
    for (const count of [0, 1]) {
      const { session, bargain, deals, actions, folded } = await atATrade();
      const before = session.table.value.game.heroes.map(({ items }) => items.length);
      if (count > 0) await deals()[0]?.act();
      await bargain().leave.act();
      expect(session.decisions.value[0]?.prompt.key).toBe('ask.turn');
      expect(actionsOf(session)).toBe(actions);
      expect(session.table.value.game.heroes.map(({ items }) => items.length)).toEqual(before);
      expect(folded).not.toHaveBeenCalled();
    }
  });

  test('offered by a bot it ends in one way, and never takes back what the bot did', async () => {
    const { session, bargain, folded } = await atATrade();
    const { active } = session.table.value.game;
    session.players.value = session.players.value.map((each, hero) =>
      hero === active ? 'bot' : each,
    );
    const { note, done, leave } = bargain();
    expect(note).toContain('has spent an action');
    expect([done.label, leave.label]).toEqual(['Done', null]);
    await leave.act();
    expect(session.decisions.value.map(({ prompt }) => prompt.key)).not.toContain('ask.trade');
    expect(folded).not.toHaveBeenCalled();
  });

  test('done without a deal costs nothing either', async () => {
    const { session, bargain, actions } = await atATrade();
    await bargain().done.act();
    expect(session.decisions.value[0]?.prompt.key).toBe('ask.turn');
    expect(actionsOf(session)).toBe(actions);
  });
});
