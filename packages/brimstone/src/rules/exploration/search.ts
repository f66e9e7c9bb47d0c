import { numbered, pickMany, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, isUp } from '../../adventure.ts';
import { amongCards } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import { type ExitRef, type TileIndex, tilesOf, type WorldId } from '../../board/index.ts';
import type { CardId } from '../../ids.ts';
import { worldIn } from '../../lookup.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { areAllImmobile } from '../figures/enemy-stats.ts';
import { heroStat } from '../figures/stats.ts';
import { doorwayAt, exitsAt, isUnexploredDoor, isUnexploredGate, kindOf } from './exits.ts';
import { revealBeyondGate, worldOfTile } from './reveal.ts';

/** A Scavenge die that finds something. */
const FIND = 6;

/** One way to Search, offered when a hero has moved. */
export type SearchOption =
  | { readonly id: `scavenge${TileIndex}`; readonly kind: 'scavenge'; readonly tile: TileIndex }
  | {
      readonly id: `x${TileIndex}.${number}`;
      readonly kind: 'door' | 'gate';
      readonly exit: ExitRef;
    };

const scavengeId = numbered('scavenge');

/** Searching needs peace: no enemies, or only ones that cannot move. */
export function maySearch(g: Adventure): boolean {
  return areAllImmobile(g);
}

const NONE: readonly SearchOption[] = [];

/** What a hero can Search from where they stand: once in an activation, in place of the attack. */
export function searchOptions(g: Adventure, hero: Hero): readonly SearchOption[] {
  const { activation } = hero;
  if (!isUp(hero) || activation?.acted || activation?.attacked || !maySearch(g)) return NONE;
  const tiles = tilesOf(board(g), hero.space);
  const options: SearchOption[] = [];
  for (const tile of tiles) {
    if (mayScavenge(g, tile)) options.push({ id: scavengeId(tile), kind: 'scavenge', tile });
  }
  for (const tile of tiles) addWaysToLook(options, g, hero, tile);
  return options;
}

/** The Doors and unexplored Gates in whose connection the hero stands. */
function addWaysToLook(to: SearchOption[], g: Adventure, hero: Hero, tile: TileIndex): void {
  for (const exit of exitsAt(g, tile, hero.space)) {
    const gate = isUnexploredGate(g, exit);
    if (!gate && !isADoor(g, exit)) continue;
    to.push({ id: `x${exit.tile}.${exit.exit}`, kind: gate ? 'gate' : 'door', exit });
  }
}

/**
 * In the first edition a hidden token does not keep heroes from looking: an exit that it has not
 * closed yet is open.
 */
function isADoor(g: Adventure, exit: ExitRef): boolean {
  if (isUnexploredDoor(g, exit)) return true;
  const undecided = kindOf(g, exit) === null && doorwayAt(g, exit).state === 'open';
  return undecided && g.state.options.edition === 'first';
}

/** How often a tile can be Scavenged with success: by the size of the party, or once. */
export function scavengeLimit(g: Adventure): number {
  return g.state.options.edition === 'first' ? 1 : Math.ceil(g.state.heroes.length / 2);
}

function mayScavenge(g: Adventure, tile: TileIndex): boolean {
  const { board: places, turn, options } = g.state;
  for (const token of places.tokens) if (token.tile === tile) return false;
  if (options.edition === 'first' && turn.scavenged.includes(tile)) return false;
  return (places.scavenged[tile] as number) < scavengeLimit(g);
}

/** How likely at least one card is found. */
export function chanceToFind(g: Adventure, hero: Hero): number {
  const miss = (FIND - 1) / 6;
  return 1 - miss ** heroStat(g, hero, 'scavengeDice');
}

/** Rolls three dice for the tile: each 6 is a Scavenge card, and a success leaves one marker. */
export function* scavenge(g: Adventure, hero: Hero, tile?: TileIndex): Rule {
  const here = tile ?? tilesOf(board(g), hero.space).find((each) => mayScavenge(g, each));
  if (here === undefined) return;
  endMovement(hero);
  g.state.turn.scavenged.push(here);
  const count = heroStat(g, hero, 'scavengeDice');
  const dice = yield* g.do.heroRoll(g, hero, 'scavenge', { count, need: FIND });
  const found = dice.filter((die) => die >= FIND).length;
  g.emit({
    t: 'scavenged',
    hero: hero.index,
    tile: here,
    dice,
    amount: found,
    rule: 'B-SEARCH-07',
  });
  if (found === 0) return;
  (g.state.board.scavenged[here] as number) += 1;
  yield* drawScavengeCards(g, hero, found);
}

