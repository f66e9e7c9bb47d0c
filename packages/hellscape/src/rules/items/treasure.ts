import type { Descent } from '../../descent.ts';
import { type HeroIndex, RARITIES, type Rarity } from '../../ids.ts';
import type { DescentState, Treasure } from '../../state.ts';

/** All treasure tokens there are. They move about, but none is ever lost. */
export const TREASURE_TOKENS: Readonly<Treasure> = { common: 25, rare: 11, epic: 18 };

/** What every hero sets aside beside the Level token, and what the bag starts with. */
const SET_ASIDE: Readonly<Treasure> = { common: 0, rare: 1, epic: 3 };
const IN_THE_BAG: Readonly<Treasure> = { common: 25, rare: 5, epic: 0 };

export function noTreasure(): Treasure {
  return { common: 0, rare: 0, epic: 0 };
}

/** Where the tokens are when a game begins: each hero's reserve, the bag, and the pool of what is left. */
export function startingTreasure(heroes: number): Pick<DescentState, 'bag' | 'pool' | 'reserve'> {
  const pool = noTreasure();
  for (const rarity of RARITIES) {
    pool[rarity] = TREASURE_TOKENS[rarity] - IN_THE_BAG[rarity] - heroes * SET_ASIDE[rarity];
  }
  return {
    bag: { ...IN_THE_BAG },
    pool,
    reserve: Array.from({ length: heroes }, () => ({ ...SET_ASIDE })),
  };
}

/** Tokens out of the bag at random; fewer when it runs out. */
export function drawFromBag(g: Descent, n: number): Treasure {
  const drawn = noTreasure();
  const { bag } = g.state;
  for (let i = 0; i < n && tokensIn(bag) > 0; i++) {
    const rarity = g.pick('treasure', tokensOf(bag));
    bag[rarity]--;
    drawn[rarity]++;
  }
  return drawn;
}

/** The tokens go back into the bag: none are left where they were. */
export function returnToBag(g: Descent, treasure: Treasure): void {
  for (const rarity of RARITIES) {
    g.state.bag[rarity] += treasure[rarity];
    treasure[rarity] = 0;
  }
}

/** A token set aside by a hero, for a new level, makes better finds likelier. */
export function addFromReserve(g: Descent, hero: HeroIndex, rarity: Rarity): void {
  const reserve = g.state.reserve[hero];
  if (!reserve || reserve[rarity] === 0) return;
  reserve[rarity]--;
  g.state.bag[rarity]++;
  g.emit({ t: 'treasure-added', hero, rarity, rule: 'H-TREAS-06' });
}

/** Every token in the game, wherever it lies: always `TREASURE_TOKENS`. */
export function allTreasure(state: DescentState): Treasure {
  const all = noTreasure();
  const held = [...state.enemies, ...state.spoils].map(({ treasure }) => treasure);
  const places = [state.bag, state.pool, ...state.reserve, ...held];
  for (const place of places) for (const rarity of RARITIES) all[rarity] += place[rarity];
  for (const { kind, face } of state.dungeon.tokens) {
    if (kind === 'treasure') all[face as Rarity]++;
  }
  return all;
}

function tokensIn(treasure: Treasure): number {
  return treasure.common + treasure.rare + treasure.epic;
}

function tokensOf(treasure: Treasure): Rarity[] {
  const tokens: Rarity[] = [];
  for (const rarity of RARITIES) for (let i = 0; i < treasure[rarity]; i++) tokens.push(rarity);
  return tokens;
}
