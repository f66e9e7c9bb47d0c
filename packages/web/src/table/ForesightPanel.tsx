import type { TableState } from './state.ts';
import { tableText } from './words.ts';

/** What the enemies would do, or the one that a finger holds, in words, while somebody wants to know. */
export function ForesightPanel({ state }: { state: TableState }) {
  const { kit, session, foreseeing, heldFoe } = state;
  const held = foreseeing.value ? null : heldFoe.value;
  if (!foreseeing.value && held === null) return null;
  const all = kit.foresee(session.table.value.game);
  const lines = held === null ? all : all.filter(({ models }) => models?.includes(held) ?? true);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="foresight slab" data-test="foresight" aria-live="polite" tabIndex={0}>
      <h2>{tableText('foreseen')}</h2>
      {lines.length === 0 && <p>{tableText('foreseen-none')}</p>}
      <ul>
        {lines.map(({ key, who, does }) => (
          <li key={key}>
            <b>{who}</b> {does}
          </li>
        ))}
      </ul>
    </section>
  );
}
