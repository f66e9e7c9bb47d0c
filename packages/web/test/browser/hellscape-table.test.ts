import { expect } from 'vitest';
import { descentAt, descentFile, type When } from '../../testing/descents.ts';
import { answering, openFile, question } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { aMove, anAttack, aSkill, aTrade, someDice } from '../../testing/moments.ts';
import { give, inTray, onBoard } from '../../testing/taps.ts';
import { expectAccessible, expectDialog } from './axe.ts';
import { DESK, inBrowser, PHONE } from './browser.ts';

const PARTY = ['berserker', 'paladin', 'rogue', 'wizard'];

inBrowser('steps and doors are taken where they are tapped', async (page) => {
  const table = descentAt(aMove, PARTY);
  const door = table.pending[0]?.options.find((id) => id.startsWith('door')) ?? '';
  await openFile(page, descentFile(table));
  const open = page.locator('.hell-door.is-open');
  const before = await open.count();
  await answering(page, () => onBoard(page, door).click());
  expect((await savedAnswers(page)).at(-1)?.picks).toEqual([door]);
  expect(await open.count()).toBe(before + 1);
});

inBrowser('dice are resolved one by one with a tap', async (page) => {
  const table = descentAt(someDice, PARTY);
  const die = table.pending[0]?.options.find((id) => id.startsWith('die')) ?? '';
  await openFile(page, descentFile(table));
  await page.locator('.hs-totals b').first().waitFor();
  await give(page, [die]);
  expect((await savedAnswers(page)).at(-1)?.picks).toEqual([die]);
  if ((await inTray(page, 'finish').count()) > 0) await give(page, ['finish']);
});

inBrowser('a board is walked with the keyboard alone', async (page) => {
  await openFile(page, descentFile(descentAt(aMove, PARTY)));
  const target = page.locator('.hell-board .board-target[tabindex="0"]');
  await target.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await answering(page, () => page.keyboard.press('Enter'));
  expect((await savedAnswers(page)).at(-1)?.picks?.[0]).toMatch(/^(zone|door|token)\d+$/);
});

inBrowser('the handle of an enemy shows its card, and so does a right click', async (page) => {
  await openFile(page, descentFile(descentAt(anAttack, PARTY)));
  await page.locator('.board-handle').first().dispatchEvent('click');
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('Defense').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hs-foe').first().click();
  await expectDialog(page, 'enemy');
  const { x, y } = await page
    .locator('.board-target.is-enemy')
    .first()
    .evaluate((enemy) => {
      const { left, top, width, height } = enemy.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await page.mouse.click(x, y, { button: 'right' });
  await expectDialog(page, 'enemy');
});

inBrowser(
  'the sheet of a phone shows the question, the hero, the quest and the story',
  async (page) => {
    await openFile(page, descentFile(descentAt(anAttack, PARTY)));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
    await page.locator('.hs-tabs [data-tab=hero]').tap();
    await page.locator('.hs-dash').waitFor();
    await page.locator('.hs-tabs [data-tab=quest]').tap();
    await page.locator('.hs-situation').waitFor();
    await page.locator('.hs-tabs [data-tab=story]').tap();
    await page.locator('.log-lines').waitFor();
    await page.locator('.hs-tabs [data-tab=turn]').tap();
    await answering(page, () => question(page).locator('[data-option="end-turn"]').tap());
  },
  PHONE,
);

for (const [device, size] of Object.entries({ desk: DESK, phone: PHONE })) {
  const moments = { skill: aSkill, turn: anAttack, move: aMove, dice: someDice, trade: aTrade };
  inBrowser(
    `Hellscape's table is accessible at every question (${device})`,
    async (page) => {
      for (const [name, moment] of Object.entries(moments)) {
        await openFile(page, descentFile(descentAt(moment, PARTY)));
        await expectAccessible(page, name);
      }
    },
    size,
  );

  inBrowser(
    `every dashboard of Hellscape is accessible (${device})`,
    async (page) => {
      const heroes = ['shaman', 'ranger', 'rogue', 'wizard', 'paladin', 'berserker'];
      await openFile(page, descentFile(descentAt(anAttack, heroes)));
      for (const [index, name] of heroes.entries()) {
        await page.locator(`[data-hero="${index}"]`).click();
        await expectAccessible(page, `dashboard, ${name}`);
      }
    },
    size,
  );

  inBrowser(
    `every dialog of Hellscape's table is accessible (${device})`,
    async (page) => {
      await openFile(page, descentFile(descentAt(anAttack, PARTY)));
      const dialogs = {
        track: page.locator('.hs-track'),
        menu: page.getByRole('button', { name: 'Menu', exact: true }),
        help: page.getByRole('button', { name: 'Help', exact: true }),
        enemy: page.locator('.hs-foe').first(),
      };
      for (const [name, button] of Object.entries(dialogs)) {
        await button.click();
        await expectDialog(page, name);
      }
      if (device === 'phone') await page.locator('.hs-tabs [data-tab=quest]').click();
      for (const name of ['hs-quest', 'hs-bag-chip']) {
        await page.locator(`.${name}`).click();
        await expectDialog(page, name);
      }
    },
    size,
  );
}

inBrowser('a find lies there as a card, with what wearing it would change', async (page) => {
  const find: When = ({ prompt, options }) =>
    prompt.key === 'ask.new-item' && options.some((id) => id.startsWith('equip'));
  await openFile(page, descentFile(descentAt(find, ['berserker', 'wizard'])));
  const card = question(page).locator('.item-card');
  await card.locator('.item-card-look').waitFor();
  expect(await card.locator('.item-card-name').textContent()).toMatch(/\w/);
  const { height = 0 } = (await card.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(60);
  const changes = question(page).locator('[data-option^=equip] .changes').first();
  expect(await changes.textContent()).toMatch(/\w/);
});

inBrowser('skills of a new level are chosen among cards', async (page) => {
  const table = descentAt(aSkill, PARTY);
  await openFile(page, descentFile(table));
  const cards = question(page).locator('[data-option] .item-card');
  expect(await cards.count()).toBe(table.pending[0]?.options.length);
});
