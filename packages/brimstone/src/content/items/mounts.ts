import type { ItemCard } from '../../content-types.ts';
import { item } from './build.ts';

const mustang = item(
  'stable-mustang',
  { keywords: ['mount', 'animal'], price: 200 },
  { road: 1 },
  (stats) => ({ stats }),
);

const greyMare = item(
  'stable-grey-mare',
  { keywords: ['mount', 'animal'], price: 450 },
  { road: 2 },
  (stats) => ({ stats }),
);

/** For one journey: it is given up on arrival. */
const coachTicket = item(
  'coach-ticket',
  { keywords: ['paper'], price: 40 },
  { road: 2 },
  (stats) => ({ stats, on: [{ at: 'arrived', do: [{ do: 'discard-item' }] }] }),
);

/** What keeps the road short: horses, and a seat in the stage coach. */
export const mounts: readonly ItemCard[] = [mustang, greyMare, coachTicket];
