import type { Effect } from '../effects.ts';
import type { Enemies, Quantity, Who } from '../values.ts';
import { amountText, listed, type Telling, tailOf } from './say.ts';
import { type Person, whoText } from './who.ts';

/** What somebody does or suffers: the verb, and what. */
export interface Phrase {
  readonly verb: string;
  readonly object: string;
  /** It is clear without the verb: a loss is not, what one takes or gains is. */
  readonly bare: boolean;
}

type Of<Word> = Extract<Effect, { readonly do: Word }>;
type Clause = (at: Telling, person: Person) => string;

const TAKE = { verb: 'take', bare: true };
const GAIN = { verb: 'gain', bare: true };
const DRAW = { verb: 'draw', bare: true };
const HEAL = { verb: 'heal', bare: false };
const LOSE = { verb: 'lose', bare: false };

export function phraseOf(at: Telling, effect: Effect, person: Person): Phrase {
  const { say } = at;
  const said = (key: string, n: Quantity, more: Record<string, string | number> = {}) =>
    `${say(`said.${key}`, { n: amountText(say, n), ...more })}${tailOf(say, n)}`;
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
      return { ...TAKE, object: say(`said.${effect.do}`) };
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
    default:
      throw new Error(`no phrase for ${effect.do}`);
  }
}

function hitsText({ say }: Telling, { n, damage = 1 }: Of<'hits'>): string {
  const params = { n: amountText(say, n), damage: amountText(say, damage) };
  return `${say(damage === 1 ? 'said.hits' : 'said.hits-of', params)}${tailOf(say, n)}`;
}

function horrorText({ say }: Telling, { n, sanity = 1 }: Of<'horror'>): string {
  const params = { n: amountText(say, n), damage: amountText(say, sanity) };
  return `${say(sanity === 1 ? 'said.horror' : 'said.horror-of', params)}${tailOf(say, n)}`;
}

function woundsText({ say }: Telling, { n, leaves }: Of<'wounds'>): string {
  const key = leaves === undefined ? 'said.wounds' : 'said.wounds-leaving';
  const params = { n: amountText(say, n), leaves: leaves ?? 0 };
  return `${say(key, params)}${tailOf(say, n)}`;
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

function bonusText({ say }: Telling, { stats, until }: Of<'bonus'>): string {
  const parts = Object.entries(stats).map(([stat, n]) => statText(say, stat, n));
  return say(`until.${until}`, { what: listed(say, parts) });
}

/** '+2 Initiative', '−1 Luck'. */
export function statText(say: Telling['say'], stat: string, n: number): string {
  return `${n < 0 ? '−' : '+'}${Math.abs(n)} ${say(`stat.${stat}`)}`;
}

/** What is a sentence of its own, because it is about no hero, or about one in another way. */
export function clauseOf(effect: Effect): Clause | null {
  switch (effect.do) {
    case 'bonus': {
      const price = effect.stats.townPrice;
      if (price === undefined) return null;
      return (at, person) =>
        at.say(price > 0 ? 'clause.prices-up' : 'clause.prices-down', {
          n: Math.abs(price),
          whom: person === 'you' ? at.say('whom.you') : at.say('whom.others', { who: at.all }),
        });
    }
    case 'darkness-moves':
      return (at) => darknessText(at, effect);
    case 'draw-darkness':
    case 'draw-dread':
    case 'discard-dread':
    case 'peek-tokens':
    case 'elite':
      return ({ say }) =>
        say(`clause.${effect.do}${effect.n === 1 ? '' : '-many'}`, { n: effect.n });
    case 'limit-range':
      return ({ say }) => say('clause.limit-range', { n: effect.n });
    case 'collapse':
      return ({ say }) => say(`clause.collapse-${effect.in}`);
    case 'open-door':
    case 'open-gate':
      return ({ say }) => say(`clause.${effect.do}`);
    case 'discard-this':
    case 'attach-this':
      return ({ say }) => say(`clause.${effect.do}`);
    case 'wound-enemies':
      return ({ say }) =>
        say(`clause.wound-enemies-${effect.in}`, { n: amountText(say, effect.n) });
    case 'enemies':
      return (at) => enemiesText(at, effect);
    default:
      return null;
  }
}

function darknessText({ say }: Telling, { n, notPast }: Of<'darkness-moves'>): string {
  const back = typeof n === 'number' && n < 0;
  const steps = amountText(say, typeof n === 'number' ? Math.abs(n) : n);
  const moved = say(back ? 'clause.darkness-back' : 'clause.darkness', { n: steps });
  return notPast === undefined ? moved : `${moved}, ${say('clause.not-past', { n: notPast })}`;
}

function enemiesText(at: Telling, { come, how, among, near }: Of<'enemies'>): string {
  const { say } = at;
  const where = among ?? near;
  const beside = where ? ` ${besideText(at, where)}` : '';
  if (come === 'threat') return `${say(`clause.threat-${how}`)}${beside}`;
  const enemies = listed(
    say,
    come.map((group) => groupText(say, group)),
  );
  const place = how === 'here' && at.place ? `-${at.place}` : '';
  return `${say(`clause.come-${how}${place}`, { enemies })}${beside}`;
}

function groupText(say: Telling['say'], { type, number }: Enemies[number]): string {
  if (number === 1) return say('enemies.one', { what: say(`${type}.one`) });
  const what = say(`${type}.name`);
  if (number === 'P' || number === '2P') return say(`enemies.${number}`, { what });
  const n = number as Quantity;
  return `${amountText(say, n)} ${what}${tailOf(say, n)}`;
}

function besideText(at: Telling, who: Who): string {
  if (who === 'you') return at.say('clause.beside-you');
  return at.say('clause.beside', { who: whoText(at, who) });
}
