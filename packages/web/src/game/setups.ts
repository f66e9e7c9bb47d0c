import type { HeroMark } from '../session/types.ts';

/** A text in something from elsewhere; empty when there is none. */
export function textIn(thing: unknown, key: string): string {
  const found = (thing as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof found === 'string' ? found : '';
}

/** The heroes of a setup, whatever the game, without its rules. */
export function heroesIn(setup: unknown): readonly HeroMark[] {
  const heroes = (setup as { heroes?: unknown } | null | undefined)?.heroes;
  if (!Array.isArray(heroes)) return [];
  return heroes.map((hero: unknown) => ({
    class: textIn(hero, 'class'),
    name: textIn(hero, 'name'),
  }));
}
