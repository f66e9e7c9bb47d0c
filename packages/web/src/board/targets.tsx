import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { circle, line, rect } from './art/brush.ts';
import type { Point } from './geometry.ts';
import type { Scene } from './scene.ts';
import { arrowOf, nextSpot, type Spot } from './spots.ts';

interface Props {
  readonly scene: Scene;
  readonly spots: readonly Spot[];
  onPick(option: string): void;
  onHover(option: string | null): void;
}

/** What may be chosen, and the way there of the one that is looked at. */
export function Targets({ scene, spots, onPick, onHover }: Props) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const byKeyboard = useRef(false);
  const entry = spots.find(({ target }) => target.option === current) ?? nearestTo(scene, spots);
  const shown = spots.find(({ target }) => target.option === hovered) ?? null;

  const look = (option: string | null) => {
    setHovered(option);
    onHover(option);
  };
  const focusOn = (spot: Spot | undefined) => {
    if (!spot) return;
    setCurrent(spot.target.option);
    const elements = group.current?.querySelectorAll<SVGGElement>('[data-option]') ?? [];
    for (const element of elements) {
      if (element.dataset['option'] === spot.target.option) element.focus();
    }
  };
  const pick = (option: string, keyboard: boolean) => {
    byKeyboard.current = keyboard;
    look(null);
    onPick(option);
  };

  // Who plays by keyboard stays on the board when the next question is asked there.
  const options = spots.map(({ target }) => target.option).join(' ');
  useEffect(() => {
    if (!byKeyboard.current || spots.length === 0) return;
    byKeyboard.current = false;
    if (document.activeElement === document.body) focusOn(nearestTo(scene, spots));
  }, [options]);

  const onKeyDown = (event: KeyboardEvent, spot: Spot) => {
    const arrow = arrowOf(event.key);
    if (arrow) {
      event.preventDefault();
      event.stopPropagation();
      focusOn(nextSpot(spots, spot, arrow) ?? undefined);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      pick(spot.target.option, true);
    }
  };

  return (
    <g ref={group}>
      {shown?.target.path ? <Way scene={scene} path={shown.target.path} /> : null}
      {spots.map((spot) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG
        <g
          key={spot.target.option}
          class={`board-target is-${spot.kind}${spot === shown ? ' is-shown' : ''}${spot.target.advised ? ' is-advised' : ''}`}
          data-option={spot.target.option}
          role="button"
          tabIndex={spot === entry ? 0 : -1}
          aria-label={spoken(spot)}
          transform={`translate(${spot.x} ${spot.y})`}
          onClick={() => pick(spot.target.option, false)}
          onPointerEnter={() => look(spot.target.option)}
          onPointerDown={() => look(spot.target.option)}
          onPointerLeave={() => look(null)}
          onFocus={() => {
            setCurrent(spot.target.option);
            look(spot.target.option);
          }}
          onBlur={() => look(null)}
          onKeyDown={(event) => onKeyDown(event, spot)}
        >
          <Shape spot={spot} />
        </g>
      ))}
      {spots.map((spot) =>
        spot === shown || (spot.kind === 'enemy' && spot.target.odds !== undefined) ? (
          <Tag key={spot.target.option} spot={spot} />
        ) : null,
      )}
    </g>
  );
}

/** The label, and the chance where dice decide. */
function spoken({ target: { label, odds } }: Spot): string {
  return odds === undefined ? label : `${label}, ${percent(odds)}`;
}

function percent(odds: number): string {
  return `${Math.round(odds * 100)} %`;
}

function nearestTo(scene: Scene, spots: readonly Spot[]): Spot | undefined {
  const from: Point | undefined = scene.heroes[scene.acting ?? -1] ?? scene.lantern ?? undefined;
  if (!from) return spots[0];
  const away = (spot: Point) => Math.hypot(spot.x - from.x, spot.y - from.y);
  return [...spots].sort((one, other) => away(one) - away(other))[0];
}

