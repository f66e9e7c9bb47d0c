import type { Effect, Effects } from '../effects.ts';
import type { Told } from './card.ts';
import { effectsText, sentencesOf } from './effects.ts';
import { priceText } from './flow.ts';
import { capital, type Telling } from './say.ts';

/** What a card asks: what happens if one agrees, or between what one chooses. */
export function madePrompt(at: Telling, card: Told): string | undefined {
  const asks = everyEffect(effectsOf(card)).find(isAsking);
  return asks && capital(askedText(at, asks));
}

/** One of the ways a card lets somebody choose from. */
export function madeOption(at: Telling, card: Told, id: string): string | undefined {
  const all = everyEffect(effectsOf(card));
  const ways = all.flatMap((effect) => (effect.do === 'choose' ? effect.of : []));
  const way = ways.find((each) => each.id === id);
  return way && withoutEnd(effectsText(at, way.do));
}

function effectsOf({ effects = [], does }: Told): Effects {
  return [...effects, ...(does?.on ?? []).flatMap((reaction) => reaction.do ?? [])];
}

type Asking = Extract<Effect, { do: 'may' | 'whoever' | 'name' | 'choose' | 'test' }>;

function isAsking(effect: Effect): effect is Asking {
  if (effect.do === 'test') return effect.by === 'all' && effect.mayDecline === true;
  return ['may', 'whoever', 'name', 'choose'].includes(effect.do);
}

function askedText(at: Telling, asks: Asking): string {
  const { say } = at;
  if (asks.do === 'name') {
    return say('prompt.which-hero', { what: offerText(at, asks.pay, asks.then) });
  }
  if (asks.do === 'test') {
    const { among: _, ...test } = asks;
    return say('prompt.may', { what: offerText(at, undefined, [{ ...test, by: 'you' }]) });
  }
  if (asks.do === 'choose') return say('prompt.choose');
  const then = asks.do === 'may' ? asks.then : asks.each;
  return say('prompt.may', { what: offerText(at, asks.pay, then) });
}

/** 'pay $25 to gain a Bandages token', 'take 1 Hit'. */
function offerText(at: Telling, pay: Parameters<typeof priceText>[1] = {}, then: Effects): string {
  const [lead = '', ...rest] = sentencesOf(at, then, 'you');
  const price = priceText(at, pay);
  const first = price === '' ? lead : at.say('prompt.pay', { price, then: lead });
  return [first, ...rest.map(capital)].join('. ');
}

const withoutEnd = (text: string) => text.replace(/\.$/, '');

/** The effects, and those within them. */
function everyEffect(effects: Effects): Effects {
  return effects.flatMap((effect) => [effect, ...everyEffect(innerOf(effect))]);
}

function innerOf(effect: Effect): Effects {
  if (effect.do === 'choose') return effect.of.flatMap((way) => way.do);
  if (effect.do === 'test' || effect.do === 'roll') return effect.rows.flat();
  if ('each' in effect && typeof effect.each === 'object') return effect.each;
  const then = 'then' in effect ? (effect.then ?? []) : [];
  const otherwise = 'else' in effect ? (effect.else ?? []) : [];
  return [...then, ...otherwise];
}
