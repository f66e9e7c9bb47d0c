import type { TextRef } from '@crawlspace/kernel';
import type { Pattern } from '../../content-types.ts';
import type { Condition, Happening, Targets, Whom } from '../../happenings.ts';
import { listed, type Phrases } from './phrases.ts';

type Params = NonNullable<TextRef['params']>;

/** What a monster does, and when: what it needs to begin belongs to the condition. */
export function patternText(say: Phrases, type: string, { when = [], does }: Pattern): string {
  const [first] = does;
  const needed = first ? needOf(say, type, first) : null;
  const conditions = when.map((each) => conditionText(say, type, each));
  const met = when.flatMap((each) =>
    typeof each === 'object' && 'targets' in each ? [each.targets] : [],
  );
  return say('when.pattern', {
    ...pronouns(type),
    when: listed(say, needed ? [...conditions, needed] : conditions),
    does: deeds(say, type, does, met),
  });
}

/** What an enemy does, as a sentence, or as one that goes on after a colon. */
export function deedsText(say: Phrases, type: string, does: readonly Happening[]): string {
  return say('when.does', { ...pronouns(type), does: deeds(say, type, does) });
}

function pronouns(type: string): Params {
  return { he: { key: `${type}.he` }, his: { key: `${type}.his` } };
}

function zones(n: number): TextRef {
  return { key: 'happen.zones', params: { n } };
}

/** Somebody to pick, a mob to command. */
function needOf(say: Phrases, type: string, first: Happening): string | null {
  if (first.do === 'pick') return thoseText(say, type, first.of, 1);
  if (first.do !== 'command') return null;
  const names = first.types.map((each) => say(`${each}.name`));
  const types = names.reduce((one, other) => say('happen.or-at-once', { one, other }));
  return say('when.servants', { types, zones: zones(first.within) });
}

function conditionText(say: Phrases, type: string, condition: Condition): string {
  if (condition === 'half-lost') return say('when.half-lost', pronouns(type));
  if (typeof condition === 'string') return say(`when.${condition}`);
  if ('targets' in condition) return thoseText(say, type, condition.targets, condition.atLeast);
  if (!('nobody' in condition)) return '';
  const key = condition.nobody.inReach ? 'when.nobody-in-reach' : 'when.nobody-here';
  return say(key, pronouns(type));
}

/** So many of those are there. */
function thoseText(say: Phrases, type: string, those: Targets, n: number): string {
  const his = pronouns(type);
  if (those.inSight) {
    const light = those.inLight ? say('when.in-light') : '';
    const elsewhere = those.elsewhere ? say('when.elsewhere', his) : '';
    return say('when.seen', { ...his, light, elsewhere });
  }
  if (those.inReach) return say('when.in-reach', { n });
  const within = zones(those.within ?? 0);
  if (those.lost) return say('when.lost', { zones: within, n: those.lost });
  return those.within === 0 ? say('when.here', his) : say('when.within', { n, zones: within });
}

/** One deed after the other; `met` are those the condition has spoken of. */
function deeds(
  say: Phrases,
  type: string,
  does: readonly Happening[],
  met: readonly Targets[] = [],
): string {
  const told: Told = { type, met, mark: {}, called: '' };
  const parts: string[] = [];
  for (const [at, what] of does.entries()) {
    if (what.do === 'pick') {
      told.mark = markOf(what);
      continue;
    }
    if (aboutMark(what)) told.called = told.called === '' ? 'mark' : 'them';
    const part = deed(say, what, told);
    const isSure = what.do !== 'attack' || does[at - 1]?.do !== 'draw';
    parts.push(isSure ? part : say('enemy.if-it-can', { what: part, ...pronouns(type) }));
  }
  return listed(say, parts);
}

/** What a text has spoken of so far: whom the enemy goes for is named once. */
interface Told {
  readonly type: string;
  readonly met: readonly Targets[];
  mark: Params;
  called: '' | 'mark' | 'them';
}

function markOf({ of, by }: Extract<Happening, { do: 'pick' }>): Params {
  const all = Object.keys(of).length === 0 ? 'all.' : '';
  return {
    mark: { key: `mark.${all}${by}` },
    to: { key: `mark.to.${all}${by}` },
    of: { key: `mark.of.${all}${by}` },
  };
}

function aboutMark(what: Happening): boolean {
  return ['approach', 'land', 'draw'].includes(what.do) || ('on' in what && what.on === 'mark');
}

function deed(say: Phrases, what: Happening, { type, mark, called, met }: Told): string {
  const n = 'n' in what && typeof what.n === 'number' ? what.n : 1;
  const params = { ...pronouns(type), ...mark, n, zones: zones(n) };
  const as = aboutMark(what) ? `-${called}` : '';
  switch (what.do) {
    case 'attack': {
      const times = (what.times ?? 1) > 1 ? say('enemy.times', { n: what.times ?? 1 }) : '';
      const attack = say(`enemy.attack${as}`, { ...params, times });
      return what.orClosest ? say('enemy.or-closest', { what: attack }) : attack;
    }
    case 'wounds':
    case 'fire':
    case 'frost':
    case 'lose-mana':
      if (as) return say(`enemy.${what.do}${as}`, params);
      return say(`enemy.${what.do}`, { ...params, whom: everyone(say, type, what.on, met) });
    case 'action':
      return say(what.more ? 'enemy.action-more' : 'enemy.action', params);
    case 'command':
      return say('enemy.command', { n: what.raise });
    case 'take-time':
      return say(`enemy.time-${what.appear ? 'appear' : what.from}`);
    default:
      return say(`enemy.${what.do}`, params);
  }
}

function everyone(say: Phrases, type: string, on: Whom, met: readonly Targets[]): string {
  if (typeof on === 'string') return say('every.hero');
  if (met.some(({ within }) => within !== undefined && within === on.within)) {
    return say('every.of-them');
  }
  if (on.inLight) return say('every.in-light');
  if (on.within === 0) return say('every.here', pronouns(type));
  return on.within ? say('every.within', { zones: zones(on.within) }) : say('every.hero');
}