const SHAPES: Readonly<Record<Spot['kind'], (props: { spot: Spot }) => JSX.Element>> = {
  space: ({ spot: { reach } }) => (
    <g>
      <rect x={-reach} y={-reach} width={reach * 2} height={reach * 2} rx="15" class="board-glow" />
      <rect x={-reach} y={-reach} width={reach * 2} height={reach * 2} rx="15" class="board-ring" />
      <circle r="6" class="board-dot" />
    </g>
  ),
  enemy: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-hit" />
      <circle r={reach} class="board-ring" />
      <path d={ticks(reach)} class="board-brackets" />
    </g>
  ),
  hero: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-hit" />
      <circle r={reach} class="board-ring" />
      <circle r={reach + 7} class="board-ring is-outer" />
    </g>
  ),
  exit: ({ spot: { turn } }) => (
    <g transform={`rotate(${turn})`}>
      <rect x="-92" y="-46" width="184" height="112" rx="14" class="board-hit" />
      <path d="M-88 56V-6Q-88 -46 -48 -46H48Q88 -46 88 -6V56" class="board-ring" />
      <path d="M-30 10L0 -20L30 10M-30 34L0 4L30 34" class="board-brackets" />
    </g>
  ),
  tile: ({ spot: { reach } }) => (
    <g>
      <circle r={reach} class="board-chip" />
      <path d={circle(-4, -4, 12)} class="board-lens" />
      <path d="M5 5L16 16" class="board-lens" />
    </g>
  ),
};

/** Four strokes that close in on a foe. */
function ticks(reach: number): string {
  const near = reach - 9;
  const far = reach + 9;
  return `M0 ${-far}V${-near}M${far} 0H${near}M0 ${far}V${near}M${-far} 0H${-near}`;
}

function Shape({ spot }: { spot: Spot }) {
  const Drawn = SHAPES[spot.kind];
  return (
    <g>
      {spot.outline ? (
        <g transform={`translate(${-spot.x} ${-spot.y})`}>
          <path d={spot.outline.d} transform={spot.outline.transform} class="board-room" />
        </g>
      ) : null}
      <Drawn spot={spot} />
    </g>
  );
}

function Way({ scene, path }: { scene: Scene; path: readonly number[] }) {
  const start = scene.heroes[scene.acting ?? -1];
  const points = [...(start ? [start] : []), ...path.map((space) => scene.plan.center(space))];
  return (
    <g class="board-way">
      <path d={line(...points)} class="board-way-shade" />
      <path d={line(...points)} class="board-way-line" />
      <path
        d={points
          .slice(1)
          .map(({ x, y }) => circle(x, y, 8))
          .join('')}
        class="board-way-steps"
      />
    </g>
  );
}

/** What it costs and how likely it is. It keeps its size however near the camera is. */
function Tag({ spot }: { spot: Spot }) {
  const { odds, cost } = spot.target;
  if (odds === undefined && cost === undefined) return null;
  const price = cost === undefined ? '' : String(cost);
  const chance = odds === undefined ? '' : percent(odds);
  const width = 18 + (price ? 22 + price.length * 9 : 0) + (chance ? chance.length * 8.6 + 4 : 0);
  const grade =
    odds === undefined ? '' : odds >= 0.6 ? ' is-good' : odds >= 0.35 ? ' is-even' : ' is-poor';
  const left = -width / 2 + 10;
  return (
    <g class={`board-tag${grade}`} transform={`translate(${spot.x} ${spot.y - spot.reach - 6})`}>
      <g class="board-tag-body">
        <path d={`${rect(-width / 2, -28, width, 24)}M-6 -4L0 3L6 -4z`} />
        {price ? (
          <g>
            <path
              class="board-tag-foot"
              transform={`translate(${left + 5} -16) scale(0.8)`}
              d="M-6 8h13q3 -5 -4 -6l-3 -1v-10h-6z"
            />
            <text x={left + 18} y="-11">
              {price}
            </text>
          </g>
        ) : null}
        {chance ? (
          <text class="board-tag-odds" x={left + (price ? 24 + price.length * 9 : 0)} y="-11">
            {chance}
          </text>
        ) : null}
      </g>
    </g>
  );
}
