import type { Content, DepthEvent } from '../content-types.ts';
import {
  ambush,
  corruption,
  darkness,
  drawDread,
  each,
  eachOf,
  grit,
  healMix,
  horror,
  loseGrit,
  oneTests,
  poison,
  test,
  threatAmbush,
  when,
  wounds,
} from '../language/build.ts';
import { byId } from './cards.ts';
import { depthEventCard } from './events.ts';

const BREATHES = test('strength', 5, { fail: [poison()] }, { as: 'test' });

const MINES: readonly DepthEvent[] = [
  depthEventCard(
    'depth-mines-1',
    when(
      'in-fight',
      [ambush('tentacles', 'D3', { world: 'lantern' })],
      [threatAmbush({ world: 'lantern' })],
    ),
  ),
  depthEventCard('depth-mines-2', drawDread(1)),
  depthEventCard('depth-mines-3', darkness({ by: 'stage', of: [1, 1, 3] })),
  depthEventCard(
    'depth-mines-4',
    eachOf('by-the-lantern', BREATHES),
    when({ number: { count: { heroes: { failed: 'test' } } }, least: 2 }, [
      eachOf('next-to-the-lantern', BREATHES),
    ]),
  ),
  depthEventCard('depth-mines-5', horror({ by: 'stage', of: [1, 2, 3] }, 1, 'all')),
  depthEventCard(
    'depth-mines-6',
    each({
      do: 'choose',
      of: [
        { id: 'heal', do: [healMix('D3')] },
        { id: 'grit', do: [grit(1)] },
      ],
    }),
  ),
];

const TARGA: readonly DepthEvent[] = [
  depthEventCard(
    'depth-targa-1',
    { do: 'enemies', come: [{ type: 'targa-pylons', number: 1 }], how: 'here' },
    when('no-other-enemies', [threatAmbush({ world: 'lantern' })]),
  ),
  depthEventCard(
    'depth-targa-2',
    oneTests('lore', 6, { pass: [corruption(1)], fail: [drawDread(1)] }),
  ),
  depthEventCard('depth-targa-3', darkness(1), horror(1, 1, 'lantern-bearer')),
  depthEventCard(
    'depth-targa-4',
    { do: 'limit-range', n: 3 },
    eachOf(
      { who: 'all', when: { not: { immune: 'weather' } } },
      test('strength', 5, { fail: [wounds('D3')] }),
    ),
  ),
  depthEventCard(
    'depth-targa-5',
    each({ do: 'horror', n: 2, then: [test('spirit', 5, { fail: [loseGrit(1)] })] }),
  ),
  depthEventCard(
    'depth-targa-6',
    each(
      when(
        'by-the-lantern',
        [{ do: 'cure', what: ['poison', 'void-venom'] }, healMix('D6')],
        [grit(1)],
      ),
    ),
  ),
];

/** The Depth Event charts: six entries for each world, by the doubled number. */
export const depthEvents: Content['depthEvents'] = byId([...MINES, ...TARGA]);
