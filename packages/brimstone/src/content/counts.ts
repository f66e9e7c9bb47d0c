import { type ChartId, type Content, TOWN_LOCATIONS, type TownService } from '../content-types.ts';

/** How many cards each deck has. */
export function deckCounts(content: Content): Readonly<Record<string, number>> {
  const size = (cards: object) => Object.keys(cards).length;
  const encounters = Object.values(content.encounters);
  const conditions = Object.values(content.conditions);
  const rows = (kind: string) => conditions.filter((row) => row.kind === kind).length;
  const charts = Object.values(content.charts);
  const chart = (id: ChartId) => charts.filter((row) => row.chart === id).length;
  const services = Object.values(content.services);
  const offered = (...kinds: readonly TownService['kind'][]) =>
    services.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    'mine map': content.tiles.decks['mines'].length,
    'targa map': content.tiles.decks.targa.length,
    gear: content.itemDecks.gear.length,
    'mine artifacts': content.itemDecks.mineArtifacts.length,
    'targa artifacts': content.itemDecks.targaArtifacts.length,
    'mine encounters': encounters.filter(({ world }) => world === 'mines').length,
    'targa encounters': encounters.filter(({ world }) => world === 'targa').length,
    'low threats': content.threatDecks.low.length,
    'med threats': content.threatDecks.med.length,
    'high threats': content.threatDecks.high.length,
    'epic threats': content.threatDecks.epic.length,
    'targa threats': size(content.worldThreats),
    'growing dread': size(content.growingDread),
    darkness: size(content.darkness),
    'personal items': content.itemDecks.personal.length,
    loot: size(content.loot),
    scavenge: size(content.scavenge),
    'starting gear': content.itemDecks.starting.length,
    'starting upgrades': Object.values(content.classes).flatMap(({ upgrades }) => upgrades).length,
    'exploration tokens': content.tokenStacks.twelve.length,
    hardships: size(content.hardships),
    worlds: size(content.worlds),
    'enemy types': size(content.enemies),
    'depth events': size(content.depthEvents),
    injuries: rows('injury'),
    madness: rows('madness'),
    mutations: rows('mutation'),
    missions: size(content.missions),
    'travel hazards': chart('travel'),
    'town events': chart('town'),
    'camp site hazards': chart('camp-site'),
    'location events': TOWN_LOCATIONS.reduce((sum, location) => sum + chart(location), 0),
    'town goods': offered('goods', 'ware'),
    'town services': offered('cure', 'cleansing', 'resurrection', 'exchange', 'wager', 'favour'),
    forgings: offered('forging'),
    'level bonuses': content.bonuses.length,
    abilities: Object.values(content.classes).flatMap(({ tracks }) => tracks.flat()).length,
  };
}
