import type { SkirmishView } from '@crawlspace/kernel/skirmish';
import { svg } from '../dom.ts';
import { CELL, moveTo, SIDE } from './geometry.ts';

/** How far a lantern shines. */
const REACH = CELL * 3.6;

/** The heroes' lanterns: warm light around them, and darkness with holes where they stand. */
export class LanternLight {
  readonly glow: SVGGElement;
  readonly darkness: SVGGElement;
  readonly #lamps: readonly { readonly glow: SVGElement; readonly hole: SVGElement }[];

  constructor(heroes: number) {
    this.#lamps = Array.from({ length: heroes }, () => ({
      glow: svg('circle', { class: 'glow glide', r: REACH, fill: 'url(#lamp-glow)' }),
      hole: svg('circle', { class: 'hole glide', r: REACH, fill: 'url(#lamp-hole)' }),
    }));
    this.glow = svg('g', { class: 'glows' }, ...this.#lamps.map(({ glow }) => glow));
    const all = { x: 0, y: 0, width: SIDE, height: SIDE };
    this.darkness = svg(
      'g',
      {},
      svg(
        'defs',
        {},
        gradient('lamp-glow', 'glow-stop'),
        gradient('lamp-hole', 'hole-stop'),
        svg(
          'mask',
          { id: 'lamp-mask', maskUnits: 'userSpaceOnUse', ...all },
          svg('rect', { ...all, fill: 'white' }),
          ...this.#lamps.map(({ hole }) => hole),
        ),
      ),
      svg('rect', { class: 'darkness', ...all, mask: 'url(#lamp-mask)' }),
    );
  }

  update({ heroes }: SkirmishView): void {
    this.#lamps.forEach(({ glow, hole }, seat) => {
      const hero = heroes[seat];
      if (!hero) return;
      for (const light of [glow, hole]) {
        moveTo(light, hero.space);
        light.classList.toggle('is-out', hero.health === 0);
      }
    });
  }
}

/** The stops get their colours from the style sheet. */
function gradient(id: string, stop: string): SVGElement {
  return svg(
    'radialGradient',
    { id },
    ...['inner', 'middle', 'outer'].map((part, n) =>
      svg('stop', { class: `${stop}-${part}`, offset: n / 2 }),
    ),
  );
}
