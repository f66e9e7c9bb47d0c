import type { Rule } from '@crawlspace/kernel';
import { type Descent, isUp } from '../../descent.ts';
import type { HeroIndex } from '../../ids.ts';
import { leaveZone } from '../../rules/exploration/move.ts';
import type { BoardToken, Hero, TokenKind } from '../../state.ts';
import type { Objective, QuestDeed } from '../quest-types.ts';

type Told = Pick<Descent, 'state'>;

export function counter(g: Told, name: string): number {
  return g.state.quest.counters[name] ?? 0;
}

export function setCounter(g: Told, name: string, value: number): void {
  g.state.quest.counters[name] = value;
}

/** Counts on, and tells how far. */
export function count(g: Told, name: string, by: number): number {
  const now = counter(g, name) + by;
  setCounter(g, name, now);
  return now;
}

/** Who holds things of the quest: a hero is named once for each. */
export function holders(g: Told, thing: string): readonly HeroIndex[] {
  return g.state.quest.held[thing] ?? [];
}

export function take(g: Told, thing: string, hero: Hero): void {
  g.state.quest.held[thing] = [...holders(g, thing), hero.index];
}

/** A hero gives away one of the things they hold. */
export function give(g: Told, thing: string, hero: Hero): void {
  const left = [...holders(g, thing)];
  left.splice(left.indexOf(hero.index), 1);
  g.state.quest.held[thing] = left;
}

export function tokensOf(g: Told, kind: TokenKind): readonly BoardToken[] {
  return g.state.dungeon.tokens.filter((token) => token.kind === kind);
}

export function isOnTheMap(g: Told, kind: TokenKind): boolean {
  return g.state.dungeon.tokens.some((token) => token.kind === kind);
}

export function tokenAt(g: Told, zone: number, kind: TokenKind): BoardToken | undefined {
  return g.state.dungeon.tokens.find((token) => token.kind === kind && token.zone === zone);
}

/** Time and Corruption share their tokens: there are no more than this. */
const TIME_TOKENS = 12;

/** Whether there is a Time or Corruption token left to be laid. */
export function isTimeLeft(g: Told): boolean {
  const laid = g.state.dungeon.tokens.reduce((sum, { count = 0 }) => sum + count, 0);
  return laid < TIME_TOKENS;
}

/** Experience for everybody, wherever they are. */
export function xpForAll(g: Descent, n: number): void {
  for (const hero of g.state.heroes) g.do.gainXp(g, hero, n);
}

/** One line of what is to be done. */
export function objective(
  key: string,
  done: boolean,
  params?: Readonly<Record<string, number>>,
): Objective {
  return { text: params ? { key, params } : { key }, done };
}

/** An object of the quest in the hero's zone: for a movement point, with no enemy near. */
export function interaction(id: string, resolve: QuestDeed['resolve']): QuestDeed {
  return { ...deed(id, resolve), cost: 'mp', interacts: true };
}

/** Something that takes an action, whoever else is in the zone. */
export function action(id: string, resolve: QuestDeed['resolve']): QuestDeed {
  return { ...deed(id, resolve), cost: 'action', interacts: false };
}

/** A step that no map shows: for a movement point, and enemies do not stop it. */
export function passing(id: string, resolve: QuestDeed['resolve']): QuestDeed {
  return { ...deed(id, resolve), cost: 'mp', interacts: false };
}

function deed(id: string, resolve: QuestDeed['resolve']) {
  return { id, text: { key: `deed.${id}` }, resolve };
}

/** Walking out of the dungeon by the zone of a gray Objective token. */
export function wayOut(g: Descent, hero: Hero): QuestDeed[] {
  return tokenAt(g, hero.zone, 'objective-gray') ? [passing('leave', leave)] : [];
}

/** A hero walks out, past whoever strikes at them; with the last one the quest is won. */
function* leave(g: Descent, hero: Hero): Rule {
  yield* leaveZone(g, hero);
  if (!isUp(hero)) return;
  hero.gone = true;
  takeAlong(g, hero);
  g.emit({ t: 'left', hero: hero.index, zone: hero.zone });
  if (g.state.heroes.every(({ gone }) => gone)) yield* g.do.win(g, g.quest.id);
}

/** Spirits and what lies on the ground go with who made them. */
function takeAlong(g: Descent, hero: Hero): void {
  g.state.allies = g.state.allies.filter(({ owner }) => owner !== hero.index);
  g.content.classes[hero.class].clearGround?.(g, hero, () => false);
}

export function leftCount(g: Told): number {
  return g.state.heroes.filter(({ gone }) => gone).length;
}

/** Whether this door has the white outline. */
export function isMarked(g: Descent, door: number): boolean {
  return g.map.doors[door]?.marked === true;
}

/** The doors with the white outline. */
export function markedDoors(g: Descent): readonly number[] {
  return g.map.doors.filter(({ marked }) => marked).map(({ id }) => id);
}
