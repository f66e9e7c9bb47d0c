import type { HeroIndex, ItemNumber } from '../ids.ts';
import type { RuleOptions } from '../options.ts';
import type { AdventureState, CarriedItem, Hero } from '../state.ts';

/** A company of heroes between its adventures, as plain data. Changed only by rules. */
export interface Company {
  readonly options: RuleOptions;
  /** Everybody who ever belonged to it, each at a place that stays theirs. The dead lie in Town. */
  heroes: Hero[];
  /** Adventures it has come back from. */
  adventures: number;
  /** For numbering items. */
  nextItem: ItemNumber;
}

export function foundCompany(options: RuleOptions): Company {
  return { options, heroes: [], adventures: 0, nextItem: 1 };
}

/**
 * A party comes back from an adventure, the dead on the shoulders of the others and with all they
 * had. `places` says where in the company each of the party belongs; who has no place yet joins it.
 */
export function comeHome(
  company: Company,
  { heroes }: AdventureState,
  places: readonly HeroIndex[] = [],
): Company {
  const home: Company = { ...company, heroes: [...company.heroes] };
  heroes.forEach((hero, n) => {
    const place = places[n] ?? home.heroes.length;
    home.heroes[place] = atHome(home, hero, place);
  });
  home.adventures++;
  return home;
}

/** Nothing of the adventure stays with a hero but what was gained and suffered in it. */
function atHome(company: Company, hero: Hero, place: HeroIndex): Hero {
  return {
    ...hero,
    index: place,
    space: 0,
    bag: [...hero.bag],
    items: hero.items.map((item) => renumbered(company, item)),
    upgrades: [...hero.upgrades],
    conditions: [...hero.conditions],
    chambers: [...hero.chambers],
    loaded: [...hero.loaded],
    exhausted: {},
    bonuses: [],
    activation: null,
    freeAttackUsed: false,
  };
}

/** Every adventure numbers its items from 1; at home no two have the same number. */
function renumbered(company: Company, item: CarriedItem): CarriedItem {
  const { used: _, ...rest } = item;
  const number = company.nextItem++;
  return { ...rest, number, upgrades: [...item.upgrades], holds: [...item.holds] };
}

/** Who can go into Town, pay and be treated. */
export function living({ heroes }: Company): Hero[] {
  return heroes.filter(({ dead }) => !dead);
}
