import type { Page } from 'playwright-core';
import type { Step } from './evening.ts';
import type { Hand } from './hand.ts';

/** What somebody wants to happen at the screen before them. */
interface Wish extends Step {
  /** Options of the table that lead to more than the first answer. */
  readonly shortcuts: readonly string[];
  /** Everybody who is asked the same wants the same. */
  readonly isForAll: boolean;
  /** Whether the table has taken it. */
  isDone(): Promise<boolean>;
}

/** Brings it about with as few clicks or keys as the screen offers. */
export async function carryOut(page: Page, hand: Hand, wish: Wish): Promise<void> {
  // Whoever sees nothing happen presses again.
  for (const way of [byWindow, byEveryone, byShortcut, byOptions, byOptions]) {
    if (!(await way(page, hand, wish))) continue;
    if (await wish.isDone()) return;
  }
  const offered = await page
    .locator('[data-option]:visible')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-option')));
  const { decision, picks } = wish;
  throw new Error(
    `${hand.name}: ${decision.prompt.key} cannot be answered with ${picks.join(' ')}; there is ${offered.join(' ')}`,
  );
}

type Way = (page: Page, hand: Hand, wish: Wish) => Promise<boolean>;

async function isThere(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(selector).count()) > 0;
}

/** Belongings lie open in a window of their own: what rules of thumb want there is done one by one. */
const byWindow: Way = async (page, hand) => {
  const fold = 'dialog[open] [data-test=one-by-one]';
  if (!(await isThere(page, fold))) return false;
  await hand.press([fold]);
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return false;
};

const byEveryone: Way = async (page, hand, { isForAll, picks: [pick = ''] }) => {
  const button = `[data-everyone="${pick}"] button`;
  return isForAll && (await isThere(page, button)) && hand.press([button]);
};

const byShortcut: Way = async (page, hand, { shortcuts }) => {
  for (const shortcut of shortcuts) if (await reachOption(page, hand, shortcut)) return true;
  return false;
};

const byOptions: Way = async (page, hand, { decision, picks }) => {
  const confirm = ['[data-test=confirm]:enabled', '[data-test=pick-nothing]'];
  // A screen of its own has its own way of proposing.
  if (await isThere(page, '[data-breath]')) return hand.confirm(confirm);
  const several = await isThere(page, '[data-decision] [data-test=confirm]');
  // An amount that is all there is to give has a button of its own.
  const all = '[data-test=all-of-it]:enabled';
  if (picks.length === decision.max && (await isThere(page, all)))
    return (await hand.press([all])) && hand.confirm(confirm);
  for (const pick of await notPicked(page, decision.kind === 'order' ? [] : picks))
    if (!(await reachOption(page, hand, pick))) return false;
  // What rolls at once is agreed to by a second tap.
  if (await isThere(page, '[data-weighed]')) return hand.press(['[data-weighed]']);
  return several ? hand.confirm(confirm) : picks.length > 0;
};

/** What of it is not laid out already. */
async function notPicked(page: Page, picks: readonly string[]): Promise<readonly string[]> {
  const pressed = await page
    .locator('[data-decision] [data-option][aria-pressed=true]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-option')));
  return picks.filter((pick) => !pressed.includes(pick));
}

/** On the board, among the dice or in the list: wherever it can be reached now. */
async function reachOption(page: Page, hand: Hand, id: string): Promise<boolean> {
  const option = `[data-option="${id}"]`;
  const [, n] = hand.name === 'mouse' ? (/^(?:die|reroll)(\d+)$/.exec(id) ?? []) : [];
  const die = `.hs-tray [data-die="${n}"]`;
  // A die that can be resolved and rolled again is touched first; the list has both.
  if (n !== undefined && !(await isThere(page, `.hs-tray ${option}`)) && (await isThere(page, die)))
    return (await hand.press([die])) && hand.press([`.hs-tray ${option}`, option]);
  if (!(await isThere(page, option)) && hand.name === 'mouse') return false;
  if (hand.name === 'mouse' && (await hand.press([`.board-target${option}`, option]))) return true;
  const isListed = await isThere(page, `[data-decision] ${option}`);
  const list = '[data-decision] .spaces [aria-expanded=false]';
  if (!isListed && (await isThere(page, list)) && !(await hand.press([list]))) return false;
  return (await isThere(page, option)) && hand.press([`[data-decision] ${option}`, option]);
}
