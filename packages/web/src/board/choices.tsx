import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { arrowOf, nearestTo, nextSpot } from './arrows.ts';
import './choices.css';
import type { Point } from './plane.ts';

/** Something on a board that answers the present question, and where it is to be touched. */
export interface Choice extends Point {
  readonly option: string;
  readonly kind: string;
  /** What is read out. */
  readonly label: string;
  /** What a bot would pick. */
  readonly advised?: boolean | undefined;
}

interface Props<Spot extends Choice> {
  readonly spots: readonly Spot[];
  /** What is pointed at in the list of options. */
  readonly pointed: string | null;
  /** Where the one who chooses stands: the keyboard starts at what is nearest to it. */
  readonly from: Point | null;
  onPick(option: string): void;
  onHover(option: string | null): void;
  /** How a spot looks, around its middle. */
  shape(spot: Spot): JSX.Element;
  /** What lies below the spots while one of them is looked at: the way there. */
  below?(shown: Spot): JSX.Element | null;
  /** What is said over a spot. */
  tag?(spot: Spot, shown: boolean): JSX.Element | null;
}

/** What may be chosen on a board: by a tap, or with the arrow keys and Enter. */
export function Choices<Spot extends Choice>(props: Props<Spot>) {
  const { spots, pointed, from, onPick, onHover, shape } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const byKeyboard = useRef(false);
  const entry = spots.find(({ option }) => option === current) ?? nearestTo(spots, from);
  const shown = spots.find(({ option }) => option === (hovered ?? pointed)) ?? null;

  const look = (option: string | null) => {
    setHovered(option);
    onHover(option);
  };
  const focusOn = (spot: Spot | undefined) => {
    if (!spot) return;
    setCurrent(spot.option);
    const elements = group.current?.querySelectorAll<SVGGElement>('[data-option]') ?? [];
    for (const element of elements) {
      if (element.dataset['option'] === spot.option) element.focus();
    }
  };
  const pick = (option: string, keyboard: boolean) => {
    byKeyboard.current = keyboard;
    look(null);
    onPick(option);
  };

  // Who plays by keyboard stays on the board when the next question is asked there.
  const options = spots.map(({ option }) => option).join(' ');
  useEffect(() => {
    if (!byKeyboard.current || spots.length === 0) return;
    byKeyboard.current = false;
    if (document.activeElement === document.body) focusOn(nearestTo(spots, from));
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
      pick(spot.option, true);
    }
  };

  return (
    <g ref={group}>
      {shown ? props.below?.(shown) : null}
      {spots.map((spot) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG
        <g
          key={spot.option}
          class={`board-target is-${spot.kind}${spot === shown ? ' is-shown' : ''}${spot.advised ? ' is-advised' : ''}`}
          data-option={spot.option}
          role="button"
          tabIndex={spot === entry ? 0 : -1}
          aria-label={spot.label}
          transform={`translate(${spot.x} ${spot.y})`}
          onClick={() => pick(spot.option, false)}
          onPointerEnter={() => look(spot.option)}
          onPointerDown={() => look(spot.option)}
          onPointerLeave={() => look(null)}
          onFocus={() => {
            setCurrent(spot.option);
            look(spot.option);
          }}
          onBlur={() => look(null)}
          onKeyDown={(event) => onKeyDown(event, spot)}
        >
          {shape(spot)}
        </g>
      ))}
      {spots.map((spot) => props.tag?.(spot, spot === shown) ?? null)}
    </g>
  );
}
