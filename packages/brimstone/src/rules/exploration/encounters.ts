import { discardCard, drawCard, PARTY, pick, type Rule, searchDeck } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { promptFor } from '../../asks.ts';
import type { TileIndex } from '../../board/index.ts';
import { tileOf } from '../../board/tiles.ts';
import type { Encounter, PendingAttack } from '../../content-types.ts';
import { deckOfWorld } from '../../lookup.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import { trigger } from '../abilities/active.ts';
import { keepInPlay } from '../abilities/in-play.ts';
import { worldOfTile } from './reveal.ts';

/** An encounter that waits to be resolved. */
interface Drawn {
  readonly card: Encounter;
  /** Named by the map card of a unique room: it cannot be cancelled or drawn anew. */
  readonly advanced: boolean;
}

/**
 * The encounters of a token, and the one that a unique room names when that option is in use: all are
 * drawn first and resolved in an order the players choose. Enemies come last of all.
 */
export function* encountersOf(
  g: Adventure,
  tile: TileIndex,
  count: number,
  explored: boolean,
): Rule {
  const waiting = Array.from({ length: count }, () => nextEncounter(g, tile)).flatMap(
    (card): Drawn[] => (card ? [{ card, advanced: false }] : []),
  );
  const named = explored && g.state.options.advancedEncounters ? namedBy(g, tile) : undefined;
  if (named) waiting.push({ card: named, advanced: true });
  for (const { card } of waiting) g.emit({ t: 'encounter', card: card.id, tile, rule: 'B-ENC-01' });
  yield* beforeTheirEnemies(g, function* () {
    while (waiting.length > 0 && !g.state.outcome) {
      const next = yield* chooseEncounter(waiting);
      waiting.splice(waiting.indexOf(next), 1);
      for (const attack of yield* resolveEncounter(g, tile, next)) {
        yield* bringAttack(g, tile, attack);
      }
    }
  });
}

/** Whatever enemies come of encounters wait until all of these are resolved. */
function* beforeTheirEnemies(g: Adventure, resolve: () => Rule): Rule {
  const enemies: (() => Rule)[] = [];
  g.enemiesOfEncounters = enemies;
  yield* resolve();
  g.enemiesOfEncounters = null;
  for (const bring of enemies) yield* bring();
}

function nextEncounter(g: Adventure, tile: TileIndex): Encounter | undefined {
  const id = drawCard(g, deckOfWorld(g.state.decks.encounter, worldOfTile(g, tile)));
  return id === undefined ? undefined : g.content.encounters[id];
}

/** The encounter in the red band of a unique room, searched out of the deck or the discards. */
function namedBy(g: Adventure, tile: TileIndex): Encounter | undefined {
  const placed = g.state.board.layout.tiles[tile];
  const named = placed ? tileOf(g.content.tiles, placed.tile).encounter : null;
  if (named === null) return undefined;
  const deck = deckOfWorld(g.state.decks.encounter, worldOfTile(g, tile));
  const found = searchDeck(g, deck, (card) => card === named);
  return found === undefined ? undefined : g.content.encounters[found];
}

function* chooseEncounter(waiting: readonly Drawn[]): Rule<Drawn> {
  return yield* pick({
    seat: PARTY,
    prompt: promptFor('which-encounter-first'),
    rule: 'B-ENC-13',
    of: waiting,
    id: ({ card }) => card.id,
    means: ({ card }): BrimstoneMeaning => ({ kind: 'card', card: card.id }),
    describe: ({ card }) => ({ text: { key: `${card.id}.name` } }),
  });
}

/** Resolves one card; a card that remains stays on its tile, another is discarded when it is done. */
function* resolveEncounter(
  g: Adventure,
  tile: TileIndex,
  { card, advanced }: Drawn,
): Rule<readonly PendingAttack[]> {
  const moment = { card: card.id, tile, advanced, cancelled: false };
  yield* trigger(g, 'encounterDrawn', moment);
  const cancelled = moment.cancelled && !advanced;
  if (card.remains && !cancelled) keepInPlay(g, card.id, tile);
  const attacks = cancelled ? [] : yield* card.resolve(g, tile);
  if (!card.remains || cancelled) {
    discardCard(deckOfWorld(g.state.decks.encounter, card.world), card.id);
  }
  return attacks;
}

function* bringAttack(g: Adventure, tile: TileIndex, attack: PendingAttack): Rule {
  const placing = attack.ambush
    ? ({ kind: 'ambush', world: worldOfTile(g, tile) } as const)
    : ({ kind: 'tile', tile } as const);
  if (attack.groups === 'threat') yield* g.do.attack(g, 'party', placing);
  else yield* g.do.spawn(g, attack.groups, placing);
}
