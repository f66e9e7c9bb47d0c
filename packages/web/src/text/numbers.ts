import { language } from '../settings/index.ts';

/** A number as the language writes it. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A number with its sign, for what was above or below expectation. */
export function signed(value: number, digits = 1): string {
  return value.toLocaleString(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
}

/** In Italian a space stands before the sign. */
const PERCENT = { en: '%', it: '\u00a0%' } as const;

/** A chance in whole percents: what is neither certain nor impossible is never called so. */
export function percent(chance: number): string {
  const sign = PERCENT[language.value];
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return `<1${sign}`;
  return whole === 100 && chance < 1 ? `>99${sign}` : `${whole}${sign}`;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: 'yesterday', '3 hours ago', 'now'. */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, 'second');
}

/** A day of this year or the next: '25 January'. */
export function day(when: number): string {
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(when);
}

/** Words in a row: 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(words);
}
