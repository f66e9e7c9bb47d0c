import type { StayView } from '@crawlspace/brimstone';
import { stayText } from '../texts.ts';
import { Figure } from './Figure.tsx';
import { DARK, lit, litLine } from './paint.ts';

const edge = { stroke: DARK, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;

/** The road itself, drawn onto the backdrop: ruts, cacti, a signpost, the Town far off. */
export function RoadArt() {
  return (
    <g>
      <path
        d="M610 474 640 474Q700 560 520 640T300 800H900Q760 680 700 610T640 474Z"
        style={lit('#d2a063')}
      />
      <path
        d="M618 478Q672 566 492 660T380 800M634 478Q710 560 640 640T760 800"
        fill="none"
        style={litLine('#9a6a38')}
        stroke-width="6"
        stroke-dasharray="26 12"
      />
      <g transform="translate(560 438)">
        <path
          d="M0 34V14H18V6L28-6 38 6V34ZM42 34V10H70V34ZM74 34V18H96V34Z"
          style={lit('#4d2c1c')}
        />
        <path d="M28-6V-18M23-13H33" stroke={DARK} stroke-width="2.4" />
        <path
          d="M6 24h6v6H6ZM50 18h6v7h-6ZM60 18h6v7h-6ZM80 24h6v6h-6Z"
          style={{ fill: 'var(--pane)' }}
        />
      </g>
      {CACTI.map(([x, y, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M-9 0V-92a9 9 0 0 1 18 0V-48h10V-66a7 7 0 0 1 14 0V-40a8 8 0 0 1-8 8H9V0ZM-9-44H-22a8 8 0 0 1-8-8V-74a7 7 0 0 1 14 0V-60h7Z"
          style={lit('#5b7a3c')}
          {...edge}
        />
      ))}
      <g transform="translate(900 690)">
        <path d="M-5 0V-110H5V0Z" style={lit('#6d4727')} {...edge} />
        <path d="M-10-104H62L78-90 62-76H-10Z" style={lit('#a87443')} {...edge} />
        <path d="M2-90H54" stroke={DARK} stroke-width="5" stroke-dasharray="14 5" />
      </g>
      <path d="M180 756q30-26 66 0q22-16 40 4H160Z" style={lit('#7c5a3d')} {...edge} />
    </g>
  );
}

const CACTI: readonly (readonly [x: number, y: number, size: number])[] = [
  [230, 620, 0.9],
  [390, 548, 0.5],
  [820, 560, 0.55],
  [1010, 640, 1],
];

/** The posse on its way, the dead on the wagon behind. */
export function Travellers({ view }: { view: StayView }) {
  const dead = view.heroes.some((hero) => hero.dead);
  return (
    <section class="travellers" aria-label={stayText('road-scene')}>
      {view.heroes
        .filter((hero) => !hero.dead)
        .map((hero) => (
          <Figure key={hero.index} hero={hero} />
        ))}
      {dead && <Wagon />}
    </section>
  );
}

function Wagon() {
  return (
    <svg class="wagon" viewBox="0 0 150 100" aria-hidden="true" focusable="false">
      <path d="M10 52H130L122 74H18Z" style={lit('#6d4727')} {...edge} />
      <path d="M30 52V38H112V52Z" style={lit('#3a2819')} {...edge} />
      <path d="M70 38V26M64 31H76" stroke="#d8c79c" stroke-width="4" />
      <circle cx="38" cy="78" r="17" fill="none" style={litLine('#4a2c18')} stroke-width="6" />
      <circle cx="106" cy="78" r="17" fill="none" style={litLine('#4a2c18')} stroke-width="6" />
    </svg>
  );
}
