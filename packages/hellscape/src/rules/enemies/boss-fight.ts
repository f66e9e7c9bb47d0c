import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { zoneExists } from '../../board/queries.ts';
import { type Descent, heroesUp } from '../../descent.ts';
import { dice } from '../../dice.ts';
import type { BossType, Rarity, ZoneId } from '../../ids.ts';
import { ofEnemy } from '../../occasion.ts';
import type { Enemy, Hero } from '../../state.ts';
import { discardEnemyCard, discardMobItem, isAlive, returnPoison } from '../combat/wounds.ts';
import { returnToBag } from '../items/treasure.ts';
import { pickZone } from '../picks.ts';
import { bossBonus, bossCard } from '../sheets/boss-track.ts';
import { aboutToActivate, afterAction, startActivation } from './enemy-activation.ts';
import { newEnemy } from './spawn.ts';

/** Whether the boss track has taken the place of the Darkness track. */
export function isBossFight(g: Pick<Descent, 'state'>): boolean {
  return g.state.darkness.side === 'boss';
}

/** The boss stands in its chamber from the start, and sleeps until the fight begins. */
export function placeBoss(g: Descent, type: BossType): void {
  const zone = g.map.boss?.zone;
  if (zone === undefined) throw new Error(`the map has no chamber for ${type}`);
  g.state.enemies.push(newEnemy(g, 'boss', g.content.bosses[type], zone));
}

export function bossInPlay(g: Pick<Descent, 'state'>): Enemy | undefined {
  return g.state.enemies.find(({ kind }) => kind === 'boss');
}

/**
 * The Boss Fight begins: all heroes come to the chamber and recover, a Level Up Phase follows, the
 * rest of the dungeon is gone, the boss track lies in place of the Darkness track, and a new Hero
 * Phase starts.
 */
export function* startBossFight(g: Descent): Rule {
  const boss = bossInPlay(g);
  if (!boss || isBossFight(g)) return;
  g.emit({ t: 'boss-fight', enemy: boss.id, card: boss.card, zone: boss.zone });
  yield* moveHeroesIn(g);
  for (const hero of g.state.heroes) recover(g, hero);
  yield* g.do.levelUpPhase(g);
  removeOtherTiles(g);
  g.state.darkness = { side: 'boss', space: 1 };
  yield* newHeroPhase(g);
}

/** Everybody goes to the indicated zones; where there are several, each player chooses one. */
function* moveHeroesIn(g: Descent): Rule {
  const start = g.map.boss?.start ?? [];
  for (const hero of g.state.heroes) {
    if (hero.gone) continue;
    const prompt = promptFor('boss-start');
    hero.zone = yield* pickZone({ seat: hero.index, prompt, rule: 'H-BOSS-08' }, start);
    g.emit({ t: 'moved', hero: hero.index, zone: hero.zone });
  }
}

/** Full Health and Mana; who was knocked out stands up, and no Lifebringer token is spent for it. */
function recover(g: Descent, hero: Hero): void {
  if (hero.knockedOut) {
    hero.knockedOut = false;
    g.emit({ t: 'stood-up', hero: hero.index });
  }
  hero.health = hero.maxHealth;
  hero.mana = hero.maxMana;
}

/** All that is not in the chamber leaves the game with its tiles. */
function removeOtherTiles(g: Descent): void {
  const { state } = g;
  state.dungeon.bossOnly = true;
  const isThere = (zone: ZoneId) => zoneExists(g, zone);
  const stays = ({ zone }: { zone: ZoneId }) => isThere(zone);
  for (const enemy of state.enemies) if (!stays(enemy)) putBack(g, enemy);
  for (const token of state.dungeon.tokens) {
    if (!stays(token) && token.kind === 'treasure') state.bag[token.face as Rarity]++;
  }
  state.enemies = state.enemies.filter(stays);
  state.allies = state.allies.filter(stays);
  state.dungeon.tokens = state.dungeon.tokens.filter(stays);
  for (const hero of state.heroes) g.content.classes[hero.class].clearGround?.(g, hero, isThere);
}

/** What an enemy had goes back to where it came from: its card, its item, its treasure, the Poison on it. */
function putBack(g: Descent, enemy: Enemy): void {
  discardEnemyCard(g, enemy);
  returnPoison(g, enemy);
  returnToBag(g, enemy.treasure);
  if (enemy.item) discardMobItem(g, enemy.item);
}

/** Whoever was active is so no longer, and the round begins anew with all heroes still to act. */
function* newHeroPhase(g: Descent): Rule {
  const { state } = g;
  for (const hero of state.heroes) {
    if (hero.turn) yield* g.content.classes[hero.class].turnEnd?.(g, hero) ?? NOTHING_HAPPENS;
    hero.turn = null;
    hero.activated = false;
  }
  state.active = null;
  state.round++;
  state.phase = 'round-start';
}

/** The boss's own Enemy Phase, after the turn of each hero. Frost only falls off it. */
export function* bossActs(g: Descent): Rule {
  const boss = bossInPlay(g);
  if (!boss || !isBossFight(g) || heroesUp(g).length === 0) return;
  if (!(yield* aboutToActivate(g, boss))) return;
  yield* startActivation(g, boss);
  boss.frost = 0;
  const actions = bossCard(g, boss).actions + bossBonus(g, boss, 'actions');
  for (let left = actions - 1; left >= 0; left--) {
    if (!isAlive(g, boss) || heroesUp(g).length === 0) return;
    yield* bossAction(g, boss);
    yield* afterAction(g, { enemy: boss, left });
  }
}

/** One action: the exact number of ability symbols on the Activation dice decides; claws do not count. */
export function* bossAction(g: Descent, boss: Enemy): Rule {
  const card = bossCard(g, boss);
  const count = card.activationDice + bossBonus(g, boss, 'activationDice');
  const faces: string[] = [];
  let symbols = 0;
  for (let i = 0; i < count; i++) {
    const face = g.roll('activation', dice.enemy);
    symbols += face.ability;
    faces.push(`enemy ${face.id}`);
  }
  g.emit({ t: 'rolled', enemy: boss.id, dice: faces, purpose: 'activation' });
  g.emit({
    t: 'boss-ability',
    enemy: boss.id,
    card: boss.card,
    amount: symbols,
    purpose: `${card.id}.action-${symbols}.name`,
    rule: 'H-BOSS-15',
  });
  const special = card.special[symbols];
  if (!special) throw new Error(`${card.id} has nothing for ${symbols} symbols`);
  yield* g.do.happen(g, ofEnemy(boss), special);
}

/** The boss track moves on by one until its last space; what a space brings holds from then on. */
export function* advanceBossTrack(g: Descent): Rule {
  const boss = bossInPlay(g);
  const { darkness } = g.state;
  if (!boss || darkness.space >= bossCard(g, boss).track.length) return;
  darkness.space++;
  g.emit({ t: 'boss-track', enemy: boss.id, card: boss.card, amount: darkness.space });
  const space = bossCard(g, boss).track[darkness.space - 1];
  if (space?.arrives) yield* g.do.happen(g, ofEnemy(boss), space.arrives);
}
