import {
  type AdventureView,
  askOf,
  type BrimstoneEvent,
  type CardId,
  cardAsking,
  type Hero,
  numbersOf,
} from '@crawlspace/brimstone';
import type { Decision, Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';

/** What a hero does with a breath: healing where it is needed more, one kind first, or Grit. */
export type Breath = 'heal' | 'wounds' | 'sanity' | 'grit';

type Die = 'D3' | 'D6' | '2D6';

/** A hero who catches breath, and what there is to choose; nothing where it goes by itself. */
export interface Breather {
  readonly hero: number;
  readonly heals: Healing;
  readonly choices: readonly Breath[];
  readonly proposed: Breath;
}

/** How much is healed; once it is rolled, there is no die any more. */
interface Healing {
  readonly die: Die | null;
  readonly least: number;
  readonly most: number;
}

/** When everybody catches breath: after a fight, or in the draught from outside. */
export interface Occasion {
  readonly kind: 'fight' | 'outside';
  /** Where in the story it began: choices hold for one occasion alone. */
  readonly n: number;
  /** Who was knocked out and gets up in it. */
  readonly risen: readonly number[];
}

/** The Depth Event that lets everybody breathe. */
const DRAUGHT: CardId = 'depth-mines-6';

function isOfTheDraught(decision: Decision): boolean {
  return cardAsking(decision) === DRAUGHT;
}

function isOfBreath(decision: Decision): boolean {
  const ask = askOf(decision);
  return ask === 'catch-your-breath' || ask === 'heal-mix' || isOfTheDraught(decision);
}

/** The occasion that a question belongs to; null for healing at other times. */
export function occasionOf(
  events: readonly Told<BrimstoneEvent>[],
  decision: Decision,
): Occasion | null {
  if (!isOfBreath(decision)) return null;
  const risen: number[] = [];
  let breathes = false;
  for (const { n, event } of events.toReversed()) {
    if (!isOfTheGame<BrimstoneEvent>(event)) continue;
    switch (event.t) {
      case 'breath':
        breathes = true;
        break;
      case 'recovered':
        risen.push(event.hero);
        break;
      case 'fight-ended':
        // Enemies that were left behind leave nobody time to breathe.
        return breathes ? { kind: 'fight', n, risen } : null;
      case 'depth-event':
        return event.card === DRAUGHT ? { kind: 'outside', n, risen } : null;
      case 'turn':
      case 'encounter':
      case 'darkness-card':
        return null;
    }
  }
  return null;
}

/** Who still catches breath in this occasion, whoever is asked first. */
export function breathersAt(
  view: AdventureView,
  decision: Decision,
  { kind, risen }: Occasion,
): readonly Breather[] {
  const asked = view.heroes[decision.seat];
  if (!asked) return [];
  const living = view.heroes.filter(({ dead }) => !dead);
  const later = living.filter(({ index }) => index > asked.index);
  const up = later.filter(({ knockedOut }) => !knockedOut);
  const first = beingAsked(view, decision, asked);
  if (kind === 'outside') return [first, ...up.map((hero) => breather(view, hero, 'D3', true))];
  // Who was knocked out gets up when all others have their breath again.
  const isUp = !risen.includes(asked.index);
  const down = (isUp ? living : later).filter(({ knockedOut }) => knockedOut);
  return [
    first,
    ...(isUp ? up : []).map((hero) => afterFight(view, hero)),
    ...down.map((hero) => breather(view, hero, '2D6', false)),
  ];
}

/** Who did not get to act in the last round heals more, or takes Grit; the unhurt can only take Grit. */
function afterFight(view: AdventureView, hero: Hero): Breather {
  const idle = !hasActed(view, hero);
  return breather(view, hero, idle ? 'D6' : 'D3', idle && !hasAllGrit(view, hero));
}

function hasActed({ turn }: AdventureView, { index, activation, usedInTurn }: Hero): boolean {
  if (activation !== null || usedInTurn === turn.number) return true;
  return turn.done.some((actor) => actor.kind === 'hero' && actor.hero === index && !actor.missed);
}

const RANGE: Readonly<Record<Die, readonly [least: number, most: number]>> = {
  D3: [1, 3],
  D6: [1, 6],
  '2D6': [2, 12],
};

function breather(view: AdventureView, hero: Hero, die: Die, mayGrit: boolean): Breather {
  const [least, most] = RANGE[die];
  return chooser(view, hero, { die, least, most }, mayGrit);
}

/** The hero before whom the question lies: what was rolled is known by then. */
function beingAsked(view: AdventureView, decision: Decision, hero: Hero): Breather {
  if (decision.kind === 'allocate') {
    const healing = { die: null, least: decision.max, most: decision.max };
    return chooser(view, hero, healing, false);
  }
  const isOutside = isOfTheDraught(decision);
  return breather(view, hero, isOutside ? 'D3' : 'D6', true);
}

function chooser(view: AdventureView, hero: Hero, heals: Healing, mayGrit: boolean): Breather {
  const mixed = hero.wounds > 0 && hero.sanityDamage > 0;
  const healing: readonly Breath[] = mixed ? ['heal', 'wounds', 'sanity'] : ['heal'];
  const hasChoice = mayGrit ? hurtOf(hero) > 0 : mixed;
  const all = mayGrit ? [...healing, 'grit' as const] : healing;
  const gritRather = mayGrit && hurtOf(hero) < WORTH_HEALING && !hasAllGrit(view, hero);
  return {
    hero: hero.index,
    heals,
    choices: hasChoice ? all : [],
    proposed: gritRather ? 'grit' : 'heal',
  };
}

/** Grit is worth more than a scratch. */
const WORTH_HEALING = 3;

function hasAllGrit(view: AdventureView, hero: Hero): boolean {
  return hero.grit >= (statsOf(view, hero)?.maxGrit ?? 0);
}

function hurtOf({ wounds, sanityDamage }: Hero): number {
  return wounds + sanityDamage;
}

function statsOf(view: AdventureView, { index }: Hero) {
  return numbersOf(view).heroes[index]?.stats;
}

/** The answer that a choice comes to. */
export function picksFor(view: AdventureView, decision: Decision, breath: Breath): string[] {
  if (decision.kind === 'allocate') {
    const first = breath === 'grit' ? 'heal' : breath;
    const { wounds, sanity } = mixOf(view, decision.seat, first, decision.max);
    return [...Array(wounds).fill('wounds'), ...Array(sanity).fill('sanity')];
  }
  const wanted = breath === 'grit' ? /grit$/ : /heal$/;
  return decision.options.map(({ id }) => id).filter((id) => wanted.test(id));
}

/** How so many points are spread: one kind first, or always where less of the whole is left. */
export function mixOf(
  view: AdventureView,
  hero: number,
  breath: Breath,
  points: number,
): { readonly wounds: number; readonly sanity: number } {
  const healed = view.heroes[hero];
  const stats = healed && statsOf(view, healed);
  if (!healed || !stats || breath === 'grit') return { wounds: 0, sanity: 0 };
  const mix = { wounds: 0, sanity: 0 };
  for (let point = 0; point < points; point++) {
    const wounds = healed.wounds - mix.wounds;
    const sanity = healed.sanityDamage - mix.sanity;
    if (wounds + sanity === 0) break;
    const worse = wounds / stats.maxHealth >= sanity / stats.maxSanity ? 'wounds' : 'sanity';
    const first = breath === 'heal' ? worse : breath;
    if (first === 'wounds' ? wounds > 0 : sanity === 0) mix.wounds++;
    else mix.sanity++;
  }
  return mix;
}

/** What a choice makes of a hero's numbers, from the worst roll to the best. */
export function outcomeOf(view: AdventureView, { hero, heals }: Breather, breath: Breath) {
  const { wounds = 0, sanityDamage = 0, grit = 0 } = view.heroes[hero] ?? {};
  const stats = numbersOf(view).heroes[hero]?.stats;
  const least = mixOf(view, hero, breath, heals.least);
  const most = mixOf(view, hero, breath, heals.most);
  const health = (stats?.maxHealth ?? 0) - wounds;
  const sanity = (stats?.maxSanity ?? 0) - sanityDamage;
  return {
    health: { from: health, least: health + least.wounds, most: health + most.wounds },
    sanity: { from: sanity, least: sanity + least.sanity, most: sanity + most.sanity },
    grit: breath === 'grit' ? { from: grit, to: Math.min(grit + 1, stats?.maxGrit ?? grit) } : null,
  };
}
