import {
  type BrimstoneSetup,
  type ClassId,
  type Content,
  classIn,
  type NewHero,
} from '@crawlspace/brimstone';
import { playersOf, type Seated } from '../../screens/muster/party.ts';
import type { NewGame, Player } from '../../session/types.ts';
import { usualPortrait } from '../Portrait.tsx';
import { FAIR_PARTY } from '../quick-start.ts';

export type RuleOptions = BrimstoneSetup['options'];

/** A hero in the making. */
export interface HeroDraft extends NewHero, Seated {
  /** Stays the same while others come and go. */
  readonly key: number;
}

/** An adventure in the making. */
export interface Draft {
  readonly mission: string;
  readonly heroes: readonly HeroDraft[];
  readonly options: RuleOptions;
}

export const MOST_HEROES = 6;
export const FIRST_MISSION = 'a-fistful-of-dark-stone';
const CLASSES: readonly ClassId[] = FAIR_PARTY.map((hero) => hero.class);

export function newDraft(mission: string, options: RuleOptions): Draft {
  const heroes = FAIR_PARTY.map((hero, key) => ({ ...hero, key, player: 'human' as const }));
  return { mission, heroes, options };
}

/** Adds a hero of the class that is there least, so that a party stays varied by itself. */
export function addHero(heroes: readonly HeroDraft[]): readonly HeroDraft[] {
  if (heroes.length >= MOST_HEROES) return heroes;
  const count = (id: ClassId) => heroes.filter((hero) => hero.class === id).length;
  const [rarest] = [...CLASSES].sort((one, other) => count(one) - count(other));
  const key = Math.max(-1, ...heroes.map((hero) => hero.key)) + 1;
  const added = rarest ?? 'us-marshal';
  return [...heroes, { class: added, portrait: usualPortrait(added), key, player: 'human' }];
}

/** Another class has other upgrades: a choice made before does not carry over. A portrait does. */
export function withClass(hero: HeroDraft, heroClass: ClassId): HeroDraft {
  if (hero.class === heroClass) return hero;
  const { upgrade: _, ...rest } = hero;
  const turned = hero.portrait !== undefined && hero.portrait !== usualPortrait(hero.class);
  const portrait = turned ? hero.portrait : usualPortrait(heroClass);
  return { ...rest, class: heroClass, portrait };
}

export function withUpgrade(hero: HeroDraft, upgrade: string | null): HeroDraft {
  const { upgrade: _, ...rest } = hero;
  return upgrade === null ? rest : { ...rest, upgrade };
}

/** What of it there is to play with: what came with a pack that was put back gives way to the usual. */
export function within(content: Content, draft: Draft): Draft {
  const mission = draft.mission in content.missions ? draft.mission : FIRST_MISSION;
  const heroes = draft.heroes.map((hero, seat) => {
    const [usual = 'us-marshal'] = CLASSES.slice(seat % CLASSES.length);
    if (!(hero.class in content.classes)) return withClass(hero, usual);
    const { upgrades } = classIn(content, hero.class);
    return hero.upgrade && !upgrades.includes(hero.upgrade) ? withUpgrade(hero, null) : hero;
  });
  return { ...draft, mission, heroes };
}

/** What the game is started with. */
export function gameOf({ mission, heroes, options }: Draft): {
  readonly game: NewGame;
  readonly players: readonly Player[];
} {
  return {
    game: {
      game: 'brimstone',
      setup: {
        mission,
        heroes: heroes.map(({ key: _, player: __, name, ...hero }) => {
          const given = name?.trim();
          return given ? { ...hero, name: given } : hero;
        }),
        options,
      },
    },
    players: playersOf(heroes),
  };
}

/** How many options differ from the standard game. */
export function changedOptions(options: RuleOptions, standard: RuleOptions): number {
  const names = Object.keys(standard) as (keyof RuleOptions)[];
  return names.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(standard[name]))
    .length;
}
