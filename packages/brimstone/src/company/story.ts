import type { Content, Mission } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import type { Chapter, Company } from './company.ts';

/** How often the company has won a mission and lost it. */
export interface Attempts {
  readonly won: number;
  readonly lost: number;
}

export function attemptsAt({ chronicle }: Company, mission: CardId): Attempts {
  const outcomes = adventuresOf(chronicle).filter((each) => each.mission === mission);
  const won = outcomes.filter(({ outcome }) => outcome.won).length;
  return { won, lost: outcomes.length - won };
}

/**
 * The missions a company can undertake: those that no other leads to, and those that what it has won
 * and lost led to, as long as they are not won. When everything is won, old places can be seen again.
 */
export function openMissions(company: Company, { missions }: Content): readonly CardId[] {
  const all = Object.values(missions);
  const followers = new Set(
    all.flatMap(({ story }) => [...(story?.won ?? []), ...(story?.lost ?? [])]),
  );
  const reached = new Set(all.flatMap(({ id }) => (followers.has(id) ? [] : [id])));
  for (const { mission, outcome } of adventuresOf(company.chronicle)) {
    for (const id of linksOf(missions[mission], outcome.won)) reached.add(id);
  }
  const known = all.flatMap(({ id }) => (reached.has(id) ? [id] : []));
  const open = known.filter(
    (id) => isRepeatable(missions[id]) || attemptsAt(company, id).won === 0,
  );
  return open.length > 0 ? open : known;
}

/** A mission without a story of its own can be played as often as one likes. */
function isRepeatable(mission: Mission | undefined): boolean {
  return mission?.story === undefined;
}

function linksOf(mission: Mission | undefined, won: boolean): readonly CardId[] {
  return (won ? mission?.story?.won : mission?.story?.lost) ?? [];
}

function adventuresOf(chronicle: readonly Chapter[]) {
  return chronicle.filter((chapter) => chapter.kind === 'adventure');
}
