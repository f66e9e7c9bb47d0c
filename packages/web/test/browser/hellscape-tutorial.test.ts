import { hellscapeThumb } from '@crawlspace/bots';
import { hellscape } from '@crawlspace/hellscape';
import { PARTY, Table } from '@crawlspace/kernel';
import { expect } from 'vitest';
import { EVERYTHING_ASKED } from '../../testing/asked.ts';
import { type Descent, descentFile } from '../../testing/descents.ts';
import { keepGoing, openFile } from '../../testing/hands.ts';
import { give, giveAll } from '../../testing/taps.ts';
import { inBrowser } from './browser.ts';

const MOST_SEEDS = 40;
/** So many answers are given with a real mouse; the rest are clicked inside the page. */
const WITH_THE_MOUSE = 30;

/** A Tutorial that rules of thumb win, and every answer on the way. */
function aVictory(): { first: Descent; answers: readonly (readonly string[])[] } {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const setup = hellscape.parseSetup({
      quest: 'tutorial',
      heroes: [{ class: 'paladin' }, { class: 'wizard' }],
    });
    const table = Table.start(hellscape, setup, `victory ${seed}`);
    const answers = playOut(table);
    if (table.outcome?.won) {
      return { first: Table.start(hellscape, setup, `victory ${seed}`), answers };
    }
  }
  throw new Error(`none of ${MOST_SEEDS} Tutorials is won`);
}

function playOut(table: Descent): readonly (readonly string[])[] {
  const decide = hellscapeThumb('tutorial');
  const answers: (readonly string[])[] = [];
  for (let [question] = table.pending; question; [question] = table.pending) {
    const seat = question.seat === PARTY ? 0 : question.seat;
    const picks = decide(question, () => hellscape.view(table.state, { seat }));
    answers.push(picks);
    table.answerQuestion(question, picks);
  }
  return answers;
}

inBrowser('the Tutorial is won by clicking', async (page) => {
  const { first, answers } = aVictory();
  const orders = JSON.stringify(EVERYTHING_ASKED);
  await page.evaluate((all) => localStorage.setItem('crawlspace.reactions', all), orders);
  await keepGoing(page);
  await openFile(page, descentFile(first));
  for (const picks of answers.slice(0, WITH_THE_MOUSE)) await give(page, picks);
  await giveAll(page, answers.slice(WITH_THE_MOUSE));
  await page.getByRole('heading', { name: 'The quest is won' }).waitFor();
  const objectives = page.locator('.hs-situation .hs-objectives li');
  expect(await objectives.count()).toBe(2);
  expect(await page.locator('.hs-situation .hs-objectives .is-done').count()).toBe(2);
  await page.locator('[data-test=over]').getByRole('button').click();
  await page.waitForURL(/#\/after\//);
});
