import type { Decision, SeatId } from '@crawlspace/kernel';
import type { AnswerRefusal, Session } from '../session/types.ts';
import { isClosing, type Option } from './kit.ts';

/** An option that several people at this screen are offered by the same question. */
export interface Shared {
  readonly option: Option;
  readonly seats: readonly SeatId[];
}

/** With more options than this only those that end something are offered to everybody at once. */
const FEW = 3;

/** What can be answered for everybody at this screen at once: beds, going home, being done. */
export function sharedOptions(asked: readonly Decision[], decision: Decision): readonly Shared[] {
  if (decision.kind !== 'one') return [];
  const same = asked.filter((each) => isSameQuestion(each, decision));
  if (same.length < 2) return [];
  const { options } = decision;
  return (options.length <= FEW ? options : options.filter(isClosing))
    .map((option) => ({
      option,
      seats: same.filter((each) => offers(each, option.id)).map(({ seat }) => seat),
    }))
    .filter(({ seats }) => seats.length > 1);
}

function isSameQuestion(one: Decision, other: Decision): boolean {
  return one.kind === other.kind && one.prompt.key === other.prompt.key;
}

function offers({ options }: Decision, id: string): boolean {
  return options.some((option) => option.id === id);
}

/** Gives the same answer for everybody who is offered it now, one after the other. */
export async function answerForAll(
  session: Pick<Session, 'decisions' | 'answer'>,
  decision: Decision,
  { option, seats }: Shared,
): Promise<AnswerRefusal | null> {
  for (const seat of seats) {
    const next = session.decisions
      .peek()
      .find((each) => each.seat === seat && isSameQuestion(each, decision));
    if (!next || !offers(next, option.id)) continue;
    const refusal = await session.answer(next, [option.id]);
    if (refusal) return refusal;
  }
  return null;
}
