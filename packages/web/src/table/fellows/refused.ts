import type { RefusedBecause, Reply } from '@crawlspace/host/online';
import { onlineText } from '../../text/online.ts';
import { tableText } from '../words.ts';

/** Refusals that tell people what they can do about them. */
const TELLING = [
  'name-taken',
  'muted',
  'chat-full',
  'table-full',
  'too-fast',
  'seat-taken',
] as const;

function isTelling(because: RefusedBecause | undefined): because is (typeof TELLING)[number] {
  return TELLING.some((each) => each === because);
}

/** Why something that was asked of the table did not happen, in a sentence; null when it did. */
export function whyNot(reply: Pick<Reply, 'refused'> | null): string | null {
  if (reply && !reply.refused) return null;
  const because = reply?.refused?.because;
  return isTelling(because) ? tableText(`refused-${because}`) : onlineText('not-done');
}
