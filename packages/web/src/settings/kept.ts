import { type Signal, signal } from '@preact/signals';

const PREFIX = 'crawlspace.';

/**
 * A signal that this browser remembers. What is stored counts only when it is one of the values the
 * setting can have: it may come from another version or from somebody's hand.
 */
export function kept<Value>(
  name: string,
  otherwise: Value,
  isValid: (stored: unknown) => boolean,
): Signal<Value> {
  const setting = signal(read(name, otherwise, isValid));
  let last = setting.peek();
  setting.subscribe((value) => {
    if (value === last) return;
    last = value;
    write(name, value);
  });
  followOtherTabs(name, (stored) => {
    if (!isValid(stored)) return;
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
): Signal<Choice> {
  return kept<Choice>(name, otherwise, (stored) =>
    (choices as readonly unknown[]).includes(stored),
  );
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

function followOtherTabs(name: string, take: (stored: unknown) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== PREFIX + name || newValue === null) return;
    try {
      take(JSON.parse(newValue));
    } catch {
      // Somebody wrote something that is no setting: ours stays.
    }
  });
}
