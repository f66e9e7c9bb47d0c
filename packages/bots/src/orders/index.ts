import { brimstoneOrders } from '../brimstone/orders.ts';
import { hellscapeOrders } from '../hellscape/orders.ts';
import type { GameOrders } from '../standing-orders.ts';

export { reroll, rerollWith } from '../brimstone/rerolls.ts';
export {
  alwaysPick,
  answerIn,
  asListed,
  familyIn,
  type GameOrders,
  isStandingOrders,
  neverPick,
  orderOf,
  type QuestionFamily,
  type StandingOrder,
  type StandingOrders,
  type Wording,
  withGeneralOrder,
} from '../standing-orders.ts';
export {
  answerByOrders,
  isTableOrders,
  type Orders,
  ordersFor,
  passesUp,
  standingNow,
  type TableOrder,
  type TableOrders,
  withOrder,
  withoutOrder,
} from '../table-orders.ts';

/** What can answer itself in each game. */
export const ORDERS: Readonly<Record<'brimstone' | 'hellscape', GameOrders>> = {
  brimstone: brimstoneOrders,
  hellscape: hellscapeOrders,
};
