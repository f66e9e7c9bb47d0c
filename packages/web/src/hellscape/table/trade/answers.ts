import { type Ask, askOf, meaningIn } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import type { Session } from '../../../session/types.ts';
import type { Hellscape } from '../../shape.ts';

export type Playing = Session<Hellscape>;

export function isOfATrade(decision: Decision): boolean {
  return dealing(decision) !== null;
}

export function dealing(decision: Decision): 'open' | 'within' | null {
  const ask = askOf(decision);
  if (ask === 'trade') return 'open';
  return ask === 'hand-over' ? 'within' : null;
}

function askedOf({ decisions }: Playing, seat: number, ask: Ask): Decision | undefined {
  return decisions.peek().find((each) => each.seat === seat && askOf(each) === ask);
}

/** False when the rules do not let it change hands again. */
export async function handOver(
  session: Playing,
  from: number,
  to: number,
  item: number,
): Promise<boolean> {
  const trade = askedOf(session, from, 'trade');
  const gift = trade?.options.find((option) => {
    const means = meaningIn(option);
    return means.kind === 'give' && means.hero === to;
  });
  if (!trade || !gift || (await session.answer(trade, [gift.id]))) return false;
  const what = askedOf(session, from, 'hand-over');
  if (!what) return true;
  const option = what.options.find((each) => {
    const means = meaningIn(each);
    return means.kind === 'item' && means.item === item;
  });
  if (option && !(await session.answer(what, [option.id]))) return true;
  await session.undo();
  return false;
}

export async function putOn(
  session: Playing,
  hero: number,
  item: number,
  off: readonly number[],
): Promise<void> {
  const trade = askedOf(session, hero, 'trade');
  const option = trade?.options.find((each) => {
    const means = meaningIn(each);
    return means.kind === 'equip' && means.item === item && off.every((n) => means.off.includes(n));
  });
  if (trade && option) await session.answer(trade, [option.id]);
}

function isTrading({ decisions }: Playing): boolean {
  return decisions.peek().some(isOfATrade);
}

/** Everybody is content. */
export async function finish(session: Playing): Promise<void> {
  while (isTrading(session)) {
    const trade = session.decisions.peek().find((each) => askOf(each) === 'trade');
    if (!trade || (await session.answer(trade, ['done']))) return;
  }
}

/** Back to before the action: nothing was done, and nothing is spent. */
export async function leave(session: Playing, giveUp: () => void): Promise<void> {
  const isBack = () =>
    session.decisions
      .peek()
      .slice(0, 1)
      .some((asked) => askOf(asked) === 'turn');
  while (!isBack() && session.table.peek().canUndo) if ((await session.undo()) !== 'undone') break;
  if (isTrading(session)) giveUp();
}
