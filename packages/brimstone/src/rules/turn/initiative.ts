import { concluded, PARTY, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongHeroes } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Actor, Hero } from '../../state.ts';
import { enemyStat, enemyTypesInPlay, groupOf } from '../figures/enemy-stats.ts';
import { heroStat, isImmune } from '../figures/stats.ts';

/** Ambushing enemies are this much faster in the first turn they take part in. */
const AMBUSH_INITIATIVE = 2;

/** The enemies and heroes who have not activated in this turn and have the highest Initiative. */
interface Next {
  readonly enemies: readonly EnemyTypeId[];
  readonly heroes: readonly Hero[];
}

/**
 * Only one of the two lists has anybody: enemies go before heroes of the same Initiative. Worked out
 * anew each time, because Initiative may change within a turn.
 */
export function whoIsNext(g: Adventure): Next {
  const enemies = new Quickest<EnemyTypeId>();
  for (const type of enemyTypesInPlay(g)) {
    if (!haveActed(g, type)) enemies.add(type, initiativeOfEnemies(g, type));
  }
  const heroes = new Quickest<Hero>();
  for (const hero of g.state.heroes) {
    if (!isUp(hero) || hasActed(g, hero)) continue;
    const initiative = heroStat(g, hero, 'initiative');
    if (goesBefore(g, hero, initiative, enemies.initiative)) heroes.add(hero, initiative);
  }
  return { enemies: heroes.those.length > 0 ? [] : enemies.those, heroes: heroes.those };
}

function goesBefore(g: Adventure, hero: Hero, initiative: number, theirs: number): boolean {
  return initiative > theirs || (initiative === theirs && isImmune(g, hero, 'enemy-ties'));
}

/** Those with the highest Initiative of all that were added. */
class Quickest<Who> {
  those: Who[] = [];
  initiative = Number.NEGATIVE_INFINITY;

  add(who: Who, initiative: number): void {
    if (initiative > this.initiative) this.those = [];
    if (initiative >= this.initiative) this.those.push(who);
    this.initiative = Math.max(this.initiative, initiative);
  }
}

/**
 * Who activates next: the highest Initiative of all who have not activated in this turn. Chance
 * decides between enemy types, the players between heroes.
 */
export function nextActor(g: Adventure, next = whoIsNext(g)): Rule<Actor | null> {
  const { enemies, heroes } = next;
  const [only, another] = enemies;
  if (only) return concluded({ kind: 'enemies', type: another ? g.pick('tie', enemies) : only });
  return heroes.length === 0 ? concluded(null) : firstOfHeroes(heroes);
}

function* firstOfHeroes(heroes: readonly Hero[]): Rule<Actor> {
  const first = yield* pick({
    ...amongHeroes(heroes),
    seat: PARTY,
    prompt: promptFor('who-goes-first'),
    rule: 'B-TURN-04',
  });
  return { kind: 'hero', hero: first.index };
}

export function initiativeOfEnemies(g: Adventure, type: EnemyTypeId): number {
  const ambushes = groupOf(g, type).ambushTurn === g.state.turn.number;
  return enemyStat(g, type, 'initiative') + (ambushes ? AMBUSH_INITIATIVE : 0);
}

function hasActed(g: Adventure, { index }: Hero): boolean {
  for (const actor of g.state.turn.done) {
    if (actor.kind === 'hero' && actor.hero === index) return true;
  }
  return false;
}

function haveActed(g: Adventure, type: EnemyTypeId): boolean {
  return g.state.turn.done.some((actor) => actor.kind === 'enemies' && actor.type === type);
}
