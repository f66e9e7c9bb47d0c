import type { EnemyFilter, Foes, HeroFilter } from '../values.ts';
import { listed, type Telling } from './say.ts';

/** 'each other adjacent Hero', 'a random Hero in sight within 6 spaces': as an enemy sees heroes. */
export function heroFilterText(
  { say }: Telling,
  filter: HeroFilter,
  by: 'each' | 'random',
): string {
  const { adjacent, onTile, inSight, within, target } = filter;
  const noun = say(adjacent ? 'hero.adjacent' : 'hero.noun');
  const which = target === false ? 'each-other' : by;
  const places = [
    ...(onTile ? [say('hero.on-tile')] : []),
    ...(inSight ? [say('hero.in-sight')] : []),
    ...(within === undefined ? [] : [say('hero.within', { n: within })]),
    ...(adjacent === false ? [say('hero.not-adjacent')] : []),
  ];
  return [say(`hero.${which}`, { what: noun }), ...places].join(' ');
}

/** Enemies of the type whose card it is: they are 'them'. */
interface Them {
  /** 'adjacent to that Hero', 'on the Lantern’s Map Tile'; of one, or of several. Empty for all. */
  readonly where: (number: 'one' | 'many') => string;
  readonly such: EnemyFilter;
  readonly mostWounded: boolean;
}

/** Foes of the own type; null where others are meant too. */
export function themOf(at: Telling, foes: Foes): Them | null {
  if (at.voice !== 'type') return null;
  if (foes === 'own-type') return { where: () => '', such: {}, mostWounded: false };
  if (typeof foes === 'string') return null;
  if ('mostWounded' in foes) {
    const them = themOf(at, foes.mostWounded);
    return them && { ...them, mostWounded: true };
  }
  if (!('foes' in foes)) return null;
  const { type, ...such } = foes.when;
  const inner = themOf(at, foes.foes);
  if (inner) return { ...inner, such: { ...inner.such, ...such } };
  if (!type || typeof foes.foes !== 'string') return null;
  const place = foes.foes;
  const prey = at.prey ? ` ${at.say('them.to-prey')}` : '';
  const where = (number: 'one' | 'many') =>
    place === 'adjacent' ? `${at.say(`them.adjacent-${number}`)}${prey}` : at.say(`them.${place}`);
  return { where, such, mostWounded: false };
}

/** 'each of them', 'the most Wounded of them on that Map Tile'. */
export function themText({ say }: Telling, { where, such, mostWounded }: Them): string {
  const lead = say(mostWounded ? 'them.most-wounded' : 'them.each');
  const beside = such.besideItsLike ? say('them.beside-its-like') : '';
  return [lead, where('one'), beside].filter(Boolean).join(' ');
}

/** 'one of them is adjacent to that Hero'. */
export function anyOfThemText({ say }: Telling, { where, such }: Them): string {
  return say(such.other ? 'them.another-is' : 'them.one-is', { where: where('one') });
}

/** 'at least 2 of them are adjacent to that Hero'. */
export function numberOfThemText({ say }: Telling, { where }: Them, n: number): string {
  return say('them.number-are', { n, where: where('many') });
}

/** What lies over a sheet besides what it does. */
export interface Overlay {
  /** Abilities of the sheet with their numbers: those it raises, and those it takes away. */
  readonly raises: readonly (readonly [ability: string, x: string])[];
  readonly removes: readonly (readonly [ability: string, x: string])[];
  readonly grants: readonly string[];
  /** The type that a variant is made from. */
  readonly base: string | null;
}

/** 'Void Spiders without Void Venom (6+).', 'Smash (5+) and Tough.' */
export function overlayTexts(at: Telling, { raises, removes, grants, base }: Overlay): string[] {
  const { say } = at;
  const named = (abilities: Overlay['raises']) =>
    listed(
      say,
      abilities.map(([id, x]) => say(`${id}.name`, { x })),
    );
  const without = removes.length > 0 ? ` ${say('overlay.without', { what: named(removes) })}` : '';
  return [
    ...(base === null ? [] : [`${say(`${base}.name`)}${without}`]),
    named(raises),
    ...grants.map((trait) => say(`grant.${trait}`)),
  ];
}

/** 'from more than 2 spaces away': where whoever attacks an enemy of the type is. */
export function fromText({ say }: Telling, { adjacent, within, beyond }: EnemyFilter): string {
  const places = [
    ...(adjacent === true ? [say('from.adjacent')] : []),
    ...(within === undefined ? [] : [say('from.within', { n: within })]),
    ...(beyond === undefined ? [] : [say('from.beyond', { n: beyond })]),
  ];
  return places.join(' ');
}
