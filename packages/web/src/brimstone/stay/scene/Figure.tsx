import type { Hero } from '@crawlspace/brimstone';
import { CLASS_COLOURS, Portrait } from '../../board/figures/portraits.tsx';
import { usualPortrait } from '../../Portrait.tsx';
import { DARK } from './paint.ts';

const line = { stroke: DARK, 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;

/** A hero who stands or walks: the head everybody knows from the medallions, on legs. */
export function Figure({ hero }: { hero: Hero }) {
  const [light, dark] = CLASS_COLOURS[hero.class] ?? CLASS_COLOURS.gunslinger;
  return (
    <svg
      class="figure"
      viewBox="-40 -40 80 176"
      aria-hidden="true"
      focusable="false"
      style={{ '--seat': `var(--hero-${hero.index})` }}
    >
      <ellipse cx="0" cy="127" rx="32" ry="7" fill="#000" opacity=".35" />
      <ellipse cx="0" cy="126" rx="27" ry="5" class="figure-ring" />
      <path d="M-16 84V122H-24V128H-3V84ZM16 84V122H24V128H3V84Z" fill="#33241a" {...line} />
      <path
        d={hero.class === 'saloon-girl' ? 'M-24 34 -38 116Q0 126 38 116L24 34Z' : COAT}
        fill={dark}
        {...line}
      />
      <path d="M-25 62H25V69H-25Z" fill={light} {...line} />
      <Portrait of={hero.class} side={hero.portrait ?? usualPortrait(hero.class)} />
    </svg>
  );
}

const COAT = 'M-30 34-33 78-30 104-6 100-2 72 2 72 6 100 30 104 33 78 30 34Z';
