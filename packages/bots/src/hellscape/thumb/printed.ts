import {
  type Ability,
  type Amount,
  abilitiesOf,
  type Content,
  type Effect,
} from '@crawlspace/hellscape';
import { contentOf, type OfTable, onceFor } from '@crawlspace/kernel';
import { BLUE, ORANGE, YELLOW } from './odds.ts';

/** Whatever is seen of a table: it knows the cards that are played with there. */
export type Seen = OfTable<Content>;

/** What was looked up of the cards of some content. */
const lookedUp = onceFor((content: Content) => ({
  content,
  printed: new Map<string, readonly Ability[]>(),
  worths: new Map<string, number>(),
}));

/** What is printed on a card, looked up once. */
export function printedOn(seen: Seen, card: string): readonly Ability[] {
  const { content, printed } = lookedUp(contentOf(seen));
  let found = printed.get(card);
  if (!found) {
    found = abilitiesOf(content, card);
    printed.set(card, found);
  }
  return found;
}

/** What the abilities of a card are worth to have, in all. */
export function worthOfCard(seen: Seen, card: string): number {
  const { worths } = lookedUp(contentOf(seen));
  let worth = worths.get(card);
  if (worth === undefined) {
    worth = 0;
    for (const ability of printedOn(seen, card)) worth += worthOfPrinted(ability);
    worths.set(card, worth);
  }
  return worth;
}

/** How often a timing comes about, against once in every turn. */
const OFTEN: Readonly<Partial<Record<Ability['timing'], number>>> = {
  attack: 1.6,
  'melee-attack': 1.5,
  'magic-attack': 1.5,
  'ranged-attack': 1.5,
  combat: 2,
  defense: 1.2,
  'shadow-ability': 0.3,
  'on-kill': 0.7,
  'on-wounded': 0.7,
  'after-attack': 1.3,
  'on-reveal': 0.3,
  'on-recover': 0.6,
  move: 0.5,
  action: 0.4,
};

/** What a card's ability is worth to have, before anything is known of the fights to come. */
export function worthOfPrinted({ timing, cost, needs, limit, effects }: Ability): number {
  let worth = 0;
  for (const effect of effects) worth += plainWorth(effect);
  const spent = Object.values(cost?.elements ?? {}).reduce((sum, n) => sum + n, 0);
  worth -=
    (cost?.mana ?? 0) * 0.4 + (cost?.wounds ?? 0) * 0.7 + (cost?.rage ?? 0) * 0.3 + spent * 0.35;
  if (cost?.discard) worth *= 0.3;
  for (const _ of needs ?? []) worth *= 0.65;
  const often = limit === 'round' ? Math.min(1, OFTEN[timing] ?? 1) : (OFTEN[timing] ?? 1);
  return Math.max(0, worth * often);
}

export function amount(n: Amount): number {
  return typeof n === 'number' ? n : Math.min(n.max ?? 3, n.each * 2);
}

function plainWorth(effect: Effect): number {
  switch (effect.do) {
    case 'hits':
    case 'shields':
    case 'less-shields':
    case 'less-hits':
      return amount(effect.n);
    case 'dice':
      return (
        amount(effect.yellow ?? 0) * (YELLOW + 0.1) +
        amount(effect.orange ?? 0) * ORANGE +
        amount(effect.blue ?? 0) * BLUE
      );
    case 'reroll':
      return effect.n * (effect.enemyDiceOnly ? 0.4 : 0.5);
    case 'ignore':
      return amount(effect.n) * 0.5;
    case 'heal':
      return amount(effect.n) * (effect.on === 'heroes-here' ? 1.2 : 0.7);
    case 'mana':
      return amount(effect.n) * 0.5;
    case 'wounds':
      return amount(effect.n) * (effect.on === 'self' ? -0.8 : 1.1);
    case 'fire':
      return effect.on === 'self' ? -1.5 : amount(effect.n) * 1.4;
    case 'frost':
      return effect.on === 'self' ? -1.5 : amount(effect.n) * 1.6;
    case 'actions':
    case 'attack':
      return 2.2;
    case 'max-health':
    case 'max-mana':
      return effect.n * 0.7;
    case 'in-shadow':
      return 0.7;
    case 'item':
      return 2;
    case 'special':
      return 1;
    default:
      return 0.4;
  }
}
