import { expect } from 'vitest';
import {
  adviceGiven,
  answer,
  answering,
  keepGoing,
  letBotsPlay,
  momentOf,
  openFile,
  option,
  question,
  quickStart,
  takeAdvice,
  waitForQuestion,
} from '../../testing/hands.ts';
import { savedAnswers, savedLog, spaceOnBoard } from '../../testing/looks.ts';
import { aFight, aReroll, aWalk, fileOf, gameAt } from '../../testing/saves.ts';
import { expectDialog } from './axe.ts';
import { inBrowser } from './browser.ts';
import { clickWhatIsAdvised } from './click-advice.ts';

inBrowser('quick start: begun by clicking what is offered, ended by bots', async (page) => {
  await keepGoing(page);
  await quickStart(page);
  for (let answers = 0; answers < 10; answers++) {
    await answering(page, () => takeAdvice(page));
  }
  await clickWhatIsAdvised(page, { answers: 60 });
  await letBotsPlay(page);
  await page.locator('[data-test=over]').getByRole('button').click({ timeout: 180_000 });
  await page.waitForURL(/#\/after\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

inBrowser('moves where a space of the board is tapped', async (page) => {
  const table = gameAt(aWalk);
  const target = table.pending[0]?.options.findLast((id) => /^s\d/.test(id)) ?? '';
  await openFile(page, fileOf(table));
  await answering(page, () => spaceOnBoard(page, target).click());
  expect((await savedAnswers(page)).at(-1)?.picks).toEqual([target]);
});

inBrowser(
  'a tap on an enemy or a hero that answers nothing tells more about them',
  async (page) => {
    await openFile(page, fileOf(gameAt(aFight)));
    const before = await question(page).textContent();
    for (const kind of ['enemy', 'hero']) {
      await page.locator(`.board-inspect.is-${kind}`).last().click();
      await expectDialog(page, kind);
    }
    expect(await question(page).textContent()).toBe(before);
  },
);

inBrowser('says what a bot would do, and why', async (page) => {
  await openFile(page, fileOf(gameAt(aFight)));
  await question(page).locator('[data-test=advise]').click();
  await adviceGiven(page);
  const reason = question(page).locator('[data-test=reason]');
  expect(await reason.textContent()).toMatch(
    /simulated games \(about \d+(?:–\d+)?% to win\)|% of \d+ simulated games/,
  );
  await takeAdvice(page);
  await reason.waitFor({ state: 'detached' });
});

inBrowser('gives seats to bots, and one of them to an expert', async (page) => {
  await openFile(page, fileOf(gameAt(aFight)));
  const answers = (await savedAnswers(page)).length;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByRole('radio', { name: 'Expert' }).first().check();
  await page.locator('dialog').getByRole('radio', { name: 'Bot' }).last().check();
  await page.keyboard.press('Escape');
  await page.locator('[data-hero="0"]').getByText('Expert').waitFor();
  const given = async () => (await savedAnswers(page)).length;
  await expect.poll(given, { timeout: 30_000 }).toBeGreaterThan(answers);
});

inBrowser('looks a rule up in the rules and comes back to the same question', async (page) => {
  await openFile(page, fileOf(gameAt(aFight)));
  const before = await question(page).textContent();
  await question(page).locator('[data-test=why]').click();
  await page.locator('dialog[open] a[href^="#/rules/"]').click();
  await page.locator('.rule-named').waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await waitForQuestion(page);
  expect(await question(page).textContent()).toBe(before);
});

inBrowser('re-rolls a die of an attack for grit', async (page) => {
  const table = gameAt(aReroll);
  await openFile(page, fileOf(table));
  const seat = table.pending[0]?.seat ?? 0;
  const grit = () => page.locator(`[data-hero="${seat}"]`).getAttribute('data-grit');
  const before = Number(await grit());
  await answer(page, ['die0']);
  expect((await savedAnswers(page)).at(-1)?.picks).toEqual(['die0']);
  expect(Number(await grit())).toBe(before - 1);
});

inBrowser('takes a step back before a roll, and refuses after it', async (page) => {
  const table = gameAt(aWalk);
  const step = table.pending[0]?.options.find((id) => /^s\d/.test(id)) ?? '';
  await openFile(page, fileOf(table));
  const before = await question(page).textContent();
  const log = await savedLog(page);
  await answering(page, () => spaceOnBoard(page, step).click());
  await answering(page, () => page.keyboard.press('u'));
  expect(await question(page).textContent()).toBe(before);
  const added = (await savedLog(page)).slice(log.length);
  expect(added.map(({ t }) => t)).toEqual(['answer', 'undo']);

  await answering(page, () => option(page, 'grit-move').click());
  const after = await momentOf(page);
  await page.keyboard.press('u');
  await page
    .getByText(/die was rolled|hidden/i)
    .first()
    .waitFor();
  expect(await momentOf(page)).toBe(after);
});

inBrowser('goes on exactly where it was after a reload in the middle of a fight', async (page) => {
  const table = gameAt(aFight);
  await openFile(page, fileOf(table));
  await answer(page, [table.pending[0]?.options.find((id) => /^s\d/.test(id)) ?? 'end']);
  const asked = await question(page).textContent();
  const saved = await savedAnswers(page);
  await page.reload();
  await waitForQuestion(page);
  expect(await question(page).textContent()).toBe(asked);
  expect(await savedAnswers(page)).toEqual(saved);
});
