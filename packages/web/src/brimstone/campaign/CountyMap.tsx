import type { Danger } from '@crawlspace/bots/measured';
import type { Mission } from '@crawlspace/brimstone';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { missionText } from '../mission-text.ts';
import { type Point, type Room, spread } from './spread.ts';
import { campaignText } from './texts.ts';

interface Props {
  readonly missions: readonly Mission[];
  readonly open: readonly string[];
  readonly chosen: string | null;
  readonly attempts: (mission: string) => { readonly won: number; readonly lost: number };
  readonly danger: (mission: string) => Danger | null;
  readonly onChoose: (mission: string) => void;
}

export const TOWN: Point = { x: 13, y: 92 };

/** How much of the map a label needs where it is broad, and where it is tall. */
export const LABELS = {
  broad: { width: 20, height: 14.5 },
  tall: { width: 30.5, height: 13.2 },
} satisfies Record<string, Room>;

type Shape = keyof typeof LABELS;
const SHAPES = Object.keys(LABELS) as Shape[];

/** A place that the company has heard of, and where its label is written on both maps. */
interface Known extends Record<Shape, Point> {
  readonly id: string;
  readonly leadsTo: readonly string[];
  readonly isOpen: boolean;
  readonly won: number;
}

/** The county by hand on parchment: what is new is lit, what was won or lost is marked. */
export function CountyMap({ missions, open, chosen, attempts, danger, onChoose }: Props) {
  const known = useMemo(() => placesOf(missions), [missions]).flatMap((place): Known[] => {
    const { won, lost } = attempts(place.id);
    const isOpen = open.includes(place.id);
    return isOpen || won + lost > 0 ? [{ ...place, isOpen, won }] : [];
  });
  return (
    <section class="county-map" aria-label={campaignText('map-of')}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <Land />
        {SHAPES.map((shape) => (
          <path key={shape} class={`map-roads map-${shape}`} d={roadsOf(known, shape)} />
        ))}
      </svg>
      <span class="map-town" style={{ left: `${TOWN.x}%`, top: `${TOWN.y}%` }}>
        <Icon name="hat" /> {campaignText('town')}
      </span>
      <ul>
        {known.map(({ id, broad, tall, isOpen, won }) => (
          <li
            key={id}
            style={{
              '--broad-x': `${broad.x}%`,
              '--broad-y': `${broad.y}%`,
              '--tall-x': `${tall.x}%`,
              '--tall-y': `${tall.y}%`,
            }}
          >
            <button
              type="button"
              class={isOpen && won === 0 ? 'map-place map-new' : 'map-place'}
              data-mission={id}
              disabled={!isOpen}
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
            >
              <Icon name={won > 0 ? 'trophy' : isOpen ? 'lantern' : 'tombstone'} />
              <span class="map-name">{missionText(id, 'name')}</span>
              <span class="for-readers">: {campaignText(stageOf(isOpen, won))}</span>
              {isOpen && danger(id) && (
                <span class="map-danger" aria-hidden="true">
                  {'☠'.repeat(danger(id) ?? 0)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stageOf(isOpen: boolean, won: number) {
  if (won > 0) return 'map-won';
  return isOpen ? 'open' : 'map-lost';
}

/** Every place there is has its label, so that none moves when another becomes known. */
function placesOf(missions: readonly Mission[]) {
  const placed = missions.flatMap(({ id, place, story }) =>
    place ? [{ id, place, leadsTo: [...(story?.won ?? []), ...(story?.lost ?? [])] }] : [],
  );
  const points = placed.map(({ place }) => place);
  const broad = spread(points, LABELS.broad, [TOWN]);
  const tall = spread(points, LABELS.tall, [TOWN]);
  return placed.map(({ id, place, leadsTo }, n) => ({
    id,
    leadsTo,
    broad: broad[n] ?? place,
    tall: tall[n] ?? place,
  }));
}

/** From each place to those it led to; whatever nothing led to is reached from the Town. */
function roadsOf(known: readonly Known[], shape: Shape): string {
  const roads = known.flatMap((from) =>
    known.flatMap((to) => (from.leadsTo.includes(to.id) ? [wayFrom(from[shape], to[shape])] : [])),
  );
  const firsts = known.filter(({ id }) => !known.some(({ leadsTo }) => leadsTo.includes(id)));
  return [...firsts.map((to) => wayFrom(TOWN, to[shape])), ...roads].join('');
}

function wayFrom(from: Point, to: Point): string {
  const bend = { x: (from.x + to.x) / 2 - 3, y: (from.y + to.y) / 2 + 2 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** Parchment, ridges and the river. */
function Land() {
  return (
    <>
      <rect width="100" height="100" fill="#d9c08b" />
      <path d="M0 0H100V100H0Z" fill="none" stroke="#8a6a3e" stroke-width="2" />
      <g fill="none" stroke="#8a5a2c" stroke-width=".5" opacity=".55">
        {RIDGES.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x - 4} ${y}l4-7 2 3 2-2 4 6M${x} ${y - 7}l-1 4`} />
        ))}
      </g>
      <path
        d="M72 0Q64 18 74 30T62 56 70 78 58 100"
        fill="none"
        stroke="#6d8ea0"
        stroke-width="1.6"
        opacity=".6"
      />
    </>
  );
}

const RIDGES: readonly (readonly [x: number, y: number])[] = [
  [14, 20],
  [24, 28],
  [34, 14],
  [48, 24],
  [58, 12],
  [84, 22],
  [90, 44],
  [80, 62],
  [12, 50],
  [88, 84],
  [44, 88],
];
