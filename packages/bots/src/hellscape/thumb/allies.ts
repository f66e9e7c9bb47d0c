import { type DescentView, SUMMONER_HEALTH } from '@crawlspace/hellscape';

type Ally = DescentView['allies'][number];

/** What a Health of theirs is worth: the quest hangs on the Summoner, Spirits can be conjured again. */
export function painOfAlly({ id, wounds }: Ally): number {
  if (id !== 'summoner') return 0.3;
  return wounds * 2 >= SUMMONER_HEALTH ? 2.5 : 0.8;
}
