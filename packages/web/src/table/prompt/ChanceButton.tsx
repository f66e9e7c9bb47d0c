import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** What usually passes by itself stops once for whoever wants it. */
export function ChanceButton({ state }: { state: TableState }) {
  const { wantsChance } = state.session;
  return (
    <button
      type="button"
      class="foot-link"
      data-test="chance"
      aria-pressed={wantsChance.value}
      title={tableText('chance-why')}
      onClick={() => {
        wantsChance.value = !wantsChance.peek();
      }}
    >
      <Pic name="hold" />
      {tableText('want-chance')}
    </button>
  );
}
