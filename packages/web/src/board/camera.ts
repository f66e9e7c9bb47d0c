import {
  clampZoom,
  type Framed,
  follow,
  followAt,
  frame,
  freeArea,
  isInside,
  type Look,
  pan,
  placeAt,
  transformOf,
  type Window,
  zoomAt,
} from './framing.ts';
import type { Insets, Point, Rect } from './plane.ts';

/** A finger that has not moved this far has tapped. */
const SLOP = 7;
/** Milliseconds after which a finger that stays where it is holds what it lies on. */
const HOLD = 500;
/** Spaces must be this large for small numbers to be readable. */
const NEAR = 0.62;

/**
 * Pans and zooms the stage. It follows what matters until somebody takes it in hand. A zoom that a
 * hand has set stays until it is given back; what comes next is followed at that zoom.
 */
export class Camera {
  follows = true;
  /** Takes the next taps for itself, in the place of whatever lies below; null leaves them. */
  point: ((at: Point) => void) | null = null;
  /** A finger holds a place of the board: it wants to know, not to do. Null when it touches it anew. */
  hold: ((at: Point | null) => void) | null = null;
  /** A right click on a place of the board; true where it shows something. */
  inspect: ((at: Point) => boolean) | null = null;
  #look: Look | null = null;
  #limits: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #wanted: Framed | null = null;
  /** The zoom that a hand has set; null while the camera chooses. */
  #ownZoom: number | null = null;
  /** News that were shown, and what ends the look at them. */
  #told: object | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #glide = 0;
  #dragged = false;
  #holding: ReturnType<typeof setTimeout> | undefined;
  readonly #fingers = new Map<number, Point>();
  readonly #root: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #overlay: SVGSVGElement;
  readonly #stop = new AbortController();
  readonly #sizes: ResizeObserver;

