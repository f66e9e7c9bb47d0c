import { type Decision, PARTY, type Random } from '@crawlspace/kernel';
import type { SkirmishView } from '@crawlspace/kernel/skirmish';
import { stepsToNearest } from './cellar-map.ts';

/** What the rule of thumb looks at: only what the people at the table can see, too. */
export interface Sight {
  readonly view: SkirmishView;
  /** The dice of the last attack. */
  readonly dice: readonly number[];
  readonly random: Random;
}

/** Plays the skirmish sensibly, so that there is something to watch. */
export function decideByRuleOfThumb(decision: Decision, sight: Sight): readonly string[] {
  const options = decision.options.map(({ id }) => id);
  switch (decision.prompt.key) {
    case 'skirmish.stance':
      return [healthOf(decision, sight) > 3 ? 'press' : 'guard'];
    case 'skirmish.order':
      return healthiestFirst(options, sight);
    case 'skirmish.action':
      return [act(decision, options, sight)];
    case 'skirmish.reroll':
      return options.filter((_, n) => (sight.dice[n] as number) < 4);
    case 'skirmish.hits':
      return weakestFirst(decision, sight);
    case 'skirmish.dodge':
      return [healthOf(decision, sight) <= 4 ? 'yes' : 'no'];
    default:
      throw new Error(`the rule of thumb does not know ${decision.prompt.key}`);
  }
}

/** Fights what can be reached; otherwise looks around and lets the rats come. */
function act(decision: Decision, options: readonly string[], sight: Sight): string {
  if (options.includes('attack')) return 'attack';
  if (!options.includes('search')) return wander(decision, sight) ?? 'end';
  const isWeak = healthOf(decision, sight) <= 2;
  return (isWeak ? undefined : stepNextToARat(decision, sight)) ?? 'search';
}

function stepNextToARat(decision: Decision, { view, random }: Sight): string | undefined {
  const steps = stepsToNearest(view.rats.map((rat) => rat.space));
  return pickOne(
    waysToGo(decision).filter(({ space }) => steps(space) === 1),
    random,
  );
}

/** Steps that are left over are good for a look at the cellar: something may lie buried there. */
function wander(decision: Decision, { view, random }: Sight): string | undefined {
  return view.crown === null ? pickOne(waysToGo(decision), random) : undefined;
}

function waysToGo(decision: Decision): { readonly id: string; readonly space: number }[] {
  return decision.options.flatMap(({ id, target }) =>
    typeof target?.['space'] === 'number' ? [{ id, space: target['space'] }] : [],
  );
}

function pickOne(ways: readonly { readonly id: string }[], random: Random): string | undefined {
  return ways.length > 0 ? ways[random.below(ways.length)]?.id : undefined;
}

function healthiestFirst(options: readonly string[], { view }: Sight): readonly string[] {
  const health = (id: string) => view.heroes[Number(id.slice(1))]?.health ?? 0;
  return [...options].sort((a, b) => health(b) - health(a));
}

/** Hits go where they kill. */
function weakestFirst(decision: Decision, { view }: Sight): readonly string[] {
  const health = (id: string) => view.rats.find((rat) => rat.id === id)?.health ?? 0;
  return [...decision.options]
    .sort((a, b) => health(a.id) - health(b.id))
    .flatMap(({ id, capacity }) => Array<string>(capacity ?? 0).fill(id))
    .slice(0, decision.max);
}

function healthOf(decision: Decision, { view }: Sight): number {
  if (decision.seat === PARTY) throw new Error('the party has no health of its own');
  return view.heroes[decision.seat]?.health ?? 0;
}
