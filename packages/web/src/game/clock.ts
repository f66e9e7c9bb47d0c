export type Pace = 'calm' | 'brisk' | 'fast';

/** Milliseconds from one decision to the next. */
export const BEAT: Readonly<Record<Pace, number>> = { calm: 1700, brisk: 950, fast: 320 };

/** Makes the game play by itself, one beat after the other. */
export class Clock {
  /** Plays one beat and says how many beats it lasts. */
  readonly #beat: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: Pace = 'brisk';
  #running = false;

  constructor(beat: () => number) {
    this.#beat = beat;
    // Nobody misses what happens in a hidden tab.
    document.addEventListener('visibilitychange', () => this.#wait(1));
  }

  get running(): boolean {
    return this.#running;
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    this.#wait(1);
  }

  run(): void {
    this.#running = true;
    this.#wait(1);
  }

  pause(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  #wait(beats: number): void {
    clearTimeout(this.#timer);
    if (!this.#running || document.hidden) return;
    this.#timer = setTimeout(() => this.#wait(this.#beat()), beats * BEAT[this.#pace]);
  }
}
