import type { Mission } from '@crawlspace/brimstone';
import type { Danger } from '../../screens/muster/danger.ts';
import { Icon } from '../../ui/Icon.tsx';
import { missionText } from '../mission-text.ts';
import { campaignText } from './texts.ts';

interface Props {
  readonly missions: readonly Mission[];
  readonly open: readonly string[];
  readonly chosen: string | null;
  readonly attempts: (mission: string) => { readonly won: number; readonly lost: number };
  readonly danger: (mission: string) => Danger | null;
  readonly onChoose: (mission: string) => void;
}

const TOWN = { x: 14, y: 90 };

/** The county by hand on parchment: what is open is lit, what was won or lost is marked. */
export function CountyMap({ missions, open, chosen, attempts, danger, onChoose }: Props) {
  const places = missions.flatMap(({ id, place, story }) =>
    place ? [{ id, story, ...place, isOpen: open.includes(id), ...attempts(id) }] : [],
  );
  const known = places.filter(({ isOpen, won, lost }) => isOpen || won + lost > 0);
  const at = (id: string) => known.find((place) => place.id === id);
  const roads = known.flatMap((from) =>
    [...(from.story?.won ?? []), ...(from.story?.lost ?? [])].flatMap((id) => {
      const to = at(id);
      return to ? [{ key: `${from.id} ${id}`, from, to }] : [];
    }),
  );
  return (
    <section class="county-map" aria-label={campaignText('map-of')}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="100" fill="#d9c08b" />
        <path d="M0 0H100V100H0Z" fill="none" stroke="#8a6a3e" stroke-width="2" />
        <g fill="none" stroke="#8a5a2c" stroke-width=".5" opacity=".75">
          {RIDGES.map(([x, y]) => (
            <path key={`${x} ${y}`} d={`M${x - 4} ${y}l4-7 2 3 2-2 4 6M${x} ${y - 7}l-1 4`} />
          ))}
        </g>
        <path
          d="M72 0Q64 18 74 30T62 56 70 78 58 100"
          fill="none"
          stroke="#6d8ea0"
          stroke-width="1.6"
          opacity=".8"
        />
        <g fill="none" stroke="#6b3520" stroke-width=".7" stroke-dasharray="1.6 1.2">
          {known.map(({ id, x, y }) => (
            <path
              key={id}
              d={`M${TOWN.x} ${TOWN.y}Q${(TOWN.x + x) / 2 + 6} ${(TOWN.y + y) / 2 - 4} ${x} ${y}`}
              opacity=".35"
            />
          ))}
          {roads.map(({ key, from, to }) => (
            <path
              key={key}
              d={`M${from.x} ${from.y}Q${(from.x + to.x) / 2 - 5} ${(from.y + to.y) / 2} ${to.x} ${to.y}`}
            />
          ))}
        </g>
      </svg>
      <span class="map-town" style={{ left: `${TOWN.x}%`, top: `${TOWN.y}%` }}>
        <Icon name="hat" /> {campaignText('town')}
      </span>
      <ul>
        {known.map(({ id, x, y, isOpen, won }) => (
          <li key={id} style={{ left: `${x}%`, top: `${y}%` }}>
            <button
              type="button"
              class={isOpen ? 'map-place map-open' : 'map-place'}
              data-mission={id}
              disabled={!isOpen}
              aria-pressed={chosen === id}
              onClick={() => onChoose(id)}
            >
              <Icon name={isOpen ? 'lantern' : won > 0 ? 'trophy' : 'tombstone'} />
              <span class="map-name">
                {missionText(id, 'name')}
                <span class="for-readers">
                  : {campaignText(isOpen ? 'open' : won > 0 ? 'map-won' : 'map-lost')}
                </span>
                {isOpen && danger(id) && (
                  <span class="map-danger" aria-hidden="true">
                    {'☠'.repeat(danger(id) ?? 0)}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
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
