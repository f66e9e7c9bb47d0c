import { NOTHING_HAPPENS, type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, inFight, isUp } from '../../adventure.ts';
import { itemId, type Things, withFirst } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { heroStat } from '../figures/stats.ts';
import { itemCard, mayUse } from '../held/held.ts';
import { equip, putAway } from './items.ts';

/** Hand slots that nothing is in; below 0 when a slot was lost. */
export function freeHands(g: Adventure, hero: Hero): number {
  return heroStat(g, hero, 'handSlots') - abilitiesOfHero(g, hero).handsFull;
}

export function heldItems(g: Adventure, hero: Hero): CarriedItem[] {
  return hero.items.filter((item) => item.equipped && itemCard(g, item).hands > 0);
}

/** Whether the hero could take the item in hand beside what is held already. */
export function canHold(g: Adventure, hero: Hero, item: CarriedItem): boolean {
  const card = itemCard(g, item);
  if (card.hands === 0 || item.equipped || !mayUse(g, hero, card)) return false;
  return card.hands <= freeHands(g, hero);
}

/** Hands at the start of the hero's own activation, as the revised rules have it in a fight. */
export function handsAtActivationStart(g: Adventure, hero: Hero): Rule {
  const now = g.state.options.edition === 'revised' && inFight(g);
  return now ? assignHands(g, hero) : NOTHING_HAPPENS;
}

/** Hands at the beginning of a turn, as the first edition has it in a fight. */
export function handsAtTurnStart(g: Adventure, hero: Hero): Rule {
  const now = g.state.options.edition === 'first' && inFight(g);
  return now ? assignHands(g, hero) : NOTHING_HAPPENS;
}

/** The hero decides what to hold. Nobody is asked who can only hold what is held already. */
export function assignHands(g: Adventure, hero: Hero): Rule {
  return isUp(hero) && hasOtherHands(g, hero) ? askWhatToHold(g, hero) : NOTHING_HAPPENS;
}

function* askWhatToHold(g: Adventure, hero: Hero): Rule {
  const held = heldItems(g, hero);
  const choices = handChoices(g, hero).filter((choice) => !isSame(choice, held));
  const choice = yield* pick({
    seat: hero.index,
    prompt: promptFor('assign-hands'),
    rule: g.state.options.edition === 'revised' ? 'B-ITEM-05' : 'B-ITEM-06',
    ...withFirst('keep', amongHands(choices)),
    describe: describeHands,
  });
  if (!choice) return;
  take(g, hero, choice);
  yield* g.do.keepLimits(g, hero);
}

/** Puts away what is not chosen, then takes the rest. */
function take(g: Adventure, hero: Hero, choice: readonly CarriedItem[]): void {
  for (const item of heldItems(g, hero)) if (!choice.includes(item)) putAway(g, hero, item);
  for (const item of choice) if (!item.equipped) equip(g, hero, item);
}

/**
 * Whether there is anything to decide: something else to hold, or something held that acts by itself
 * and may be better put away.
 */
function hasOtherHands(g: Adventure, hero: Hero): boolean {
  const slots = heroStat(g, hero, 'handSlots');
  return hero.items.some((item) => {
    const card = itemCard(g, item);
    if (card.hands === 0) return false;
    if (item.equipped) return card.ability?.on !== undefined;
    return card.hands <= slots && mayUse(g, hero, card);
  });
}

/** Every set of items that the hero's hands can hold, the empty one included. */
export function handChoices(g: Adventure, hero: Hero): CarriedItem[][] {
  const items = hero.items.filter((item) => {
    const card = itemCard(g, item);
    return card.hands > 0 && mayUse(g, hero, card);
  });
  return setsWithin(g, items, heroStat(g, hero, 'handSlots'));
}

function setsWithin(g: Adventure, items: readonly CarriedItem[], slots: number): CarriedItem[][] {
  const [first, ...others] = items;
  if (!first) return [[]];
  const without = setsWithin(g, others, slots);
  const { hands } = itemCard(g, first);
  if (hands > slots) return without;
  return [...setsWithin(g, others, slots - hands).map((set) => [first, ...set]), ...without];
}

function isSame(one: readonly CarriedItem[], other: readonly CarriedItem[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

function amongHands(of: readonly (readonly CarriedItem[])[]): Things<readonly CarriedItem[]> {
  return {
    of,
    id: (items) => (items.length === 0 ? 'empty' : items.map(itemId).join('+')),
    means: (items) => ({
      kind: 'hands',
      items: items.map(({ number }) => number),
      cards: items.map(({ card }) => card),
    }),
  };
}

function describeHands(items: readonly CarriedItem[] | null): OptionDetails {
  if (!items) return { text: { key: 'option.as-it-is' } };
  const [card, other] = items.map((item) => ({ key: `${item.card}.name` }));
  if (!card) return { text: { key: 'option.empty-hands' } };
  if (!other) return { text: { key: 'option.hold', params: { card } } };
  return { text: { key: 'option.hold-both', params: { card, other } } };
}
