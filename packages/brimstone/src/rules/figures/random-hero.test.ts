import { rule } from '@crawlspace/kernel/testing';
import { expect, test, vi } from 'vitest';
import { bareScene as scene } from '../../../test/bare-heroes.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import { randomHero } from './random-hero.ts';

const four = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;

/** How many faces each hero has on a die. */
function shares(faces: readonly unknown[], heroes: number): number[] {
  return Array.from({ length: heroes }, (_, i) => faces.filter((face) => face === i).length);
}

/** The faces of the die that decides about a Random Hero now. */
function facesRolled(g: Adventure): readonly unknown[] {
  const roll = vi.spyOn(g, 'roll');
  randomHero(g);
  const [call] = roll.mock.calls;
  roll.mockRestore();
  return call?.[1].faces ?? [];
}

rule(['B-RAND-01', 'B-RAND-03'], 'each of four heroes has the same chance, on a D8', () => {
  const dice = 'random-hero 3 3 0';
  const t = scene({ heroes: four, dice }).runs((g) => {
    const faces = facesRolled(g);
    expect(shares(faces, 4)).toEqual([2, 2, 2, 2]);
    expect(faces[7 - 1]).toBe(3);
    expect(randomHero(g)).toBe(heroAt(g, 3));
    heroAt(g, 3).knockedOut = ['health'];
    expect(shares(facesRolled(g), 4)).toEqual([2, 2, 2, 0]);
  });
  t.done();
});

rule(['B-RAND-02'], 'three heroes share a D6, and a KO’d one gets no numbers', () => {
  const t = scene({ heroes: ['us-marshal', 'bandido', 'gunslinger'] }).runs((g) => {
    expect(facesRolled(g)).toEqual([0, 0, 1, 1, 2, 2]);
    heroAt(g, 2).knockedOut = ['health'];
    const found = new Set(Array.from({ length: 60 }, () => randomHero(g).index));
    expect([...found].sort()).toEqual([0, 1]);
    expect(shares(facesRolled(g), 3)).toEqual([3, 3, 0]);
  });
  t.done();
});

test('one hero among whom to choose needs no roll', () => {
  scene({ dice: [] })
    .runs((g, hero) => {
      expect(randomHero(g, [heroAt(g, 1)])).toBe(heroAt(g, 1));
      hero.dead = true;
      expect(randomHero(g)).toBe(heroAt(g, 1));
    })
    .done();
});
