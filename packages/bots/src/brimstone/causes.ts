import type { BrimstoneEvent } from '@crawlspace/brimstone';

/** What happened in some games, to see whether one enemy or card decides more than its share. */
export interface Causes {
  /** What knocked heroes out: the enemy type or card behind the last wound or horror. */
  readonly knockOuts: Readonly<Record<string, number>>;
  /** For each Threat card: how many games it came up in, and how many of those were won. */
  readonly threats: Readonly<Record<string, { readonly games: number; readonly won: number }>>;
}

interface Told {
  readonly won: boolean;
  readonly events: readonly BrimstoneEvent[];
}

export function causesOf(games: readonly Told[]): Causes {
  const knockOuts: Record<string, number> = {};
  const threats: Record<string, { games: number; won: number }> = {};
  for (const { won, events } of games) {
    for (const cause of knockOutCauses(events)) knockOuts[cause] = (knockOuts[cause] ?? 0) + 1;
    for (const card of new Set(cardsOf(events, 'threat'))) {
      const seen = threats[card] ?? { games: 0, won: 0 };
      threats[card] = { games: seen.games + 1, won: seen.won + (won ? 1 : 0) };
    }
  }
  return { knockOuts, threats };
}

function cardsOf(events: readonly BrimstoneEvent[], name: BrimstoneEvent['t']): string[] {
  return events.flatMap(({ t, card }) => (t === name && card ? [card] : []));
}

/** The last harm a hero took before going down is what did it. */
function knockOutCauses(events: readonly BrimstoneEvent[]): string[] {
  const lastHarm = new Map<number, string>();
  return events.flatMap((event) => {
    const { t, hero } = event;
    if (hero === undefined) return [];
    if (t === 'wounded' || t === 'sanity-lost') lastHarm.set(hero, nameOf(event));
    return t === 'knocked-out' ? [lastHarm.get(hero) ?? 'other'] : [];
  });
}

/** Models are called after their type: `tentacles3` is one of the tentacles. */
function nameOf({ enemy, type, card, purpose }: BrimstoneEvent): string {
  return type ?? enemy?.replace(/\d+$/, '') ?? card ?? purpose ?? 'other';
}
