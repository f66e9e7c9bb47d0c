import { type Ask, askOf, meaningIn } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { Session } from '../../../session/types.ts';
import type { Option } from '../../../table/kit.ts';
import type { Brimstone } from '../../shape.ts';

export type Playing = Session<Brimstone>;

const BELONGINGS: Ask = 'manage-items';
/** What a deal with another hero asks besides. */
const ASKS: ReadonlySet<Ask> = new Set<Ask>([BELONGINGS, 'hand-over', 'price', 'part-with']);

export function isOfBelongings(decision: Decision): boolean {
  return askOf(decision) === BELONGINGS;
}

export function isOfADeal(decision: Decision): boolean {
  return ASKS.has(askOf(decision));
}

export function dealing(decision: Decision): 'open' | 'within' | null {
  if (isOfBelongings(decision)) return 'open';
  return isOfADeal(decision) ? 'within' : null;
}

/** What changes hands, as options of the rules name it. */
export type Named =
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'lantern' };

/** Gives a thing away, or asks another hero for it, for nothing. False when the rules do not allow it. */
export async function deal(
  session: Playing,
  how: { readonly kind: 'give' | 'ask'; readonly hero: number },
  thing: Named,
): Promise<boolean> {
  const way = (option: Option) => {
    const means = meaningIn(option);
    return means?.kind === how.kind && 'hero' in means && means.hero === how.hero;
  };
  if (!(await pick(session, BELONGINGS, way))) return false;
  if (!(await pick(session, 'hand-over', (option) => isNamed(option, thing)))) {
    await pick(session, 'hand-over', ({ id }) => id === 'back');
    return false;
  }
  const price = asked(session, 'price');
  if (price) await session.answer(price, []);
  // Who plays both heroes here has agreed already.
  await pick(session, 'part-with', ({ id }) => id === 'yes');
  return true;
}

function isNamed(option: Option, thing: Named): boolean {
  const means = meaningIn(option);
  if (means?.kind !== thing.kind) return false;
  if (thing.kind === 'item') return 'item' in means && means.item === thing.item;
  return thing.kind === 'lantern' || ('token' in means && means.token === thing.token);
}

function asked({ decisions }: Playing, ask: Ask): Decision | undefined {
  return decisions.peek().find((decision) => askOf(decision) === ask);
}

async function pick(
  session: Playing,
  ask: Ask,
  isIt: (option: Option) => boolean,
): Promise<boolean> {
  const decision = asked(session, ask);
  const option = decision?.options.find(isIt);
  return (
    decision !== undefined && option !== undefined && !(await session.answer(decision, [option.id]))
  );
}

/** It costs nothing, so leaving it is being done. */
export async function finish(session: Playing): Promise<void> {
  await pick(session, BELONGINGS, ({ id }) => id === 'done');
}
