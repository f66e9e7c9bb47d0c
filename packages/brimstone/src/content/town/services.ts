import {
  type Cleansing,
  type Content,
  type Cure,
  type Exchange,
  type Forging,
  type Goods,
  type Resurrection,
  TOWN_LOCATIONS,
  type Ware,
} from '../../content-types.ts';
import { byId } from '../cards.ts';
import { forgings, townGoods } from '../items/town-goods.ts';
import { pastimes } from './pastimes.ts';

const surgery: readonly Cure[] = [
  {
    id: 'surgery',
    kind: 'cure',
    location: 'docs-office',
    of: 'injury',
    data: { price: 150, need: 3 },
  },
  {
    id: 'cutting-it-out',
    kind: 'cure',
    location: 'docs-office',
    of: 'mutation',
    data: { price: 300, need: 4 },
  },
];

const exorcism: Cure = {
  id: 'exorcism',
  kind: 'cure',
  location: 'church',
  of: 'madness',
  data: { price: 150, need: 3 },
};

/** The Doc is sure of himself and slow; the Church may do more for its price, or just as much. */
const cleansings: readonly Cleansing[] = [
  { id: 'leeches', kind: 'cleansing', location: 'docs-office', data: { price: 50, points: 1 } },
  { id: 'holy-water', kind: 'cleansing', location: 'church', data: { price: 75, points: 'D3' } },
];

const resurrection: Resurrection = {
  id: 'resurrection',
  kind: 'resurrection',
  location: 'church',
  data: { price: 500, perLevel: 250 },
};

/** What nobody makes in Town is not for sale: Flash, Ash, Fungus and Shivs are found. */
const goods: readonly Goods[] = (
  [
    ['bandages', 25],
    ['whiskey', 25],
    ['herbs', 50],
    ['dynamite', 50],
    ['tonic', 75],
  ] as const
).map(([token, price]) => ({
  id: `store-${token}`,
  kind: 'goods',
  location: 'general-store',
  token,
  data: { price },
}));

const exchange: Exchange = {
  id: 'weighing-counter',
  kind: 'exchange',
  location: 'frontier-outpost',
  data: { each: 25 },
};

const wares: readonly Ware[] = TOWN_LOCATIONS.flatMap((location) =>
  townGoods[location].map(
    ({ id, price }): Ware => ({
      id,
      kind: 'ware',
      location,
      card: id,
      data: { price: price ?? 0 },
    }),
  ),
);

const forge: readonly Forging[] = forgings.map(({ id, price, upgrade }) => ({
  id,
  kind: 'forging',
  location: 'blacksmith',
  card: id,
  data: { price: price ?? 0, stones: upgrade?.darkStone ?? 0 },
}));

/** What the Town of the Frontier offers, with the numbers that the texts show. */
export const services: Content['services'] = byId([
  ...surgery,
  exorcism,
  ...cleansings,
  resurrection,
  ...goods,
  ...wares,
  ...forge,
  exchange,
  ...pastimes,
]);
