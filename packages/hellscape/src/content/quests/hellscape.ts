import { discardCard, drawCard, type Rule } from '@crawlspace/kernel';
import type { Special } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import { counter, setCounter } from '../../language/happen/values.ts';
import type { QuestCard } from '../../quest-types.ts';
import type { Enemy, Hero } from '../../state.ts';
import { isMarked, markedDoors } from './common.ts';
import { hellscapeMap } from './hellscape.map.ts';

const FINAL = 'final';
/** All counts as if so many heroes played, save the last monster. */
const SCALE = 2;
/** Tiles as the map lays them: the centre, then the one whose gates lead through the antechamber. */
const CENTRAL_TILE = 0;
const SOUTH_TILE = 1;
/** The middle one of the nine zones of a tile. */
const MIDDLE = 4;

function tileOf(g: Descent, zone: number): number {
  return g.map.zones[zone]?.tile ?? CENTRAL_TILE;
}

/** The tile that a Dimension Gate belongs to. */
function tileOfGate(g: Descent, gate: number): number {
  const tiles = (g.map.doors[gate]?.zones ?? []).map((zone) => tileOf(g, zone));
  return Math.max(...tiles) || SOUTH_TILE;
}

function gatesOf(g: Descent, tile: number): number[] {
  return markedDoors(g).filter((gate) => tileOfGate(g, gate) === tile);
}

function isOpen(g: Descent, gate: number): boolean {
  return g.state.dungeon.open[gate] === true;
}

/** Nothing on the tile is left to fear or to find. */
function isCleared(g: Descent, tile: number): boolean {
  if (g.state.enemies.some((enemy) => tileOf(g, enemy.zone) === tile)) return false;
  return g.map.chambers.every(
    ({ id, zones: [first = 0] }) => tileOf(g, first) !== tile || g.state.dungeon.revealed[id],
  );
}

/** The gates of a cleared tile open by themselves; with the last of all the monster appears. */
function* gatesOpen(g: Descent): Rule {
  for (const gate of markedDoors(g)) {
    if (!isOpen(g, gate) && isCleared(g, tileOfGate(g, gate))) yield* g.do.openDoor(g, gate, null);
  }
  if (counter(g, FINAL) > 0 || !markedDoors(g).every((gate) => isOpen(g, gate))) return;
  setCounter(g, FINAL, 1);
  yield* finalMonster(g);
}

function* finalMonster(g: Descent): Rule {
  const centre = g.map.zones.filter(({ tile }) => tile === CENTRAL_TILE)[MIDDLE];
  if (!centre) return;
  yield* g.do.spawnRoaming(g, centre.id, { mark: FINAL, tier: '5' });
  const monster = g.state.enemies.find(({ mark }) => mark === FINAL);
  if (monster) arm(g, monster);
}

/** Mob items of level 5 are drawn until one fits the monster's way of fighting. */
function arm(g: Descent, monster: Enemy): void {
  const type = g.content.roaming[monster.card]?.attackType;
  const deck = g.state.decks.mobItems['5'];
  for (let left = deck.draw.length + deck.discard.length; left > 0 && type; left--) {
    const card = drawCard(g, deck);
    if (!card) return;
    if (g.content.mobItems[card]?.attacks[type]) {
      monster.item = card;
      g.emit({ t: 'quest', purpose: 'final-armed', enemy: monster.id, card });
      return;
    }
    discardCard(deck, card);
  }
}

/** Where a hero is at home: the gates of that tile are theirs. */
function* heroesAreLost(g: Descent): Rule {
  for (const hero of g.state.heroes) setCounter(g, home(hero), tileOf(g, hero.zone));
}

function home(hero: Hero): string {
  return `home-${hero.index}`;
}

function isGathered(g: Descent): boolean {
  return g.state.heroes.every(({ zone }) => tileOf(g, zone) === CENTRAL_TILE);
}

function* afterwards(g: Descent): Rule {
  yield* gatesOpen(g);
  if (isGathered(g)) setCounter(g, 'gathered', 1);
}

/** Scattered over the dungeon: clear your tile, meet in the middle, and put down what waits there. */
export const hellscape: QuestCard = {
  id: 'hellscape',
  number: 11,
  map: [1, 2, 3, 4].map(hellscapeMap),
  scale: SCALE,
  goals: [{ done: { value: { counter: 'gathered' }, atLeast: 1 } }, { done: 'won' }],
  marked: { opens: 'never', noDoorCard: true },
  special: 'dimension-gates',
};

export const gateSpecials: Readonly<Record<string, Special>> = {
  'dimension-gates': {
    why: 'gates belong to tiles, open when a tile is cleared, and let those pass who opened their own',
    rules: {
      setUp: heroesAreLost,
      check: afterwards,
      chamberRevealed: gatesOpen,
      *enemyKilled(g, { enemy, last }) {
        if (!last) return;
        if (enemy.mark === FINAL) yield* g.do.win(g, g.quest.id);
        yield* gatesOpen(g);
      },
      // Who has opened the gates of their own tile may pass those of the others.
      passes(g, door, who) {
        if (!('class' in who) || !isMarked(g, door)) return false;
        return gatesOf(g, counter(g, home(who))).every((gate) => isOpen(g, gate));
      },
    },
  },
};
