import {
  type EntryKind,
  entryKind,
  type Place,
  type Problem,
  problem,
} from '@crawlspace/kernel/packs';
import { cardOfTile, type TileCard, tileFrom } from '../board/index.ts';
import { tilesFrom } from '../board/tiles.ts';
import type { Content, World } from '../content-types.ts';
import { compileAbility } from '../language/compile/ability.ts';
import * as schema from '../language/schema/cards.ts';
import { deck, plain } from './decks.ts';
import { problemsOf } from './references.ts';
import { problemsOfTile } from './tiles.ts';

type TileEntry = TileCard & { readonly id: string };

const tiles = entryKind<Content, TileEntry>({
  says: 'Map tiles, each with its Map card.',
  can: ['adds', 'changes', 'removes'],
  schema: schema.tile,
  ids: ({ tiles: { byId } }) => Object.keys(byId),
  read: ({ tiles: { byId } }, id) => byId[id] && { id, ...cardOfTile(byId[id]) },
  put: (content, { id, ...card }) => ({
    ...content,
    tiles: tilesFrom({ ...content.tiles.byId, [id]: tileFrom(card) }),
  }),
  take: (content, id) => {
    const { [id]: tile, ...rest } = content.tiles.byId;
    const isNeeded =
      tile?.kind === 'entrance' || content.tiles.decks[tile?.world ?? '']?.length === 1;
    return isNeeded ? null : { ...content, tiles: tilesFrom(rest) };
  },
  problems: problemsOfTile,
});

/** A world is known by its id; its card has one of its own where the house says so. */
const worlds = entryKind<Content, Omit<World, 'ability'>>({
  says: 'Worlds: what holds there, and which cards belong to it.',
  can: ['adds', 'changes'],
  schema: schema.aWorld,
  ids: (content) => Object.keys(content.worlds),
  read: (content, id) => ({ ...(plain(content.worlds[id] as World) as World), id }),
  put: (content, { does = {}, ...card }) => {
    const id = content.worlds[card.id]?.id ?? card.id;
    const made = { ...card, id, does, ability: compileAbility(does) };
    return { ...content, worlds: { ...content.worlds, [card.id]: made } };
  },
  problems: (content, entry, at) => [
    ...problemsOf(content, 'worlds', entry, at),
    ...problemsOfDecks(content, entry, at),
    ...problemsOfName(content, entry, at),
  ],
});

/** A world without rooms would have nothing to explore; and somewhere an adventure has to begin. */
function problemsOfDecks(
  { tiles: all }: Content,
  { id }: Omit<World, 'ability'>,
  at: Place,
): Problem[] {
  const kinds = (all.of[id] ?? []).map((tile) => all.byId[tile]?.kind);
  const isWhole = kinds.some((kind) => kind === 'standard-room' || kind === 'unique-room');
  return isWhole && kinds.filter((kind) => kind === 'entrance').length === 1
    ? []
    : [problem(at, 'world-tiles')];
}

/** Decks of Threats are known by their world or their level: no world is called like a level. */
function problemsOfName(
  { threatDecks }: Content,
  { id }: Omit<World, 'ability'>,
  at: Place,
): Problem[] {
  return Object.hasOwn(threatDecks, id) ? [problem(at, 'taken', { id, pack: at.pack })] : [];
}

export const worldKinds: Readonly<Record<string, EntryKind<Content>>> = {
  worlds,
  tiles,
  worldThreats: deck(
    'worldThreats',
    {
      says: 'Threat cards of worlds with a deck of their own.',
      can: ['adds', 'changes', 'removes'],
    },
    schema.worldThreat,
    (card) => card,
  ),
};
