import {
  asThingsStand,
  type OptionDetails,
  pick,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { Things } from '../asking.ts';
import type { Usable } from '../rules/abilities/usable.ts';
import { describeUse, resolveUse, useMeaning, usesNow } from '../rules/abilities/uses.ts';
import type { Hero } from '../state.ts';

/** What a hero is asked in Town: words, or nothing. */
interface Asked<Value extends string | null> extends Things<Value> {
  readonly prompt: TextRef;
  readonly rule: string;
  readonly describe?: (value: Value) => OptionDetails;
}

const ANYTIME = ['anytime'] as const;

/**
 * Asks a hero something, and offers beside it what can be used at any time; after a use it is asked again. So
 * nobody is asked about Tokens alone. Others may heal somebody meanwhile: it is asked as things stand.
 */
export function* pickOrUse<Value extends string | null>(
  g: Adventure,
  hero: Hero,
  asked: Asked<Value>,
): Rule<Value> {
  for (;;) {
    const chosen = yield* asThingsStand(() =>
      pick<Value | Usable>({
        seat: hero.index,
        prompt: asked.prompt,
        rule: asked.rule,
        of: [...asked.of, ...usesNow(g, hero, ANYTIME)],
        id: (one) => (isUse(one) ? one.id : asked.id(one)),
        means: (one) => (isUse(one) ? useMeaning(one) : asked.means(one)),
        describe: (one) => (isUse(one) ? describeUse(one) : (asked.describe?.(one) ?? {})),
      }),
    );
    if (!isUse(chosen)) return chosen;
    yield* resolveUse(g, chosen);
  }
}

function isUse(one: string | null | Usable): one is Usable {
  return typeof one === 'object' && one !== null;
}
