import { dice, type EventOf, type Face, type HellscapeEvent, toldDie } from '@crawlspace/hellscape';
import { HeroTallies, Luck, SeenCards } from '../facts.ts';
import type { Facts } from '../kit.ts';
import { content } from './house.ts';

/** What the events of a quest say about it. */
export function factsOfDescent(
  events: readonly HellscapeEvent[],
  heroes: readonly string[],
): Facts {
  const tallies = new HeroTallies(heroes);
  const seen = new SeenCards();
  const luck = new Luck();
  let heroesAttack = true;
  for (const event of events) {
    if (event.t === 'round') seen.nextRound();
    else if (event.t === 'attack') heroesAttack = event.attacker !== 'enemy';
    else if (event.t === 'rolled') rolled(luck, event.dice, heroesAttack);
    else {
      count(tallies, event);
      see(seen, event);
    }
  }
  return { ...tallies.facts(), seen: seen.facts(), luck: luck.deviation };
}

function count(tallies: HeroTallies, event: HellscapeEvent): void {
  if (event.t === 'enemy-wounded') tallies.dealt(event.hero, event.amount);
  else if (event.t === 'killed' && event.enemy) tallies.killed(event.hero, event.amount);
  else if (event.t === 'wounded') tallies.took(event.hero, event.amount, causeOf(event));
  else if (event.t === 'knocked-out') tallies.wentDown(event.hero);
}

function see(seen: SeenCards, event: HellscapeEvent): void {
  if (event.t === 'spawned') seen.add(deckOfEnemy(event.card), typeOf(event.enemy));
  else if (event.t === 'door-card') seen.add('door', event.card);
  else if (event.t === 'item-gained' && seen.isSetUp) seen.add(deckOfItem(event.card), event.card);
  else if (event.t === 'skill') {
    seen.add(`${content.skills[event.card]?.class ?? ''} skill`, event.card);
  }
}

/** Cards of one deck are compared with each other: that a boss comes last is no fault of the boss. */
function deckOfEnemy(card: string): string {
  if (card in content.mobs) return 'mob';
  return card in content.roaming ? 'roaming monster' : 'boss';
}

function deckOfItem(card: string): string {
  return `${content.items[card]?.deck ?? 'mob'} item`;
}

function causeOf({ enemy, purpose }: EventOf<'wounded'>): string {
  return enemy === undefined ? (purpose ?? 'other') : typeOf(enemy);
}

/** `undead2` is one of the undead. */
function typeOf(enemy: string): string {
  return enemy.replace(/\d+$/, '');
}

/** What a face is worth to whoever attacks: shields count against it, enemy dice are for the enemies. */
function worthOf(
  kind: string,
  { hits, shields, claws, ability }: Face,
  heroesAttack: boolean,
): number {
  if (kind === 'enemy') return -(claws + ability / 2);
  return (hits - shields) * (heroesAttack ? 1 : -1);
}

function rolled(luck: Luck, rolls: readonly string[], heroesAttack: boolean): void {
  for (const roll of rolls) {
    const die = toldDie(roll);
    if (!die) continue;
    const { kind, face } = die;
    const { faces } = dice[kind];
    const worths = faces.map((each) => worthOf(kind, each, heroesAttack));
    const mean = worths.reduce((a, b) => a + b, 0) / worths.length;
    const variance = worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / worths.length;
    luck.add(worthOf(kind, face, heroesAttack) - mean, variance);
  }
}