  constructor(root: HTMLElement, stage: HTMLElement, overlay: SVGSVGElement) {
    this.#root = root;
    this.#stage = stage;
    this.#overlay = overlay;
    const { signal } = this.#stop;
    root.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    root.addEventListener('pointermove', (event) => this.#move(event), { signal });
    root.addEventListener('pointerup', (event) => this.#up(event), { signal });
    root.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    root.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    root.addEventListener('contextmenu', (event) => this.#menu(event), { signal });
    // What ends a drag is no tap on whatever lies below.
    root.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    // Whoever does something has seen enough of what happened elsewhere; the board stays under a finger.
    addEventListener('keydown', () => this.#endRest(), { signal });
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!root.contains(target as Node)) this.#endRest();
      },
      { signal },
    );
    this.#sizes = new ResizeObserver(() => this.#resized());
    this.#sizes.observe(root);
  }

  close(): void {
    clearTimeout(this.#holding);
    clearTimeout(this.#resting);
    this.#stop.abort();
    this.#sizes.disconnect();
  }

  /** What comes over the board or goes does not move what is seen of it. */
  set insets(insets: Insets) {
    const before = this.#window();
    this.#insets = insets;
    if (this.#look)
      this.#look = { ...this.#look, ...placeAt(this.#look, freeArea(this.#window()), before) };
  }

  set limits(limits: Rect) {
    this.#limits = limits;
  }

  /** Brings a box into view, and of it above all its heart; at once, or gliding for so long. */
  watch(wanted: Framed, ms: number, rest = 0): void {
    this.#wanted = wanted;
    if (!this.follows || this.#root.clientWidth === 0) return;
    const first = this.#look === null;
    const next = this.#following(wanted);
    const { news } = wanted;
    const isNew = news !== undefined && news.of !== this.#told;
    this.#told = news?.of ?? this.#told;
    if (news && isNew && !first && rest > 0 && !isInside(news.box, next, this.#window()))
      this.#restAt(news.box, ms, rest);
    else if (this.#resting === undefined) this.#show(next, first ? 0 : ms);
  }

  /** What happened elsewhere is looked at for a while, and then what matters now. */
  #restAt(box: Rect, ms: number, rest: number): void {
    clearTimeout(this.#resting);
    this.#glide = ms;
    this.#show(this.#following({ box, heart: box, context: box }), ms);
    this.#resting = setTimeout(() => this.#endRest(), ms + rest);
  }

  #endRest(): void {
    if (this.#resting === undefined) return;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    if (this.follows && this.#wanted) this.#show(this.#following(this.#wanted), this.#glide);
  }

  /** Back to what matters, and the zoom is given back. */
  recentre(ms: number): void {
    this.follows = true;
    this.#ownZoom = null;
    if (!this.#wanted) return;
    this.#show(follow(null, this.#wanted, this.#window()), ms);
  }

  whole(ms: number): void {
    this.follows = false;
    this.#show(frame(this.#limits, this.#window(), 'whole'), ms);
  }

  zoom(factor: number, ms: number): void {
    if (!this.#look) return;
    this.#zoomTo({ ...this.#look, zoom: clampZoom(this.#look.zoom * factor) }, ms);
  }

  shift(way: Point, ms: number): void {
    if (!this.#look) return;
    this.follows = false;
    this.#show(pan(this.#look, -way.x * 120, -way.y * 120, this.#limits), ms);
  }

  #following(wanted: Framed): Look {
    return this.#look && this.#ownZoom !== null
      ? followAt(this.#look, wanted, this.#window())
      : follow(this.#look, wanted, this.#window());
  }

  /** A look that a hand has chosen, with its zoom. */
  #zoomTo(look: Look, ms: number): void {
    this.follows = false;
    this.#ownZoom = look.zoom;
    this.#show(look, ms);
  }

  #window(): Window {
    return { width: this.#root.clientWidth, height: this.#root.clientHeight, insets: this.#insets };
  }

  #show(look: Look, ms: number): void {
    this.#look = look;
    this.#stage.style.transition = ms > 0 ? `transform ${ms}ms cubic-bezier(.3,.7,.2,1)` : 'none';
    this.#stage.style.transform = transformOf(look, this.#window());
    this.#overlay.style.setProperty('--unzoom', (1 / look.zoom).toFixed(3));
    this.#root.classList.toggle('is-near', look.zoom > NEAR);
    // Whoever has taken it in hand can give it back.
    this.#root.classList.toggle('is-in-hand', !this.follows || this.#ownZoom !== null);
  }

  #resized(): void {
    if (this.#wanted && (this.follows || !this.#look)) this.#show(this.#following(this.#wanted), 0);
    else if (this.#look) this.#show(this.#look, 0);
  }

  #at(event: MouseEvent): Point {
    const { left, top } = this.#root.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(event.pointerId, this.#at(event));
    this.#waitForHold(event);
  }

  /** What was held before is let go; one finger that stays begins to hold. */
  #waitForHold(event: PointerEvent): void {
    clearTimeout(this.#holding);
    this.hold?.(null);
    if (event.pointerType === 'mouse' || this.#fingers.size !== 1) return;
    const at = this.#at(event);
    this.#holding = setTimeout(() => {
      if (!this.#look) return;
      // What ends a hold is no tap either.
      this.#dragged = true;
      this.hold?.(placeAt(this.#look, at, this.#window()));
    }, HOLD);
  }

  /** A right click asks what lies there; a finger that holds opens no menu of the browser. */
  #menu(event: MouseEvent): void {
    const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
    const isShown =
      !isTouch &&
      this.#look !== null &&
      this.inspect?.(placeAt(this.#look, this.#at(event), this.#window()));
    if (isShown || this.#fingers.size > 0) event.preventDefault();
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#look) return;
    const now = this.#at(event);
    if (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLOP) return;
    clearTimeout(this.#holding);
    if (!this.#dragged) {
      this.#dragged = true;
      this.#root.setPointerCapture(event.pointerId);
    }
    this.follows = false;
    const [other] = [...this.#fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    this.#fingers.set(event.pointerId, now);
    const share = other ? 0.5 : 1;
    const look = pan(
      this.#look,
      (now.x - before.x) * share,
      (now.y - before.y) * share,
      this.#limits,
    );
    if (other) this.#zoomTo(pinched(look, other, before, now, this.#window()), 0);
    else this.#show(look, 0);
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#holding);
    this.#fingers.delete(event.pointerId);
  }

  /** The place of the board in the middle of the window. */
  get middle(): Point | null {
    return this.#look && { x: this.#look.x, y: this.#look.y };
  }

  #click(event: MouseEvent): void {
    if (!this.#dragged) {
      this.#tap(event);
      return;
    }
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #tap(event: MouseEvent): void {
    if (!this.point || !this.#look || (event.target as Element).closest('.board-controls')) return;
    event.stopPropagation();
    event.preventDefault();
    this.point(placeAt(this.#look, this.#at(event), this.#window()));
  }

  /** A wheel zooms; two fingers on a pad that go sideways pan. */
  #wheel(event: WheelEvent): void {
    event.preventDefault();
    if (!this.#look) return;
    this.follows = false;
    if (!event.ctrlKey && event.deltaX !== 0) {
      this.#show(pan(this.#look, -event.deltaX, -event.deltaY, this.#limits), 0);
      return;
    }
    const lines = event.deltaMode === 1 ? 18 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    this.#zoomTo(zoomAt(this.#look, this.#at(event), factor, this.#window()), 0);
  }
}

function pinched(look: Look, other: Point, before: Point, now: Point, window: Window): Look {
  const old = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  const wide = Math.hypot(now.x - other.x, now.y - other.y) || 1;
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return zoomAt(look, middle, wide / old, window);
}
