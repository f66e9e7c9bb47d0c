import type { Deck, Rule } from '@crawlspace/kernel';
import {
  boardOf,
  doorwayOf,
  type ExitRef,
  entranceOf,
  place,
  placeBeyondGate,
  placementsFor,
  spacesOfTile,
  type TileId,
  type TileIndex,
} from '../src/board/index.ts';
import { isRoom, tileOf } from '../src/board/tiles.ts';
import { content } from '../src/content/index.ts';
import type { Content, Encounter, EventCard, Mission } from '../src/content-types.ts';
import type { AdventureState, Exit, Hero } from '../src/state.ts';

/** Puts cards on top of a deck: the first is drawn next. Copies that lie elsewhere in it are taken out. */
export function stack(deck: Deck, ...cards: readonly string[]): void {
  deck.draw = [...deck.draw.filter((card) => !cards.includes(card)), ...[...cards].reverse()];
  deck.discard = deck.discard.filter((card) => !cards.includes(card));
}

/** The exit of the Entrance tile. */
export const FIRST_DOOR: ExitRef = { tile: 0, exit: 0 };

/** Lays a tile at a doorway, as if it had been explored; rooms without a token get `exits`. */
export function lay(
  state: AdventureState,
  tile: TileId,
  door: ExitRef = FIRST_DOOR,
  exits: Exit['kind'] = 'door',
): TileIndex {
  const { board } = state;
  const [placed] = placementsFor(content.tiles, board.layout, door, tile);
  if (!placed) throw new Error(`${tile} does not fit`);
  board.layout = place(content.tiles, board.layout, door, placed);
  return settle(state, door, 'joined', exits);
}

/** Lays a tile beyond a Gate at a doorway. */
export function layBeyondGate(state: AdventureState, tile: TileId, gate: ExitRef): TileIndex {
  const { board } = state;
  board.layout = placeBeyondGate(content.tiles, board.layout, gate, tile);
  return settle(state, gate, 'gate', 'door');
}

function settle(
  state: AdventureState,
  door: ExitRef,
  by: 'joined' | 'gate',
  exits: Exit['kind'],
): TileIndex {
  const { board } = state;
  const tile = board.layout.tiles.length - 1;
  const entrance = entranceOf(content.tiles, board.layout, tile);
  setExit(state, door, by);
  if (entrance) setExit(state, entrance, by);
  const count = (boardOf(content.tiles, board.layout).doorwaysOf[tile] ?? []).length;
  for (let exit = 0; exit < count; exit++) {
    if (exit !== entrance?.exit) setExit(state, { tile, exit }, exits);
  }
  board.scavenged[tile] = 0;
  return tile;
}

/** Says what an exit is. End Caps are put on the board too. */
export function setExit(state: AdventureState, ref: ExitRef, kind: Exit['kind']): void {
  const { board } = state;
  const same = (exit: ExitRef) => exit.tile === ref.tile && exit.exit === ref.exit;
  board.exits = [...board.exits.filter((exit) => !same(exit)), { ...ref, kind }];
  const caps = board.layout.caps.filter((cap) => !same(cap));
  board.layout = { ...board.layout, caps: kind === 'end-cap' ? [...caps, ref] : caps };
}

/** Lays a room with a face-down token at a doorway: its exits are undecided. */
export function layRoom(
  state: AdventureState,
  tile: TileId,
  token: string,
  door: ExitRef = FIRST_DOOR,
): TileIndex {
  if (!isRoom(tileOf(content.tiles, tile))) throw new Error(`${tile} is no room`);
  const index = lay(state, tile, door);
  const entrance = entranceOf(content.tiles, state.board.layout, index);
  state.board.exits = state.board.exits.filter(
    (exit) => exit.tile !== index || exit.exit === entrance?.exit,
  );
  state.board.tokens.push({ tile: index, token });
  stack(state.decks.exploration, token);
  state.decks.exploration.draw.pop();
  return index;
}

/** A line of passages behind the Entrance tile: the indices of all tiles, the Entrance first. */
export function passages(state: AdventureState, count: number): TileIndex[] {
  const tiles = [0];
  let door = FIRST_DOOR;
  for (let i = 0; i < count; i++) {
    const tile = lay(state, 'mines-mid', door);
    tiles.push(tile);
    door = { tile, exit: 1 };
  }
  return tiles;
}

/** Spaces of a tile that are on no other tile and in no doorway. */
export function inside(state: AdventureState, tile: TileIndex): readonly number[] {
  const board = boardOf(content.tiles, state.board.layout);
  const doors = (board.doorwaysOf[tile] ?? []).flatMap(({ spaces }) => spaces);
  return spacesOfTile(board, tile).filter((space) => !doors.includes(space));
}

/** Puts a hero in the middle of a tile, in a space where nobody stands. */
export function standOn(state: AdventureState, hero: number, tile: TileIndex): void {
  const taken = state.heroes.map(({ space }) => space);
  const free = inside(state, tile).find((space) => !taken.includes(space));
  if (free === undefined) throw new Error(`tile ${tile} is full`);
  heroOf(state, hero).space = free;
}

/** Puts a hero in the first connection space of a doorway. */
export function standInDoorway(state: AdventureState, hero: number, door: ExitRef): void {
  heroOf(state, hero).space = doorwayOf(content.tiles, state.board.layout, door).spaces[0];
}

export function heroOf(state: AdventureState, index: number): Hero {
  const hero = state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

/** Gives a hero an activation in which nothing has been done yet. */
export function activate(hero: Hero, moveLeft = 4): void {
  hero.activation = {
    moveLeft,
    moved: false,
    attacked: false,
    acted: false,
    escaped: 0,
    stuck: false,
  };
}

export function knockOut(hero: Hero): void {
  hero.knockedOut = ['health'];
  hero.knockedOutInTurn = 1;
}

/** The content with further cards in play of which a test says what they do. */
export function withCards(parts: {
  readonly darkness?: readonly EventCard[];
  readonly growingDread?: readonly EventCard[];
  readonly encounters?: readonly Encounter[];
  readonly mission?: Partial<Mission>;
}): (content: Content) => Content {
  return (content) => {
    const id = 'a-fistful-of-dark-stone';
    const mission = content.missions[id] as Mission;
    return {
      ...content,
      darkness: { ...content.darkness, ...byId(parts.darkness ?? []) },
      growingDread: { ...content.growingDread, ...byId(parts.growingDread ?? []) },
      encounters: { ...content.encounters, ...byId(parts.encounters ?? []) },
      missions: { ...content.missions, [id]: { ...mission, ...parts.mission } },
    };
  };
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

/** An encounter that does what a test says and brings no enemies unless it says so. */
export function encounter(
  id: string,
  resolve: Encounter['resolve'],
  parts: Partial<Encounter> = {},
): Encounter {
  return { id, world: 'mines', scope: 'tile', resolve, ...parts };
}

/** A rule that does something at once. */
export function just(act: () => void): Rule {
  act();
  return nothing();
}

function* nothing(): Rule {}
