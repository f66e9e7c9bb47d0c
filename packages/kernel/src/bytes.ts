/** Writes numbers and texts one after the other into a growing byte array. */
export class ByteWriter {
  #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value & 0xff);
  }

  /** A whole number ≥ 0 in seven-bit groups, small numbers in one byte. */
  whole(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  /** A whole number of either sign: 0, −1, 1, −2, 2 … become 0, 1, 2, 3, 4 … */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): void {
    const escaped = encodeURIComponent(value);
    const bytes: number[] = [];
    for (let i = 0; i < escaped.length; i++) {
      if (escaped[i] === '%') {
        bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
        i += 2;
      } else bytes.push(escaped.charCodeAt(i));
    }
    this.whole(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** The bytes ended before what was to be read. */
export class OutOfBytes extends Error {
  override name = 'OutOfBytes';
}

/** Reads what ByteWriter wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new OutOfBytes('the data ends too early');
    this.#at++;
    return value;
  }

  whole(): number {
    let value = 0;
    let weight = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * weight;
      if (byte < 0x80) return value;
      weight *= 0x80;
    }
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    const length = this.whole();
    if (length > this.left) throw new OutOfBytes('the data ends too early');
    let escaped = '';
    for (let i = 0; i < length; i++) escaped += `%${this.byte().toString(16).padStart(2, '0')}`;
    return decodeURIComponent(escaped);
  }
}

/** CRC-32 as in zip and PNG: sees a changed or missing byte. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
