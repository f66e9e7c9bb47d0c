import type { BotName } from '@crawlspace/bots/kit';
import { PARTY, type Question } from '@crawlspace/kernel';

/** Who plays a seat: a person, a bot that goes by rules of thumb, or one that looks ahead. */
export type Player = 'human' | BotPlayer;
export type BotPlayer = 'bot' | 'expert';

type Seated = Pick<Question, 'seat'>;

const BOTS: Readonly<Record<BotPlayer, BotName>> = { bot: 'thumb', expert: 'search' };

/** Who is asked when somebody wants advice. */
export const ADVISER: BotName = BOTS.expert;

/** Who proposes what people find already done. */
export const PROPOSER: BotName = BOTS.bot;

/** A player for each seat: people where nobody else was named. */
export function seated(players: readonly Player[], seats: number): readonly Player[] {
  if (players.length === seats) return players;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? 'human');
}

/** Questions to the whole party are for people, unless there are none. */
export function isForBots(players: readonly Player[], { seat }: Seated): boolean {
  return seat === PARTY ? !players.includes('human') : players[seat] !== 'human';
}

/** Which bot answers; of several the best one answers for the party. */
export function botFor(players: readonly Player[], { seat }: Seated): BotName {
  const expert = seat === PARTY ? players.includes('expert') : players[seat] === 'expert';
  return BOTS[expert ? 'expert' : 'bot'];
}

/** The same table with people in the place of whoever would have answered. */
export function withPeopleFor(players: readonly Player[], { seat }: Seated): readonly Player[] {
  return players.map((player, each) => (seat === PARTY || each === seat ? 'human' : player));
}
