import { pick, pickShares, type Rule } from '@crawlspace/kernel';
import type { Cost } from '../../../ability.ts';
import { type Ask, promptFor } from '../../../asks.ts';
import type { ClassDeed } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import { ELEMENTS, type Element } from '../../../ids.ts';
import type { HellscapeMeaning } from '../../../meanings.ts';
import { abilitiesChanged } from '../../../rules/abilities/in-force.ts';
import type { Hero } from '../../../state.ts';
import type { ShamanBoard } from '../boards.ts';

type Into = 'mana' | Element;

const ANY_ELEMENT: readonly Into[] = ELEMENTS;
const MANA_OR_ELEMENT: readonly Into[] = ['mana', ...ELEMENTS];

export function shamanBoard(hero: Hero): ShamanBoard {
  if (hero.board.class !== 'shaman') throw new Error(`hero ${hero.index} is no Shaman`);
  return hero.board;
}

/** Mana about to be gained: each point is taken as Mana or raises a track; says how much stays Mana. */
export function* manaIntoElements(g: Descent, hero: Hero, n: number): Rule<number> {
  return yield* share(g, hero, n, 'mana-or-elements', MANA_OR_ELEMENT);
}

/** How much the tracks can still be raised, all together. */
export function roomInElements(g: Descent, hero: Hero): number {
  return ELEMENTS.reduce((sum, element) => sum + room(g, hero, element), 0);
}

/** Each point raises any element the player likes. */
export function* gainElements(g: Descent, hero: Hero, n: number): Rule {
  yield* share(g, hero, n, 'elements', ANY_ELEMENT);
}

export function canPayElements(hero: Hero, { rage, elements = {} }: Cost): boolean {
  const levelOf = shamanBoard(hero).elements;
  return !rage && ELEMENTS.every((element) => levelOf[element] >= (elements[element] ?? 0));
}

export function payElements(hero: Hero, { elements = {} }: Cost): void {
  const board = shamanBoard(hero);
  for (const element of ELEMENTS) board.elements[element] -= elements[element] ?? 0;
}

/** The levels of the tracks, as digits of one number. */
export function levels(hero: Hero): number {
  const { elements } = shamanBoard(hero);
  return ELEMENTS.reduce((sum, element) => sum * 10 + elements[element], 0);
}

/** One question for the whole gain. Only what has room is offered, and what has no room is lost. */
function* share(
  g: Descent,
  hero: Hero,
  n: number,
  ask: Ask,
  choices: readonly Into[],
): Rule<number> {
  const capacity = (into: Into) => Math.min(n, room(g, hero, into));
  const of = choices.filter((into) => capacity(into) > 0);
  let points = 0;
  for (const into of of) points += capacity(into);
  points = Math.min(n, points);
  if (points === 0) return 0;
  const asked = {
    seat: hero.index,
    prompt: promptFor(ask, { n: points }),
    of,
    id: (into: Into) => into,
    means: (into: Into): HellscapeMeaning => ({ kind: 'element', element: into }),
    describe: (into: Into) => ({ text: { key: `option.into-${into}` } }),
  };
  const picks =
    points === 1
      ? [yield* pick(asked)]
      : yield* pickShares({ ...asked, capacity, min: points, max: points });
  for (const element of ELEMENTS) raise(g, hero, element, count(picks, element));
  return count(picks, 'mana');
}

function count(picks: readonly Into[], into: Into): number {
  return picks.filter((pick) => pick === into).length;
}

function room(g: Descent, hero: Hero, into: Into): number {
  if (into === 'mana') return hero.maxMana - hero.mana;
  return g.content.peaks[into].length - shamanBoard(hero).elements[into];
}

/** Levels decide what can be paid, not what is in force: nothing has to be looked up anew. */
function raise(g: Descent, hero: Hero, element: Element, n: number): void {
  if (n <= 0) return;
  const { elements } = shamanBoard(hero);
  elements[element] += n;
  g.emit({
    t: 'element',
    hero: hero.index,
    purpose: `element-${element}`,
    amount: elements[element],
  });
}

/** Full tracks that can still be spent whole for what is above them. */
export function peakDeeds(g: Descent, hero: Hero): ClassDeed[] {
  const { elements, peaks } = shamanBoard(hero);
  const deeds: ClassDeed[] = [];
  for (const element of ELEMENTS) {
    const full = elements[element] >= g.content.peaks[element].length;
    if (full && !peaks.includes(element)) deeds.push(PEAK_DEEDS[element]);
  }
  return deeds;
}

const PEAK_DEEDS: Readonly<Record<Element, ClassDeed>> = {
  water: peakDeed('water'),
  fire: peakDeed('fire'),
  air: peakDeed('air'),
  earth: peakDeed('earth'),
};

function peakDeed(element: Element): ClassDeed {
  return {
    id: `peak-${element}`,
    key: `peak-${element}`,
    means: { kind: 'peak', element },
    *resolve(g, hero) {
      flipTracker(g, hero, element);
    },
  };
}

/** The whole track is spent, and its tracker is turned over for the rest of the quest. */
function flipTracker(g: Descent, hero: Hero, element: Element): void {
  const board = shamanBoard(hero);
  board.elements[element] = 0;
  board.peaks.push(element);
  abilitiesChanged(g, hero);
  const card = g.content.peaks[element].id;
  g.emit({ t: 'peak', hero: hero.index, card, purpose: `element-${element}`, rule: 'H-SHA-05' });
}
