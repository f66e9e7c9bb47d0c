import { type Deck, drawCard, type Rule } from '@crawlspace/kernel';
import { zoneExists } from '../../board/queries.ts';
import { type Descent, dungeonLevel } from '../../descent.ts';
import { type CardId, ROAMING, TIERS, type Tier, type ZoneId } from '../../ids.ts';
import type { Enemy, Treasure } from '../../state.ts';
import { isHigher, mobCard, roamingCard, tierOf } from '../sheets/enemy-cards.ts';
import { extraAction } from './enemy-activation.ts';

/**
 * Spawns a mob of the Dungeon Level: a leader and as many minions as there are heroes, with treasure
 * and an item. Of each kind there is one mob at most: a second card makes the first one act. Around
 * that, heroes may have begun a Boss Fight, and nothing comes to tiles that are gone.
 */
export function* spawnMob(g: Descent, zone: ZoneId): Rule {
  if (!zoneExists(g, zone)) return;
  const tier = tierOf(dungeonLevel(g));
  const { mobs, mobItems } = g.state.decks;
  const drawn = drawFrom(g, mobs, tier);
  if (drawn === undefined) return;
  const card = mobCard(g, { card: drawn });
  const inPlay = g.state.enemies.find((enemy) => enemy.type === card.type);
  if (inPlay) {
    const left = takeHigher(g, inPlay, card, mobCard(g, inPlay));
    mobs[mobCard(g, { card: left }).tier].discard.push(left);
    return yield* extraAction(g, inPlay);
  }
  const treasure = g.do.drawFromBag(g, card.reward);
  const item = drawFrom(g, mobItems, tier) ?? null;
  place(g, { kind: 'mob', card, zone, treasure, item, minions: g.state.scale, mark: null });
}

/**
 * Spawns a roaming monster of the Dungeon Level. One that is in play already acts instead; but a
 * monster that belongs to an objective must come: cards are drawn until it does, and without any
 * left the quest is lost.
 */
export function* spawnRoaming(g: Descent, zone: ZoneId, tied?: { mark: string; tier?: '5' }): Rule {
  if (!zoneExists(g, zone)) return;
  const tier = tied?.tier ?? tierOf(dungeonLevel(g));
  const { roaming } = g.state.decks;
  // Duplicates wait beside the decks, so that none is drawn twice for the same monster.
  const aside: CardId[] = [];
  let came = false;
  do {
    const drawn = tied && allInPlay(g) ? undefined : drawFrom(g, roaming, tier);
    if (drawn === undefined) break;
    const card = roamingCard(g, { card: drawn });
    const inPlay = g.state.enemies.find((enemy) => enemy.type === card.type);
    if (inPlay) {
      aside.push(takeHigher(g, inPlay, card, roamingCard(g, inPlay)));
      yield* extraAction(g, inPlay);
    } else {
      const treasure = g.do.drawFromBag(g, card.reward);
      const mark = tied?.mark ?? null;
      place(g, { kind: 'roaming', card, zone, treasure, item: null, minions: 0, mark });
      came = true;
    }
  } while (tied && !came);
  for (const card of aside) roaming[roamingCard(g, { card }).tier].discard.push(card);
  if (tied && !came) yield* g.do.lose(g, 'no-enemy-left');
}

/** The next card of the level: from its deck, else its discards, else from the next higher level that has one. */
export function drawFrom(g: Descent, decks: Record<Tier, Deck>, tier: Tier): CardId | undefined {
  for (let at = TIERS.indexOf(tier); at < TIERS.length; at++) {
    const deck = decks[TIERS[at] as Tier];
    if (deck.draw.length + deck.discard.length > 0) return drawCard(g, deck);
  }
  return undefined;
}

function allInPlay(g: Descent): boolean {
  return ROAMING.every((type) => g.state.enemies.some((enemy) => enemy.type === type));
}

interface Leveled {
  readonly id: CardId;
  readonly tier: Tier;
}

/** An enemy takes the new card if it is of a higher level; all that lies on it stays. Returns the card that is left over. */
function takeHigher(g: Descent, enemy: Enemy, drawn: Leveled, current: Leveled): CardId {
  if (!isHigher(drawn.tier, current.tier)) return drawn.id;
  enemy.card = drawn.id;
  g.emit({ t: 'upgraded', enemy: enemy.id, card: drawn.id, zone: enemy.zone, rule: 'H-MOVE-24' });
  return current.id;
}

/** A new enemy on the board. One that comes in the Enemy Phase does not act in it. */
function place(
  g: Descent,
  come: {
    kind: 'mob' | 'roaming';
    card: { readonly id: CardId; readonly type: Enemy['type'] };
    zone: ZoneId;
    treasure: Treasure;
    item: CardId | null;
    minions: number;
    mark: string | null;
  },
): void {
  const { kind, card, zone, treasure, item, minions, mark } = come;
  const enemy = newEnemy(g, kind, card, zone);
  g.state.enemies.push({ ...enemy, treasure, item, minions, mark });
  g.emit({ t: 'spawned', enemy: enemy.id, card: card.id, zone, amount: minions + 1 });
}

/** An enemy with nothing on it yet. */
export function newEnemy(
  g: Descent,
  kind: Enemy['kind'],
  card: { readonly id: CardId; readonly type: Enemy['type'] },
  zone: ZoneId,
): Enemy {
  g.state.nextEnemy++;
  return {
    id: `${card.type}${g.state.nextEnemy}`,
    kind,
    type: card.type,
    card: card.id,
    item: null,
    zone,
    minions: 0,
    wounds: 0,
    treasure: { common: 0, rare: 0, epic: 0 },
    fire: 0,
    frost: 0,
    poison: null,
    mark: null,
    activated: g.state.phase === 'enemy',
  };
}
