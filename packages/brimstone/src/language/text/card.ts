import type { Language } from '@crawlspace/kernel';
import type { AbilityData } from '../ability.ts';
import type { Effect, Effects } from '../effects.ts';
import { effectsText } from './effects.ts';
import type { Say, Telling } from './say.ts';

/** A card that says in data what it does. */
export interface Told {
  readonly effects?: Effects;
  readonly does?: AbilityData;
}

/** Whom a card concerns: those on a tile, those in Town, those in the lantern's world, or everybody. */
export type Audience = 'everybody' | 'here' | 'visitors' | 'in-lantern-world';

/** What is printed on a card, made from what it does; undefined where only code knows. */
export function madeText(
  say: Say,
  language: Language,
  { effects }: Told,
  audience: Audience,
): string | undefined {
  if (!effects) return undefined;
  const said = effectsText(tellingOf(say, language, audience), effects);
  return said === '' ? say('text.nothing') : said;
}

function tellingOf(say: Say, language: Language, audience: Audience): Telling {
  const all = say(audience === 'everybody' ? 'who.all' : `who.${audience}`);
  const place = audience === 'in-lantern-world' ? ({ place: 'lantern' } as const) : {};
  return { say, language, all, here: audience === 'here', ...place };
}

/** What a card asks: what happens if one agrees, or between what one chooses. */
export function madePrompt(
  say: Say,
  language: Language,
  { effects = [] }: Told,
  audience: Audience,
): string | undefined {
  const asks = everyEffect(effects).find(isAsking);
  return asks && askedText(tellingOf(say, language, audience), asks);
}

/** One of the ways a card lets somebody choose from. */
export function madeOption(
  say: Say,
  language: Language,
  { effects = [] }: Told,
  audience: Audience,
  id: string,
): string | undefined {
  const ways = everyEffect(effects).flatMap((effect) => (effect.do === 'choose' ? effect.of : []));
  const way = ways.find((each) => each.id === id);
  return way && effectsText(tellingOf(say, language, audience), way.do);
}

type Asking = Extract<Effect, { do: 'may' | 'whoever' | 'name' | 'choose' | 'test' }>;

function isAsking(effect: Effect): effect is Asking {
  if (effect.do === 'test') return effect.by === 'all' && effect.mayDecline === true;
  return ['may', 'whoever', 'name', 'choose'].includes(effect.do);
}

function askedText(at: Telling, asks: Asking): string {
  if (asks.do === 'name') {
    const offer: Effect = { do: 'may', pay: asks.pay ?? {}, then: asks.then };
    return at.say('prompt.which-hero', { what: withoutEnd(effectsText(at, [offer])) });
  }
  if (asks.do === 'test') return question(at, [{ ...asks, by: 'you' }]);
  if (asks.do === 'choose' || ('pay' in asks && asks.pay)) return question(at, [asks]);
  return question(at, asks.do === 'may' ? asks.then : asks.each);
}

function question(at: Telling, effects: Effects): string {
  return at.say('prompt.may', { what: withoutEnd(effectsText(at, effects)) });
}

const withoutEnd = (text: string) => text.replace(/\.$/, '');

/** The effects, and those within them. */
function everyEffect(effects: Effects): Effects {
  return effects.flatMap((effect) => [effect, ...everyEffect(innerOf(effect))]);
}

function innerOf(effect: Effect): Effects {
  if (effect.do === 'choose') return effect.of.flatMap((way) => way.do);
  if (effect.do === 'test' || effect.do === 'roll') return effect.rows.flat();
  if (effect.do === 'for' || effect.do === 'whoever') return effect.each;
  const { then = [], else: otherwise = [] } = effect as {
    readonly then?: Effects;
    readonly else?: Effects;
  };
  return [...then, ...otherwise];
}
