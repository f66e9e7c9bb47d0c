import type { GameRecord } from '@crawlspace/kernel';

/** What somebody who mends a fault needs: the game up to it, the answer that set it off, the error. */
export interface FaultReport {
  readonly record: GameRecord;
  readonly answer: { readonly decision: number; readonly picks: readonly string[] };
  readonly error: { readonly name: string; readonly message: string; readonly stack: string };
}

export function faultReport(
  record: GameRecord,
  { decision, picks }: FaultReport['answer'],
  error: unknown,
): FaultReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { record, answer: { decision, picks }, error: { name, message, stack } };
}
