import { choose, type Rule } from '@crawlspace/kernel';
import { type Ask, promptFor } from '../../../asks.ts';
import type { ClassDeed, ClassRules, Granted } from '../../../content-types.ts';
import type { Descent } from '../../../descent.ts';
import { STANCES, type Stance } from '../../../ids.ts';
import type { HellscapeMeaning } from '../../../meanings.ts';
import { abilitiesChanged } from '../../../rules/abilities/in-force.ts';
import { nameOf } from '../../../rules/picks.ts';
import type { Hero } from '../../../state.ts';
import type { BerserkerBoard } from '../boards.ts';

/** Room of the Rage pool. */
export const MOST_RAGE = 7;

/** Rage for changing to another stance. */
const CHANGE_PRICE = 1;

/** The Berserker: lost Health becomes Rage, and only what lies under the current stance works. */
export const berserkerRules: ClassRules<BerserkerBoard> = {
  id: 'berserker',

  newBoard() {
    return { class: 'berserker', rage: 0, stance: 'blood-rage', under: {} };
  },

  cloneBoard: copyOf,
  boardView: copyOf,

  /** A skill goes under its stance, or under one of choice; a higher rank takes the lower one's place. */
  *placeSkill(g, hero, skill) {
    const board = boardOf(hero);
    const card = g.content.skills[skill];
    const stance = card?.stance ?? 'any';
    const where = stance === 'any' ? yield* chooseStance(hero, 'stance-for', skill) : stance;
    board.under[skill] = where;
    if (card?.upgrades) delete board.under[card.upgrades];
    abilitiesChanged(g, hero);
    if (g.state.phase === 'setup') takeStance(g, hero, yield* chooseStance(hero, 'stance'));
  },

  abilities(g, hero) {
    const { stance, under } = boardOf(hero);
    const inForce: Granted[] = [{ card: stance, abilities: [g.content.stances[stance]] }];
    for (const card of hero.skills) {
      const skill = under[card] === stance ? g.content.skills[card] : undefined;
      if (skill) inForce.push({ card, abilities: skill.abilities });
    }
    return inForce;
  },

  canPay(hero, { rage = 0, elements }) {
    return !elements && boardOf(hero).rage >= rage;
  },

  pay(hero, { rage = 0 }) {
    boardOf(hero).rage -= rage;
  },

  canGain(_g, hero, effect) {
    return effect.do === 'rage' && boardOf(hero).rage < MOST_RAGE;
  },

  *gain(g, hero, effect, n) {
    if (effect.do !== 'rage') return;
    const board = boardOf(hero);
    board.rage = Math.min(MOST_RAGE, board.rage + n);
    g.emit({ t: 'rage', hero: hero.index, amount: board.rage });
  },

  deeds(_g, hero) {
    const { rage, stance } = boardOf(hero);
    return rage >= CHANGE_PRICE ? CHANGES[stance] : [];
  },

  /** The Health she loses becomes Rage, as far as the pool has room. Nobody has a reason to decline. */
  *wounded(g, hero, wounds) {
    const board = boardOf(hero);
    const gained = Math.min(wounds, MOST_RAGE - board.rage);
    if (gained <= 0) return;
    board.rage += gained;
    g.emit({ t: 'rage', hero: hero.index, amount: board.rage });
  },
};

function copyOf({ rage, stance, under }: BerserkerBoard): BerserkerBoard {
  return { class: 'berserker', rage, stance, under: { ...under } };
}

function boardOf(hero: Hero): BerserkerBoard {
  if (hero.board.class !== 'berserker') throw new Error(`hero ${hero.index} has no stances`);
  return hero.board;
}

function takeStance(g: Descent, hero: Hero, stance: Stance): void {
  boardOf(hero).stance = stance;
  abilitiesChanged(g, hero);
  g.emit({ t: 'stance', hero: hero.index, card: stance });
}

function chooseStance(hero: Hero, ask: Ask, skill?: string): Rule<Stance> {
  return choose({
    seat: hero.index,
    prompt: promptFor(ask, skill ? { skill: { key: `${skill}.name` } } : undefined),
    options: STANCES,
    means: (stance): HellscapeMeaning => ({ kind: 'stance', stance }),
    describe: nameOf,
  });
}

/** The deeds of each stance: to change to one of the others. */
const CHANGES: Readonly<Record<Stance, readonly ClassDeed[]>> = {
  'blood-rage': changesFrom('blood-rage'),
  reckless: changesFrom('reckless'),
  provoke: changesFrom('provoke'),
};

function changesFrom(current: Stance): readonly ClassDeed[] {
  return STANCES.filter((stance) => stance !== current).map((stance) => ({
    id: `stance-${stance}`,
    key: `stance-${stance}`,
    means: { kind: 'stance', stance },
    *resolve(g, hero) {
      boardOf(hero).rage -= CHANGE_PRICE;
      takeStance(g, hero, stance);
    },
  }));
}
