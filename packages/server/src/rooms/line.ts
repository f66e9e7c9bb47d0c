import type { GameShape, TableOf } from '@crawlspace/host';
import type { PersonId, TableAbout } from '@crawlspace/host/online';
import { PARTY } from '@crawlspace/kernel';
import type { TableLine } from '../store/store.ts';
import type { Seating } from './seating.ts';

/** The people whom the table waits for. */
export function askedOf(
  { pending }: Pick<TableOf<GameShape>, 'pending'>,
  seating: Seating,
): readonly (PersonId | null)[] {
  return pending.flatMap(({ seat }) => (seat === PARTY ? seating.people : seating.playedBy(seat)));
}

/** What lists tell about a table, as it stands now. */
export function lineOf(
  table: TableOf<GameShape>,
  setup: unknown,
  seating: Seating,
  open: boolean,
): TableLine {
  const { outcome } = table;
  const asked = new Set(askedOf(table, seating));
  const people = [...new Set([seating.owner, ...seating.people])];
  const places = seating.places.map(({ person, standIn }) => ({
    name: person === null ? null : (seating.names.get(person) ?? ''),
    bot: standIn !== null && 'bot' in standIn,
  }));
  return {
    owner: seating.owner,
    open,
    over: outcome !== null,
    people: people.map((person) => ({ person, waits: asked.has(person) })),
    ...(seating.removed.size > 0 ? { removed: [...seating.removed] } : {}),
    about: {
      ...{ setup, places, outcome },
      ...(seating.company ? { company: seating.company } : {}),
    } satisfies TableAbout,
  };
}
