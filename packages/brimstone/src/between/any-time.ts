import {
  asThingsStand,
  type OptionDetails,
  pick,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { Things } from '../asking.ts';
import type { BrimstoneMeaning } from '../meanings.ts';
import type { Usable } from '../rules/abilities/usable.ts';
import { hasSpareGear, manageGear } from '../rules/items/manage-items.ts';
import { describeUse, resolveUse, useMeaning, usesNow } from '../rules/items/uses.ts';
import type { Hero } from '../state.ts';

/** What a hero is asked in Town: words, or nothing. */
interface Asked<Value extends string | null> extends Things<Value> {
  readonly prompt: TextRef;
  readonly rule: string;
  readonly describe?: (value: Value) => OptionDetails;
}

const ANYTIME = ['anytime'] as const;
/** Hands and clothing, which are changed at will where there are no enemies. */
const GEAR = { id: 'gear' } as const;

type Beside = Usable | typeof GEAR;

/**
 * Asks a hero something, and offers beside it what can be used at any time, and other gear; then it is asked
 * again. So nobody is asked about Tokens alone. Others may heal somebody meanwhile: it is asked as things stand.
 */
export function* pickOrUse<Value extends string | null>(
  g: Adventure,
  hero: Hero,
  asked: Asked<Value>,
): Rule<Value> {
  for (;;) {
    const chosen = yield* asThingsStand(() =>
      pick<Value | Beside>({
        seat: hero.index,
        prompt: asked.prompt,
        rule: asked.rule,
        of: [...asked.of, ...beside(g, hero, asked)],
        id: (one) => (isBeside(one) ? one.id : asked.id(one)),
        means: (one) => (isBeside(one) ? meaningOf(one) : asked.means(one)),
        describe: (one) => (isBeside(one) ? describe(g, one) : (asked.describe?.(one) ?? {})),
      }),
    );
    if (!isBeside(chosen)) return chosen;
    yield* isUse(chosen) ? resolveUse(g, chosen) : manageGear(g, hero);
  }
}

/** Gear makes no question of what would be none without it. */
function beside(g: Adventure, hero: Hero, { of }: Pick<Things<unknown>, 'of'>): Beside[] {
  const gear = of.length > 1 && hasSpareGear(g, hero) ? [GEAR] : [];
  return [...usesNow(g, hero, ANYTIME), ...gear];
}

function isBeside(one: string | null | Beside): one is Beside {
  return typeof one === 'object' && one !== null;
}

function isUse(one: Beside): one is Usable {
  return one !== GEAR;
}

function meaningOf(one: Beside): BrimstoneMeaning {
  return isUse(one) ? useMeaning(one) : { kind: 'items' };
}

function describe(g: Adventure, one: Beside): OptionDetails {
  return isUse(one) ? describeUse(g, one) : { text: { key: 'option.gear' } };
}
