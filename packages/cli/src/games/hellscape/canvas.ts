/** A sheet of letters. */
export class Canvas {
  readonly #rows: string[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  }

  put(x: number, y: number, text: string): void {
    const row = this.#rows[y];
    if (row) row.splice(x, text.length, ...text);
  }

  fill(x: number, y: number, width: number, height: number, letter: string): void {
    for (let row = 0; row < height; row++) this.put(x, y + row, letter.repeat(width));
  }

  toString(): string {
    return this.#rows.map((row) => row.join('').trimEnd()).join('\n');
  }
}
