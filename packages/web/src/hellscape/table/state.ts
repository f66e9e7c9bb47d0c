import { type DescentView, type HellscapeMeaning, meaningIn } from '@crawlspace/hellscape';
import { PARTY } from '@crawlspace/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableProps } from '../../game/kit.ts';
import type { Option } from '../../table/kit.ts';
import { type OpenTable, tableState } from '../../table/state.ts';
import type { Hellscape } from '../shape.ts';
import { kit } from './kit.tsx';
import { walkable } from './walk/walkable.ts';

/** What only Hellscape's table opens. */
export type MoreOpened =
  | { readonly kind: 'enemy'; readonly enemy: string }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'quest' }
  | { readonly kind: 'track' }
  | { readonly kind: 'treasure' };

/** What the sheet of a narrow screen shows. */
export type Tab = 'turn' | 'hero' | 'quest' | 'story';

export interface Descending extends OpenTable<Hellscape, MoreOpened> {
  /** The hero somebody wants to look at; null follows whoever is asked. */
  readonly chosen: Signal<number | null>;
  /** The hero whose dashboard is in sight. */
  readonly watched: ReadonlySignal<number>;
  readonly tab: Signal<Tab>;
  /** The die that was touched, where more than one thing can be done with it. */
  readonly die: Signal<number | null>;
  /** A hero is on the way to where somebody pointed. */
  readonly walking: ReadonlySignal<boolean>;
}

export function descending(session: TableProps<Hellscape>['session']): Descending {
  const state = walkable(tableState<Hellscape, MoreOpened>(session, kit));
  const chosen = signal<number | null>(null);
  const watched = computed(
    () => chosen.value ?? askedHero(state.decision.value?.seat, session.table.value.game),
  );
  return { ...state, chosen, watched, tab: signal<Tab>('turn'), die: signal<number | null>(null) };
}

/** Who is asked, else who acts, else who is fought, else the first. */
function askedHero(seat: number | undefined, { active, combat }: DescentView): number {
  if (seat !== undefined && seat !== PARTY) return seat;
  if (combat?.attacker.kind === 'hero') return combat.attacker.hero;
  if (combat?.defender.kind === 'hero') return combat.defender.hero;
  return active ?? 0;
}

/** The options of the present question that mean this, if the hero in sight is the one asked. */
export function optionsFor(
  { decision, watched }: Descending,
  isIt: (means: HellscapeMeaning) => boolean,
): readonly Option[] {
  const asked = decision.value;
  if (!asked || (asked.seat !== PARTY && asked.seat !== watched.value)) return [];
  return asked.options.filter((option) => isIt(meaningIn(option)));
}

/** Options that have to do with this card. */
export function about(card: string): (means: HellscapeMeaning) => boolean {
  return (means) => 'card' in means && means.card === card;
}
