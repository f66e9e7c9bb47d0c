import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import type { Rarity } from '../../ids.ts';
import type { TokenKind } from '../../state.ts';
import { advanceBossTrack, isBossFight } from '../enemies/boss-fight.ts';

/** What a space of the Darkness track brings, in this order. */
interface Space {
  readonly mobs?: true;
  readonly monster?: true;
  readonly treasure?: Rarity;
}

/** The side of nine spaces that the track starts with, and the side of four that it stays on afterwards. */
export const DARKNESS_TRACK: Readonly<Record<'A' | 'B', readonly Space[]>> = {
  A: [
    {},
    {},
    { mobs: true },
    { treasure: 'rare' },
    {},
    { mobs: true, treasure: 'rare' },
    {},
    { treasure: 'epic' },
    { monster: true },
  ],
  B: [{}, { mobs: true }, {}, { monster: true }],
};

/** The Darkness Phase: a track moves on by one, and the quest has its say. False when a Boss Fight has begun a new round. */
export function* darknessPhase(g: Descent): Rule<boolean> {
  const { round } = g.state;
  if (isBossFight(g)) yield* advanceBossTrack(g);
  else yield* advanceDarkness(g);
  if (g.state.round !== round) return false;
  if (g.quest.darkness) yield* g.quest.darkness(g);
  return true;
}

/** After its ninth space the track is turned over for good; the other side goes round and round. */
function* advanceDarkness(g: Descent): Rule {
  const { darkness } = g.state;
  if (darkness.side === 'boss') return;
  darkness.space++;
  if (darkness.space > DARKNESS_TRACK[darkness.side].length) {
    darkness.side = 'B';
    darkness.space = 1;
  }
  g.emit({ t: 'darkness', amount: darkness.space, purpose: darkness.side, rule: 'H-DARK-01' });
  const space = DARKNESS_TRACK[darkness.side][darkness.space - 1];
  if (space) yield* resolveSpace(g, space);
}

function* resolveSpace(g: Descent, { mobs, monster, treasure }: Space): Rule {
  if (mobs) {
    for (const zone of zonesWith(g, ['portal', 'roaming-portal'])) yield* g.do.spawnMob(g, zone);
  }
  if (treasure) addTreasure(g, treasure);
  if (monster) {
    for (const zone of zonesWith(g, ['roaming-portal'])) yield* g.do.spawnRoaming(g, zone);
  }
}

/** A token from the pool goes into the bag, as long as there is one. */
function addTreasure(g: Descent, rarity: Rarity): void {
  const { pool, bag } = g.state;
  if (pool[rarity] === 0) return;
  pool[rarity]--;
  bag[rarity]++;
  g.emit({ t: 'treasure-added', rarity, rule: 'H-DARK-05' });
}

function zonesWith(g: Descent, kinds: readonly TokenKind[]): number[] {
  return g.state.dungeon.tokens.filter(({ kind }) => kinds.includes(kind)).map(({ zone }) => zone);
}
