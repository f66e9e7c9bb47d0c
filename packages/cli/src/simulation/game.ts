import { playGame } from '@crawlspace/bots/kit';
import type { GameEvent } from '@crawlspace/kernel';
import type { CampaignFacts } from '../games/campaign.ts';
import type { CommandKit, Facts } from '../games/kit.ts';
import { type Moment, Sampler } from '../games/moments.ts';
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
  /** What was seen where somebody looked ahead. */
  readonly moments?: readonly Moment[];
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
    const sampler = plan.moments && new Sampler(kit.module, kit.bots, seed, plan.moments);
    const watched = sampler ? { watch: sampler.watch } : {};
    const options = { events: plan.stats, ...looksAhead, ...watched };
    const game = playGame(kit.module, setupOf(kit.muster, choice), seed, decide, options);
    const won = game.outcome?.won === true;
    return {
      mission,
      heroes,
      won,
      cause: game.outcome?.cause ?? 'unfinished',
      rounds: kit.rounds(game.state),
      decisions: game.decisions,
      facts: plan.stats ? kit.facts(game.events, heroes) : null,
      ...(sampler ? { moments: sampler.momentsOf(won) } : {}),
      error: null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...unfinished, cause: 'error', error: `seed ${seed}: ${reason}` };
  }
}

function wholeCampaign<State, Setup, Event extends GameEvent, View>(
  { campaigns }: CommandKit<State, Setup, Event, View>,
  { bot, playouts, adventures = 1, moments }: Plan,
  seed: string,
  heroes: readonly string[],
): GameResult {
  if (!campaigns) throw new Error('this game has no campaign');
  const campaign = campaigns.play({ seed, bot, playouts, heroes, adventures, moments });
  return {
    mission: 'campaign',
    heroes,
    won: !campaign.ended,
    cause: campaign.ended ? 'all-dead' : 'played',
    rounds: campaign.adventures.length,
    decisions: campaign.decisions,
    facts: null,
    campaign,
    ...(moments ? { moments: campaign.adventures.flatMap((each) => each.moments ?? []) } : {}),
    error: null,
  };
}
