import { playGame } from '@crawlspace/bots/kit';
import type { GameEvent } from '@crawlspace/kernel';
import type { CampaignFacts } from '../games/campaign.ts';
import type { CommandKit, Facts } from '../games/kit.ts';
import { choiceOf, type Plan, seedOf, setupOf } from './plan.ts';

/** How one game went: plain data. */
export interface GameResult {
  readonly mission: string;
  readonly heroes: readonly string[];
  readonly won: boolean;
  /** What decided it. */
  readonly cause: string;
  readonly rounds: number;
  readonly decisions: number;
  readonly facts: Facts | null;
  /** Of a whole campaign, which is won by whoever lives to its end. */
  readonly campaign?: CampaignFacts;
  /** Why it could not be played to its end; null when it could. */
  readonly error: string | null;
}

/** Plays one game of a plan. It depends on nothing but the plan and the number. */
export function playOne<State, Setup, Event extends GameEvent, View>(
  kit: CommandKit<State, Setup, Event, View>,
  plan: Plan,
  number: number,
): GameResult {
  const choice = choiceOf(kit.muster, plan, number);
  const seed = seedOf(plan, number);
  const { mission, heroes } = choice;
  const unfinished = { mission, heroes, won: false, rounds: 0, decisions: 0, facts: null };
  try {
    if (plan.adventures !== undefined) return wholeCampaign(kit, plan, seed, heroes);
    const decide = kit.bots.decider(plan.bot, seed, { playouts: plan.playouts });
    const looksAhead = plan.bot === 'search' ? { imagine: kit.bots.imagine } : {};
    const options = { events: plan.stats, ...looksAhead };
    const game = playGame(kit.module, setupOf(kit.muster, choice), seed, decide, options);
    return {
      mission,
      heroes,
      won: game.outcome?.won === true,
      cause: game.outcome?.cause ?? 'unfinished',
      rounds: kit.rounds(game.state),
      decisions: game.decisions,
      facts: plan.stats ? kit.facts(game.events, heroes) : null,
      error: null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...unfinished, cause: 'error', error: `seed ${seed}: ${reason}` };
  }
}

function wholeCampaign<State, Setup, Event extends GameEvent, View>(
  { campaigns }: CommandKit<State, Setup, Event, View>,
  { bot, playouts, adventures = 1 }: Plan,
  seed: string,
  heroes: readonly string[],
): GameResult {
  if (!campaigns) throw new Error('this game has no campaign');
  const campaign = campaigns.play({ seed, bot, playouts, heroes, adventures });
  return {
    mission: 'campaign',
    heroes,
    won: !campaign.ended,
    cause: campaign.ended ? 'all-dead' : 'played',
    rounds: campaign.adventures.length,
    decisions: campaign.decisions,
    facts: null,
    campaign,
    error: null,
  };
}
