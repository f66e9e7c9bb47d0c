import type { CommandKit, Range, Targets } from '../games/kit.ts';
import { SIZES } from '../games/targets.ts';
import { addTo, type Count, type Share, wilson } from '../report/statistics.ts';
import type { GameResult } from '../simulation/game.ts';
import type { Batch } from '../simulation/messages.ts';
import type { Plan } from '../simulation/plan.ts';
import type { Results } from '../simulation/pool.ts';

/** Who goes: classes drawn at random, or the party one gets without choosing. */
export const MIXES = ['random', 'usual'] as const;
export type Mix = (typeof MIXES)[number];

/** `unclear`: outside of its range, but so near that it may be chance. */
export type Verdict = 'met' | 'unclear' | 'missed';

export interface Judged extends Readonly<Count> {
  readonly winRate: Share;
  readonly target: Range | null;
  readonly verdict: Verdict | null;
}

export interface Place {
  readonly mission: string;
  readonly heroes: number;
}

export interface Cell extends Place, Judged {}

export interface ClassRow extends Judged {
  readonly class: string;
}

/** Every mission with parties of every size. */
export function placesOf<State, Setup, Event extends { readonly t: string }, View>(
  kit: Pick<CommandKit<State, Setup, Event, View>, 'muster'>,
): Place[] {
  return kit.muster.missions.flatMap((mission) =>
    SIZES.map((heroes): Place => ({ mission, heroes })),
  );
}

export function batchOf(
  { mission, heroes }: Place,
  games: number,
  mix: Mix,
  how: Pick<Plan, 'seed' | 'bot' | 'playouts'>,
): Batch {
  const party = mix === 'random' ? `random:${heroes}` : String(heroes);
  const seed = `${how.seed}/${mission}/${heroes}/${mix}`;
  return { games, plan: { ...how, seed, mission, heroes: party, options: '', stats: false } };
}

/** How one place did, with what was hoped for. */
export function cellOf(place: Place, count: Readonly<Count>, targets: Targets): Cell {
  const target = targets.missions.find(
    ({ mission, heroes }) => mission === place.mission && heroes === place.heroes,
  );
  return { ...place, ...judge(count, target) };
}

/** How parties with each class did where classes are drawn at random. */
export function classesOf(
  places: readonly Place[],
  results: Results,
  heroes: readonly string[],
  range: Targets['classes'],
): ClassRow[] {
  const counts: Record<string, Count> = {};
  places.forEach(({ heroes: size }, at) => {
    if (size !== (range?.heroes ?? 4)) return;
    for (const { heroes: party, won, error } of results[at] ?? [])
      if (error === null) for (const hero of new Set(party)) addTo(counts, hero, won);
  });
  return heroes.flatMap((hero) => {
    const count = counts[hero];
    return count ? { class: hero, ...judge(count, range ?? undefined) } : [];
  });
}

/** Games that broke down do not count. */
export function countOf(results: readonly GameResult[]): Count {
  const played = results.filter(({ error }) => error === null);
  return { games: played.length, wins: played.filter(({ won }) => won).length };
}

/** Whether a target is not met as far as was measured, be it chance or not. */
export function isOutside({ verdict }: Judged): boolean {
  return verdict === 'missed' || verdict === 'unclear';
}

function judge(count: Readonly<Count>, range: Range | undefined): Judged {
  const winRate = wilson(count);
  if (!range) return { ...count, winRate, target: null, verdict: null };
  const { low, high } = range;
  const inside = 100 * winRate.share >= low && 100 * winRate.share <= high;
  const near = 100 * winRate.high >= low && 100 * winRate.low <= high;
  const verdict = inside ? 'met' : near ? 'unclear' : 'missed';
  return { ...count, winRate, target: { low, high }, verdict };
}
