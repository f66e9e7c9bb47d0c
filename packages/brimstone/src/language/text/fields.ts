import type { When } from '../values.ts';
import { amountText, listed, type Telling } from './say.ts';

type Causes = Extract<When, { cause: unknown }>['cause'];

/** 'by an explosion', or of somebody who does it: 'with an explosion'. */
export function causeText(
  { say }: Telling,
  kinds: Causes,
  as: 'cause' | 'means' = 'cause',
): string {
  return listed(
    say,
    kinds.map((kind) => say(`${as}.${kind}`)),
    'or',
  );
}

export function hasText(
  { say }: Telling,
  { has, n = 1 }: Extract<When, { has: unknown }>,
  whose: 'you' | 'one',
): string {
  const plain = [
    'loose-stone',
    'stone-to-give',
    'dark-stone',
    'gold',
    'grit',
    'any-token',
    'void-venom',
  ].includes(has);
  if (plain) return say(`when.has-${has}.${whose}`, { n });
  return say(`when.has-token.${whose}`, { token: say(`${has}.name`) });
}

/** Fields that say what nobody needs to be told: that it has not been prevented yet, that there is any. */
const GUARDS: ReadonlySet<string> = new Set([
  ...['prevented', 'waived', 'forbidden', 'cancelled', 'survives', 'replaced', 'harmless'],
]);

/** A field of the moment, by the words of that moment. */
export function fieldText(at: Telling, when: Extract<When, { field: unknown }>): string {
  const { say } = at;
  const { field, is, in: among, filled, least, most } = when;
  if (GUARDS.has(field) && is === false) return '';
  if (field === 'kind' && is === 'hit') return '';
  if (field === 'token' && is !== undefined)
    return say('field.token', { token: say(`${is}.name`) });
  if (field === 'token' && among) {
    const names = among.map((each) => say(`${each}.name`));
    return say('field.token', { token: listed(say, names, 'or') });
  }
  const key = `field.${at.moment}.${field}`;
  if (filled) return say(`${key}.filled`);
  if (among)
    return say(`${key}.in`, {
      what: listed(
        say,
        among.map((value) => say(`${key}.${value}`)),
        'or',
      ),
    });
  if (is !== undefined && typeof is !== 'number') return say(`${key}.${is}`);
  if (least === 1 && most === undefined) return '';
  const from = least ?? (is as number | undefined);
  const to = most ?? (is as number | undefined);
  const n = (value: number | 'X' | undefined) => amountText(say, value ?? 0);
  if (to === undefined) return say(`${key}.least`, { n: n(from) });
  if (from === undefined) return say(`${key}.most`, { n: n(to) });
  return from === to
    ? say(`${key}.exactly`, { n: n(from) })
    : say(`${key}.between`, { n: n(from), to: n(to) });
}
