/** Numbers from 0 to 1 that are always the same for the same name: art must not change when redrawn. */
export function noise(name: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) {
    state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One number from −1 to 1 for a point. */
export function jitterAt(name: string, x: number, y: number): number {
  return noise(`${name}:${x}:${y}`)() * 2 - 1;
}

/** A coordinate as it is written into a path. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
