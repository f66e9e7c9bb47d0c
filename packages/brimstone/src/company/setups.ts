import type { StaySetup } from '../between/stay.ts';
import type { BrimstoneSetup } from '../setup.ts';
import type { Character } from './character.ts';
import { type Company, type MemberId, memberOf } from './company.ts';

/** The setup of the adventure that the company is in; null when it is in none. */
export function adventureSetup(company: Company): BrimstoneSetup | null {
  const { whereabouts, darknessAhead } = company;
  if (whereabouts.at !== 'adventure') return null;
  const { mission, members, options, sets, hardships, single } = whereabouts;
  return {
    mission,
    heroes: members.flatMap((id) => memberOf(company, id)?.hero ?? []),
    options,
    ...(sets === undefined ? {} : { sets }),
    ...(single ? {} : { campaign: true }),
    ...(darknessAhead ? { darknessAhead } : {}),
    ...(hardships ? { hardships } : {}),
  };
}

/** The setup of the road and the days in Town; null when the company is not on its way there. */
export function staySetup(company: Company): StaySetup | null {
  const { whereabouts } = company;
  if (whereabouts.at !== 'town') return null;
  const { members, options } = whereabouts;
  return { characters: members.flatMap((id) => characterIn(company, id) ?? []), options };
}

function characterIn(company: Company, id: MemberId): Character | null {
  const hero = memberOf(company, id)?.hero;
  return hero && 'character' in hero ? hero.character : null;
}
