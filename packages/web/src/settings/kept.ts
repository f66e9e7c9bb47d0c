import { type Signal, signal } from '@preact/signals';

const PREFIX = 'crawlspace.';

/**
 * A signal that this browser remembers. What is stored counts only when it is one of the values the
 * setting can have: it may come from another version or from somebody's hand. What another tab sets holds here as soon
 * as the page is `ready` for it.
 */
export function kept<Value>(
  name: string,
  otherwise: Value,
  isValid: (stored: unknown) => boolean,
  ready?: (value: Value) => Promise<void>,
): Signal<Value> {
  const setting = signal(read(name, otherwise, isValid));
  let last = setting.peek();
  setting.subscribe((value) => {
    if (value === last) return;
    last = value;
    write(name, value);
  });
  followOtherTabs(name, async (stored) => {
    if (!isValid(stored)) return;
    if (ready) await ready(stored as Value);
    last = stored as Value;
    setting.value = last;
  });
  return setting;
}

/** For settings with a closed list of values. */
export function keptChoice<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
  otherwise: NoInfer<Choice>,
  ready?: (choice: Choice) => Promise<void>,
): Signal<Choice> {
  const isChoice = (stored: unknown) => (choices as readonly unknown[]).includes(stored);
  return kept<Choice>(name, otherwise, isChoice, ready);
}

function read<Value>(name: string, otherwise: Value, isValid: (stored: unknown) => boolean): Value {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return isValid(stored) ? (stored as Value) : otherwise;
  } catch {
    // Private windows may refuse to remember anything; then every visit is the first.
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // As above: the setting holds until the page is closed.
  }
}

function followOtherTabs(name: string, take: (stored: unknown) => Promise<void>): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== PREFIX + name || newValue === null) return;
    // Somebody may have written something that is no setting: ours stays.
    void new Promise((resolve) => resolve(take(JSON.parse(newValue)))).catch(() => undefined);
  });
}
