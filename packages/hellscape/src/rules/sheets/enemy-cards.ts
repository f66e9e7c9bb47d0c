import type { Ability } from '../../ability.ts';
import type { MobCard, RoamingCard } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import { TIERS, type Tier } from '../../ids.ts';
import type { Enemy } from '../../state.ts';
import { bossCard } from './boss-track.ts';

type Contents = Pick<Descent, 'content'>;

export function mobCard(g: Contents, enemy: Pick<Enemy, 'card'>): MobCard {
  const card = g.content.mobs[enemy.card];
  if (!card) throw new Error(`there is no mob ${enemy.card}`);
  return card;
}

export function roamingCard(g: Contents, enemy: Pick<Enemy, 'card'>): RoamingCard {
  const card = g.content.roaming[enemy.card];
  if (!card) throw new Error(`there is no roaming monster ${enemy.card}`);
  return card;
}

/** What an enemy can spend ability symbols on in a combat. */
export function enemyAbilities(g: Contents, enemy: Enemy): readonly Ability[] {
  if (enemy.kind === 'mob') return mobCard(g, enemy).abilities;
  if (enemy.kind === 'roaming') return roamingCard(g, enemy).abilities;
  return bossCard(g, enemy).combat;
}

/** The deck that belongs to a Dungeon Level. */
export function tierOf(level: number): Tier {
  if (level >= 5) return '5';
  return level >= 3 ? '3-4' : '1-2';
}

export function isHigher(tier: Tier, than: Tier): boolean {
  return TIERS.indexOf(tier) > TIERS.indexOf(than);
}
