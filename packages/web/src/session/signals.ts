import type { ReadonlySignal } from '@preact/signals';

/** Listens to changes only, not to the value at the beginning. */
export function whenChanged<Value>(
  source: ReadonlySignal<Value>,
  listen: (value: Value) => void,
): () => void {
  let last = source.peek();
  return source.subscribe((value) => {
    if (value === last) return;
    last = value;
    listen(value);
  });
}
