import type { ItemCard } from '../../content-types.ts';
import { upgrade } from './build.ts';

const octagonBarrel = upgrade(
  'octagon-barrel',
  { takes: 1, onto: ['gun'], darkStone: 0 },
  { price: 125 },
  { range: 3, damage: 1, far: 3 },
  ({ range, damage, far }) => ({
    stats: { range },
    on: [
      {
        at: 'damageRolled',
        when: { every: [{ weapon: { own: true } }, { enemy: { beyond: far } }] },
        change: { damage },
      },
    ],
  }),
);

const knuckleGuard = upgrade(
  'knuckle-guard',
  { takes: 1, onto: ['gun+one-handed', 'hand-weapon+one-handed', 'gloves'], darkStone: 0 },
  { price: 100 },
  { combat: 1 },
  ({ combat }) => ({ stats: { combat } }),
);

const stoneDustEdge = upgrade(
  'stone-dust-edge',
  { takes: 1, onto: ['hand-weapon'], darkStone: 1 },
  { keywords: ['dark-stone'], darkStone: 1, price: 200 },
  { crit: 5 },
  ({ crit }) => ({ bestOf: { critMelee: crit } }),
);

export const gearUpgrades: readonly ItemCard[] = [octagonBarrel, knuckleGuard, stoneDustEdge];
