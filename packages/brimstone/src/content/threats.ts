import type { Content, Threat, WorldThreat } from '../content-types.ts';
import { byId } from './cards.ts';

const LOW: readonly Threat[] = [
  { id: 'low-eight-eyes-each', groups: [{ type: 'void-spiders', number: 'P' }] },
  { id: 'low-well-fed-brood', groups: [{ type: 'void-spiders', number: 'P', elite: 1 }] },
  {
    id: 'low-shepherd-of-legs',
    groups: [
      { type: 'void-spiders', number: 3 },
      { type: 'stranglers', number: 1 },
    ],
  },
  { id: 'low-under-the-boards', groups: [{ type: 'tentacles', number: 'D3' }] },
  { id: 'low-three-wet-ropes', groups: [{ type: 'tentacles', number: 3 }] },
  { id: 'low-hands-in-the-dust', groups: [{ type: 'stranglers', number: 'H' }] },
  { id: 'low-hanging-party', groups: [{ type: 'stranglers', number: 'D3' }] },
  { id: 'low-what-the-canary-saw', groups: [{ type: 'night-terrors', number: 1 }] },
  {
    id: 'low-roots-and-vermin',
    groups: [
      { type: 'tentacles', number: 2 },
      { type: 'void-spiders', number: 'D3' },
    ],
  },
  { id: 'low-the-wall-is-moving', groups: [{ type: 'void-spiders', number: 'P', elite: 2 }] },
];

const MED: readonly Threat[] = [
  { id: 'med-carpet-of-backs', groups: [{ type: 'void-spiders', number: '2P', elite: 2 }] },
  {
    id: 'med-the-sump-wakes',
    groups: [
      { type: 'tentacles', number: 'H', elite: 1 },
      { type: 'stranglers', number: 2 },
    ],
  },
  { id: 'med-short-rope-company', groups: [{ type: 'stranglers', number: 'P' }] },
  {
    id: 'med-feeding-time-below',
    groups: [
      { type: 'tentacles', number: 'P', elite: 1 },
      { type: 'void-spiders', number: 'P', elite: 1 },
    ],
  },
  {
    id: 'med-landlord-and-roots',
    groups: [
      { type: 'night-terrors', number: 1 },
      { type: 'tentacles', number: 'P', elite: 1 },
    ],
  },
  {
    id: 'med-nightmare-with-fleas',
    groups: [
      { type: 'night-terrors', number: 1 },
      { type: 'void-spiders', number: 'H+3', elite: 1 },
    ],
  },
  {
    id: 'med-the-undertakers',
    groups: [
      { type: 'stranglers', number: 3 },
      { type: 'void-spiders', number: 'P', elite: 1 },
    ],
  },
  {
    id: 'med-old-growth',
    groups: [
      { type: 'tentacles', number: 'H+1', elite: 1 },
      { type: 'void-spiders', number: 'D3' },
    ],
  },
  { id: 'med-two-chairs', groups: [{ type: 'night-terrors', number: 2 }] },
  {
    id: 'med-the-good-silk',
    groups: [
      { type: 'void-spiders', number: '2P', elite: 2 },
      { type: 'tentacles', number: 1 },
    ],
  },
];

const HIGH: readonly Threat[] = [
  { id: 'high-the-floor-gives-up', groups: [{ type: 'tentacles', number: 'H+1' }] },
  {
    id: 'high-harvest-of-widows',
    groups: [
      { type: 'void-spiders', number: 'H+3' },
      { type: 'stranglers', number: 'H/2' },
    ],
  },
  {
    id: 'high-gallows-choir',
    groups: [
      { type: 'stranglers', number: 'H+1' },
      { type: 'void-spiders', number: 'D3' },
    ],
  },
  {
    id: 'high-bad-sleep',
    groups: [
      { type: 'night-terrors', number: 'H/2' },
      { type: 'void-spiders', number: 'P' },
    ],
  },
  {
    id: 'high-everything-that-holds',
    groups: [
      { type: 'tentacles', number: 'H' },
      { type: 'stranglers', number: 'H/2' },
    ],
  },
  { id: 'high-three-in-the-morning', groups: [{ type: 'night-terrors', number: 'H/2' }] },
  {
    id: 'high-the-larder',
    groups: [
      { type: 'void-spiders', number: '2P' },
      { type: 'tentacles', number: 'H/2' },
    ],
  },
  {
    id: 'high-judge-and-jury',
    groups: [
      { type: 'night-terrors', number: 1 },
      { type: 'stranglers', number: 'H' },
    ],
  },
  {
    id: 'high-deep-timber',
    groups: [
      { type: 'tentacles', number: 'H', elite: 1 },
      { type: 'void-spiders', number: 'P' },
    ],
  },
  {
    id: 'high-the-long-pair',
    groups: [
      { type: 'night-terrors', number: 'H/3' },
      { type: 'tentacles', number: 'D3' },
    ],
  },
];

