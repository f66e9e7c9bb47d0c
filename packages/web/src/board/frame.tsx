import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrowOf } from './arrows.ts';
import { Camera } from './camera.ts';
import { Controls, type Foresight, SharedControls } from './controls.tsx';
import './frame.css';
import type { Motion } from '../settings/index.ts';
import { Fingers, type Sharing } from './fingers.tsx';
import type { Framed } from './framing.ts';
import { PACE } from './pace.ts';
import type { Insets, Point, Rect } from './plane.ts';

const GLIDE = 520;
/** For so long it is looked at what happened where nobody chooses. */
const REST = 900;

interface Props {
  readonly class?: string | undefined;
  /** What the board is called, and what shows all of it. */
  readonly name: string;
  readonly whole: string;
  readonly motion: Motion;
  readonly insets?: Partial<Insets> | undefined;
  /** What matters now. */
  readonly framed: Framed | null;
  /** All there is to see. */
  readonly limits: Rect;
  /** What it is about now: something else takes the camera back from whoever moved it. */
  readonly subject: string;
  /** The board in words. */
  readonly description: readonly string[];
  readonly foresight?: Foresight | undefined;
  readonly sharing?: Sharing | undefined;
  /** A finger holds a place of the board, or lets go of it. */
  onHold?(at: Point | null): void;
  /** A right click on a place of the board; true where it shows something. */
  onAsk?(at: Point): boolean;
  /** Called when something new has been drawn, to let it move. */
  onDrawn?(root: HTMLElement): void;
  /** The layers of the board. */
  readonly children: ComponentChildren;
  /** What may be chosen on it. */
  readonly choices: ComponentChildren;
}

/** The window through which a board is seen: pan, zoom and keys, and the board in words. */
export function BoardFrame(props: Props) {
  const { name, whole, motion, insets, framed, limits, subject, onDrawn, sharing } = props;
  const [isLocked, setLocked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera | null>(null);
  const lastSubject = useRef(subject);
  const ms = GLIDE * PACE[motion];

  useLayoutEffect(() => {
    if (!root.current || !stage.current || !overlay.current) return;
    const made = new Camera(root.current, stage.current, overlay.current);
    camera.current = made;
    return () => made.close();
  }, []);

  useLayoutEffect(() => {
    const seen = camera.current;
    if (!seen || !framed) return;
    if (lastSubject.current !== subject && !isLocked) seen.follows = true;
    lastSubject.current = subject;
    seen.insets = { top: 0, right: 0, bottom: 0, left: 0, ...insets };
    seen.limits = limits;
    seen.watch(framed, ms, REST * PACE[motion]);
  }, [framed, limits, insets, subject, ms]);

  useLayoutEffect(() => {
    if (root.current) onDrawn?.(root.current);
  }, [onDrawn]);

  useLayoutEffect(() => {
    if (camera.current) camera.current.point = sharing?.isPointing ? sharing.point : null;
  }, [sharing]);

  useLayoutEffect(() => {
    if (camera.current) camera.current.hold = props.onHold ?? null;
  }, [props.onHold]);

  useLayoutEffect(() => {
    if (camera.current) camera.current.inspect = props.onAsk ?? null;
  }, [props.onAsk]);

  const lock = () => {
    setLocked(!isLocked);
    if (isLocked) camera.current?.recentre(ms);
    else if (camera.current) camera.current.follows = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.target === root.current ? arrowOf(event.key) : null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = camera.current?.middle;
    if (event.key === 'Enter' && sharing?.isPointing && middle) sharing.point(middle);
    else if (arrow) camera.current?.shift(arrow, ms / 3);
    else if (event.key === '+' || event.key === '=') camera.current?.zoom(1.25, ms / 3);
    else if (event.key === '-') camera.current?.zoom(0.8, ms / 3);
    else if (event.key === '0') camera.current?.recentre(ms);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no set of form fields
    <div
      ref={root}
      class={`board is-${motion} ${sharing?.isPointing ? 'is-pointing' : ''} ${props.class ?? ''}`}
      style={{ '--board-pace': String(PACE[motion]) }}
      role="group"
      aria-label={name}
      aria-describedby="board-in-words"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan it
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} class="board-stage">
        {props.children}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it holds buttons that have names of their own */}
        <svg ref={overlay} class="board-layer board-choices">
          {props.choices}
          {sharing && <Fingers fingers={sharing.fingers} />}
        </svg>
      </div>
      {sharing && <SharedControls sharing={sharing} isLocked={isLocked} onLock={lock} />}
      <Controls whole={whole} camera={camera} ms={ms} foresight={props.foresight} />
      <div id="board-in-words" class="board-words">
        {props.description.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** What was given last, once per frame: however often a board is given something new, it is drawn once. */
export function useOncePerFrame<Given extends object>(given: Given): Given {
  const [shown, setShown] = useState(given);
  const latest = useRef(given);
  const waiting = useRef(0);
  latest.current = given;
  useLayoutEffect(() => {
    if (shown === latest.current || waiting.current !== 0) return;
    waiting.current = requestAnimationFrame(() => {
      waiting.current = 0;
      setShown(latest.current);
    });
  });
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  return shown;
}
