import type { HeroMark, NewGame } from '../session/types.ts';

/** A text in something from elsewhere; empty when there is none. */
export function textIn(thing: unknown, key: string): string {
  const found = (thing as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof found === 'string' ? found : '';
}

/** The heroes of a setup, whatever the game, without its rules. */
export function heroesIn(setup: unknown): readonly HeroMark[] {
  const { heroes, characters } = (setup ?? {}) as { heroes?: unknown; characters?: unknown };
  const party = heroes ?? characters;
  if (!Array.isArray(party)) return [];
  return party.map((each: unknown) => {
    // Who has been out before is a character.
    const hero = (each as { character?: unknown } | null)?.character ?? each;
    return { class: textIn(hero, 'class'), name: textIn(hero, 'name') };
  });
}

/** The same game with the first of its heroes only, so many. */
export function withFirstHeroes(game: NewGame, count: number): NewGame {
  const setup = game.setup as { readonly heroes: readonly unknown[] };
  return { ...game, setup: { ...setup, heroes: setup.heroes.slice(0, count) } };
}
