import { pick, type Rule } from '@crawlspace/kernel';
import { type Ask, promptFor } from '../../../asks.ts';
import type { Descent } from '../../../descent.ts';
import type { CardId } from '../../../ids.ts';
import type { HellscapeMeaning } from '../../../meanings.ts';
import { abilitiesChanged } from '../../../rules/abilities/in-force.ts';
import type { Hero } from '../../../state.ts';
import type { WizardBoard } from '../boards.ts';
import { basicSpells } from './spells.ts';

export const QUADRANTS = 4;

/** The basic spell printed in each quadrant. */
export const printedSpells: readonly CardId[] = Object.keys(basicSpells);

export function amuletOf(hero: Hero): WizardBoard {
  if (hero.board.class !== 'wizard') throw new Error(`hero ${hero.index} has no Spell Amulet`);
  return hero.board;
}

/** The spell so many quadrants clockwise from the Ready marker. */
export function spellAhead(amulet: WizardBoard, quadrants: number): CardId {
  return amulet.quadrants[(amulet.ready + quadrants) % QUADRANTS] ?? '';
}

/** The spell that lay on a quadrant is taken off: the printed one shows again. */
export function uncover(g: Descent, hero: Hero, quadrant: number): void {
  amuletOf(hero).quadrants[quadrant] = printedSpells[quadrant] ?? '';
  abilitiesChanged(g, hero);
}

/** A new spell comes to lie on a quadrant, and has its price there. */
export function cover(g: Descent, hero: Hero, quadrant: number, spell: CardId): void {
  const amulet = amuletOf(hero);
  amulet.quadrants[quadrant] = spell;
  if (quadrant === amulet.ready) amulet.free = false;
  abilitiesChanged(g, hero);
}

/** The Ready marker points at this quadrant from now on. */
export function pointMarker(g: Descent, hero: Hero, quadrant: number, free = false): void {
  const amulet = amuletOf(hero);
  amulet.ready = quadrant % QUADRANTS;
  amulet.free = free;
  abilitiesChanged(g, hero);
  g.emit({ t: 'marker', hero: hero.index, card: spellAhead(amulet, 0) });
}

/** The Ready marker turns to the next quadrant clockwise. */
export function turnMarker(g: Descent, hero: Hero): void {
  pointMarker(g, hero, amuletOf(hero).ready + 1);
}

/** Asks for a quadrant, each named by the spell that lies there. */
export function chooseQuadrant(
  hero: Hero,
  ask: Ask,
  params: Record<string, { key: string }> = {},
): Rule<number> {
  const { quadrants } = amuletOf(hero);
  const spellIn = (quadrant: number) => quadrants[quadrant] ?? '';
  return pick({
    seat: hero.index,
    prompt: promptFor(ask, params),
    of: [0, 1, 2, 3],
    id: (quadrant) => `quadrant${quadrant}`,
    means: (quadrant): HellscapeMeaning => ({
      kind: 'quadrant',
      quadrant,
      card: spellIn(quadrant),
    }),
    describe: (quadrant) => ({
      text: { key: 'option.quadrant', params: { spell: { key: `${spellIn(quadrant)}.name` } } },
    }),
  });
}
