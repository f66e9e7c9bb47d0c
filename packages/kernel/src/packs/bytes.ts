/** A text as UTF-8. The language itself has no encoder, and rooms to the left know no surroundings. */
export function utf8(text: string): Uint8Array {
  const whole = text.toWellFormed();
  const bytes = new Uint8Array(whole.length * 3);
  let length = 0;
  for (let at = 0; at < whole.length; at++) {
    const code = whole.codePointAt(at) as number;
    if (code > 0xffff) at++;
    if (code < 0x80) bytes[length++] = code;
    else {
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[length++] = ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more));
      for (let i = more - 1; i >= 0; i--) bytes[length++] = 0x80 | ((code >> (6 * i)) & 0x3f);
    }
  }
  return bytes.slice(0, length);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function fromBase64(text: string): DataView {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  let [bits, count, length] = [0, 0, 0];
  for (const letter of letters) {
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length++] = (bits >> count) & 0xff;
  }
  return new DataView(bytes.buffer);
}
