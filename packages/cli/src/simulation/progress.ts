import type { GameResult } from './game.ts';

const WIDTH = 30;
const BETWEEN = 200;

/** A bar on the terminal that fills up. Where nobody watches it says nothing. */
export class Progress {
  readonly #total: number;
  readonly #terminal: NodeJS.WriteStream | null;
  readonly #start = performance.now();
  #done = 0;
  #wins = 0;
  #shown = 0;

  constructor(total: number, terminal: NodeJS.WriteStream) {
    this.#total = total;
    this.#terminal = terminal.isTTY ? terminal : null;
  }

  count({ won }: GameResult): void {
    this.#done++;
    if (won) this.#wins++;
    const now = performance.now();
    if (!this.#terminal || now - this.#shown < BETWEEN) return;
    this.#shown = now;
    this.#terminal.write(`\r\u001b[K${this.#line(now - this.#start)}`);
  }

  end(): void {
    this.#terminal?.write('\r\u001b[K');
  }

  #line(elapsed: number): string {
    const share = this.#done / this.#total;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const wins = ((100 * this.#wins) / this.#done).toFixed(1);
    const left = Math.ceil((elapsed / share - elapsed) / 1000);
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return `${bar} ${this.#done}/${this.#total}  ${wins}% won  ${time} left`;
  }
}
