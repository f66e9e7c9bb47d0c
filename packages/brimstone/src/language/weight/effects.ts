import type { Span } from '../../state.ts';
import type { Effect, Effects, Flow, OfTheMission, Price } from '../effects.ts';
import type { Quantity, Who } from '../values.ts';
import { weightOfSpecial } from './specials.ts';
import { worthOfEnemyStats, worthOfStats } from './stats.ts';

type PlainWord = Exclude<
  Effect['do'],
  Flow['do'] | OfTheMission['do'] | 'heal' | 'bonus' | 'weaken' | 'enemy-bonus'
>;

/** What one of it is worth to the hero it is for, in dollars; harm is worth less than nothing. */
const ONE: Readonly<Record<PlainWord, number>> = {
  hits: -8,
  horror: -8,
  corruption: -25,
  wounds: -14,
  sting: -12,
  sanity: -12,
  poison: -25,
  'void-venom': -30,
  push: -5,
  die: -5000,
  xp: 2,
  grit: 40,
  gold: 1,
  stones: 80,
  token: 70,
  gear: 120,
  artifact: 400,
  'loot-item': 150,
  loot: 60,
  'load-shots': 30,
  scavenge: 35,
  cleanse: 50,
  cure: 30,
  'lose-grit': -40,
  'lose-gold': -1,
  'lose-stones': -60,
  'lose-token': -60,
  'wound-enemy': 20,
  'heal-enemy': -15,
  'push-enemy': 5,
  'move-enemy': 8,
  restore: 0,
  stun: 60,
  stasis: 70,
  'lose-ambush': 40,
  'lose-hit': -25,
  'enemy-attack': -20,
  'free-attack': 25,
  move: 12,
  'place-beside-hero': 30,
  note: 0,
  'strike-out': 0,
  exhaust: 0,
  'make-ready': 20,
  recharge: 40,
  fill: 40,
  'discard-item': -40,
  'ready-item': 60,
  'set-off-dynamite': 60,
  'darkness-moves': -30,
  'draw-darkness': -60,
  'draw-dread': -60,
  'discard-dread': 60,
  'peek-tokens': 15,
  collapse: -10,
  'open-door': 10,
  'open-gate': 10,
  enemies: -80,
  elite: -60,
  'wound-enemies': 30,
  'limit-range': -30,
  'discard-this': 0,
  'attach-this': 0,
};

/** What it is worth to the party that a card does this, in dollars. */
export function worthOfEffects(effects: Effects): number {
  return effects.reduce((sum, effect) => sum + worthOfEffect(effect), 0);
}

/** How much of a change for good a change is that ends. */
const LASTS: Readonly<Record<Span, number>> = {
  activation: 0.08,
  turn: 0.08,
  fight: 0.1,
  adventure: 0.3,
};

function worthOfEffect(effect: Effect): number {
  switch (effect.do) {
    case 'heal': {
      const { wounds = 0, sanity = 0, mix = 0 } = effect;
      return 12 * (meanOf(wounds) + meanOf(sanity) + meanOf(mix)) * countOf(effect.to);
    }
    case 'bonus':
      return worthOfStats(effect.stats) * LASTS[effect.until] * countOf(effect.to);
    case 'weaken':
      return 40;
    case 'enemy-bonus':
      return worthOfEnemyStats(effect.stats) * LASTS[effect.until];
    case 'test':
    case 'roll':
    case 'choose':
    case 'may':
    case 'whoever':
    case 'if':
    case 'for':
    case 'for-foes':
    case 'name':
    case 'choose-enemy':
    case 'tally':
    case 'special':
      return worthOfFlow(effect);
    default:
      return isPlain(effect) ? ONE[effect.do] * sizeOf(effect) : 0;
  }
}

function isPlain(effect: Effect): effect is Extract<Effect, { readonly do: PlainWord }> {
  return Object.hasOwn(ONE, effect.do);
}

/** How many of it, for how many. */
function sizeOf(effect: Extract<Effect, { readonly do: PlainWord }>): number {
  const n = 'n' in effect && effect.n !== 'all' ? meanOf(effect.n as Quantity | undefined) : 1;
  const each = 'each' in effect && typeof effect.each === 'number' ? effect.each : 1;
  return n * each * ('to' in effect ? countOf(effect.to) : 1);
}

function worthOfFlow(flow: Flow): number {
  switch (flow.do) {
    case 'test': {
      // About every second test is passed.
      const rows = flow.rows.map(worthOfEffects);
      return (rows.reduce((sum, row) => sum + row, 0) / rows.length) * (flow.by === 'all' ? 2 : 1);
    }
    case 'roll':
      return worthOfRoll(flow);
    case 'choose':
      return Math.max(...flow.of.map((way) => worthOfEffects(way.do)));
    case 'may':
      return Math.max(worthOfEffects(flow.then) - priceOf(flow.pay), 0);
    case 'whoever':
      return Math.max(worthOfEffects(flow.each) - priceOf(flow.pay), 0) * countOf(flow.of);
    case 'if':
      return (worthOfEffects(flow.then) + worthOfEffects(flow.else ?? [])) / 2;
    case 'for':
      return worthOfEffects(flow.each) * countOf(flow.who);
    case 'for-foes':
      return worthOfEffects(flow.each) * 2;
    case 'name':
    case 'choose-enemy':
      return worthOfEffects(flow.then);
    case 'tally':
      return worthOfEffects(flow.then) / flow.of;
    case 'special':
      return weightOfSpecial(flow.id);
  }
}

/** Each row as likely as a D6 makes it. */
function worthOfRoll({ from, rows }: Extract<Flow, { do: 'roll' }>): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const worth = (face: number) => rows[from.filter((need) => face >= need).length] ?? [];
  return faces.reduce((sum, face) => sum + worthOfEffects(worth(face)), 0) / faces.length;
}

export function priceOf({ gold = 0, token, grit = 0 }: Price = {}): number {
  return gold + (token ? ONE.token : 0) + ONE.grit * grit;
}

/** How many heroes that may be. */
function countOf(who: Who | undefined): number {
  if (who === undefined || typeof who === 'object') return 1;
  if (who === 'all' || who === 'party' || who === 'in-world') return 3;
  return who === 'here' || who === 'other-party' || who === 'all-but-you' ? 2 : 1;
}

const MEANS: Readonly<Record<string, number>> = {
  D3: 2,
  D6: 3.5,
  'D6+2': 5.5,
  '2D6': 7,
  D8: 4.5,
  P: 3.5,
  '2P': 7,
  X: 2,
};

/** What a number is on average; what is counted is small. */
export function meanOf(quantity: Quantity | undefined): number {
  if (quantity === undefined) return 1;
  if (typeof quantity === 'number') return quantity;
  if (typeof quantity === 'string') return MEANS[quantity] ?? 1;
  if ('by' in quantity) return quantity.of[1];
  return 'if' in quantity ? quantity.is : 2 * (quantity.times ?? 1);
}
