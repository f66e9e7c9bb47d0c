import type { EnemyFilter, Foes, WeaponFilter } from '../values.ts';
import { themOf, themText } from './enemies.ts';
import { listed, type Say, type Telling, withArticle } from './say.ts';

/** One of them, each, without an article, or several. */
export type Quantifier = 'a' | 'each' | 'bare' | 'many';

/** 'an Undead Enemy within 3 spaces': what is special about it, before and after the noun. */
interface Described {
  readonly adjectives: readonly string[];
  readonly places: readonly string[];
}

const PLAIN: Described = { adjectives: [], places: [] };

/** An enemy like this, with its article. */
export function enemyText(
  { say }: Telling,
  filter: EnemyFilter = {},
  by: Quantifier = 'a',
): string {
  return quantified(say, described(say, filter, numberOf(by)), by);
}

/** Words for several are those for 2. */
function numberOf(by: Quantifier): number {
  return by === 'many' ? 2 : 1;
}

function described(say: Say, filter: EnemyFilter, n = 1): Described {
  const { size, keywords, type, adjacent, within, beyond, wounded, lacks } = filter;
  const { other, besideItsLike, printedDamage } = filter;
  const names = keywords?.map((word) => say(`enemy-keyword.${word}`));
  return {
    adjectives: [
      ...(other ? [say('enemy.other', { n })] : []),
      ...(adjacent === true ? [say('enemy.adjacent', { n })] : []),
      ...(wounded ? [say('enemy.wounded', { n })] : []),
      ...(size && size !== 'up-to-large' ? [say(`enemy.${size}`, { n })] : []),
      ...(names ? [listed(say, names, 'or')] : []),
    ],
    places: [
      ...(size === 'up-to-large' ? [say('enemy.up-to-large')] : []),
      ...(type ? [say(`enemy.${type}-type`)] : []),
      ...(adjacent === false ? [say('enemy.not-adjacent')] : []),
      ...(within === undefined ? [] : [say('enemy.within', { n: within })]),
      ...(beyond === undefined ? [] : [say('enemy.beyond', { n: beyond })]),
      ...(printedDamage ? [say('enemy.printed-damage', { n: printedDamage })] : []),
      ...(besideItsLike ? [say('enemy.beside-its-like')] : []),
      ...(lacks ? [say('enemy.lacks', { what: say(`${lacks}.name`) })] : []),
    ],
  };
}

function quantified(say: Say, { adjectives, places }: Described, by: Quantifier): string {
  const params = { adjectives: adjectives.join(' '), n: numberOf(by) };
  const noun = say('enemy.noun', params).trim();
  return [quantify(say, noun, by), ...places].join(' ');
}

function quantify(say: Say, noun: string, by: Quantifier): string {
  if (by === 'bare' || by === 'many') return noun;
  return by === 'a' ? withArticle(say, noun) : say('enemy.each', { what: noun });
}

/** The enemies an effect is for, as a subject or an object. */
export function foesText(at: Telling, foes: Foes, by: Quantifier = 'each'): string {
  const { say } = at;
  const them = themOf(at, foes);
  if (them) return themText(at, them);
  if (foes === 'target') return say(at.voice === 'type' ? 'foes.itself' : 'foes.target');
  if (foes === 'beside-target') {
    const one = by === 'many' ? 'bare' : by;
    return say(`foes.beside-target.${one}`, { n: numberOf(by) });
  }
  if (typeof foes === 'object' && 'foes' in foes && foes.foes === 'target') {
    const { adjectives, places } = described(say, foes.when);
    return say('foes.target-if', { what: [...adjectives, ...places].join(' ') });
  }
  return quantified(say, placed(say, foes, numberOf(by)), by);
}

function placed(say: Say, foes: Foes, n = 1): Described {
  if (foes === 'target' || foes === 'beside-target')
    return { ...PLAIN, places: [say(`foes.${foes}`)] };
  if (foes === 'adjacent') return { ...PLAIN, adjectives: [say('enemy.adjacent', { n })] };
  if (typeof foes === 'string') return { ...PLAIN, places: [say(`foes.${foes}`)] };
  if ('within' in foes) return { ...PLAIN, places: [say('foes.within', { n: foes.within })] };
  if ('inSight' in foes) return { ...PLAIN, places: [say('foes.in-sight', { n: foes.inSight })] };
  if ('shotAt' in foes) return { ...PLAIN, places: [say('foes.shot-at', { n: foes.shotAt })] };
  if ('mostWounded' in foes) {
    const among = placed(say, foes.mostWounded);
    return { ...among, adjectives: [say('foes.most-wounded'), ...among.adjectives] };
  }
  const [among, such] = [placed(say, foes.foes, n), described(say, foes.when, n)];
  return {
    adjectives: [...among.adjectives, ...such.adjectives],
    places: [...such.places, ...among.places],
  };
}

/** 'with a Pistol', 'in Melee': empty for any weapon. */
export function withText({ say }: Telling, filter: WeaponFilter | undefined): string {
  if (filter?.own && filter.free) return say('with.own-free');
  const tool = toolText(say, filter);
  if (tool) return tool;
  if (filter?.free) return say('with.free');
  return filter?.kind ? say(`with.${filter.kind}`) : '';
}

/** What is in hand, where it matters: of several keywords the last is the most special. */
function toolText(say: Say, filter: WeaponFilter | undefined): string {
  if (filter?.own) return say('with.own');
  const keyword = filter?.keywords?.at(-1);
  if (keyword) return say(`with.${keyword}`);
  return filter?.item && !filter.kind ? say('with.item') : '';
}

/** 'an Attack with a Pistol', 'Melee Hits': a noun for what is done with a weapon. */
export function withWeapon(
  { say }: Telling,
  noun: 'attack' | 'hit' | 'hits',
  filter: WeaponFilter | undefined,
): string {
  const tool = toolText(say, filter);
  const kind = filter?.free ? 'free' : !tool && filter?.kind ? filter.kind : 'any';
  return [say(`${noun}.${kind}`), tool].filter(Boolean).join(' ');
}
