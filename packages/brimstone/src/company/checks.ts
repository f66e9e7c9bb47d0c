import { SetupError } from '@crawlspace/kernel';

export const LONGEST_NAME = 40;
/** More than anybody ever has: limits for what comes from outside, not rules. */
const MOST_THINGS = 200;
const MOST_POINTS = 1_000_000;

export type Check = (value: unknown) => boolean;
export type Fields = Readonly<Record<string, unknown>>;

/** Every wanted field fits, and there are no others. Throws SetupError. */
export function check(given: Fields, wanted: Readonly<Record<string, Check>>, what: string): void {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(wanted, name)) {
      throw new SetupError(`${what} has no ${JSON.stringify(name)}`);
    }
  }
  for (const [name, fits] of Object.entries(wanted)) {
    if (fits(given[name])) continue;
    throw new SetupError(`the ${name} of ${what} cannot be ${shown(given[name])}`);
  }
}

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Fields;
  }
  throw new SetupError(`${what} cannot be ${shown(value)}`);
}

/** Whatever it is, its beginning is enough to find it again. */
function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, LONGEST_NAME);
}

export function isIn(table: object, id: unknown): boolean {
  return typeof id === 'string' && Object.hasOwn(table, id);
}

export function isOneOf(list: readonly unknown[]): Check {
  return (value) => list.includes(value);
}

export function isListOf(fits: Check): Check {
  return (value) => Array.isArray(value) && value.length <= MOST_THINGS && value.every(fits);
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_POINTS;
}

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isName(value: unknown): boolean {
  return isText(value) && value !== '' && value.length <= LONGEST_NAME;
}

/** Not there, or as it should be. */
export function optional(fits: Check): Check {
  return (value) => value === undefined || fits(value);
}
