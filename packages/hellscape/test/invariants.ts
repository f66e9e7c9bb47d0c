import { content } from '../src/content/index.ts';
import { DICE_LIMIT } from '../src/dice.ts';
import { DICE, RARITIES } from '../src/ids.ts';
import { allTreasure, TREASURE_TOKENS } from '../src/rules/items/treasure.ts';
import { enemyHealth } from '../src/rules/sheets/enemy-health.ts';
import type { DescentState, Hero } from '../src/state.ts';

/** What must hold after every decision; says what does not. */
export function brokenInvariants(state: DescentState): string[] {
  return [
    ...heroes(state),
    ...enemies(state),
    ...treasure(state),
    ...combat(state),
    ...cards(state),
    ...tokens(state),
    ...rogueTokens(state),
    ...turns(state),
  ];
}

function* heroes(state: DescentState): Generator<string> {
  for (const hero of state.heroes) {
    const who = hero.class;
    if (hero.health < 0 || hero.health > hero.maxHealth) yield `${who}: Health ${hero.health}`;
    if (hero.mana < 0 || hero.mana > hero.maxMana) yield `${who}: Mana ${hero.mana}`;
    if (hero.knockedOut && hero.health > 0) yield `${who}: knocked out with Health`;
    if (hero.knockedOut && hero.fire + hero.frost > 0) yield `${who}: knocked out with conditions`;
    if (hero.level < 1 || hero.level > 5) yield `${who}: level ${hero.level}`;
    if (hero.turn && hero.turn.actions < 0) yield `${who}: ${hero.turn.actions} actions`;
    yield* equipment(hero);
    yield* classBoard(hero);
  }
}

function* equipment(hero: Hero): Generator<string> {
  const places = { head: 0, chest: 0, legs: 0, misc: 0, hands: 0 };
  for (const item of hero.items) {
    if (!item.equipped) continue;
    const slot = (content.items[item.card] ?? content.mobItems[item.card])?.slot ?? 'none';
    if (slot === 'hand') places.hands++;
    else if (slot === 'two-hands') places.hands += 2;
    else if (slot !== 'none') places[slot]++;
  }
  if (places.hands > 2) yield `${hero.class}: ${places.hands} hands full`;
  for (const slot of ['head', 'chest', 'legs', 'misc'] as const) {
    if (places[slot] > 1) yield `${hero.class}: ${places[slot]} items on ${slot}`;
  }
}

function* classBoard({ board }: Hero): Generator<string> {
  if (board.class === 'berserker' && (board.rage < 0 || board.rage > 7)) yield `Rage ${board.rage}`;
  if (board.class === 'wizard' && board.quadrants.length !== 4)
    yield 'the amulet has four quadrants';
  if (board.class === 'ranger') {
    const arrows = board.arrows.draw.length + board.arrows.discard.length + board.revealed.length;
    if (arrows !== 14) yield `${arrows} arrow cards`;
  }
  if (board.class === 'shaman') {
    for (const [element, at] of Object.entries(board.elements)) {
      if (at < 0) yield `${element} at ${at}`;
    }
  }
}

function* enemies(state: DescentState): Generator<string> {
  for (const enemy of state.enemies) {
    const health = enemyHealth({ state, content }, enemy);
    if (enemy.wounds < 0 || enemy.wounds >= health)
      yield `${enemy.id}: ${enemy.wounds} of ${health}`;
    if (enemy.minions < 0 || enemy.minions > 6) yield `${enemy.id}: ${enemy.minions} minions`;
  }
  const types = new Set(state.enemies.map((enemy) => enemy.type));
  if (types.size < state.enemies.length) yield 'two enemies of one type';
}

function* treasure(state: DescentState): Generator<string> {
  const all = allTreasure(state);
  for (const rarity of RARITIES) {
    if (all[rarity] !== TREASURE_TOKENS[rarity]) yield `${all[rarity]} ${rarity} treasure tokens`;
  }
}

function* combat({ combat }: DescentState): Generator<string> {
  if (!combat) return;
  for (const kind of DICE) {
    const count = combat.dice.filter((die) => die.die === kind).length;
    if (count > DICE_LIMIT[kind]) yield `${count} ${kind} dice`;
  }
}

/** Cards are somewhere: in a deck, on a discard pile, with a hero or an enemy. */
function* cards(state: DescentState): Generator<string> {
  const { decks } = state;
  const carried = state.heroes.flatMap((hero) => hero.items.map((item) => item.card));
  const held = [...state.enemies, ...state.spoils].flatMap(({ item }) => (item ? [item] : []));
  const mobItems = [...carried, ...held].filter((card) => content.mobItems[card]).length;
  const piles = Object.values(decks.mobItems).flatMap(({ draw, discard }) => [draw, discard]);
  const all = piles.reduce((sum, pile) => sum + pile.length, mobItems);
  if (all !== Object.keys(content.mobItems).length) yield `${all} mob items`;
  for (const rarity of RARITIES) {
    const cards = Object.values(content.items).filter((item) => item.deck === rarity);
    const printed = cards.reduce((sum, item) => sum + item.copies, 0);
    const ours = carried.filter((card) => content.items[card]?.deck === rarity).length;
    const deck = decks.items[rarity];
    const found = deck.draw.length + deck.discard.length + ours;
    if (found !== printed) yield `${found} of ${printed} ${rarity} items`;
  }
  const numbers = state.heroes.flatMap((hero) => hero.items.map(({ number }) => number));
  if (new Set(numbers).size < numbers.length) yield 'an item is in two places';
  const mobs = Object.values(decks.mobs).reduce(
    (sum, { draw, discard }) => sum + draw.length + discard.length,
    state.enemies.filter(({ kind }) => kind === 'mob').length,
  );
  if (mobs !== Object.keys(content.mobs).length) yield `${mobs} mob cards`;
}

/** The Rogue's tokens: in the bag, drawn, discarded, or with an enemy as Poison. */
function* rogueTokens(state: DescentState): Generator<string> {
  for (const { board } of state.heroes) {
    if (board.class !== 'rogue') continue;
    const poisons = state.enemies.filter(({ poison }) => poison !== null).length;
    const held = board.bag.length + board.drawn.length + board.discard.length + poisons;
    if (held < STARTING_TOKENS) yield `${held} Rogue tokens`;
    const all = [...board.bag, ...board.drawn.map(({ token }) => token), ...board.discard];
    for (const token of new Set(all)) {
      const copies = all.filter((each) => each === token).length;
      if (copies > (content.rogueTokens[token]?.copies ?? 0)) yield `${copies} ${token}`;
    }
  }
}

const STARTING_TOKENS = 9;

function* tokens(state: DescentState): Generator<string> {
  let conditions = 0;
  for (const each of [...state.heroes, ...state.allies, ...state.enemies]) {
    if (each.fire < 0 || each.frost < 0) yield 'fewer than no condition tokens';
    conditions += each.fire + each.frost;
  }
  if (conditions > 25) yield `${conditions} Fire and Frost tokens`;
  const { left, spent } = state.lifebringers;
  if (left < 0 || left + spent > 3) yield `${left} and ${spent} Lifebringer tokens`;
}

/** Only the active hero has a turn, and nobody acts who has left. */
function* turns(state: DescentState): Generator<string> {
  for (const hero of state.heroes) {
    if (hero.turn && hero.index !== state.active) yield `${hero.class} has a turn out of turn`;
    if (hero.gone && hero.knockedOut) yield `${hero.class} has left and is knocked out`;
  }
  if (state.combat?.over && state.phase === 'level-up') yield 'a combat is not over';
}
