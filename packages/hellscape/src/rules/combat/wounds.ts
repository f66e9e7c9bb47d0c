import { NOTHING_HAPPENS, PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { type Descent, enemyById, heroAt, isUp } from '../../descent.ts';
import type { Cause } from '../../effects.ts';
import { RARITIES } from '../../ids.ts';
import type { Ally, Enemy, Hero, Spoils } from '../../state.ts';
import { triggered } from '../abilities/triggered.ts';
import { healthOf } from '../figures/counted-as-heroes.ts';
import { isAttacking } from '../figures/queries.ts';
import { isVulnerable } from '../figures/vulnerable.ts';
import { returnToBag } from '../items/treasure.ts';
import { pickFigure } from '../picks.ts';
import { mobCard, roamingCard } from '../sheets/enemy-cards.ts';
import { enemyHealth } from '../sheets/enemy-health.ts';
import { knockOut } from './knockout.ts';

/** The hero loses Health, the class reacts, and at 0 the hero is knocked out: after their own attack, if in one. */
export function* woundHero(g: Descent, hero: Hero, wounds: number, cause: Cause): Rule {
  const lost = Math.min(wounds, hero.health);
  if (lost <= 0 || hero.knockedOut) return;
  hero.health -= lost;
  g.emit({ t: 'wounded', hero: hero.index, amount: lost, ...whoDidIt(cause) });
  yield* g.content.classes[hero.class].wounded?.(g, hero, lost) ?? NOTHING_HAPPENS;
  yield* triggered(g, hero, 'on-wounded');
  const { combat } = g.state;
  const fightsOn = combat && !combat.over && isAttacking(combat, hero);
  if (hero.health === 0 && !fightsOn) knockOut(g, hero);
}

/** Spirits vanish when their Health is gone; they can be summoned again. */
export function* woundAlly(g: Descent, ally: Ally, wounds: number, cause: Cause): Rule {
  if (wounds <= 0) return;
  ally.wounds += wounds;
  g.emit({ t: 'wounded', card: ally.id, amount: wounds, ...whoDidIt(cause) });
  if (healthOf(g, ally) > 0) return;
  g.state.allies = g.state.allies.filter((each) => each !== ally);
  g.emit({ t: 'killed', card: ally.id, amount: 1 });
  yield* g.quest.allyKilled?.(g, ally) ?? NOTHING_HAPPENS;
}

/** Minions fall first, one after the other; the leader only when none is left. Who has fallen falls no second time. */
export function* woundEnemy(g: Descent, enemy: Enemy, wounds: number, cause: Cause): Rule {
  if (wounds <= 0 || !isAlive(g, enemy) || !isVulnerable(g, enemy)) return;
  const health = enemyHealth(g, enemy);
  const by = cause.kind === 'hero' ? { hero: cause.hero } : {};
  g.emit({ t: 'enemy-wounded', enemy: enemy.id, card: enemy.card, amount: wounds, ...by });
  enemy.wounds += wounds;
  let killed = 0;
  let last = false;
  while (enemy.wounds >= health && !last) {
    enemy.wounds -= health;
    killed++;
    if (enemy.minions > 0) enemy.minions--;
    else last = true;
  }
  if (killed > 0) yield* enemyKilled(g, enemy, killed, last, cause);
}

function* enemyKilled(g: Descent, enemy: Enemy, killed: number, last: boolean, cause: Cause): Rule {
  const spoils: Spoils = { treasure: enemy.treasure, item: enemy.item };
  if (last) {
    g.state.enemies = g.state.enemies.filter((each) => each !== enemy);
    g.state.spoils.push(spoils);
    discardEnemyCard(g, enemy);
    returnPoison(g, enemy);
  }
  const killer = yield* creditFor(g, cause);
  g.emit({
    t: 'killed',
    enemy: enemy.id,
    card: enemy.card,
    amount: killed,
    purpose: last ? 'last' : 'minions',
    ...(killer ? { hero: killer.index } : {}),
  });
  if (killer) g.do.gainXp(g, killer, killed * XP_PER_MINIATURE);
  if (last && enemy.kind !== 'boss') {
    for (const hero of g.state.heroes) g.do.gainXp(g, hero, XP_FOR_ALL[enemy.kind]);
  }
  // A kill that wins the quest wins at once: nobody is asked about the loot any more.
  yield* g.quest.enemyKilled?.(g, { enemy, miniatures: killed, last, by: killer?.index ?? null }) ??
    NOTHING_HAPPENS;
  if (last) yield* takeSpoils(g, enemy, spoils, killer);
  if (killer && isUp(killer)) yield* triggered(g, killer, 'on-kill');
}

export const XP_PER_MINIATURE = 1;
/** For every hero, when the last of it falls. */
export const XP_FOR_ALL = { mob: 2, roaming: 4 } as const;

/** Who gets the experience and the reward: the hero who did it, or any the players choose who is in the dungeon. */
function* creditFor(g: Descent, cause: Cause): Rule<Hero | null> {
  if (cause.kind === 'hero') return heroAt(g, cause.hero);
  const heroes = g.state.heroes.filter(({ gone }) => !gone);
  if (heroes.length === 0) return null;
  return yield* pickFigure({ seat: PARTY, prompt: promptFor('credit') }, heroes);
}

/** The enemy's card goes to the discard pile of its level. */
export function discardEnemyCard(g: Descent, enemy: Enemy): void {
  const { decks } = g.state;
  if (enemy.kind === 'mob') decks.mobs[mobCard(g, enemy).tier].discard.push(enemy.card);
  if (enemy.kind === 'roaming') decks.roaming[roamingCard(g, enemy).tier].discard.push(enemy.card);
}

/** The killer takes the treasure, what the card promises besides, and the item the enemy held. */
function* takeSpoils(g: Descent, enemy: Enemy, spoils: Spoils, killer: Hero | null): Rule {
  const { item } = spoils;
  if (killer) {
    yield* g.do.takeTreasure(g, killer, spoils.treasure);
    const fixed = g.content.roaming[enemy.card]?.fixed;
    for (const rarity of RARITIES) yield* g.do.drawItems(g, killer, rarity, fixed?.[rarity] ?? 0);
    spoils.item = null;
    if (item) yield* g.do.gainItem(g, killer, item);
  } else {
    returnToBag(g, spoils.treasure);
    if (item) discardMobItem(g, item);
  }
  g.state.spoils = g.state.spoils.filter((each) => each !== spoils);
}

/** A mob item that nobody takes goes to the discard pile of its level. */
export function discardMobItem(g: Descent, item: string): void {
  const tier = g.content.mobItems[item]?.tier;
  if (tier) g.state.decks.mobItems[tier].discard.push(item);
}

/** The Poison token on an enemy that falls goes back to where it came from. */
export function returnPoison(g: Descent, enemy: Enemy): void {
  if (!enemy.poison) return;
  for (const hero of g.state.heroes) {
    g.content.classes[hero.class].poisonReturned?.(hero, enemy.poison);
  }
}

export function healEnemy(g: Descent, enemy: Enemy, n: number): void {
  const healed = Math.min(n, enemy.wounds);
  if (healed <= 0) return;
  enemy.wounds -= healed;
  g.emit({ t: 'healed', enemy: enemy.id, card: enemy.card, amount: healed });
}

/** Whether it is still in the dungeon. */
export function isAlive(g: Descent, enemy: Enemy): boolean {
  return enemyById(g, enemy.id) !== undefined;
}

function whoDidIt(cause: Cause): { enemy?: string; purpose?: string } {
  if (cause.kind === 'enemy') return { enemy: cause.enemy };
  return cause.kind === 'rule' ? { purpose: cause.id } : {};
}
