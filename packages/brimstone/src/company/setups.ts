import type { StaySetup } from '../between/stay.ts';
import type { Character } from '../character.ts';
import type { Content } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import { type BrimstoneSetup, ownedBy, singleCards } from '../setup.ts';
import { type Company, type MemberId, memberOf, rosterOf } from './company.ts';

/** The setup of the adventure that the company is in; null when it is in none. */
export function adventureSetup(company: Company): BrimstoneSetup | null {
  const { whereabouts, darknessAhead } = company;
  if (whereabouts.at !== 'adventure') return null;
  const { mission, members, options, sets, hardships, elsewhere, single } = whereabouts;
  return {
    mission,
    heroes: members.flatMap((id) => memberOf(company, id)?.hero ?? []),
    options,
    ...(sets === undefined ? {} : { sets }),
    ...(single ? {} : { campaign: true }),
    ...(darknessAhead ? { darknessAhead } : {}),
    ...(hardships ? { hardships } : {}),
    ...(elsewhere ? { elsewhere } : {}),
  };
}

/** The setup of the road and the days in Town; null when the company is not on its way there. */
export function staySetup(company: Company): StaySetup | null {
  const { whereabouts } = company;
  if (whereabouts.at !== 'town') return null;
  const { members, options, elsewhere } = whereabouts;
  return {
    characters: members.flatMap((id) => characterIn(company, id) ?? []),
    options,
    ...(elsewhere ? { elsewhere } : {}),
  };
}

/** The cards, of those that are there once, of everybody in the company who does not set out. */
export function ownedElsewhere(
  company: Company,
  content: Content,
  posse: readonly MemberId[],
): readonly CardId[] {
  const others = rosterOf(company).filter(({ id }) => !posse.includes(id));
  const owned = new Set(ownedBy(others.flatMap(({ id }) => characterIn(company, id) ?? [])));
  return singleCards(content).filter((card) => owned.has(card));
}

function characterIn(company: Company, id: MemberId): Character | null {
  const hero = memberOf(company, id)?.hero;
  return hero && 'character' in hero ? hero.character : null;
}
