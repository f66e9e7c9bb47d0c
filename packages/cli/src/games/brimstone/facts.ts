import type { BrimstoneEvent, EventDetails, EventOf } from '@crawlspace/brimstone';
import { HeroTallies, Luck, SeenCards } from '../facts.ts';
import type { Facts } from '../kit.ts';
import { content } from './house.ts';

/** Cards by the event that tells of them. */
const CARDS: Readonly<Partial<Record<BrimstoneEvent['t'], string>>> = {
  threat: 'threat',
  encounter: 'encounter',
  'darkness-card': 'darkness',
  'dread-revealed': 'growing dread',
  'depth-event': 'depth event',
  'item-gained': 'item',
};

/** Cards of one deck are compared with each other: a harder deck is no fault of its cards. */
const DECKS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(content.threatDecks).flatMap(([level, cards]) =>
    inDeck(`${level} threat`, cards),
  ),
  ...Object.values(content.encounters).flatMap(({ id, world }) =>
    inDeck(`${world} encounter`, [id]),
  ),
  ...inDeck('gear', content.itemDecks.gear),
  ...inDeck('mine artifact', content.itemDecks.mineArtifacts),
  ...inDeck('targa artifact', content.itemDecks.targaArtifacts),
]);

function inDeck(deck: string, cards: readonly string[]): (readonly [string, string])[] {
  return cards.map((card) => [card, deck]);
}

/** What the events of an adventure say about it. */
export function factsOfAdventure(
  events: readonly BrimstoneEvent[],
  heroes: readonly string[],
): Facts {
  const tallies = new HeroTallies(heroes);
  const seen = new SeenCards();
  const luck = new Luck();
  for (const event of events) {
    if (event.t === 'turn') seen.nextRound();
    else if (event.t === 'enemy-wounded') tallies.dealt(event.by, event.amount);
    else if (event.t === 'enemy-killed') tallies.killed(event.by, 1);
    else if (event.t === 'wounded' || event.t === 'sanity-lost')
      tallies.took(event.hero, event.amount, event.type ?? event.card ?? 'other');
    else if (event.t === 'knocked-out') tallies.wentDown(event.hero);
    else if (event.t === 'rolled') rolled(luck, event);
    else if (event.t === 'enemies-placed') seen.add('enemy', event.type);
    const { card }: EventDetails = event;
    const kind = CARDS[event.t];
    if (kind && card && seen.isSetUp) seen.add(DECKS.get(card) ?? kind, card);
  }
  return { ...tallies.facts(), seen: seen.facts(), luck: luck.deviation };
}

const SIDES = 6;

/** First rolls of heroes against a number; re-rolls are decisions. Holding back adds up two dice. */
function rolled(luck: Luck, { purpose, dice, need }: EventOf<'rolled'>): void {
  if (need === undefined) return;
  if (purpose === 'hold-back') {
    const total = dice.reduce((a, b) => a + b, 0);
    luck.count(total >= need ? 1 : 0, chanceOfTwo(need));
    return;
  }
  const chance = Math.min(SIDES, Math.max(0, SIDES + 1 - need)) / SIDES;
  for (const die of dice) if (die <= SIDES) luck.count(die >= need ? 1 : 0, chance);
}

function chanceOfTwo(need: number): number {
  let ways = 0;
  for (let a = 1; a <= SIDES; a++) for (let b = 1; b <= SIDES; b++) if (a + b >= need) ways++;
  return ways / SIDES ** 2;
}
