import type { When } from '../values.ts';
import { listed, type Telling } from './say.ts';
import type { Person } from './who.ts';

/** What must be so, as it stands after 'if' or 'while'. */
export function whenText(at: Telling, when: When, person: Person = 'you'): string {
  const { say } = at;
  if (typeof when === 'string') return say(`when.${when}.${person}`);
  if ('every' in when)
    return listed(
      say,
      when.every.map((each) => whenText(at, each, person)),
    );
  if ('some' in when)
    return listed(
      say,
      when.some.map((each) => whenText(at, each, person)),
      'or',
    );
  if ('not' in when && typeof when.not === 'string') return say(`when.not-${when.not}.${person}`);
  if ('not' in when) return say('when.not', { what: whenText(at, when.not, person) });
  if ('has' in when) return say(`when.has-${when.has}.${person}`, { n: when.n ?? 1 });
  if ('immune' in when) return say(`when.immune-${when.immune}.${person}`);
  if ('half' in when) return say('when.half', { who: halfOf(at, when) });
  if ('number' in when) return numberText(at, when);
  throw new Error(`no text for what must be so: ${JSON.stringify(when)}`);
}

function halfOf({ say }: Telling, { half }: Extract<When, { half: unknown }>): string {
  const [how] = typeof half === 'object' ? Object.keys(half) : [half];
  return say(`when.half-${how}`);
}

/** How many of what: of a count, by its own text. */
function numberText(
  { say }: Telling,
  { number, least, most }: Extract<When, { number: unknown }>,
): string {
  const count = typeof number === 'object' && 'count' in number ? number.count : null;
  const what = typeof count === 'string' ? count : Object.keys(count ?? {})[0];
  const inner = typeof count === 'object' && count ? Object.values(count)[0] : null;
  const of = typeof inner === 'object' && inner ? `-${Object.keys(inner)[0]}` : '';
  if (most === 0) return say(`when.no-${what}${of}`);
  if (least === 1) return say(`when.some-${what}${of}`);
  if (least === undefined) return say(`when.${what}${of}-most`, { n: most ?? 0 });
  return say(`when.${what}${of}-least`, { n: least });
}
