import type { Offered, Role } from '@crawlspace/kernel';
import { TOWN_LOCATIONS } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import { meaningIn, roleOf } from '../meanings.ts';

const LOCATIONS: ReadonlySet<CardId> = new Set(TOWN_LOCATIONS);

/** In Town a bed, a door and a thing on a counter are picked where they are. */
export function roleInTown(option: Offered): Role | null {
  const meaning = meaningIn(option);
  switch (meaning?.kind) {
    case 'service':
    case 'hotel':
    case 'camp-site':
      return 'place';
    case 'card':
      return LOCATIONS.has(meaning.card) ? 'place' : null;
    default:
      return roleOf(option);
  }
}
