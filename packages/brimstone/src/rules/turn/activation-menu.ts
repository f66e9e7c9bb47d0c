import type { Among, OptionDetails, Prompt, TextRef } from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import { type Adventure, inFight } from '../../adventure.ts';
import { spaceId } from '../../asking.ts';
import { type Facts, promptFor } from '../../asks.ts';
import type { SpaceId } from '../../board/index.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { Activation, Hero } from '../../state.ts';
import { searchOptions } from '../exploration/search.ts';
import type { Action } from '../fights/attack-actions.ts';
import { whomToHelp } from '../heroes/help.ts';
import { canManageItems } from '../items/manage-items.ts';
import { usesNow } from '../items/uses.ts';
import { whomToDrag } from '../movement/drag.ts';
import { escapeOdds, mustEscape } from '../movement/escape.ts';
import { mayTakeLantern } from '../movement/lantern.ts';
import { type Ways, waysOf } from '../movement/ways.ts';
import {
  AskToUse,
  BuyMovement,
  Drag,
  Help,
  INSTEAD,
  ManageItems,
  Search,
  TakeLantern,
  Use,
} from './actions.ts';

/** What a hero may do next: go to a space, act, or end the activation. */
export type Choice = SpaceId | Action | 'end';

const END: BrimstoneMeaning = { kind: 'end' };
const MOVES: BrimstoneMeaning[] = [];

/** Bots ask it of every space: each has its meaning made once. */
function moveTo(space: SpaceId): BrimstoneMeaning {
  for (let next = MOVES.length; next <= space; next++) MOVES.push({ kind: 'move', space: next });
  return MOVES[space] as BrimstoneMeaning;
}

const AFTERWARDS = promptFor('activation-after');
const IN_PEACE: Facts = { inPeace: true };
const MAY_ATTACK: TextRef = { key: 'activation.attack' };
const NOBODY: TextRef = { key: 'activation.nobody' };
const MAY_SEARCH: TextRef = { key: 'activation.search' };

/**
 * Everything a hero may do at this point of the activation; no choices with nothing to do. Movement
 * comes before the attack or the search; uses and belongings have no such limit.
 */
export class Menu implements Among<Choice> {
  readonly rule = 'B-TURN-06';
  readonly of: Choice[];
  /** Where the hero may go; null when it is too late for that. */
  readonly ways: Ways | null;
  readonly #g: Adventure;
  readonly #hero: Hero;
  readonly #activation: Activation;
  readonly #attacks: readonly Action[];
  /** What the next step needs, looked up for the first space that is described. */
  #test: OptionDetails | null = null;

  constructor(g: Adventure, hero: Hero, activation: Activation, attacks: readonly Action[]) {
    const acted = hasActed(activation);
    this.#g = g;
    this.#hero = hero;
    this.#activation = activation;
    this.#attacks = attacks;
    this.ways = acted || !mayMove(activation) ? null : waysOf(g, hero, activation.moveLeft ?? 0);
    const of: Choice[] = this.ways ? [...this.ways.stops] : [];
    this.of = of;
    if (!acted) addActions(of, g, hero, activation, attacks);
    if (canManageItems(g, hero)) of.push(new ManageItems(g, hero));
    if (mayTakeLantern(g, hero)) of.push(new TakeLantern(g, hero));
    for (const usable of usesNow(g, hero, acted ? AFTERWARDS_TOO : BEFORE)) {
      of.push(new Use(g, hero, activation, usable));
    }
    if (of.length === 0) return;
    addUsesOfOthers(of, g, hero);
    of.push('end');
  }

  get seat(): number {
    return this.#hero.index;
  }

  get prompt(): Prompt {
    if (hasActed(this.#activation)) return AFTERWARDS;
    const moves = this.#activation.moveLeft ?? 0;
    const left = { key: this.#leftKey(moves), params: { moves } };
    if (inFight(this.#g)) {
      return promptFor('activation', { moves, left, then: thenAttack(this.#attacks) });
    }
    return promptFor('activation', { moves, left, then: MAY_SEARCH }, IN_PEACE);
  }

  /** Whoever did not get away has movement and nowhere to go. */
  #leftKey(moves: number): string {
    if (this.#activation.stuck) return 'activation.stuck';
    return moves > 0 ? 'activation.left' : 'activation.none-left';
  }

  id(choice: Choice): string {
    if (typeof choice === 'number') return spaceId(choice);
    return choice === 'end' ? 'end' : choice.id;
  }

  means(choice: Choice): BrimstoneMeaning {
    if (typeof choice === 'object') return choice.means();
    return choice === 'end' ? END : moveTo(choice);
  }

  describe(choice: Choice): OptionDetails {
    if (typeof choice === 'object') return choice.describe();
    if (choice === 'end') return { text: { key: 'option.end-activation' } };
    const path = this.ways?.pathTo(choice) ?? [];
    this.#test ??= mustEscape(this.#g, this.#hero)
      ? { odds: escapeOdds(this.#g, this.#hero), oddsOf: 'escape', rule: 'B-ESC-01' }
      : {};
    return { path, cost: { move: path.length }, ...this.#test };
  }
}

/** What comes before the attack or the search, or is one. */
function addActions(
  of: Choice[],
  g: Adventure,
  hero: Hero,
  activation: Activation,
  attacks: readonly Action[],
): void {
  for (const fallen of whomToDrag(g, hero, activation)) {
    of.push(new Drag(g, hero, activation, fallen));
  }
  if (hero.grit > 0 && !activation.stuck) of.push(new BuyMovement(g, hero, activation));
  for (const attack of attacks) of.push(attack);
  const ways = searchOptions(g, hero);
  for (const way of ways) of.push(new Search(g, hero, way, ways));
  for (const fallen of whomToHelp(g, hero)) of.push(new Help(g, hero, fallen));
}

/**
 * What the other heroes may use at any time: in this activation they are asked for it. It alone keeps
 * no activation going.
 */
function addUsesOfOthers(of: Choice[], g: Adventure, hero: Hero): void {
  for (const owner of g.state.heroes) {
    if (owner === hero) continue;
    for (const usable of usesNow(g, owner, ANYTIME)) of.push(new AskToUse(g, hero, usable));
  }
}

/** The attack or the search is done. */
export function hasActed({ attacked, acted }: Activation): boolean {
  return attacked || acted;
}

/** Dynamite can be thrown at anything; with nobody in reach of an attack that is said. */
function thenAttack(attacks: readonly Action[]): TextRef {
  return attacks.some((attack) => attack.means().kind === 'attack') ? MAY_ATTACK : NOBODY;
}

function mayMove({ moveLeft, stuck }: Activation): boolean {
  return !stuck && (moveLeft ?? 0) > 0;
}

const ANYTIME: readonly UseTiming[] = ['anytime'];
const AFTERWARDS_TOO: readonly UseTiming[] = ['activation', 'anytime', 'free-attack'];
const BEFORE: readonly UseTiming[] = [...AFTERWARDS_TOO, ...INSTEAD];
