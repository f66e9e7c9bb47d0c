import type { TableState } from './state.ts';
import { tableText } from './words.ts';

/** What the enemies would do, in words, while somebody wants to know. */
export function ForesightPanel({ state }: { state: TableState }) {
  const { kit, session, foreseeing } = state;
  if (!foreseeing.value) return null;
  const lines = kit.foresee(session.table.value.game);
  return (
    <section class="foresight slab" data-test="foresight" aria-live="polite">
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
