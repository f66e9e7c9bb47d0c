import { fault } from './replay.ts';

/** Faults in cards, items, doors and chambers. */
export const items = [
  fault('cards.treasure', 'question', ({ state }) => {
    state.bag.rare += 1;
    return true;
  }),
  fault('cards.items', 'round', ({ state }) => {
    state.decks.items.common.draw.pop();
    return true;
  }),
  fault('cards.mobItems', 'round', ({ state }) => {
    state.decks.mobItems['5'].draw.pop();
    return true;
  }),
  fault('cards.mobs', 'round', ({ state }) => {
    state.decks.mobs['5'].draw.push('mob-undead-5');
    return true;
  }),
  fault('cards.roaming', 'round', ({ state }) => {
    state.decks.roaming['5'].draw.push('roaming-ghoul-5');
    return true;
  }),
  fault('cards.doors', 'round', ({ state }) => {
    state.decks.doors.draw.pop();
    return true;
  }),
  fault('slots.slot', 'question', ({ state }) => {
    for (const { items } of state.heroes) for (const item of items) item.equipped = true;
    state.heroes[0]?.items.push({ number: 999, card: 'pot-helm', equipped: true });
    state.heroes[0]?.items.push({ number: 998, card: 'pot-helm', equipped: true });
    return true;
  }),
  fault('slots.class', 'question', ({ state }) => {
    const hero = state.heroes.find((each) => each.class !== 'ranger');
    hero?.items.push({ number: 999, card: 'shadowbane-longbow', equipped: true });
    return true;
  }),
  fault('slots.equipped', 'equipped', ({ event }) => {
    event.card = 'nothing';
    return true;
  }),
  fault('slots.when', 'action', ({ event, ahead }) => {
    const [next] = ahead(2);
    if (event.purpose !== 'trade' || next?.t !== 'equipped') return false;
    event.purpose = 'recover';
    return true;
  }),
  fault('slots.given', 'item-given', ({ event, state }) => {
    for (const hero of state.heroes) if (hero.index === event.other) hero.zone = -1;
    return true;
  }),
  fault('loot.rarity', 'item-gained', ({ event, before, state }) => {
    if (event.purpose === 'starting' || before.spoils.length > 0 || state.active === null)
      return false;
    event.card = 'rusty-sword';
    return true;
  }),
  fault('loot.missing', 'item-gained', ({ event }) => (event.purpose ? false : 'drop')),
  fault(
    'loot.chest',
    'chest',
    ({ event }) => {
      event.amount += 1;
      return true;
    },
    'the-cursed-sword',
  ),
  fault(
    'loot.forge',
    'crafted',
    ({ event }) => {
      event.rarity = event.rarity === 'epic' ? 'rare' : 'epic';
      return true;
    },
    'releasing-michael',
  ),
  fault('loot.spoils', 'killed', ({ event, state }) => {
    if (event.purpose !== 'last') return false;
    state.spoils = [];
    return true;
  }),
  fault('loot.carried', 'killed', ({ event, state }) => {
    const spoils = state.spoils.at(-1);
    if (event.purpose !== 'last' || !spoils) return false;
    spoils.item = 'rusty-sword';
    return true;
  }),
  fault('doors.one', 'door-opened', ({ state }) => {
    state.dungeon.open.fill(true);
    return true;
  }),
  fault('doors.points', 'door-opened', ({ event, state }) => {
    const turn = state.heroes[event.hero ?? -1]?.turn;
    if (!turn || turn.mp === null) return false;
    turn.mp += 1;
    return true;
  }),
  fault('doors.chamber', 'chamber-revealed', ({ event }) => {
    event.zone = -1;
    return true;
  }),
  fault('doors.revealed', 'chamber-revealed', ({ state }) => {
    state.dungeon.revealed.fill(false);
    return true;
  }),
  fault('doors.card', 'door-card', () => 'thrice'),
  fault('doors.far', 'picked-up', ({ event }) => {
    event.zone = -1;
    return true;
  }),
  fault('doors.beside-enemies', 'picked-up', ({ event, state }) => {
    const [enemy] = state.enemies;
    if (!enemy) return false;
    enemy.zone = event.zone;
    return true;
  }),
  fault(
    'doors.fountain',
    'fountain',
    ({ event }) => {
      event.amount += 1;
      return true;
    },
    'the-cursed-sword',
  ),
  fault('doors.left-over', 'chamber-revealed', ({ event, state }) => {
    const other = state.dungeon.tokens.find(
      ({ kind, zone }) => kind === 'spawn' && zone !== event.zone,
    );
    if (!other) return false;
    event.zone = other.zone;
    return true;
  }),
];
