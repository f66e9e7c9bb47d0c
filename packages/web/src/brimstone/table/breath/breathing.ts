import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenTable } from '../../../table/state.ts';
import type { Brimstone } from '../../shape.ts';
import { type Breath, type Breather, breathersAt, occasionOf, picksFor } from './breath.ts';

/** Everybody who catches breath now, and what they have chosen. */
export interface Breathing {
  readonly breathers: readonly Breather[];
  readonly chosen: Readonly<Record<number, Breath>>;
}

type Table<More extends { readonly kind: string }> = OpenTable<Brimstone, More>;

export interface BreathTable {
  /** Null while nobody catches breath. */
  readonly breathing: ReadonlySignal<Breathing | null>;
  breathe(hero: number, breath: Breath): void;
  /** Whoever has not chosen does what is proposed. */
  breatheAll(): void;
}

interface Chosen {
  readonly occasion: string;
  readonly breaths: Readonly<Record<number, Breath>>;
}

/**
 * A table at which all heroes catch breath together. The rules ask one hero after the other, and what
 * one does changes nothing for the others: choices are kept and given when their questions come.
 */
export function breathable<More extends { readonly kind: string }>(
  table: Table<More>,
): Table<More> & BreathTable {
  const { session, decision } = table;
  const chosen = signal<Chosen>({ occasion: '', breaths: {} });
  const occasion = computed(() => {
    const asked = decision.value;
    return asked && occasionOf(session.events.value, asked);
  });
  /** What was taken back and comes again is chosen again. */
  const key = computed(() => `${session.table.value.moment.epoch}.${occasion.value?.n}`);
  const breaths = computed(() => (chosen.value.occasion === key.value ? chosen.value.breaths : {}));
  const breathing = computed(() => {
    const asked = decision.value;
    if (!asked || !occasion.value) return null;
    const all = breathersAt(session.table.value.game, asked, occasion.value);
    const here = all.filter(({ hero }) => session.players.value[hero] === 'human');
    return { breathers: here, chosen: breaths.value };
  });
  let answering = false;
  const answer = async () => {
    const asked = decision.peek();
    const breath = asked && occasion.peek() && breaths.peek()[asked.seat];
    if (answering || !asked || !breath) return;
    answering = true;
    const picks = picksFor(session.table.peek().game, asked, breath);
    table.refusal.value = await session.answer(asked, picks);
    answering = false;
    if (!table.refusal.peek()) await answer();
  };
  const stop = effect(() => {
    decision.value;
    breaths.value;
    queueMicrotask(answer);
  });
  const choose = (more: Chosen['breaths']) => {
    if (!table.painted.peek() || !breathing.peek()) return;
    chosen.value = { occasion: key.peek(), breaths: { ...breaths.peek(), ...more } };
  };
  const breatheAll = () => {
    const now = breathing.peek();
    const proposed = now?.breathers.map(({ hero, proposed }) => [hero, proposed] as const) ?? [];
    choose({ ...Object.fromEntries(proposed), ...now?.chosen });
  };
  return {
    ...table,
    breathing,
    breathe: (hero, breath) => choose({ [hero]: breath }),
    breatheAll,
    tap: (option) => {
      const asked = decision.peek();
      // One kind of damage is enough to say: the other gets what is left.
      if (breathing.peek() && asked?.kind === 'allocate')
        choose({ [asked.seat]: option as 'wounds' | 'sanity' });
      else table.tap(option);
    },
    confirm: () => (breathing.peek() ? breatheAll() : table.confirm()),
    dispose() {
      stop();
      table.dispose();
    },
  };
}
