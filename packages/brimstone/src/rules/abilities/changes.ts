import type { Adventure } from '../../adventure.ts';
import type { TileIndex, WorldId } from '../../board/index.ts';
import type { CardId, EnemyTypeId } from '../../ids.ts';
import type { CarriedItem, Enemy, EnemyGroup, Fight, Hero } from '../../state.ts';

/**
 * What is in force is worked out once and kept. So whatever it comes from is changed here and nowhere
 * else: upgrades, conditions, belongings, who is up, cards in play, worlds, enemies and what they are
 * in this fight. Random games of the tests compare every look with what would be worked out anew.
 */

// --- What a hero has

export function setUpgrades(g: Adventure, hero: Hero, upgrades: readonly CardId[]): void {
  hero.upgrades = [...upgrades];
  cardsChanged(g, hero);
}

/** The list with one such card fewer. */
function without(cards: readonly CardId[], card: CardId): CardId[] {
  const at = placeOf(cards, card);
  return cards.filter((_, i) => i !== at);
}

/** Nobody loses what they do not have: whatever asks for it has offered the impossible. */
function placeOf<Thing>(things: readonly Thing[], thing: Thing): number {
  const at = things.indexOf(thing);
  if (at < 0) throw new Error('what is not there cannot be taken away');
  return at;
}

export function addCondition(g: Adventure, hero: Hero, condition: CardId): void {
  hero.conditions = [...hero.conditions, condition];
  cardsChanged(g, hero);
}

export function removeCondition(g: Adventure, hero: Hero, condition: CardId): void {
  hero.conditions = without(hero.conditions, condition);
  cardsChanged(g, hero);
}

export function addItem(g: Adventure, hero: Hero, item: CarriedItem): void {
  hero.items.push(item);
  cardsChanged(g, hero);
}

export function removeItem(g: Adventure, hero: Hero, item: CarriedItem): void {
  hero.items.splice(placeOf(hero.items, item), 1);
  cardsChanged(g, hero);
}

export function setEquipped(g: Adventure, hero: Hero, item: CarriedItem, equipped: boolean): void {
  item.equipped = equipped;
  cardsChanged(g, hero);
}

/** An upgrade card becomes part of an item. */
export function putOnto(g: Adventure, hero: Hero, item: CarriedItem, upgrade: CardId): void {
  item.upgrades = [...item.upgrades, upgrade];
  cardsChanged(g, hero);
}

export function takeOff(g: Adventure, hero: Hero, item: CarriedItem, upgrade: CardId): void {
  item.upgrades = without(item.upgrades, upgrade);
  cardsChanged(g, hero);
}

/** From now on the item's text works for this hero only, until the turn ends. */
export function noteUse(g: Adventure, hero: Hero, item: CarriedItem): void {
  const before = item.used;
  item.used = { by: hero.index, turn: g.state.turn.number };
  if (before && before.by !== hero.index) cardsChanged(g, hero);
}

/** Items that another hero used in a turn work for their owners in the next: for those who are returned. */
export function nextTurn(g: Adventure): readonly Hero[] {
  const { turn, heroes } = g.state;
  const { number } = turn;
  const isBorrowed = (hero: Hero) =>
    hero.items.some(({ used }) => used && used.turn === number && used.by !== hero.index);
  const owners = heroes.filter(isBorrowed);
  turn.number++;
  for (const hero of owners) cardsChanged(g, hero);
  return owners;
}

// --- Who is up: the cards of heroes who are out rest

export function setKnockedOut(g: Adventure, hero: Hero, why: Hero['knockedOut']): void {
  hero.knockedOut = why;
  standingChanged(g);
}

export function setDead(g: Adventure, hero: Hero): void {
  hero.dead = true;
  hero.knockedOut = null;
  standingChanged(g);
}

export function setAlive(g: Adventure, hero: Hero): void {
  hero.dead = false;
  standingChanged(g);
}

export function setAway(g: Adventure, hero: Hero): void {
  hero.away = true;
  standingChanged(g);
}

// --- What is on the table

export function setWorlds(g: Adventure, worlds: WorldId[]): void {
  g.state.worlds = worlds;
  tableChanged(g);
}

export function addInPlay(g: Adventure, card: CardId, tile: TileIndex | null): void {
  g.state.inPlay.push({ card, tile });
  tableChanged(g);
}

/** Whether it was there. */
export function removeInPlay(g: Adventure, card: CardId): boolean {
  const at = g.state.inPlay.findIndex((each) => each.card === card);
  if (at < 0) return false;
  g.state.inPlay.splice(at, 1);
  tableChanged(g);
  return true;
}

export function clearInPlay(g: Adventure): void {
  g.state.inPlay = [];
  tableChanged(g);
}

// --- Enemies: their abilities are in force while a model of the type is there

export function putEnemy(g: Adventure, enemy: Enemy): void {
  const isFirst = !hasModel(g, enemy.type);
  g.state.enemies.push(enemy);
  if (isFirst) tableChanged(g);
}

/** Takes a model away; another of its type may stand in its place. */
export function removeEnemy(g: Adventure, enemy: Enemy, instead: readonly Enemy[]): void {
  g.state.enemies.splice(g.state.enemies.indexOf(enemy), 1, ...instead);
  if (!hasModel(g, enemy.type)) tableChanged(g);
}

export function setEnemies(g: Adventure, enemies: Enemy[]): void {
  g.state.enemies = enemies;
  tableChanged(g);
}

export function setFight(g: Adventure, fight: Fight | null): void {
  g.state.fight = fight;
  tableChanged(g);
}

export function setGroup(g: Adventure, fight: Fight, type: EnemyTypeId, group: EnemyGroup): void {
  fight.groups[type] = group;
  tableChanged(g);
}

export function addElite(g: Adventure, group: EnemyGroup, entry: CardId): void {
  group.elite.push(entry);
  tableChanged(g);
}

function hasModel({ state }: Adventure, type: EnemyTypeId): boolean {
  return state.enemies.some((enemy) => enemy.type === type);
}

// --- Saying so

/** A hero has other upgrades, conditions or items than before, or an item has begun or ceased to work. */
export function cardsChanged({ inForce }: Adventure, { index }: Hero): void {
  inForce.heroes[index]?.changed();
  inForce.together.changed();
}

/** Other worlds, cards, enemy types or Elite abilities are in play than before. */
export function tableChanged({ inForce }: Adventure): void {
  inForce.table.changed();
  inForce.together.changed();
}

/** A hero has gone down, got up, died or left. */
export function standingChanged({ inForce }: Adventure): void {
  inForce.together.changed();
}
