import { type Die, d6 } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { d8 } from '../../dice.ts';
import type { HeroIndex } from '../../ids.ts';
import type { Hero } from '../../state.ts';

/**
 * A Random Hero among these (all when not said), never a KO'd one. When nobody is left standing it
 * is any of them: what befalls a hero who is out has no effect.
 */
export function randomHero(
  g: Adventure,
  among: readonly Hero[] = g.state.heroes,
  label = 'random-hero',
): Hero {
  const standing = among.filter(isUp);
  const able = standing.length > 0 ? standing : among;
  if (able.length === 1) return able[0] as Hero;
  const index = g.roll(label, dieOfHeroes(able.length > 0 ? able : g.state.heroes));
  return g.state.heroes[index] as Hero;
}

/** Every hero gets the same number of faces, in order: on a D6, for four on the D8, else one token each. */
export function dieOfHeroes(heroes: readonly Hero[]): Die<HeroIndex> {
  const die = [d6, d8].find(({ faces }) => faces.length % heroes.length === 0);
  const each = die ? die.faces.length / heroes.length : 1;
  const faces = heroes.flatMap(({ index }) => Array<HeroIndex>(each).fill(index));
  return { id: die?.id ?? 'Hero', faces };
}
