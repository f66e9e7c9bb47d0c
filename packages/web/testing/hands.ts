import type { Locator, Page } from 'playwright-core';

/** How tests, benchmarks and screenshots operate the client: through what people see of it. */

/** The question that waits for an answer here. */
export function question(page: Page): Locator {
  return page.locator('[data-decision]');
}

/** The button of an option, by the engine's name of it. */
export function option(page: Page, id: string): Locator {
  return question(page).locator(`[data-option="${id}"]`).first();
}

/** Until it can be answered: moments before it are seen, and it takes nothing before it was on the screen. */
export async function waitForQuestion(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('[data-test=go-on]')?.click();
    return document.querySelector('[data-decision][data-painted=true]') !== null;
  });
}

/** Which question it is: changes with every answer. */
export async function momentOf(page: Page): Promise<string> {
  return (await question(page).getAttribute('data-decision')) ?? '';
}

/** Does something that answers the question, and waits until the table has gone on. */
export async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await momentOf(page);
  await act();
  await page.waitForFunction((moment) => {
    const goOn = document.querySelector<HTMLElement>('[data-test=go-on]');
    // What rolls at once is agreed to by a second tap.
    const agreed = goOn ?? document.querySelector<HTMLElement>('[data-weighed]');
    agreed?.click();
    if (agreed) return false;
    const next = document.querySelector<HTMLElement>('[data-decision]')?.dataset;
    return next?.['decision'] !== moment && next?.['painted'] !== 'false';
  }, before);
}

/** Gives these picks with the mouse. Spaces are picked in the list, which has them all in sight. */
export async function answer(page: Page, picks: readonly string[]): Promise<void> {
  await answering(page, async () => {
    const list = question(page).locator('.spaces [aria-expanded="false"]');
    if (picks.some((pick) => /^(s|zone)\d/.test(pick)) && (await list.count()) > 0)
      await list.click();
    for (const pick of picks) await option(page, pick).click();
    const confirm = question(page).locator('[data-test=confirm]');
    if ((await confirm.count()) > 0) await confirm.click();
  });
}

/** Asks what a bot would do, and does it with the mouse. */
export async function takeAdvice(page: Page): Promise<void> {
  await question(page).locator('[data-test=advise]').click();
  await adviceGiven(page);
  // Where several things are picked, advice lays them out and they only need to be confirmed.
  const confirm = question(page).locator('[data-test=confirm]');
  const several = (await confirm.count()) > 0;
  await (several ? confirm : question(page).locator('[data-advised]').first()).click();
}

/** Waits until the advice that was asked for is there. */
export async function adviceGiven(page: Page): Promise<void> {
  // The page shows that a bot thinks from the next frame on.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await question(page).locator('[data-test=advise]:disabled').waitFor({ state: 'detached' });
}

/** Goes to another place of the client without loading it anew. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate(async (hash) => {
    location.hash = hash;
    // The place is shown a frame after the address has changed.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }, `#/${place}`);
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
}

/** Great moments, enemies and bots wait for nobody: for tests that play whole games. */
export async function keepGoing(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('crawlspace.keepGoing', 'true');
    localStorage.setItem('crawlspace.enemyPace', '"at-once"');
    localStorage.setItem('crawlspace.botPace', '"at-once"');
  });
  await page.reload();
}

export async function quickStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quick start' }).click();
  await waitForQuestion(page);
}

/** Gives a file to the home screen, as if picked in the file dialog. */
export async function chooseFile(page: Page, contents: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.crawl', mimeType: 'application/octet-stream', buffer: contents });
}

/** Imports a game on the home screen. Returns the address of its table, or of what came after. */
export async function importGame(page: Page, contents: Buffer): Promise<string> {
  const imported = page.locator('[data-test=imported]');
  // What was brought in before is not told any more when home is shown anew.
  if ((await imported.count()) > 0) await goTo(page, 'settings');
  if ((await page.locator('input[type=file]').count()) === 0) await goTo(page, '');
  await chooseFile(page, contents);
  return (await imported.getAttribute('href')) ?? '';
}

/** Imports a game and sits down at its table. */
export async function openFile(page: Page, contents: Buffer): Promise<void> {
  const address = await importGame(page, contents);
  await goTo(page, address.replace('#/', ''));
  await waitForQuestion(page);
}

/** Closes what lies open, and waits until the entry of the history that stood for it is gone too. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => !history.state?.opened);
}

/** Gives all seats to bots. */
export async function letBotsPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = page.locator('dialog[open]');
  const bots = dialog.locator('input[value=bot]');
  await bots.first().waitFor();
  for (let seat = (await bots.count()) - 1; seat >= 0; seat--)
    await bots.nth(seat).check({ force: true });
  await closeDialog(page);
}
