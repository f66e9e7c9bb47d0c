import { expect } from 'vitest';
import { descentAt, descentFile, type When } from '../../testing/descents.ts';
import { openFile, question } from '../../testing/hands.ts';
import { someDice } from '../../testing/moments.ts';
import { give } from '../../testing/taps.ts';
import { inBrowser } from './browser.ts';

const PARTY = ['berserker', 'paladin', 'rogue', 'wizard'];

/** One reroll of the hero's own attack is left, and nothing else can be done with its dice. */
const aLastReroll: When = ({ prompt, options }, { combat }) =>
  prompt.key === 'ask.results' &&
  combat?.attacker.kind === 'hero' &&
  combat.rerolls === 1 &&
  options.some((id) => id.startsWith('reroll')) &&
  !options.some((id) => id.startsWith('die') || id.startsWith('use-'));

inBrowser(
  'the tray says what comes of the dice, and the banner what came of them',
  async (page) => {
    await openFile(page, descentFile(descentAt(someDice, PARTY)));
    const outcome = await page.locator('[data-test=outcome]').textContent();
    expect(outcome).toMatch(/ loses? (\d|nothing)/);
    await give(page, ['finish']);
    const blow = page.locator('.hs-blow').first();
    await blow.waitFor();
    const came = await blow.locator('> b').allTextContents();
    expect(came.length).toBeGreaterThan(0);
    // Whoever loses nothing is not spoken of again.
    for (const loss of came) if (/lose/.test(loss)) expect(outcome).toContain(loss);
  },
);

inBrowser('a die that is rerolled last is seen before the dice are put away', async (page) => {
  const table = descentAt(aLastReroll, PARTY);
  const reroll = table.pending[0]?.options.find((id) => id.startsWith('reroll')) ?? '';
  await openFile(page, descentFile(table));
  expect(await page.locator('.hs-main-button').textContent()).toBe('Keep the dice');
  await give(page, [reroll]);
  const ended = page.locator('.hs-tray-ended');
  await ended.waitFor();
  expect(await ended.locator('.hs-die').count()).toBe(table.state.combat?.dice.length);
  expect(await ended.locator('.hs-outcome').textContent()).not.toBe('');
  expect(await question(page).getAttribute('data-prompt')).not.toBe('ask.results');
});
