import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { bareScene as scene } from '../../test/bare-heroes.ts';
import { heroAt } from '../adventure.ts';
import { dieOfHeroes, randomHero } from './random-hero.ts';

const four = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;

/** How many faces each hero has on a die. */
function shares(faces: readonly number[], heroes: number): number[] {
  return Array.from({ length: heroes }, (_, i) => faces.filter((face) => face === i).length);
}

rule(['B-RAND-01', 'B-RAND-03'], 'each of four heroes has the same chance, on a D8', () => {
  const t = scene({ heroes: four, dice: [['random-hero', 3]] }).runs(function* (g) {
    const die = dieOfHeroes(g.state.heroes);
    expect(shares(die.faces, 4)).toEqual([2, 2, 2, 2]);
    expect(die.faces[7 - 1]).toBe(3);
    expect(randomHero(g)).toBe(heroAt(g, 3));
    heroAt(g, 3).knockedOut = ['health'];
    const standing = dieOfHeroes(g.state.heroes.slice(0, 3));
    expect(shares(standing.faces, 3)).toEqual([2, 2, 2]);
  });
  t.done();
});

rule(['B-RAND-02'], 'three heroes share a D6, and a KO’d one gets no numbers', () => {
  const t = scene({ heroes: ['us-marshal', 'bandido', 'gunslinger'] }).runs(function* (g) {
    expect(dieOfHeroes(g.state.heroes).faces[4 - 1]).toBe(1);
    heroAt(g, 2).knockedOut = ['health'];
    const found = new Set(Array.from({ length: 60 }, () => randomHero(g).index));
    expect([...found].sort()).toEqual([0, 1]);
    expect(shares(dieOfHeroes(g.state.heroes.slice(0, 2)).faces, 2)).toEqual([3, 3]);
  });
  t.done();
});

test('one hero among whom to choose needs no roll', () => {
  scene({ dice: [] })
    .runs(function* (g) {
      expect(randomHero(g, [heroAt(g, 1)])).toBe(heroAt(g, 1));
      heroAt(g, 0).dead = true;
      expect(randomHero(g)).toBe(heroAt(g, 1));
    })
    .done();
});
