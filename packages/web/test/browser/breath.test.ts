import { expect } from 'vitest';
import { openFile, question, waitForQuestion } from '../../testing/hands.ts';
import { savedAnswers } from '../../testing/looks.ts';
import { fileOf, gameAt } from '../../testing/saves.ts';
import { expectAccessibleEverywhere } from './axe.ts';
import { inBrowser, PATIENCE, PHONE } from './browser.ts';

/** The last enemy has fallen, and more than one hero has to choose. */
function breath(): Buffer {
  return fileOf(
    gameAt(
      ({ prompt, seat }, { turn, heroes }) =>
        turn.over &&
        prompt.key === 'prompt.heal-mix' &&
        heroes.some((hero) => hero.index > seat && hero.wounds > 0 && hero.sanityDamage > 0),
      4,
    ),
  );
}

inBrowser('after a fight everybody catches breath at one tap', async (page) => {
  await openFile(page, breath());
  const before = (await savedAnswers(page)).length;
  await question(page).getByText('Everybody catches their breath').waitFor();
  await expectAccessibleEverywhere(page, 'breath');
  await question(page).getByRole('button', { name: 'All as proposed' }).click();
  const answers = async () => (await savedAnswers(page)).length;
  await expect.poll(answers, PATIENCE).toBeGreaterThan(before + 1);
  await question(page).getByText('Everybody catches').waitFor({ state: 'detached' });
});

inBrowser(
  'or with one tap each, in any order',
  async (page) => {
    await openFile(page, breath());
    await waitForQuestion(page);
    const rows = page.locator('.breath-choices');
    // The one who is asked comes first: before that tap nothing is answered.
    for (let row = (await rows.count()) - 1; row >= 0; row--) {
      const before = (await savedAnswers(page)).length;
      await rows.nth(row).locator('[data-breath$=wounds]').tap();
      if (row === 0) break;
      await rows.nth(row).locator('[aria-pressed=true]').waitFor();
      expect(await savedAnswers(page)).toHaveLength(before);
    }
    await question(page).getByText('Everybody catches').waitFor({ state: 'detached' });
    const mixes = (await savedAnswers(page)).filter(({ picks }) => picks.includes('wounds'));
    expect(mixes.length).toBeGreaterThan(1);
  },
  PHONE,
);
