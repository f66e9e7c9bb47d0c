import type { Ability, Effect } from '../../src/ability.ts';
import type { Content } from '../../src/content-types.ts';
import type { DescentState } from '../../src/state.ts';

/**
 * What is printed on the card that an entry of a combat's list of used abilities names: `card/index`,
 * or an arrow by its card alone. Null where only the rules know what it did.
 */
export function usedAbility(content: Content, state: DescentState, key: string): Ability | null {
  const [card = '', index] = key.split('/');
  const arrow = content.arrows[card];
  if (arrow) return arrowAbility(state, arrow);
  if (index === undefined) return null;
  return printedOn(content, state, card)?.[Number(index)] ?? null;
}

function arrowAbility(
  state: DescentState,
  { quickShot, bullseye, overload }: Content['arrows'][string],
): Ability | null {
  for (const { board } of state.heroes) {
    if (board.class !== 'ranger' || !board.shot) continue;
    return { 'quick-shot': quickShot, bullseye, overload }[board.shot];
  }
  return null;
}

export function printedOn(
  content: Content,
  state: DescentState,
  card: string,
): readonly Ability[] | undefined {
  for (const hero of Object.values(content.heroes)) {
    if (hero.id === card) return [hero.ability, hero.shadow];
  }
  for (const { board } of state.heroes) {
    if (board.class === 'paladin' && board.blessed === card) return content.skills[card]?.blessed;
  }
  for (const stance of Object.keys(content.stances) as (keyof Content['stances'])[]) {
    if (stance === card) return [content.stances[stance]];
  }
  for (const peak of Object.values(content.peaks)) if (peak.id === card) return peak.abilities;
  for (const ground of content.consecrations) if (ground.id === card) return ground.abilities;
  for (const spirit of Object.values(content.spirits)) {
    if (spirit.id === card) return spirit.abilities;
  }
  const known =
    content.items[card] ??
    content.mobItems[card] ??
    content.skills[card] ??
    content.basicSpells[card] ??
    content.rogueTokens[card];
  return known?.abilities;
}

/** What abilities add to a roll and its total. */
export interface Bonus {
  yellow: number;
  orange: number;
  blue: number;
  enemy: number;
  hits: number;
  shields: number;
  lessHits: number;
  lessShields: number;
  /** Results of dice that do not count. */
  noShields: number;
  noSymbols: number;
  noClaws: number;
  inShadow: boolean;
  /** Something here depends on more than the card: nothing exact can be said. */
  unknown: boolean;
}

export function noBonus(): Bonus {
  return {
    yellow: 0,
    orange: 0,
    blue: 0,
    enemy: 0,
    hits: 0,
    shields: 0,
    lessHits: 0,
    lessShields: 0,
    noShields: 0,
    noSymbols: 0,
    noClaws: 0,
    inShadow: false,
    unknown: false,
  };
}

export function addAbility(bonus: Bonus, ability: Ability | null, times = 1): void {
  if (!ability) bonus.unknown = true;
  for (const effect of ability?.effects ?? []) addEffect(bonus, effect, times);
}

function addEffect(bonus: Bonus, effect: Effect, times: number): void {
  const plain = (n: unknown): number => {
    if (typeof n === 'number') return n * times;
    bonus.unknown = true;
    return 0;
  };
  if (effect.do === 'dice') {
    for (const kind of ['yellow', 'orange', 'blue', 'enemy'] as const) {
      if (effect[kind] !== undefined) bonus[kind] += plain(effect[kind]);
    }
  } else if (effect.do === 'hits') bonus.hits += plain(effect.n);
  else if (effect.do === 'shields') bonus.shields += plain(effect.n);
  else if (effect.do === 'less-hits') bonus.lessHits += plain(effect.n);
  else if (effect.do === 'less-shields') bonus.lessShields += plain(effect.n);
  else if (effect.do === 'in-shadow') bonus.inShadow = true;
  else if (effect.do === 'special') bonus.unknown = true;
  else if (effect.do === 'ignore') {
    const what = ({ claws: 'noClaws', ability: 'noSymbols', shields: 'noShields' } as const)[
      effect.what
    ];
    bonus[what] += plain(effect.n);
  }
}
