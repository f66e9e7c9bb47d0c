import { discardCard, drawCard, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { tilesOf, type WorldId, worldOf } from '../../board/index.ts';
import type { ThreatGroup } from '../../content-types.ts';
import type { Placing } from '../../effects.ts';
import type { CardId, ThreatLevel } from '../../ids.ts';
import { trigger } from '../abilities/active.ts';
import { randomHero } from '../figures/random-hero.ts';
import type { Place } from './placement.ts';
import { setUpEnemies } from './set-up-enemies.ts';

/** The threat deck of a party: Low for one or two heroes, Med for three or four, High for more. */
export function threatLevel(g: Adventure): ThreatLevel {
  const { length } = g.state.heroes;
  if (length <= 2) return 'low';
  return length <= 4 ? 'med' : 'high';
}

/** An attack: a Threat card of this level is drawn and its enemies are set up. */
export function attack(
  g: Adventure,
  level: ThreatLevel | 'epic' | 'party',
  placing: Placing,
): Rule {
  return afterEncounters(g, function* () {
    const place = yield* whereTo(g, placing);
    yield* setUpEnemies(g, drawThreat(g, deckLevel(g, level), worldOfPlace(g, place)), place);
  });
}

/** Named enemies attack: no Threat card is drawn. */
export function spawn(g: Adventure, groups: readonly ThreatGroup[], placing: Placing): Rule {
  return afterEncounters(g, function* () {
    yield* setUpEnemies(g, [groups], yield* whereTo(g, placing));
  });
}

/** Enemies that an encounter brings, by way of another card too, come when all encounters are resolved. */
function* afterEncounters(g: Adventure, bring: () => Rule): Rule {
  if (g.enemiesOfEncounters) g.enemiesOfEncounters.push(bring);
  else yield* bring();
}

/** What each of the Threat cards drawn brings. */
type Drawn = readonly (readonly ThreatGroup[])[];

/** Epic Threats are not for parties of one or two, unless they wish, nor for basic missions. */
function deckLevel(g: Adventure, level: ThreatLevel | 'epic' | 'party'): ThreatLevel | 'epic' {
  const { heroes, options, mission } = g.state;
  if (level === 'party') return threatLevel(g);
  if (level !== 'epic') return level;
  const small = heroes.length <= 2 && !options.epicForSmallParties;
  return small || mission.basic ? 'high' : 'epic';
}

/** A world may have a deck of its own, except for Epic Threats: the line of the level counts. */
function drawThreat(g: Adventure, level: ThreatLevel | 'epic', world: WorldId | null): Drawn {
  if (level === 'epic' || !hasThreats(g, world)) return drawNormal(g, level, world);
  const groups = g.content.worldThreats[draw(g, world)]?.levels[level] ?? [];
  return groups === 'normal' ? drawNormal(g, level, null) : [groups];
}

function hasThreats(g: Adventure, world: WorldId | null): world is WorldId {
  return world !== null && Object.hasOwn(g.state.decks.threat, world);
}

function drawNormal(g: Adventure, level: ThreatLevel | 'epic', world: WorldId | null): Drawn {
  const card = g.content.threats[draw(g, level)];
  if (!card?.draw) return [card?.groups ?? []];
  return [card.groups, ...drawThreat(g, deckLevelOf(g, card.draw), world)];
}

function deckLevelOf(g: Adventure, level: ThreatLevel | 'party'): ThreatLevel {
  return level === 'party' ? threatLevel(g) : level;
}

function draw(g: Adventure, deck: string): CardId {
  const pile = g.state.decks.threat[deck];
  const card = pile && drawCard(g, pile);
  if (!pile || card === undefined) throw new Error(`the ${deck} threat deck is empty`);
  discardCard(pile, card);
  g.emit({ t: 'threat', card, rule: 'B-THREAT-05' });
  return card;
}

/** Something in play may have a say in where enemies come. */
function* whereTo(g: Adventure, placing: Placing): Rule<Place> {
  const coming = { placing };
  yield* trigger(g, 'enemiesComing', coming);
  return placeOf(g, coming.placing);
}

/** Enemies that name no place come to a Random Hero: on that tile, or into that world by Ambush. */
function placeOf(g: Adventure, placing: Placing): Place {
  if (placing.kind === 'tile') return placing;
  if (placing.kind === 'random') {
    const [tile = 0] = tilesOf(board(g), randomHero(g).space);
    return { kind: 'tile', tile };
  }
  const { near, among } = placing;
  const world = near ? worldOf(board(g), near.space) : (placing.world ?? ambushedWorld(g));
  return { kind: 'ambush', world, ...(near ? { near } : {}), ...(among ? { among } : {}) };
}

function ambushedWorld(g: Adventure): WorldId {
  const worlds = new Set(heroesUp(g).map(({ space }) => worldOf(board(g), space)));
  const [only] = worlds;
  if (only !== undefined && worlds.size === 1) return only;
  return worldOf(board(g), randomHero(g).space);
}

function worldOfPlace(g: Adventure, place: Place): WorldId {
  if (place.kind === 'ambush') return place.world;
  const [space = 0] = board(g).spacesOf[place.tile] ?? [];
  return worldOf(board(g), space);
}
