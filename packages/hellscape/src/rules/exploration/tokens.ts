import type { Rule } from '@crawlspace/kernel';
import type { DungeonMap } from '../../board/map.ts';
import type { Content, HiddenFace } from '../../content-types.ts';
import { type Descent, isUp } from '../../descent.ts';
import type { CardId, ZoneId } from '../../ids.ts';
import type { PlacedToken } from '../../quest-types.ts';
import type { BoardToken, Dungeon, Hero, TokenKind } from '../../state.ts';
import { loseAction } from '../actions.ts';

type HiddenKind = HiddenFace['kind'];
type Shuffle = <Card>(cards: Card[]) => Card[];

const HIDDEN: readonly TokenKind[] = [
  'spike-trap',
  'bear-trap',
  'fountain',
  'chest',
  'greater-chest',
];

/** Lays out the dungeon, and lets the mobs in that are there from the start. */
export function* prepareDungeon(g: Descent): Rule {
  const { state, map } = g;
  state.dungeon = newDungeon(g.content, map, state.scale, (cards) => g.shuffle(cards));
  state.nextToken = state.dungeon.tokens.length;
  for (const zone of startingMobZones(map, state.scale)) yield* g.do.spawnMob(g, zone);
}

/**
 * The dungeon as it is laid out for so many heroes: doors closed, chambers hidden save those where
 * heroes start, and the tokens of the map, those with a hidden face taken blindly.
 */
export function newDungeon(
  content: Content,
  map: DungeonMap,
  scale: number,
  shuffle: Shuffle,
): Dungeon {
  const piles = shuffledFaces(content, shuffle);
  const tokens: BoardToken[] = [];
  for (const placed of tokensFor(map, scale)) {
    const { kind } = placed;
    if (kind === 'starting-mob') continue;
    const copies = kind === 'loot' ? (placed.count ?? lootPerZone(scale)) : 1;
    for (let i = 0; i < copies; i++) {
      const face = isHidden(kind) ? piles[kind].pop() : undefined;
      tokens.push({
        id: tokens.length,
        kind,
        zone: zoneOf(map, placed),
        ...(face === undefined ? {} : { face }),
        ...(placed.count === undefined || kind === 'loot' ? {} : { count: placed.count }),
      });
    }
  }
  return {
    open: map.doors.map(() => false),
    revealed: map.chambers.map(({ zones }) => zones.some((zone) => map.start.includes(zone))),
    tokens,
    bossOnly: false,
  };
}

/** Where mobs stand from the start. */
export function startingMobZones(map: DungeonMap, scale: number): ZoneId[] {
  return tokensFor(map, scale)
    .filter(({ kind }) => kind === 'starting-mob')
    .map((placed) => zoneOf(map, placed));
}

function tokensFor(map: DungeonMap, scale: number): readonly PlacedToken[] {
  return map.quest.tokens.filter(({ heroes }) => scale >= (heroes ?? 0));
}

/** Loot tokens on each loot zone: one for every two heroes. */
export function lootPerZone(scale: number): number {
  return Math.ceil(scale / 2);
}

function zoneOf(map: DungeonMap, { x, y, kind }: PlacedToken): ZoneId {
  const zone = map.zoneAt(x, y);
  if (!zone) throw new Error(`a ${kind} lies on ${x},${y}, where no zone is`);
  return zone.id;
}

function isHidden(kind: TokenKind): kind is HiddenKind {
  return HIDDEN.includes(kind);
}

function shuffledFaces(content: Content, shuffle: Shuffle): Record<HiddenKind, CardId[]> {
  const piles: Record<HiddenKind, CardId[]> = {
    'spike-trap': [],
    'bear-trap': [],
    fountain: [],
    chest: [],
    'greater-chest': [],
  };
  for (const { id, kind, copies } of Object.values(content.faces))
    for (let i = 0; i < copies; i++) piles[kind].push(id);
  for (const pile of Object.values(piles)) shuffle(pile);
  return piles;
}

/** Lays one more token. A hidden face is any of those that are not on the table; without one nothing is laid. */
export function layToken(g: Descent, kind: TokenKind, zone: ZoneId, count?: number): void {
  const { dungeon } = g.state;
  const faces = isHidden(kind) ? facesLeft(g, kind) : null;
  if (faces?.length === 0) return;
  dungeon.tokens.push({
    id: g.state.nextToken++,
    kind,
    zone,
    ...(faces ? { face: g.pick(kind, faces) } : {}),
    ...(count === undefined ? {} : { count }),
  });
}

function facesLeft(g: Descent, kind: HiddenKind): CardId[] {
  const left: CardId[] = [];
  for (const { id, copies, kind: its } of Object.values(g.content.faces)) {
    if (its !== kind) continue;
    const laid = g.state.dungeon.tokens.filter((token) => token.face === id).length;
    for (let i = laid; i < copies; i++) left.push(id);
  }
  return left;
}

export function removeToken(g: Descent, token: BoardToken): void {
  const { tokens } = g.state.dungeon;
  const at = tokens.indexOf(token);
  if (at >= 0) tokens.splice(at, 1);
}

/** What a token has on its other side: turning it over is seen by all. */
export function flip(g: Descent, token: BoardToken): HiddenFace {
  const face = g.content.faces[token.face ?? ''];
  if (!face) throw new Error(`token ${token.id} has no hidden face`);
  g.reveal();
  removeToken(g, token);
  return face;
}

/** Traps in the zone a hero has moved into. Returns whether one of them holds the hero. */
export function* springTraps(g: Descent, hero: Hero): Rule<boolean> {
  let held = false;
  const traps = g.state.dungeon.tokens.filter(
    ({ zone, kind }) => zone === hero.zone && (kind === 'spike-trap' || kind === 'bear-trap'),
  );
  for (const trap of traps) {
    if (!isUp(hero)) break;
    const { id, kind, n } = flip(g, trap);
    g.emit({ t: 'trap', hero: hero.index, card: id, zone: hero.zone, amount: n, purpose: kind });
    if (kind === 'spike-trap') {
      yield* g.do.woundHero(g, hero, n, { kind: 'rule', id: 'spike-trap' });
    } else if (n > 0) {
      held = true;
      if (hero.turn) hero.turn.mp = null;
      yield* loseAction(g, hero);
    }
  }
  return held;
}
