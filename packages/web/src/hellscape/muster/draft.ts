import { CLASSES, type ClassId, type HellscapeSetup, type HeroSetup } from '@crawlspace/hellscape';
import { playersOf, type Seated } from '../../screens/muster/party.ts';
import type { NewGame, Player } from '../../session/types.ts';
import { FAIR_PARTY, FIRST_QUEST } from '../quick-start.ts';

/** What a hero can choose before the quest; what is left open is asked at the table. */
export type Wish = 'skill' | 'weapon' | 'potion';

/** A hero in the making. */
export type HeroDraft = HeroSetup & Seated;

/** A quest in the making. Every class is there at most once, so that it names the hero. */
export interface Draft {
  readonly quest: string;
  readonly heroes: readonly HeroDraft[];
  readonly hellbreaker: boolean;
}

export function newDraft(): Draft {
  const heroes = FAIR_PARTY.map((each) => ({ class: each, player: 'human' as const }));
  return { quest: FIRST_QUEST, heroes, hellbreaker: false };
}

/** The classes that nobody plays yet. */
export function freeClasses(heroes: readonly HeroDraft[]): readonly ClassId[] {
  return CLASSES.filter((each) => heroes.every((hero) => hero.class !== each));
}

export function addHero(heroes: readonly HeroDraft[]): readonly HeroDraft[] {
  const [first] = freeClasses(heroes);
  return first ? [...heroes, { class: first, player: 'human' }] : heroes;
}

/** Another class has other skills: a choice made before does not carry over. What is carried does. */
export function withClass(hero: HeroDraft, chosen: ClassId): HeroDraft {
  if (hero.class === chosen) return hero;
  const { skill: _, ...rest } = hero;
  return { ...rest, class: chosen };
}

export function withWish(hero: HeroDraft, wish: Wish, card: string | null): HeroDraft {
  const { [wish]: _, ...rest } = hero;
  return card === null ? rest : { ...rest, [wish]: card };
}

/** How many others already want this weapon: there are only so many cards of it. */
export function wantedByOthers(heroes: readonly HeroDraft[], seat: number, weapon: string): number {
  return heroes.filter((hero, each) => each !== seat && hero.weapon === weapon).length;
}

/** What the game is started with. */
export function gameOf({ quest, heroes, hellbreaker }: Draft): {
  readonly game: NewGame;
  readonly players: readonly Player[];
} {
  const setup: HellscapeSetup = {
    quest,
    heroes: heroes.map(({ player: _, ...hero }) => hero),
    hellbreaker,
  };
  return { game: { game: 'hellscape', setup }, players: playersOf(heroes) };
}
