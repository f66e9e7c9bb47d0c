import { type BrimstoneEvent, content } from '@crawlspace/brimstone';
import { HeroTallies, Luck, SeenCards } from '../facts.ts';
import type { Facts } from '../kit.ts';

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
    const { t, hero, by, amount = 0, card, type } = event;
    if (t === 'turn') seen.nextRound();
    if (t === 'enemy-wounded') tallies.dealt(by, amount);
    else if (t === 'enemy-killed') tallies.killed(by, 1);
    else if (t === 'wounded' || t === 'sanity-lost') tallies.took(hero, amount, causeOf(event));
    else if (t === 'knocked-out') tallies.wentDown(hero);
    else if (t === 'rolled') rolled(luck, event);
    else if (t === 'enemies-placed' && type) seen.add('enemy', type);
    const kind = CARDS[t];
    if (kind && card && seen.isSetUp) seen.add(DECKS.get(card) ?? kind, card);
  }
  return { ...tallies.facts(), seen: seen.facts(), luck: luck.deviation };
}

/** Models are called after their type: `tentacles3` is one of the tentacles. */
function causeOf({ enemy, type, card, purpose }: BrimstoneEvent): string {
  return type ?? enemy?.replace(/\d+$/, '') ?? card ?? purpose ?? 'other';
}

const SIDES = 6;

/** First rolls of heroes against a number; re-rolls are decisions. Holding back adds up two dice. */
function rolled(luck: Luck, { purpose, dice = [], need }: BrimstoneEvent): void {
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
