import { TOWN_LOCATIONS } from '@crawlspace/brimstone';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answering, goTo, importGame, openFile, waitForQuestion } from '../../testing/hands.ts';
import { almostFinishedGame, fileOf } from '../../testing/saves.ts';
import { somebody, stayFile, stayUntil } from '../../testing/stays.ts';
import { expectAccessible, expectDialog } from './axe.ts';
import { DESK, inBrowser, PHONE } from './browser.ts';
import { clickWhatIsAdvised } from './click-advice.ts';
import { hurryThrough } from './hurry.ts';

inBrowser(
  'who comes out of the mine goes on as a company: Town, the book, the mine',
  async (page) => {
    const address = await importGame(page, fileOf(almostFinishedGame()));
    await goTo(page, address.replace('#/', ''));
    await clickWhatIsAdvised(page);
    await page.locator('[data-test=over] button').click();
    await page.reload();
    await page.getByRole('button', { name: 'Continue as a campaign' }).click();
    await page.getByText('Out of the mine').waitFor();
    await page.reload();
    await page.locator('.book-member').last().waitFor();
    const names = await page.locator('.book-member-name').allTextContents();
    expect(names).toHaveLength(2);
    await expectAccessible(page, 'the book');
    await page.locator('.book-member').first().click();
    await page.getByRole('tab', { name: 'Deeds' }).click();
    expect(await page.locator('.member-deeds > li').count()).toBe(1);
    await expectDialog(page, 'a sheet');

    await page.getByRole('button', { name: 'On to Town' }).click();
    await waitForQuestion(page);
    await page.reload();
    await hurryThrough(page);
    await page.locator('[data-test=over] button').click();
    await page.reload();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await page.getByText('The company is at home').waitFor();
    await page.getByRole('tab', { name: 'Chronicle' }).click();
    expect(await page.locator('.chronicle-chapter').count()).toBe(2);
    await page.getByRole('button', { name: 'Report' }).first().click();
    await page.getByText('Days in Town').waitFor();
    expect(await page.locator('.sum h3').allTextContents()).toEqual(names);
    await expectAccessible(page, 'what everybody did in Town');
    await page.getByRole('link', { name: 'replay' }).click();
    await page.locator('.stay-replayed').waitFor();
    await page.goBack();
    await page.goBack();

    await page.reload();
    await page.getByRole('button', { name: 'Choose the next mission' }).click();
    await page.locator('.map-new .map-danger').first().waitFor();
    await expectAccessible(page, 'the county');
    await page.getByRole('button', { name: 'Ride out' }).click();
    await waitForQuestion(page);
    await page.reload();
    await waitForQuestion(page);
    expect(await page.locator('.hero-panel .hero-name').allTextContents()).toEqual(names);
  },
);

const CLASSES = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;
/** Rich enough to find something everywhere, hurt enough for the doctor and the church; the first is due a level. */
const SIX = TOWN_LOCATIONS.map((_, n) =>
  somebody({
    class: CLASSES[n % CLASSES.length] ?? 'bandido',
    name: `Hero ${n + 1}`,
    gold: 600,
    darkStone: 2,
    wounds: 2,
    sanityDamage: 2,
    xp: n === 0 ? 600 : 0,
    items: [{ card: 'pistol', equipped: true, upgrades: [], charges: null, holds: [] }],
  }),
);

inBrowser('a level is gained on the road: a choice from the whole tree', async (page) => {
  await openFile(page, stayFile(stayUntil('prompt.new-ability', SIX)));
  await page.reload();
  await page.locator('main.stay[data-step=road] .travellers').waitFor();
  await page.locator('.level-bonus .die').nth(1).waitFor();
  expect(await page.locator('.tree-node').count()).toBe(16);
  await expectAccessible(page, 'a level-up');
  const open = page.locator('.tree-open').nth(1);
  const ability = await open.getAttribute('data-ability');
  await open.click();
  await answering(page, () => page.locator('[data-test=learn]').click());
  await page.getByRole('button', { name: 'Sheet of Hero 1' }).click();
  await page.getByRole('tab', { name: 'Upgrades and Conditions' }).click();
  const learned = await page.locator('.sheet-cards b').allTextContents();
  expect(learned.length, `${ability} is learned`).toBeGreaterThan(1);
});

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  inBrowser(
    `a day in Town: a bed, a door, all six counters side by side, and the evening (${size})`,
    async (page) => {
      await openFile(page, stayFile(stayUntil('prompt.lodging', SIX)));
      await expectAccessible(page, 'the beds');
      await answering(page, () => house(page, 'hotel').click());
      await page.reload();
      await waitForQuestion(page);
      expect(await page.locator('[data-hero="0"]').first().textContent()).toContain('$590');

      await goTo(page, '');
      await openFile(page, stayFile(stayUntil('prompt.location', SIX)));
      await expectAccessible(page, 'the street');
      await answering(page, () => house(page, TOWN_LOCATIONS[0]).click());
      await page.reload();
      await waitForQuestion(page);

      await goTo(page, '');
      await openFile(page, stayFile(stayUntil('prompt.town-service', SIX)));
      for (const [n, location] of TOWN_LOCATIONS.entries()) {
        await page.locator(`[data-hero="${n}"]`).first().click();
        const counter = page.locator(`.scene[data-inside="${location}"] .counter`);
        await counter.waitFor();
        if (size === 'phone' || location === 'saloon') await expectAccessible(page, location);
        await dealAt(page, location, n);
        if (n === 0) await page.reload();
        if (n === 0) await waitForQuestion(page);
      }
      await page.reload();
      await everybodyLeaves(page);
      await page.locator('main.stay[data-light=dusk][data-step=evening]').waitFor();
      await expectAccessible(page, 'the evening');
      // Somebody rolls for the night, and then everybody stays or leaves.
      await answering(page, () => page.locator('[data-option=h0]').first().click());
      await answering(page, () => page.locator('[data-option=leave-town]').first().click());
      await page.reload();
      await waitForQuestion(page);
      expect(await page.locator('main.stay').getAttribute('data-step')).toBe('evening');
    },
    options,
  );
}

/** Takes something within reach: gold goes over the counter, and it is said what came of it. */
async function dealAt(page: Page, location: string, hero: number): Promise<void> {
  const purse = page.locator(`[data-hero="${hero}"] .town-hero-purse`);
  const before = await purse.textContent();
  const first = {
    saloon: '[data-goods=back-room-dice]',
    blacksmith: '.anvil .goods:not(.goods-dear)',
  }[location];
  if (location === 'blacksmith')
    expect(await page.locator('.anvil').first().locator('.slot').count()).toBeGreaterThan(0);
  const offers = page.locator(first ?? '.goods:not(.goods-dear)');
  // Services come first and most roll dice that may be re-rolled; goods are simply bought.
  await (first ? offers.first() : offers.last()).click();
  await answering(page, () => page.locator('.looked-at [data-option]').click());
  await page.locator(`[data-hero="${hero}"]`).first().click();
  await page.locator('.counter-said').waitFor();
  if (location === 'saloon')
    expect(await page.locator('.counter-said .die').count()).toBeGreaterThan(0);
  else expect(await purse.textContent()).not.toBe(before);
}

/** Everybody goes out of their door. */
async function everybodyLeaves(page: Page): Promise<void> {
  await waitForQuestion(page);
  while ((await page.locator('[data-prompt="prompt.town-service"]').count()) > 0)
    await answering(page, () => page.locator('[data-decision] [data-option=leave]').click());
}

function house(page: Page, name: string) {
  return page.locator(`.street [data-option="${name}"]`);
}
