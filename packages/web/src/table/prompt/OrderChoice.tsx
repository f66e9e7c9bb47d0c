import type { Decision } from '@crawlspace/kernel';
import { orderFamily } from '../../games/standing-orders.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** The way to what shall be done about this kind of question from now on, right where it is asked. */
export function OrderChoice({ state, decision }: { state: TableState; decision: Decision }) {
  if (!orderFamily(state.session.game, decision)) return null;
  return (
    <button
      type="button"
      class="foot-link"
      data-test="order"
      onClick={() => state.open({ kind: 'orders' })}
    >
      <Pic name="orders" />
      {tableText('from-now-on')}
    </button>
  );
}
