import type { TextRef } from '@crawlspace/kernel';
import {
  type Ability,
  ADDED_DICE,
  type Amount,
  type Cost,
  type Effect,
  type Need,
  type On,
} from '../../ability.ts';
import type { Language, Spoken } from '../../say.ts';

/** What an ability says, made from its data: timing and price, then what it does. */
export function abilityText(words: Spoken, language: Language, ability: Ability): string {
  const head = [
    timingText(words, language, ability),
    ...(ability.needs ?? []).map((need) => needText(words, language, need)),
    ...costTexts(words, language, ability.cost ?? {}),
  ].filter((part) => part !== '');
  const body = ability.effects.flatMap((effect) => effectTexts(words, language, effect)).join(', ');
  const limit = limitOf(ability);
  const tail = limit ? ` (${word(words, language, `limit.${limit}`)})` : '';
  const sentence = `${body}${tail}.`;
  return capital(head.length === 0 ? sentence : `${head.join(', ')}: ${sentence}`);
}

function word(words: Spoken, language: Language, key: string, params?: TextRef['params']): string {
  return words.say(language, params ? { key, params } : { key });
}

function timingText(words: Spoken, language: Language, { timing }: Ability): string {
  return timing === 'turn' || timing === 'always' ? '' : word(words, language, `timing.${timing}`);
}

/** A kill may come more than once in a combat; of other timings everybody knows how often they come. */
function limitOf({ limit, timing }: Ability): string | undefined {
  return limit ?? (timing === 'on-kill' ? 'combat' : undefined);
}

function needText(words: Spoken, language: Language, need: Need): string {
  if (typeof need === 'string') return word(words, language, `need.${need}`);
  const [[name, n]] = Object.entries(need) as [[string, number]];
  return word(words, language, `need.${name}`, { n });
}

function costTexts(words: Spoken, language: Language, cost: Cost): string[] {
  const texts: string[] = [];
  for (const what of ['symbols', 'mana', 'rage', 'wounds'] as const) {
    const n = cost[what];
    if (n) texts.push(word(words, language, `cost.${what}`, { n }));
  }
  for (const [element, n] of Object.entries(cost.elements ?? {})) {
    texts.push(
      word(words, language, 'cost.element', { n, element: { key: `element.${element}` } }),
    );
  }
  if (cost.discard) texts.push(word(words, language, 'cost.discard'));
  return texts;
}

/** One effect in words; dice of several colours are several parts. */
export function effectTexts(words: Spoken, language: Language, effect: Effect): string[] {
  if (effect.do === 'dice') {
    return ADDED_DICE.flatMap((kind) => {
      const n = effect[kind];
      return n === undefined ? [] : [amountText(words, language, `effect.die-${kind}`, n)];
    });
  }
  if (effect.do === 'special') {
    return [word(words, language, `special.${effect.id}`, { n: effect.n ?? 0 })];
  }
  return [plainEffect(words, language, effect)];
}

function plainEffect(
  words: Spoken,
  language: Language,
  effect: Exclude<Effect, { do: 'dice' | 'special' }>,
): string {
  const n = 'n' in effect ? effect.n : 1;
  return amountText(words, language, effectKey(effect), n, paramsOf(effect));
}

function effectKey(effect: Exclude<Effect, { do: 'dice' | 'special' }>): string {
  if (effect.do === 'ignore') return `effect.ignore-${effect.what}`;
  if (effect.do === 'reroll' && effect.enemyDiceOnly) return 'effect.reroll-enemy';
  if (effect.do === 'step' && effect.safe) return 'effect.step-safe';
  if (effect.do === 'conjure') return `effect.conjure-${effect.spirit}`;
  if (effect.do === 'ready' && effect.free) return 'effect.ready-free';
  const on = onWhom(effect);
  if (on === 'self' && SAID_OF_ONESELF.has(effect.do)) return `effect.${effect.do}-self`;
  return on && on !== 'self' ? `effect.${effect.do}-on` : `effect.${effect.do}`;
}

const SAID_OF_ONESELF: ReadonlySet<string> = new Set(['heal', 'wounds', 'fire', 'frost']);

function onWhom(effect: Effect): On | undefined {
  return 'on' in effect ? effect.on : undefined;
}

/** Every effect finds the word it needs before whom it is for: "to the target", "on", "from". */
function paramsOf(effect: Effect): NonNullable<TextRef['params']> {
  const on = onWhom(effect);
  if (on && on !== 'self') {
    return {
      whom: { key: `whom.${on}` },
      to: { key: `to.${on}` },
      for: { key: `for.${on}` },
      on: { key: `on.${on}` },
      from: { key: `from.${on}` },
    };
  }
  if (effect.do === 'item') return { rarity: { key: `rarity.${effect.rarity}` } };
  return {};
}

/** A text with a plain number, or with what it is counted by. */
function amountText(
  words: Spoken,
  language: Language,
  key: string,
  n: Amount,
  params: NonNullable<TextRef['params']> = {},
): string {
  if (typeof n === 'number') return word(words, language, key, { ...params, n });
  const per = word(words, language, `per.${n.per}`);
  const most = n.max === undefined ? '' : ` ${word(words, language, 'per.most', { n: n.max })}`;
  return `${word(words, language, key, { ...params, n: n.each })} ${per}${most}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
