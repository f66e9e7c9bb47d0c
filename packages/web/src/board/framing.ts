import type { Insets, Point, Rect } from './plane.ts';

/** What the camera looks at: the middle of the free part of the window, and pixels per unit. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** What the camera should show, and the part of it that must be seen. */
export interface Framed {
  readonly box: Rect;
  readonly heart: Rect;
  /** Who acts: in sight where not even the heart fits. */
  readonly first?: Rect;
  /** The same with what surrounds it, for windows that are large enough. */
  readonly context: Rect;
  /** The box with every choice there is, however far: shown where all of it can still be tapped. */
  readonly choices?: Rect;
  /** Worth coming nearer for, though it may be in sight from afar. */
  readonly isClose?: boolean;
  /** Where something has just happened: seen before anybody chooses what to do about it. */
  readonly news?: News;
}

export interface News {
  readonly box: Rect;
  /** What it is about: the same news are shown once. */
  readonly of: object;
}

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

export const NEAREST = 1.6;
export const FURTHEST = 0.12;
/** The closest that framing goes by itself, and the smallest space that a finger can hit. */
const CLOSE = 0.92;
const TAPPABLE = 0.46;
/** So small everything may get where that shows all of it. */
const SMALLEST = 0.36;
const ROOMY = 0.6;
/** So far out the camera goes for choices that are a long way off. */
const FAR_OUT = 0.38;
/** Who looks from so much further off than could be comes nearer where that is worth it. */
const MUCH_FURTHER = 0.65;
/** Room around what is framed, in units. */
const MARGIN = 70;

export function clampZoom(zoom: number): number {
  return Math.min(NEAREST, Math.max(FURTHEST, zoom));
}

/** The middle of the part of the window that no panel covers, and its size. */
export function freeArea({
  width,
  height,
  insets,
}: Window): Point & { width: number; height: number } {
  const free = {
    width: Math.max(80, width - insets.left - insets.right),
    height: Math.max(80, height - insets.top - insets.bottom),
  };
  return { ...free, x: insets.left + free.width / 2, y: insets.top + free.height / 2 };
}

/** Looks at a box as a whole. With `tappable` it stays near enough for fingers and may cut the box. */
export function frame(box: Rect, window: Window, least: 'tappable' | 'whole' = 'tappable'): Look {
  const free = freeArea(window);
  const fit = Math.min(
    free.width / (box.right - box.left + 2 * MARGIN),
    free.height / (box.bottom - box.top + 2 * MARGIN),
  );
  const zoom = Math.min(CLOSE, least === 'whole' ? clampZoom(fit) : tappable(fit));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom };
}

function tappable(fit: number): number {
  return fit >= SMALLEST ? fit : TAPPABLE;
}

/** Whether all of a box is in sight and not too small: then the camera need not move. */
export function isInView(box: Rect, look: Look, window: Window): boolean {
  return (
    look.zoom >= Math.min(TAPPABLE, frame(box, window).zoom) * 0.95 && isInside(box, look, window)
  );
}

/** Whether all of a box lies between the panels, however small. */
export function isInside(box: Rect, look: Look, window: Window): boolean {
  const free = freeArea(window);
  const reach = { x: free.width / 2 / look.zoom, y: free.height / 2 / look.zoom };
  return (
    box.left >= look.x - reach.x &&
    box.right <= look.x + reach.x &&
    box.top >= look.y - reach.y &&
    box.bottom <= look.y + reach.y
  );
}

/**
 * The next look at what matters: it stays where it is while all is in view. It takes in what is
 * around where there is room for that; where even the box is too large, its heart comes first.
 */
export function follow(look: Look | null, framed: Framed, window: Window): Look {
  const { heart, context, first = heart } = framed;
  const box = asMuchAsCanBeTapped(framed, window);
  const next = frame(box, window);
  const isFar = framed.isClose === true && look !== null && look.zoom < next.zoom * MUCH_FURTHER;
  if (look && !isFar && isInView(box, look, window)) return look;
  const wide = frame(context, window);
  if (wide.zoom >= ROOMY && isInView(context, wide, window) && isInView(box, wide, window))
    return wide;
  return bringIn(bringIn(next, heart, window), first, window);
}

/** All choices while they stay large enough for a finger, else those that are near. */
function asMuchAsCanBeTapped({ box, choices }: Framed, window: Window): Rect {
  if (!choices) return box;
  const look = frame(choices, window);
  return look.zoom >= FAR_OUT && isInView(choices, look, window) ? choices : box;
}

/** The same at a zoom that somebody has chosen: all of it where it fits, its heart where not. */
export function followAt(look: Look, framed: Framed, window: Window): Look {
  const { box, heart, first = heart } = framed;
  return bringIn(bringIn(bringIn(look, box, window), heart, window), first, window);
}

/** Moves no further than needed for the heart to be in view. */
function bringIn(look: Look, heart: Rect, window: Window): Look {
  const free = freeArea(window);
  const along = (at: number, from: number, to: number, reach: number) =>
    to - from > 2 * reach ? (from + to) / 2 : Math.min(from + reach, Math.max(to - reach, at));
  const reach = { x: free.width / 2 / look.zoom, y: free.height / 2 / look.zoom };
  return {
    x: along(look.x, heart.left, heart.right, reach.x),
    y: along(look.y, heart.top, heart.bottom, reach.y),
    zoom: look.zoom,
  };
}

/** Zooms while a point of the window stays where it is. */
export function zoomAt(look: Look, at: Point, factor: number, window: Window): Look {
  const zoom = clampZoom(look.zoom * factor);
  const free = freeArea(window);
  const shift = 1 / look.zoom - 1 / zoom;
  return { x: look.x + (at.x - free.x) * shift, y: look.y + (at.y - free.y) * shift, zoom };
}

/** Moves by pixels of the window, as far as something of the board stays in sight. */
export function pan(look: Look, dx: number, dy: number, limits: Rect): Look {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    x: clamp(look.x - dx / look.zoom, limits.left, limits.right),
    y: clamp(look.y - dy / look.zoom, limits.top, limits.bottom),
    zoom: look.zoom,
  };
}

/** The place of the board at a point of the window. */
export function placeAt(look: Look, at: Point, window: Window): Point {
  const free = freeArea(window);
  return { x: look.x + (at.x - free.x) / look.zoom, y: look.y + (at.y - free.y) / look.zoom };
}

export function transformOf(look: Look, window: Window): string {
  const free = freeArea(window);
  const x = free.x - look.x * look.zoom;
  const y = free.y - look.y * look.zoom;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${look.zoom.toFixed(4)})`;
}
