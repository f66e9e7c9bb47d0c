import { TABLES } from '../../games/kits.ts';
import { standingOrders, tableOrders } from '../../settings/index.ts';
import { recordOf } from './api.ts';
import { linksTo, mySecret } from './identity.ts';
import { openOnline } from './online.ts';
import { connectToServer, waitForServer } from './socket.ts';

export { TurnedAway } from './online.ts';

/** Comes to a table on the server of this page. */
export function openTable(table: string): ReturnType<typeof openOnline> {
  return openOnline({
    table,
    secret: mySecret(),
    link: linksTo(table).came,
    connect: connectToServer,
    wait: waitForServer,
    newId: newName,
    orders: standingOrders,
    tableOrders,
    content: (game, packs) => TABLES[game].content(packs),
    record: () => recordOf(table),
  });
}

/** A name that nobody else has: randomUUID is missing on pages without a certificate. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
