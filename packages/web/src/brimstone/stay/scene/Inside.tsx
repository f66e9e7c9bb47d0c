import type { TownLocation } from '@crawlspace/brimstone';
import { ICONS, type IconName } from '../../table/icons.ts';
import { DARK } from './paint.ts';

interface Room {
  readonly wall: string;
  readonly wood: string;
  readonly lamp: string;
  /** What stands on the shelves. */
  readonly shelf: readonly IconName[];
  readonly keeper: { readonly coat: string; readonly hat: 'bowler' | 'none' | 'brim' };
}

const ROOMS: Readonly<Record<TownLocation, Room>> = {
  'docs-office': {
    wall: '#59665f',
    wood: '#6d4a2c',
    lamp: '#ffe9b8',
    shelf: ['bandages', 'tonic', 'heal', 'tonic', 'herbs', 'bandages'],
    keeper: { coat: '#d9d4c6', hat: 'none' },
  },
  church: {
    wall: '#4b4459',
    wood: '#5a3d2a',
    lamp: '#ffd9a0',
    shelf: ['hold', 'sanity', 'hold', 'shield', 'sanity', 'hold'],
    keeper: { coat: '#1f1c22', hat: 'none' },
  },
  blacksmith: {
    wall: '#3d2a21',
    wood: '#4f3521',
    lamp: '#ff9b4a',
    shelf: ['melee', 'shield', 'dark-stone', 'weight', 'melee', 'dark-stone'],
    keeper: { coat: '#5b3722', hat: 'none' },
  },
  'frontier-outpost': {
    wall: '#5a4a2e',
    wood: '#6d4f2d',
    lamp: '#ffd68a',
    shelf: ['ranged', 'move', 'lantern', 'ranged', 'hat', 'move'],
    keeper: { coat: '#2f4560', hat: 'brim' },
  },
  'general-store': {
    wall: '#6b5130',
    wood: '#7d5530',
    lamp: '#ffe0a0',
    shelf: ['dynamite', 'hat', 'lantern', 'whiskey', 'scavenge', 'dynamite'],
    keeper: { coat: '#8a3a30', hat: 'bowler' },
  },
  saloon: {
    wall: '#5e2b26',
    wood: '#6d3f24',
    lamp: '#ffc978',
    shelf: ['whiskey', 'whiskey', 'gold', 'whiskey', 'cards', 'whiskey'],
    keeper: { coat: '#3b2a3c', hat: 'bowler' },
  },
};

/** The room behind a door: shelves, a lamp, who keeps it, and the counter that goods lie on. */
export function Inside({ of }: { of: TownLocation }) {
  const { wall, wood, lamp, shelf, keeper } = ROOMS[of];
  return (
    <svg
      class="backdrop"
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="inside-lamp">
          <stop offset="0" stop-color={lamp} stop-opacity=".85" />
          <stop offset=".4" stop-color={lamp} stop-opacity=".28" />
          <stop offset="1" stop-color={lamp} stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="800" fill={wall} />
      <path
        d={Array.from({ length: 16 }, (_, n) => `M${n * 80} 0V800`).join('')}
        stroke={DARK}
        stroke-opacity=".28"
        stroke-width="3"
      />
      {[176, 268].map((y, row) => (
        <g key={y}>
          <rect x="240" y={y} width="720" height="12" fill={wood} stroke={DARK} stroke-width="3" />
          {shelf.map((name, n) => (
            <path
              key={n}
              transform={`translate(${262 + n * 68 + (n > 2 ? 290 : 0) + row * 6} ${y - 54}) scale(.1)`}
              d={ICONS[shelf[(n + row * 2) % shelf.length] ?? name]}
              fill="#d9b98a"
              opacity=".82"
            />
          ))}
        </g>
      ))}
      <Keeper {...keeper} />
      <circle cx="600" cy="110" r="420" fill="url(#inside-lamp)" />
      <path d="M600 0V74" stroke={DARK} stroke-width="5" />
      <path d="M574 100Q600 50 626 100Z" fill="#2b1c12" stroke={DARK} stroke-width="3" />
      <ellipse cx="600" cy="103" rx="20" ry="9" fill={lamp} />
      <path d="M0 338H1200V368H0Z" fill={wood} stroke={DARK} stroke-width="4" />
      <path d="M0 368H1200V800H0Z" fill={`color-mix(in srgb, ${wood} 62%, #120a06)`} />
    </svg>
  );
}

function Keeper({ coat, hat }: Room['keeper']) {
  const line = { stroke: DARK, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;
  return (
    <g transform="translate(600 262) scale(1.35)">
      <path d="M-64 64Q-62 6-22 0H22Q62 6 64 64Z" fill={coat} {...line} />
      <path d="M-12 0 0 26 12 0Z" fill="#e8dcc2" {...line} />
      <path d="M-9-10H9V8H-9Z" fill="#c9976c" />
      <ellipse cx="0" cy="-30" rx="22" ry="26" fill="#d6a67c" {...line} />
      <path d="M-9-34h1M9-34h1" stroke={DARK} stroke-width="5" stroke-linecap="round" />
      <path d="M-16-18Q-8-26 0-21Q8-26 16-18Q8-13 0-16Q-8-13-16-18Z" fill="#4b3222" />
      {hat === 'none' && <path d="M-22-36Q-20-60 0-58Q20-60 22-36Q10-48-22-36Z" fill="#4b3222" />}
      {hat === 'bowler' && (
        <path d="M-34-46Q0-38 34-46L26-50Q24-76 0-76Q-24-76-26-50Z" fill="#221814" {...line} />
      )}
      {hat === 'brim' && (
        <path d="M-46-44Q0-34 46-44L24-52 18-76Q0-82-18-76L-24-52Z" fill="#4a3826" {...line} />
      )}
    </g>
  );
}
