import { Context, type Game } from '@crawlspace/kernel';
import type { Ability } from '../abilities.ts';
import type { Content } from '../content/types.ts';
import type { HeroIndex } from '../ids.ts';
import { cardOf, mayUse, mustBeEquipped } from '../rules/items/items.ts';
import type { Hero } from '../state.ts';
import type { StatName } from '../stats.ts';
import type { Company } from './company.ts';
import type { CompanyEvent } from './events.ts';

/** What every rule between adventures works with: the company, luck and events, and the content. */
export class Interlude extends Context<Company, CompanyEvent> {
  readonly content: Content;

  constructor(game: Game<Company, CompanyEvent>, content: Content) {
    super(game);
    this.content = content;
  }

  get company(): Company {
    return this.state;
  }
}

export function memberAt({ company }: Interlude, place: HeroIndex): Hero {
  const hero = company.heroes[place];
  if (!hero) throw new Error(`the company has no hero ${place}`);
  return hero;
}

/** A number of a hero away from any adventure: the sheet, upgrades, conditions and items in use. */
export function numberOf(t: Interlude, hero: Hero, name: StatName): number {
  const base = t.content.classes[hero.class].base[name];
  return abilitiesOf(t, hero).reduce((sum, { stats }) => sum + (stats?.[name] ?? 0), base);
}

/** Whether something keeps the hero from ever parting with Dark Stone. */
export function keepsDarkStone(t: Interlude, hero: Hero): boolean {
  return abilitiesOf(t, hero).some(({ keeps }) => keeps?.includes('dark-stone'));
}

function abilitiesOf(t: Interlude, hero: Hero): Ability[] {
  const { upgrades, conditions, items } = t.content;
  const inUse = hero.items.filter(({ card: id, equipped }) => {
    const card = cardOf(t.content, id);
    return mayUse(t, hero, card) && (equipped || !mustBeEquipped(card));
  });
  const cards = [
    ...hero.upgrades.map((id) => upgrades[id]),
    ...hero.conditions.map((id) => conditions[id]),
    ...inUse.flatMap(({ card, upgrades: attached }) => [card, ...attached].map((id) => items[id])),
  ];
  return cards.flatMap((card) => card?.ability ?? []);
}
