import { Kept, numbered } from '@crawlspace/kernel';
import type { Ability, Timing } from '../../ability.ts';
import type { Content } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import type { UseOf } from '../../effects.ts';
import type { CardId, ZoneId } from '../../ids.ts';
import type { DescentState, Hero } from '../../state.ts';
import { even } from '../even.ts';
import { itemCard } from '../item-card.ts';

/** An ability a hero has now, and the card it is on. */
export interface Owned {
  /** `card/index`, of a second card of the kind `card/index/2`: names it in options and in the lists of what was used. */
  readonly key: string;
  readonly card: CardId;
  /** Which of the abilities of the card it is. */
  readonly index: number;
  readonly ability: Ability;
  /** The consumable that is used up by it. */
  readonly item: number | null;
}

/** A hero uses what they have. */
export function useOf(hero: Hero, { key, card, ability, item }: Owned): UseOf {
  return { hero, enemy: null, ally: null, card, ability, item, key };
}

type Lists = Pick<Descent, 'state' | 'content'>;

/**
 * The abilities in force in a state, each part worked out when it is asked for and kept until a rule
 * says that it has changed. It goes with the descent and lies beside the state, not in it: copies,
 * saved games and fingerprints know nothing of it, and a copy starts with nothing worked out.
 */
export interface InForce {
  /** What each hero has wherever they stand: by hero card, class board, equipped items, sets, consumables. */
  readonly own: readonly Kept<Abilities>[];
  /** What the ground gives to all who stand on it. */
  readonly ground: Kept<ReadonlyMap<ZoneId, Abilities>>;
}

/** When abilities can be used: in the own turn, for an action, in a Move action, at any time, in a combat, at a moment. */
type When = 'turn' | 'action' | 'move' | 'anytime' | 'combat' | 'moment';

/** Abilities in their order, all of them and sorted by when they can be used. */
export type Abilities = Readonly<Record<When | 'all', readonly Owned[]>>;

const WHEN: Readonly<Record<Timing, readonly When[]>> = {
  turn: ['turn'],
  anytime: ['turn', 'anytime'],
  action: ['action'],
  move: ['move'],
  combat: ['combat'],
  attack: ['combat'],
  'melee-attack': ['combat'],
  'magic-attack': ['combat'],
  'ranged-attack': ['combat'],
  defense: ['combat'],
  'on-round-start': ['moment'],
  'on-turn-start': ['moment'],
  'on-kill': ['moment'],
  'on-wounded': ['moment'],
  'after-attack': ['moment'],
  'on-recover': ['moment'],
  'on-reveal': ['moment'],
  'shadow-ability': [],
  always: [],
};

function sorted(all: readonly Owned[]): Abilities {
  const lists: Record<When, Owned[]> = {
    turn: [],
    action: [],
    move: [],
    anytime: [],
    combat: [],
    moment: [],
  };
  for (const owned of all) for (const when of WHEN[owned.ability.timing]) lists[when].push(owned);
  return { all, ...lists };
}

/** With `check` every look is compared with what would be worked out anew: random games of the tests run like that. */
export function inForceIn(state: DescentState, content: Content, check: boolean): InForce {
  const g: Lists = { state, content };
  const own = state.heroes.map(
    (_, index) =>
      new Kept(
        `what hero ${index} can do`,
        () => sorted(ownAbilities(g, state.heroes[index] as Hero)),
        check,
      ),
  );
  const ground = new Kept('what the ground gives', () => groundAbilities(g), check);
  return { own, ground };
}

/** Every ability in force for the hero where they stand, or those that can be used then. */
export function inForce(g: Descent, hero: Hero, when: When | 'all' = 'all'): readonly Owned[] {
  const own = ownOf(g, hero).get()[when];
  const here = g.inForce.ground.get().get(hero.zone)?.[when];
  return here && here.length > 0 ? own.concat(here) : own;
}

/** Whether the hero still has it: a card may go while others are used one after the other. */
export function isStillInForce(g: Descent, hero: Hero, { key }: Owned, when: When): boolean {
  return inForce(g, hero, when).some((each) => each.key === key);
}

/** Cards, equipment, skills or the class board of the hero are no longer as they were. */
export function abilitiesChanged(g: Descent, hero: Hero): void {
  ownOf(g, hero).changed();
}

/** What lies on the ground, or what it gives, is no longer as it was. */
export function groundChanged(g: Descent): void {
  g.inForce.ground.changed();
}

function ownOf(g: Descent, { index }: Hero): Kept<Abilities> {
  const own = g.inForce.own[index];
  if (!own) throw new Error(`there is no hero ${index}`);
  return own;
}

function groundAbilities(g: Lists): Map<ZoneId, Abilities> {
  const ground = new Map<ZoneId, Owned[]>();
  for (const hero of g.state.heroes) {
    for (const { zone, gives } of g.content.classes[hero.class].ground?.(g, hero) ?? []) {
      const list = ground.get(zone) ?? [];
      for (const { card, abilities } of gives) add(list, card, abilities, null);
      ground.set(zone, list);
    }
  }
  return new Map([...ground].map(([zone, list]) => [zone, sorted(list)]));
}

function ownAbilities(g: Lists, hero: Hero): readonly Owned[] {
  const list: Owned[] = [];
  const card = g.content.heroes[hero.class];
  add(list, card.id, [card.ability, card.shadow], null);
  for (const { card, abilities } of g.content.classes[hero.class].abilities(g, hero)) {
    add(list, card, abilities, null);
  }
  for (const item of hero.items) {
    const printed = itemCard(g, item.card);
    if (!printed.abilities) continue;
    const another = list.some((each) => each.card === item.card);
    if (item.equipped) add(list, item.card, printed.abilities, null, another ? SECOND : '');
    else if (printed.consumable && !another) {
      add(list, item.card, printed.abilities, item.number);
    }
  }
  const pieces = setPieces(g, hero);
  const power = g.content.setPowers[hero.class];
  if (pieces >= MINOR_POWER_AT) add(list, power.id, power.minor, null);
  if (pieces >= GREATER_POWER_AT) add(list, `${power.id}-greater`, power.greater, null);
  return list;
}

/** Who holds two weapons of a kind has what they can do twice. */
const SECOND = '/2';

const MINOR_POWER_AT = 2;
const GREATER_POWER_AT = 4;

function add(
  list: Owned[],
  card: CardId,
  abilities: readonly Ability[],
  item: number | null,
  copy = '',
): void {
  for (let i = 0; i < abilities.length; i++) {
    const ability = even(abilities[i] as Ability);
    list.push({ key: `${keyOf(card, i)}${copy}`, card, index: i, ability, item });
  }
}

/** What the abilities of a card are called, each name put together once. */
const KEYS = new Map<CardId, (index: number) => string>();

function keyOf(card: CardId, index: number): string {
  let keys = KEYS.get(card);
  if (!keys) {
    keys = numbered(`${card}/`);
    KEYS.set(card, keys);
  }
  return keys(index);
}

/** How many pieces of the Shadowbane set are equipped. */
function setPieces(g: Lists, hero: Hero): number {
  return hero.items.filter((item) => item.equipped && itemCard(g, item.card).set).length;
}
