import { brimstone } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import { loadTable } from '@crawlspace/kernel';
import type { Page } from 'playwright-core';
import { answering, goTo, takeAdvice, waitForQuestion } from '../../packages/web/testing/hands.ts';
import { savedRecord } from '../../packages/web/testing/looks.ts';
import { inAdventure, inDescent } from '../../packages/web/testing/questions.ts';
import type { Hand } from './hand.ts';

/** A quest that somebody has in mind, and where its set-up is over. */
const WISHES = {
  hellscape: { muster: 'muster/hellscape', quest: 3, isOver: isDescending },
  brimstone: { muster: 'muster', quest: 2, isOver: isInTheMine },
} as const;

/** The screens from the muster to the first turn: a chosen quest, three heroes. */
export async function setUpOf(
  page: Page,
  hand: Hand,
  game: keyof typeof WISHES,
): Promise<{ readonly screens: number; readonly taken: number }> {
  const { muster, quest, isOver } = WISHES[game];
  const before = hand.taken;
  await goTo(page, muster);
  for (const selector of [
    `.mission-list .mission-choice:nth-child(${quest}) input`,
    '.party .hero-card:nth-child(4) .hero-card-remove',
    '.muster-go .button-primary.button-large',
  ]) {
    await page.locator(selector).first().waitFor();
    if (!(await hand.press([selector]))) throw new Error(`${selector} cannot be reached`);
  }
  let screens = 1;
  for (; ; screens++) {
    await waitForQuestion(page);
    if (isOver(await savedRecord(page))) return { screens, taken: hand.taken - before };
    await answering(page, () => takeAdvice(page));
  }
}

type Saved = Awaited<ReturnType<typeof savedRecord>>;

function isDescending(record: Saved): boolean {
  return inDescent(loadTable(hellscape, record).state).part !== 'set-up';
}

function isInTheMine(record: Saved): boolean {
  return inAdventure(loadTable(brimstone, record).state).part !== 'set-up';
}
