import type { Content, Threat, ThreatGroup, WorldThreat } from '../content-types.ts';
import type { CardId, EnemyTypeId } from '../ids.ts';
import { byId } from './cards.ts';

const threat = (id: CardId, ...groups: readonly ThreatGroup[]): Threat => ({ id, groups });

/** So many of a type. */
const group =
  (type: EnemyTypeId) =>
  (number: ThreatGroup['number'], more: Pick<ThreatGroup, 'elite' | 'variant'> = {}) => ({
    type,
    number,
    ...more,
  });
const tentacles = group('tentacles');
const stranglers = group('stranglers');
const voidSpiders = group('void-spiders');
const nightTerrors = group('night-terrors');
const goliath = group('goliath');
const pylons = group('targa-pylons');

const LOW: readonly Threat[] = [
  threat('low-eight-eyes-each', voidSpiders('P')),
  threat('low-well-fed-brood', voidSpiders('P', { elite: 1 })),
  threat('low-shepherd-of-legs', voidSpiders(3), stranglers(1)),
  threat('low-under-the-boards', tentacles('D3')),
  threat('low-three-wet-ropes', tentacles(3)),
  threat('low-hands-in-the-dust', stranglers('H')),
  threat('low-hanging-party', stranglers('D3')),
  threat('low-what-the-canary-saw', nightTerrors(1)),
  threat('low-roots-and-vermin', tentacles(2), voidSpiders('D3')),
  threat('low-the-wall-is-moving', voidSpiders('P', { elite: 2 })),
];

const MED: readonly Threat[] = [
  threat('med-carpet-of-backs', voidSpiders('2P', { elite: 2 })),
  threat('med-the-sump-wakes', tentacles('H', { elite: 1 }), stranglers(2)),
  threat('med-short-rope-company', stranglers('P')),
  threat('med-feeding-time-below', tentacles('P', { elite: 1 }), voidSpiders('P', { elite: 1 })),
  threat('med-landlord-and-roots', nightTerrors(1), tentacles('P', { elite: 1 })),
  threat('med-nightmare-with-fleas', nightTerrors(1), voidSpiders('H+3', { elite: 1 })),
  threat('med-the-undertakers', stranglers(3), voidSpiders('P', { elite: 1 })),
  threat('med-old-growth', tentacles('H+1', { elite: 1 }), voidSpiders('D3')),
  threat('med-two-chairs', nightTerrors(2)),
  threat('med-the-good-silk', voidSpiders('2P', { elite: 2 }), tentacles(1)),
];

const HIGH: readonly Threat[] = [
  threat('high-the-floor-gives-up', tentacles('H+1')),
  threat('high-harvest-of-widows', voidSpiders('H+3'), stranglers('H/2')),
  threat('high-gallows-choir', stranglers('H+1'), voidSpiders('D3')),
  threat('high-bad-sleep', nightTerrors('H/2'), voidSpiders('P')),
  threat('high-everything-that-holds', tentacles('H'), stranglers('H/2')),
  threat('high-three-in-the-morning', nightTerrors('H/2')),
  threat('high-the-larder', voidSpiders('2P'), tentacles('H/2')),
  threat('high-judge-and-jury', nightTerrors(1), stranglers('H')),
  threat('high-deep-timber', tentacles('H', { elite: 1 }), voidSpiders('P')),
  threat('high-the-long-pair', nightTerrors('H/3'), tentacles('D3')),
];

const EPIC: readonly Threat[] = [
  { id: 'epic-it-brought-company', groups: [goliath(1)], draw: 'party' },
  threat('epic-the-hill-stands-up', goliath(1, { elite: 1 }), voidSpiders('H')),
  threat('epic-parliament-of-night', nightTerrors('H/2', { elite: 1 }), tentacles('D3')),
  threat('epic-the-hangmans-bull', goliath(1), stranglers('H/3')),
  threat('epic-the-whole-cellar', nightTerrors(1), tentacles('H'), voidSpiders('H+3')),
];

const TARGA: readonly Omit<WorldThreat, 'world'>[] = [
  {
    id: 'targa-thread-and-frost',
    levels: {
      low: [voidSpiders('P', { variant: 'ancient-void-spiders' })],
      med: [voidSpiders('2P', { variant: 'ancient-void-spiders' })],
      high: [voidSpiders('H+3', { elite: 1, variant: 'ancient-void-spiders' })],
    },
  },
  {
    id: 'targa-chandelier-walking',
    levels: {
      low: [voidSpiders('P', { variant: 'ice-scarabs' })],
      med: [
        voidSpiders('P', { variant: 'ice-scarabs' }),
        stranglers(2, { variant: 'robotic-custodians' }),
      ],
      high: [
        voidSpiders('H+3', { variant: 'ice-scarabs' }),
        stranglers('H/2', { variant: 'robotic-custodians' }),
      ],
    },
  },
  {
    id: 'targa-white-shapes',
    levels: {
      low: [nightTerrors(1, { variant: 'snow-terrors' })],
      med: [nightTerrors(2, { variant: 'snow-terrors' })],
      high: [nightTerrors('H/2', { elite: 1, variant: 'snow-terrors' })],
    },
  },
  {
    id: 'targa-maintenance-hour',
    levels: {
      low: [stranglers(2, { variant: 'robotic-custodians' })],
      med: [stranglers(3, { variant: 'robotic-custodians' }), pylons(1)],
      high: [stranglers('H', { variant: 'robotic-custodians' }), pylons(1)],
    },
  },
  {
    id: 'targa-papers-please',
    levels: {
      low: [pylons(1), stranglers(1, { variant: 'robotic-custodians' })],
      med: [nightTerrors(1, { variant: 'guardians' }), pylons(1)],
      high: [nightTerrors('H/3', { variant: 'guardians' }), pylons('H/3')],
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
