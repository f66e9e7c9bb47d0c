import type { UseTiming } from '../../abilities.ts';
import type { MomentName } from '../../moments.ts';
import type { Span } from '../../state.ts';
import type { AbilityData, Change, Reaction, UseData } from '../ability.ts';
import type { Effects } from '../effects.ts';
import type { When } from '../values.ts';
import { meanOf, priceOf, worthOfEffects } from './effects.ts';
import { weightOfSpecial } from './specials.ts';
import { worthOfBest, worthOfEnemyStats, worthOfStats } from './stats.ts';

/** What a card does that is kept: for several adventures it works. */
interface Kept {
  readonly does?: AbilityData;
  readonly effects?: Effects;
}

/** What a card is worth to the hero who has it, in dollars: one that nobody has ever seen, too. */
export function worthOfCard({ does, effects = [] }: Kept): number {
  return worthOfEffects(effects) + (does ? worthOfAbility(does) : 0);
}

/** What is true only sometimes counts for this much. */
const SOMETIMES = 0.5;
/** How many adventures a card is used for, as far as one looks ahead. */
const ADVENTURES = 3;
const AN_IMMUNITY = 80;
const A_DIE = 250;
const A_REROLL = 60;

export function worthOfAbility(data: AbilityData): number {
  const { stats, bestOf, everyHero, enemies, immune = [], attackDice, special } = data;
  const lasting =
    worthOfStats(stats) +
    worthOfBest(bestOf) +
    3 * worthOfStats(everyHero) +
    worthOfEnemyStats(enemies);
  const whiles = (data.while ?? []).map((part) => worthOfStats(part.stats));
  const whilesOfEnemies = (data.enemiesWhile ?? []).map((part) => worthOfEnemyStats(part.stats));
  const parts = [
    lasting,
    ...[...whiles, ...whilesOfEnemies].map((worth) => SOMETIMES * worth),
    AN_IMMUNITY * immune.length,
    attackDice ? A_DIE * meanOf(attackDice.n) * likely(attackDice.when) : 0,
    ...(data.on ?? []).map(worthOfReaction),
    ...(data.uses ?? []).map(worthOfUse),
    special ? weightOfSpecial(special.id) : 0,
  ];
  return parts.reduce((sum, worth) => sum + worth, 0);
}

/** How often something with a limit works in an adventure, if there is reason enough. */
const TIMES: Readonly<Record<Span | 'attack', number>> = {
  attack: 12,
  activation: 10,
  turn: 8,
  fight: 3,
  adventure: 1,
};

/** How often a moment comes in an adventure; moments of a fight otherwise. */
const OFTEN: Partial<Readonly<Record<MomentName, number>>> = {
  adventureStart: 1,
  adventureEnd: 1,
  arrived: 1,
  depthEvent: 2,
  fightStart: 4,
  fightEnd: 4,
  ambushed: 2,
  darknessDrawn: 4,
  encounterDrawn: 4,
  encounterTest: 4,
  heroDown: 0.3,
  heroKnockedOut: 0.3,
  dynamiteMissed: 1,
  exploded: 2,
  goldFound: 4,
  darkStoneFound: 2,
};
const IN_A_FIGHT = 10;

/** What one more of a field of a moment is worth once: about the Wound that it makes or spares. */
const A_CHANGE = 12;
const UNITS: Partial<Readonly<Record<MomentName, number>>> = {
  goldFound: 1,
  darkStoneFound: 80,
  heroKnockedOut: 200,
};
/** Where more of it is bad for the hero. */
const WORSE: ReadonlySet<string> = new Set([
  ...['heroHit', 'woundsIncoming', 'heroWounded', 'heroSanityLost', 'enemyAttackDeclared'],
  ...['enemyAttackRolled', 'aimedAt'],
]);

function worthOfReaction(reaction: Reaction): number {
  const { at, when, once, change = {}, pay, reroll } = reaction;
  const often = Math.min(OFTEN[at] ?? IN_A_FIGHT, timesOf(reroll?.limit ?? once));
  const changes = Object.values(change).reduce<number>((sum, how) => sum + sizeOf(how), 0);
  const changed = (UNITS[at] ?? A_CHANGE) * changes * (WORSE.has(at) ? -1 : 1);
  const worth = changed + worthOfEffects(reaction.do ?? []) + (reroll ? A_REROLL / 3 : 0);
  const wanted = reaction.asks || pay ? Math.max(0, worth - priceOf(pay)) : worth;
  return ADVENTURES * often * likely(when) * wanted;
}

function timesOf(once: Reaction['once']): number {
  if (once === undefined) return Number.POSITIVE_INFINITY;
  return typeof once === 'object' ? once.times * TIMES[once.in] : TIMES[once];
}

function sizeOf(change: Change): number {
  if (typeof change === 'number') return change;
  if (typeof change === 'boolean') return 1;
  if ('add' in change) return meanOf(change.add);
  return 1;
}

/** The more must be so, the less often it is. */
function likely(when: When | undefined): number {
  if (when === undefined) return 1;
  const parts = typeof when === 'object' && 'every' in when ? when.every.length : 1;
  return 0.7 ** parts;
}

/** What stands in the way of something else is less worth it. */
const INSTEAD: ReadonlySet<UseTiming> = new Set([
  'instead-of-attack',
  'instead-of-search',
] as const);

function worthOfUse({
  limit,
  once,
  grit = 0,
  times = 1,
  timing,
  when,
  do: effects,
}: UseData): number {
  const worth = Math.max(0, worthOfEffects(effects) - priceOf({ grit }));
  if (limit === 'discard') return worth;
  const span = once ?? limit;
  const often = span === undefined || span === 'charge' ? 2 : times * TIMES[span];
  return ADVENTURES * often * likely(when) * worth * (INSTEAD.has(timing) ? SOMETIMES : 1);
}