/** Searching comes after the movement and takes the place of the attack. */
export function endMovement(hero: Hero): void {
  if (!hero.activation) return;
  hero.activation.moveLeft = 0;
  hero.activation.acted = true;
}

/**
 * Scavenge cards drawn together come from one freshly shuffled deck and are resolved in the order
 * drawn; then they go back into it. Who draws more than are due puts the extra ones back unresolved.
 */
export function* drawScavengeCards(g: Adventure, hero: Hero, count: number): Rule {
  const moment = { hero, extra: 0 };
  yield* trigger(g, 'scavengeDrawn', moment);
  const cards = takeCards(g, count + moment.extra);
  const putBack = yield* cardsToPutBack(hero, cards, cards.length - count);
  for (const card of cards) {
    if (isUp(hero) && !putBack.includes(card)) yield* resolveScavenge(g, hero, card);
  }
}

function takeCards(g: Adventure, count: number): CardId[] {
  const left = [...g.state.decks.scavenge.draw];
  const taken: CardId[] = [];
  while (taken.length < count && left.length > 0) {
    const card = g.pick('scavenge-card', left);
    left.splice(left.indexOf(card), 1);
    taken.push(card);
  }
  return taken;
}

function* cardsToPutBack(
  hero: Hero,
  cards: readonly CardId[],
  count: number,
): Rule<readonly CardId[]> {
  if (count <= 0) return [];
  return yield* pickMany({
    seat: hero.index,
    prompt: promptFor('put-scavenge-back', { cards: count }),
    min: count,
    max: count,
    rule: 'B-CARD-11',
    ...amongCards(cards),
    describe: (card) => ({ text: { key: `${card}.name` } }),
  });
}

function* resolveScavenge(g: Adventure, hero: Hero, id: CardId): Rule {
  const card = g.content.scavenge[id];
  if (!card) throw new Error(`there is no Scavenge card ${id}`);
  g.emit({ t: 'scavenge-card', hero: hero.index, card: id, rule: 'B-SEARCH-08' });
  yield* card.resolve(g, hero);
}

/** Does what the hero chose among the ways to Search. */
export function* search(g: Adventure, hero: Hero, option: SearchOption): Rule {
  if (option.kind === 'scavenge') yield* scavenge(g, hero, option.tile);
  else if (option.kind === 'gate') yield* lookThroughGate(g, hero, option.exit);
  else yield* lookThroughDoor(g, hero, option.exit);
}

/** Looking Through a Door puts a new tile there, or proves that it is no Door. */
export function* lookThroughDoor(g: Adventure, hero: Hero, exit: ExitRef): Rule {
  endMovement(hero);
  g.emit({ t: 'looked-through-door', hero: hero.index, tile: exit.tile, rule: 'B-SEARCH-15' });
  yield* g.do.revealTile(g, exit, hero);
}

/**
 * Looking through an unexplored Gate draws a World that is not in play, then a map card of that
 * World. The hero is not on the new tile, so its token waits until somebody goes there.
 */
export function* lookThroughGate(g: Adventure, hero: Hero, exit: ExitRef): Rule {
  endMovement(hero);
  const world = drawWorld(g, worldOfTile(g, exit.tile));
  const card = worldIn(g.content, world).id;
  g.emit({
    t: 'looked-through-gate',
    hero: hero.index,
    tile: exit.tile,
    card,
    rule: 'B-GATE-06',
  });
  yield* revealBeyondGate(g, exit, world, hero);
}

/** One of the Worlds that are not in play; when all are, any other than this. */
function drawWorld(g: Adventure, here: WorldId): WorldId {
  const others = Object.keys(g.content.worlds).filter((world) => world !== here);
  const notInPlay = others.filter((world) => !g.state.worlds.includes(world));
  const candidates = notInPlay.length > 0 ? notInPlay : others;
  const [only] = candidates;
  g.reveal();
  return candidates.length === 1 && only ? only : g.pick('world', candidates);
}
