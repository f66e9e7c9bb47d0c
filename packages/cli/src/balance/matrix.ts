import type { CommandKit, Targets } from '../games/kit.ts';
import { addTo, type Count, type Share, wilson } from '../report/statistics.ts';
import type { GameResult } from '../simulation/game.ts';
import type { Batch } from '../simulation/messages.ts';
import type { Plan } from '../simulation/plan.ts';
import type { Results } from '../simulation/pool.ts';

export const SIZES = [1, 2, 3, 4, 5, 6] as const;

/** Who goes: the party one gets without choosing, or classes drawn at random. */
export const MIXES = ['usual', 'random'] as const;
export type Mix = (typeof MIXES)[number];

/** `unclear`: outside of its range, but so near that it may be chance. */
export type Verdict = 'met' | 'unclear' | 'missed';

interface Range {
  readonly low: number;
  readonly high: number;
}

export interface Judged extends Readonly<Count> {
  readonly winRate: Share;
  readonly target: Range | null;
  readonly verdict: Verdict | null;
}

export interface Cell extends Judged {
  readonly mission: string;
  readonly heroes: number;
  readonly mix: Mix;
}

export interface ClassRow extends Judged {
  readonly class: string;
}

interface Place {
  readonly mission: string;
  readonly heroes: number;
  readonly mix: Mix;
}

/** Every mission with parties of every size and mix. */
export function placesOf<State, Setup, Event extends { readonly t: string }, View>(
  kit: Pick<CommandKit<State, Setup, Event, View>, 'muster'>,
): Place[] {
  return MIXES.flatMap((mix) =>
    kit.muster.missions.flatMap((mission) =>
      SIZES.map((heroes): Place => ({ mission, heroes, mix })),
    ),
  );
}

export function batchOf(
  { mission, heroes, mix }: Place,
  games: number,
  how: Pick<Plan, 'seed' | 'bot' | 'playouts'>,
): Batch {
  const party = mix === 'random' ? `random:${heroes}` : String(heroes);
  const seed = `${how.seed}/${mission}/${heroes}/${mix}`;
  return { games, plan: { ...how, seed, mission, heroes: party, options: '', stats: false } };
}

/** The matrix as it was played, with what was hoped for. */
export function cellsOf(places: readonly Place[], results: Results, targets: Targets): Cell[] {
  return places.map((place, at) => {
    const target = targets.missions.find(
      ({ mission, heroes, mix }) =>
        mission === place.mission && heroes === place.heroes && mix === place.mix,
    );
    return { ...place, ...judge(countOf(results[at] ?? []), target) };
  });
}

/** How parties with each class did where classes are drawn at random. */
export function classesOf(
  places: readonly Place[],
  results: Results,
  heroes: readonly string[],
  range: Targets['classes'],
): ClassRow[] {
  const counts: Record<string, Count> = {};
  places.forEach(({ mix, heroes: size }, at) => {
    if (mix !== 'random' || size !== (range?.heroes ?? 4)) return;
    for (const { heroes: party, won, error } of results[at] ?? [])
      if (error === null) for (const hero of new Set(party)) addTo(counts, hero, won);
  });
  return heroes.map((hero) => ({
    class: hero,
    ...judge(counts[hero] ?? { games: 0, wins: 0 }, range ?? undefined),
  }));
}

function countOf(results: readonly GameResult[]): Count {
  const played = results.filter(({ error }) => error === null);
  return { games: played.length, wins: played.filter(({ won }) => won).length };
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
