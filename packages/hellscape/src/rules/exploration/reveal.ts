import { discardCard, drawCard, NOTHING_HAPPENS, PARTY, type Rule } from '@crawlspace/kernel';
import { type Ask, promptFor } from '../../asks.ts';
import { zoneExists, zonesOfChamber } from '../../board/queries.ts';
import type { Opening } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import { type ChamberId, RARITIES, type ZoneId } from '../../ids.ts';
import { occasion } from '../../occasion.ts';
import type { BoardToken, Hero, TokenKind } from '../../state.ts';
import { triggered } from '../abilities/triggered.ts';
import { pickZone } from '../picks.ts';
import { removeToken } from './tokens.ts';

/** A chamber is seen for the first time: a Door card, then the enemies, then the treasure. */
export function* revealChamber(
  g: Descent,
  chamber: ChamberId,
  hero: Hero | null,
  doorCard: boolean,
): Rule {
  const { revealed } = g.state.dungeon;
  if (revealed[chamber]) return;
  revealed[chamber] = true;
  g.emit({
    t: 'chamber-revealed',
    zone: zonesOfChamber(g, chamber)[0] ?? 0,
    rule: 'H-MOVE-12',
    ...(hero ? { hero: hero.index } : {}),
  });
  const opening: Opening = { hero, chamber, extraLoot: 0, extraMobs: 0, noMobs: false };
  if (doorCard) yield* resolveDoorCard(g, opening);
  yield* spawnEnemies(g, opening);
  if (isGone(g, chamber)) return;
  yield* placeTreasures(g, opening);
  yield* g.quest.chamberRevealed?.(g, chamber, hero) ?? NOTHING_HAPPENS;
  if (hero) yield* triggered(g, hero, 'on-reveal');
}

/** Heroes may have begun a Boss Fight in the meantime. */
function isGone(g: Descent, chamber: ChamberId): boolean {
  return !zonesOfChamber(g, chamber).every((zone) => zoneExists(g, zone));
}

/** The event behind the door, before anything else is placed. */
function* resolveDoorCard(g: Descent, opening: Opening): Rule {
  const { doors } = g.state.decks;
  const card = drawCard(g, doors);
  if (!card) return;
  g.emit({
    t: 'door-card',
    card,
    rule: 'H-MOVE-15',
    ...(opening.hero ? { hero: opening.hero.index } : {}),
  });
  const at = occasion(card, { kind: 'rule', id: 'door-card' }, { hero: opening.hero, opening });
  yield* g.do.happen(g, at, g.content.doors[card]?.does ?? []);
  discardCard(doors, card);
}

/** A mob for every Spawn token, and the tokens go. */
function* spawnEnemies(g: Descent, opening: Opening): Rule {
  const tokens = tokensOfChamber(g, opening.chamber, 'spawn');
  for (const token of tokens) {
    removeToken(g, token);
    if (!opening.noMobs) yield* g.do.spawnMob(g, token.zone);
  }
  for (let i = 0; i < opening.extraMobs && !isGone(g, opening.chamber); i++) {
    const zone = yield* zoneFor(g, opening, tokens, 'mob-zone');
    yield* g.do.spawnMob(g, zone);
  }
}

/** A treasure token for every Loot token, in its zone; what a card adds lies with the other loot. */
function* placeTreasures(g: Descent, opening: Opening): Rule {
  const tokens = tokensOfChamber(g, opening.chamber, 'loot');
  for (const zone of zonesOf(tokens)) {
    const here = tokens.filter((token) => token.zone === zone);
    for (const token of here) removeToken(g, token);
    g.do.placeTreasure(g, zone, here.length);
  }
  if (opening.extraLoot === 0) return;
  const zone = yield* zoneFor(g, opening, tokens, 'loot-zone');
  g.do.placeTreasure(g, zone, opening.extraLoot);
}

/** Draws treasure tokens from the bag onto a zone. */
export function placeTreasure(g: Descent, zone: ZoneId, tokens: number): void {
  const drawn = g.do.drawFromBag(g, tokens);
  for (const rarity of RARITIES) {
    if (drawn[rarity] === 0) continue;
    for (let i = 0; i < drawn[rarity]; i++) {
      g.state.dungeon.tokens.push({
        id: g.state.nextToken++,
        kind: 'treasure',
        zone,
        face: rarity,
      });
    }
    g.emit({ t: 'treasure-placed', zone, rarity, amount: drawn[rarity], rule: 'H-MOVE-27' });
  }
}

function tokensOfChamber(g: Descent, chamber: ChamberId, kind: TokenKind): BoardToken[] {
  const zones = zonesOfChamber(g, chamber);
  return g.state.dungeon.tokens.filter(
    (token) => token.kind === kind && zones.includes(token.zone),
  );
}

function zonesOf(tokens: readonly BoardToken[]): ZoneId[] {
  return [...new Set(tokens.map((token) => token.zone))];
}

/** Where something more goes: to the zones that had such a token, else anywhere in the chamber. */
function zoneFor(
  g: Descent,
  opening: Opening,
  tokens: readonly BoardToken[],
  ask: Ask,
): Rule<ZoneId> {
  const zones = tokens.length > 0 ? zonesOf(tokens) : zonesOfChamber(g, opening.chamber);
  return pickZone({ seat: opening.hero?.index ?? PARTY, prompt: promptFor(ask) }, zones);
}
