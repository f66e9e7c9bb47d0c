import type { Gain, Harm, Loss } from '../effects.ts';
import type { Quantity } from '../values.ts';
import { amountText, listed, type Telling } from './say.ts';
import { heroStatsText } from './stats.ts';
import { type Person, tailOf } from './when.ts';

/** What somebody does or suffers: the verb, and what. */
export interface Phrase {
  readonly verb: string;
  readonly object: string;
  /** It is clear without the verb: a loss is not, what one takes or gains is. */
  readonly bare: boolean;
}

/** What somebody does, suffers or gets. */
export type Deed = Harm | Gain | Loss;

type Of<Word> = Extract<Deed, { readonly do: Word }>;

const TAKE = { verb: 'take', bare: true };
const GAIN = { verb: 'gain', bare: true };
const RECEIVE = { verb: 'receive', bare: true };
const DRAW = { verb: 'draw', bare: true };
const HEAL = { verb: 'heal', bare: false };
const LOSE = { verb: 'lose', bare: false };

export function phraseOf(at: Telling, effect: Deed, person: Person): Phrase {
  const { say } = at;
  const said = (key: string, n: Quantity, more: Record<string, string | number> = {}) =>
    `${say(`said.${key}`, { n: amountText(say, n), ...more })}${tailOf(at, n)}`;
  switch (effect.do) {
    case 'hits':
      return { ...TAKE, object: hitsText(at, effect) };
    case 'horror':
      return { ...TAKE, object: horrorText(at, effect) };
    case 'wounds':
      return { ...TAKE, object: woundsText(at, effect) };
    case 'corruption':
    case 'sanity':
    case 'sting':
      return { ...TAKE, object: said(effect.do, effect.n) };
    case 'poison':
    case 'void-venom':
      return { ...RECEIVE, object: say(`said.${effect.do}`) };
    case 'push':
      return { verb: 'be', bare: false, object: said('push', effect.n) };
    case 'die':
      return { verb: 'die', object: '', bare: false };
    case 'xp':
      return { ...GAIN, object: said('xp', effect.n) };
    case 'stones':
      return { ...GAIN, object: said('stones', effect.n) };
    case 'gold':
      return {
        ...GAIN,
        object: effect.each
          ? said('gold-dice', effect.n, { each: effect.each })
          : said('gold', effect.n),
      };
    case 'grit':
      return { verb: 'recover', bare: true, object: said('grit', effect.n) };
    case 'token':
      return { ...GAIN, object: tokenText(at, effect) };
    case 'gear':
      return { ...DRAW, object: countedText(at, 'gear', effect.n ?? 1) };
    case 'loot':
      return { ...DRAW, object: countedText(at, 'loot', effect.n) };
    case 'load-shots':
      return { verb: 'load', bare: false, object: said('shots', effect.n) };
    case 'scavenge':
      return { ...DRAW, object: countedText(at, 'scavenge', effect.n) };
    case 'artifact':
      return { ...DRAW, object: say('said.artifact') };
    case 'loot-item':
      return { ...DRAW, object: say(`said.loot-${effect.kind}`) };
    case 'heal':
      return { ...HEAL, object: healText(at, effect) };
    case 'cleanse':
      return { ...LOSE, object: said('cleanse', effect.n) };
    case 'cure': {
      const what = listed(
        say,
        effect.what.map((marker) => say(`${marker}.name`)),
      );
      return { ...LOSE, object: say('said.markers', { what }) };
    }
    case 'bonus':
      return { verb: 'get', bare: true, object: bonusText(at, effect) };
    case 'lose-grit':
      return {
        ...LOSE,
        object: effect.n === 'all' ? say('said.all-grit') : said('grit', effect.n),
      };
    case 'lose-gold':
      return {
        ...LOSE,
        object: effect.each
          ? said('gold-dice', effect.n, { each: effect.each })
          : said('gold', effect.n),
      };
    case 'lose-stones':
      return { ...LOSE, object: said('stones', effect.n) };
    case 'lose-token':
      return {
        ...LOSE,
        object: say(effect.by === 'chance' ? 'said.random-token' : `said.chosen-token.${person}`),
      };
  }
}

function hitsText(at: Telling, { n, damage = 1 }: Of<'hits'>): string {
  const { say } = at;
  const params = { n: amountText(say, n), damage: amountText(say, damage) };
  return `${say(damage === 1 ? 'said.hits' : 'said.hits-of', params)}${tailOf(at, n)}`;
}

function horrorText(at: Telling, { n, sanity = 1 }: Of<'horror'>): string {
  const { say } = at;
  const params = { n: amountText(say, n), damage: amountText(say, sanity) };
  return `${say(sanity === 1 ? 'said.horror' : 'said.horror-of', params)}${tailOf(at, n)}`;
}

function woundsText(at: Telling, { n, leaves }: Of<'wounds'>): string {
  const params = { n: amountText(at.say, n), tail: tailOf(at, n) };
  if (leaves === undefined) return at.say('said.wounds', params);
  return at.say('said.wounds-leaving', { ...params, leaves });
}

/** One thing with its article, or several with their number. */
function countedText({ say }: Telling, key: string, n: number): string {
  return say(n === 1 ? `said.a-${key}` : `said.${key}`, { n });
}

function tokenText(at: Telling, { kind, n = 1 }: Of<'token'>): string {
  const { say } = at;
  if (typeof kind !== 'string') {
    const tokens = listed(
      say,
      kind.map((each) => say(`${each}.name`)),
      'or',
    );
    return say('said.one-of-tokens', { tokens });
  }
  return say(n === 1 ? 'said.a-token' : 'said.tokens', { n, token: say(`${kind}.name`) });
}

function healText({ say }: Telling, { wounds, sanity, mix }: Of<'heal'>): string {
  if (mix !== undefined) return say('said.heal-mix', { n: mix });
  const parts: string[] = [];
  if (wounds !== undefined) parts.push(say('said.heal-wounds', { n: amountText(say, wounds) }));
  if (sanity !== undefined) parts.push(say('said.heal-sanity', { n: amountText(say, sanity) }));
  return listed(say, parts);
}

function bonusText({ say }: Telling, { stats, until, firstTurn }: Of<'bonus'>): string {
  return say(`until.${firstTurn ? 'first-turn' : until}`, { what: heroStatsText(say, stats) });
}