const EPIC: readonly Threat[] = [
  { id: 'epic-it-brought-company', groups: [{ type: 'goliath', number: 1 }], draw: 'party' },
  {
    id: 'epic-the-hill-stands-up',
    groups: [
      { type: 'goliath', number: 1, elite: 1 },
      { type: 'void-spiders', number: 'H' },
    ],
  },
  {
    id: 'epic-parliament-of-night',
    groups: [
      { type: 'night-terrors', number: 'H/2', elite: 1 },
      { type: 'tentacles', number: 'D3' },
    ],
  },
  {
    id: 'epic-the-hangmans-bull',
    groups: [
      { type: 'goliath', number: 1 },
      { type: 'stranglers', number: 'H/3' },
    ],
  },
  {
    id: 'epic-the-whole-cellar',
    groups: [
      { type: 'night-terrors', number: 1 },
      { type: 'tentacles', number: 'H' },
      { type: 'void-spiders', number: 'H+3' },
    ],
  },
];

const TARGA: readonly Omit<WorldThreat, 'world'>[] = [
  {
    id: 'targa-thread-and-frost',
    levels: {
      low: [{ type: 'void-spiders', number: 'P', variant: 'ancient-void-spiders' }],
      med: [{ type: 'void-spiders', number: '2P', variant: 'ancient-void-spiders' }],
      high: [{ type: 'void-spiders', number: 'H+3', elite: 1, variant: 'ancient-void-spiders' }],
    },
  },
  {
    id: 'targa-chandelier-walking',
    levels: {
      low: [{ type: 'void-spiders', number: 'P', variant: 'ice-scarabs' }],
      med: [
        { type: 'void-spiders', number: 'P', variant: 'ice-scarabs' },
        { type: 'stranglers', number: 2, variant: 'robotic-custodians' },
      ],
      high: [
        { type: 'void-spiders', number: 'H+3', variant: 'ice-scarabs' },
        { type: 'stranglers', number: 'H/2', variant: 'robotic-custodians' },
      ],
    },
  },
  {
    id: 'targa-white-shapes',
    levels: {
      low: [{ type: 'night-terrors', number: 1, variant: 'snow-terrors' }],
      med: [{ type: 'night-terrors', number: 2, variant: 'snow-terrors' }],
      high: [{ type: 'night-terrors', number: 'H/2', elite: 1, variant: 'snow-terrors' }],
    },
  },
  {
    id: 'targa-maintenance-hour',
    levels: {
      low: [{ type: 'stranglers', number: 2, variant: 'robotic-custodians' }],
      med: [
        { type: 'stranglers', number: 3, variant: 'robotic-custodians' },
        { type: 'targa-pylons', number: 1 },
      ],
      high: [
        { type: 'stranglers', number: 'H', variant: 'robotic-custodians' },
        { type: 'targa-pylons', number: 1 },
      ],
    },
  },
  {
    id: 'targa-papers-please',
    levels: {
      low: [
        { type: 'targa-pylons', number: 1 },
        { type: 'stranglers', number: 1, variant: 'robotic-custodians' },
      ],
      med: [
        { type: 'night-terrors', number: 1, variant: 'guardians' },
        { type: 'targa-pylons', number: 1 },
      ],
      high: [
        { type: 'night-terrors', number: 'H/3', variant: 'guardians' },
        { type: 'targa-pylons', number: 'H/3' },
      ],
    },
  },
  { id: 'targa-wandering-enemy', levels: { low: 'normal', med: 'normal', high: 'normal' } },
];

export const threats = byId([...LOW, ...MED, ...HIGH, ...EPIC]);
export const worldThreats = byId(TARGA.map((card) => ({ ...card, world: 'targa' })));

export const threatDecks: Content['threatDecks'] = {
  low: LOW.map(({ id }) => id),
  med: MED.map(({ id }) => id),
  high: HIGH.map(({ id }) => id),
  epic: EPIC.map(({ id }) => id),
};
