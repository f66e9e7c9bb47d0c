import { withPutAway } from '@crawlspace/brimstone';
import { h } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import { newBrowser } from '../../../../test/session/sit-down.ts';
import { openPage } from '../../../../testing/page.ts';
import { fileOf, gameAt } from '../../../../testing/saves.ts';
import { thingsOf } from '../../../table/trade/bargain.ts';
import { TradeWindow } from '../../../table/trade/TradeWindow.tsx';
import { undoWhole } from '../../../table/trade/undo-whole.ts';
import { kit } from '../kit.tsx';
import { bargainIn } from './bargain.tsx';
import { differences } from './sheet-changes.ts';

/** An activation beside somebody, with something in the bag of each. */
async function atBelongings(amongEnemies = false) {
  const { games } = newBrowser();
  const table = gameAt(
    ({ prompt, options }, { heroes, fight }) =>
      prompt.key === 'prompt.activation' &&
      options.includes('items') &&
      (fight !== null) === amongEnemies &&
      heroes.some(({ bag }) => bag.length > 0) &&
      options.length > 3,
    4,
  );
  const saved = await games.importSave(new Blob([new Uint8Array(fileOf(table))]));
  if ('problem' in saved) throw new Error(saved.problem);
  const session = await games.open(saved.id);
  const [turn] = session.decisions.value;
  if (!turn) throw new Error('nothing is asked');
  await session.answer(turn, ['items']);
  const bargain = () => {
    const now = bargainIn(session);
    if (!now) throw new Error('nobody sees to belongings');
    return now;
  };
  const deals = () =>
    bargain()
      .traders.flatMap(thingsOf)
      .flatMap((thing) => thing.deals);
  return { session, seat: turn.seat, bargain, deals };
}

describe('belongings in one window', () => {
  test('lie side by side, each with what can be done with it', async () => {
    const { bargain, deals, seat } = await atBelongings();
    expect(bargain().traders[0]?.hero).toBe(seat);
    expect(deals().length).toBeGreaterThan(0);
    const page = openPage(h(TradeWindow, { bargain: bargain(), onFold: () => {} }));
    const things = bargain().traders.flatMap(thingsOf);
    expect(page.all('.trade-thing')).toHaveLength(things.length);
    for (const { name } of things) expect(page.text()).toContain(name);
    page.close();
  });

  test('are sorted as a bot advises: what to put where, or that all is well', async () => {
    const { bargain, session, deals } = await atBelongings();
    const own = deals().find(({ id }) => id.startsWith('put-away'));
    const advise = vi.spyOn(session, 'advise');
    advise.mockResolvedValue({ picks: [own?.id ?? ''], why: null });
    const proposal = await bargain().advise();
    expect(proposal?.deal.id).toBe(own?.id);
    expect(proposal?.thing.deals.map(({ id }) => id)).toContain(own?.id);
    advise.mockResolvedValue({ picks: ['done'], why: null });
    expect(await bargain().advise()).toBeNull();
  });

  test('go in and out of use as the rules say, with the numbers before and after', async () => {
    const { session, deals, seat } = await atBelongings();
    const away = deals().find(({ id }) => id.startsWith('put-away'));
    const number = Number(/\d+/.exec(away?.id ?? '')?.[0]);
    const view = session.table.value.game;
    const hero = view.heroes[seat];
    if (!hero) throw new Error('nobody acts');
    const foreseen = differences(view, withPutAway(hero, number));
    expect(await away?.act()).toBeNull();
    const now = session.table.value.game.heroes[seat];
    expect(now?.items.find((item) => item.number === number)?.equipped).toBe(false);
    // What was foreseen has come: nothing is left to change.
    const left = differences(session.table.value.game, now ?? hero);
    expect(left).toEqual({ weapons: [], sheet: [] });
    const all = [...foreseen.sheet, ...foreseen.weapons.flatMap(({ changes }) => changes)];
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ before, after }) => before !== after)).toBe(true);
  });

  test('change hands through the questions of the rules, for nothing', async () => {
    const { session, deals } = await atBelongings();
    const gold = session.table.value.game.heroes.map((hero) => hero.gold);
    const gift = deals().find(({ id }) => /^(give|ask)/.test(id));
    const before = session.table.value.moment.n;
    expect(await gift?.act()).toBeNull();
    expect(session.table.value.moment.n).toBeGreaterThan(before + 1);
    expect(session.decisions.value[0]?.prompt.key).toBe('prompt.manage-items');
    expect(session.table.value.game.heroes.map((hero) => hero.gold)).toEqual(gold);
  });

  test('a gift is taken back as a whole, with the window open and after it was closed', async () => {
    const { session, bargain, deals } = await atBelongings();
    const things = () =>
      session.table.value.game.heroes.map(({ items, bag }) => [
        ...items.map(({ number }) => number),
        ...bag,
      ]);
    const before = things();
    for (const isClosed of [false, true]) {
      await deals()
        .find(({ id }) => /^(give|ask)/.test(id))
        ?.act();
      expect(things()).not.toEqual(before);
      if (isClosed) await bargain().done.act();
      expect(await undoWhole(session, kit)).toBe('undone');
      expect(things()).toEqual(before);
      expect(session.decisions.value[0]?.prompt.key).toBe('prompt.manage-items');
    }
    // Nothing is left to take back in the window: it was never opened.
    expect(await undoWhole(session, kit)).toBe('undone');
    expect(session.decisions.value[0]?.prompt.key).toBe('prompt.activation');
  });

  test('say who is in reach: the tile in peace, only the next space among enemies', async () => {
    const { bargain } = await atBelongings();
    expect(bargain().note).toMatch(/same tile/);
    const fight = await atBelongings(true);
    expect(fight.bargain().note).toMatch(/only go to heroes next to you/);
  });

  test('left alone nothing is spent', async () => {
    const { session, bargain, seat } = await atBelongings();
    const { activation } = session.table.value.game.heroes[seat] ?? {};
    await bargain().leave.act();
    expect(session.decisions.value[0]?.prompt.key).toBe('prompt.activation');
    expect(session.table.value.game.heroes[seat]?.activation).toEqual(activation);
  });
});
