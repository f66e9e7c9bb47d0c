import {
  type AdventureView,
  type Ask,
  askOf,
  type BrimstoneEvent,
  meaningIn,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { isActivation } from './options.ts';

/** Everything a first game explains when it first happens, in the order a game tends to bring it. */
export const HINTS = [
  'story',
  'welcome',
  'lantern',
  'hold-back',
  'activation',
  'class-us-marshal',
  'class-saloon-girl',
  'class-bandido',
  'class-gunslinger',
  'search',
  'grit',
  'room',
  'clue',
  'encounter',
  'fight',
  'order',
  'attack',
  'escape',
  'assign',
  'wounds',
  'horror',
  'breath',
  'loot',
  'ko',
  'dark',
  'depth-event',
  'dread',
  'gate',
  'corruption',
  'ambush',
  'elite',
  'items',
  'objective',
] as const;
export type HintId = (typeof HINTS)[number];

const BY_EVENT: Readonly<Partial<Record<BrimstoneEvent['t'], HintId>>> = {
  'fight-started': 'fight',
  ambush: 'ambush',
  elite: 'elite',
  'knocked-out': 'ko',
  'gate-opened': 'gate',
  encounter: 'encounter',
  voices: 'dark',
  'grit-gained': 'grit',
  wounded: 'wounds',
  'sanity-lost': 'horror',
  corruption: 'corruption',
  'dread-added': 'dread',
  'depth-event': 'depth-event',
  'token-revealed': 'room',
  'clue-found': 'clue',
  loot: 'loot',
  'objective-found': 'objective',
};

const BY_ASK: Readonly<Partial<Record<Ask, HintId>>> = {
  'starting-upgrade': 'welcome',
  'lantern-bearer': 'lantern',
  'turn-start': 'hold-back',
  reroll: 'grit',
  'reroll-higher': 'grit',
  'assign-hits': 'assign',
  'assign-hits-to': 'assign',
  'manage-items': 'items',
  'who-goes-first': 'order',
  'catch-your-breath': 'breath',
};

/** Hints about what was just told. */
export function hintsOfEvents(events: readonly BrimstoneEvent[]): readonly HintId[] {
  return events.flatMap(({ t }) => BY_EVENT[t] ?? []);
}

/** Hints about what is asked now. */
export function hintsOfDecision(view: AdventureView, decision: Decision): readonly HintId[] {
  if (!isActivation(decision)) {
    const hint = BY_ASK[askOf(decision)];
    return hint ? [hint] : [];
  }
  if (!view.fight) {
    const heroClass = view.heroes[decision.seat]?.class;
    const own = HINTS.filter((hint) => hint === `class-${heroClass}`);
    return ['activation', ...own, ...(maySearch(decision) ? (['search'] as const) : [])];
  }
  const mustEscape = decision.options.some(({ oddsOf }) => oddsOf === 'escape');
  const mayAttack = decision.options.some((option) => meaningIn(option)?.kind === 'attack');
  return [
    ...(mustEscape ? (['escape'] as const) : []),
    ...(mayAttack ? (['attack'] as const) : []),
  ];
}

function maySearch({ options }: Decision): boolean {
  return options.some((option) => {
    const kind = meaningIn(option)?.kind;
    return kind === 'scavenge' || kind === 'look';
  });
}
