import { content, dice, type Face, type HellscapeEvent, toldDie } from '@crawlspace/hellscape';
import { HeroTallies, Luck, SeenCards } from '../facts.ts';
import type { Facts } from '../kit.ts';

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
    const { t, hero, enemy, card, amount = 0 } = event;
    if (t === 'round') seen.nextRound();
    if (t === 'attack') heroesAttack = event.attacker !== 'enemy';
    if (t === 'enemy-wounded') tallies.dealt(hero, amount);
    else if (t === 'killed' && enemy) tallies.killed(hero, amount);
    else if (t === 'wounded') tallies.took(hero, amount, causeOf(event));
    else if (t === 'knocked-out') tallies.wentDown(hero);
    else if (t === 'rolled' && event.dice) rolled(luck, event.dice, heroesAttack);
    if (t === 'spawned' && enemy && card) seen.add(deckOfEnemy(card), enemy.replace(/\d+$/, ''));
    if (t === 'door-card' && card) seen.add('door', card);
    if (t === 'item-gained' && card && seen.isSetUp) seen.add(deckOfItem(card), card);
    if (t === 'skill' && card) seen.add(`${content.skills[card]?.class ?? ''} skill`, card);
  }
  return { ...tallies.facts(), seen: seen.facts(), luck: luck.deviation };
}

/** Cards of one deck are compared with each other: that a boss comes last is no fault of the boss. */
function deckOfEnemy(card: string): string {
  if (card in content.mobs) return 'mob';
  return card in content.roaming ? 'roaming monster' : 'boss';
}

function deckOfItem(card: string): string {
  return `${content.items[card]?.deck ?? 'mob'} item`;
}

function causeOf({ enemy, purpose }: HellscapeEvent): string {
  return enemy?.replace(/\d+$/, '') ?? purpose ?? 'other';
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
