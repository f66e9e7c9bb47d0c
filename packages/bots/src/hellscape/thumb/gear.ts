import { content } from '@crawlspace/hellscape';
import { Remembered } from '../../remembered.ts';
import { slotOf, worthOfGear } from './arms.ts';
import { best, type Habit, numberIn } from './asked.ts';
import { bearerOf } from './goals.ts';
import { groundOf, type Hero } from './ground.ts';

type Item = Hero['items'][number];

function isTwoHanded(card: string): boolean {
  return slotOf(card) === 'two-hands';
}

function mayWear(hero: Hero, card: string): boolean {
  const only = content.items[card]?.class;
  return slotOf(card) !== 'none' && (only === undefined || only === hero.class);
}

/** What a hero would have on with the card equipped, in the best place for it. */
function gearWith(worn: readonly string[], card: string): readonly (readonly string[])[] {
  const slot = slotOf(card);
  if (slot !== 'hand' && slot !== 'two-hands') {
    return [[...worn.filter((each) => slotOf(each) !== slot), card]];
  }
  const held = worn.filter((each) => slotOf(each) === 'hand' || isTwoHanded(each));
  const rest = worn.filter((each) => !held.includes(each));
  if (slot === 'two-hands' || held.some(isTwoHanded)) return [[...rest, card]];
  if (held.length < 2) return [[...worn, card]];
  return held.map((off) => {
    const kept = [...held];
    kept.splice(kept.indexOf(off), 1);
    return [...rest, ...kept, card];
  });
}

/** How much better off the hero would be with the card equipped. */
export function improvement(hero: Hero, card: string): number {
  if (!mayWear(hero, card)) return 0;
  const worn = wornBy(hero);
  return improvements.get(`${hero.class}/${card}/${worn}`, () => {
    const options = gearWith(worn, card).map((cards) => worthOfGear(hero, cards));
    return Math.max(...options) - worthOfGear(hero, worn);
  });
}

const improvements = new Remembered<number>(5000);

/** Cards that a hero has equipped. */
export function wornBy(hero: Hero): string[] {
  const worn: string[] = [];
  for (const { card, equipped } of hero.items) if (equipped) worn.push(card);
  return worn;
}

const TRIFLE = 0.2;

export function isImprovement(hero: Hero, card: string): boolean {
  return improvement(hero, card) > TRIFLE;
}

/** Not worn, not wanted, not drunk: good for a Forge. */
export function isSpare(hero: Hero, item: Item): boolean {
  return !item.equipped && !content.items[item.card]?.consumable && !isImprovement(hero, item.card);
}

function itemIn(hero: Hero, option: string): Item | undefined {
  const number = Number(/i(?:tem)?(\d+)/.exec(option)?.[1]);
  return hero.items.find((item) => item.number === number);
}

/** What an option to equip would bring: it says what comes off when there is a choice. */
function worthOfWay(hero: Hero, option: string): number {
  const [, on = '', off] = option.split('-');
  const card = itemIn(hero, on)?.card ?? '';
  const replaced = off === undefined ? undefined : itemIn(hero, off)?.card;
  if (!mayWear(hero, card)) return Number.NEGATIVE_INFINITY;
  const options = gearWith(wornBy(hero), card).filter(
    (cards) => replaced === undefined || !cards.includes(replaced),
  );
  return Math.max(...options.map((cards) => worthOfGear(hero, cards)));
}

/** The best way to equip something that makes the hero better off. */
function bestWay(hero: Hero, options: readonly string[]): string | null {
  const ways = options.filter((id) => {
    const item = id.startsWith('equip') ? itemIn(hero, id) : undefined;
    return item !== undefined && isImprovement(hero, item.card);
  });
  return best(ways, (id) => worthOfWay(hero, id));
}

/** A new item: to whom it serves best, worn at once, or kept. */
export const newItem: Habit = ({ options, hero, view, question }) => {
  const card = cardAsked(question.prompt.params?.['card']);
  const mine = improvement(hero, card);
  const heroOf = (id: string) => view.heroes[numberIn(id)];
  const gifts = options.filter((id) => id.startsWith('give'));
  const gift = best(gifts, (id) => worthAsGift(heroOf(id), card));
  const theirs = gift ? worthAsGift(heroOf(gift), card) : 0;
  if (gift && theirs > Math.max(TRIFLE, mine * 1.2)) return gift;
  return bestWay(hero, options) ?? 'keep';
};

/** Consumables go to whoever has none; wear to whom it serves. */
function worthAsGift(hero: Hero | undefined, card: string): number {
  return hero ? improvement(hero, card) : 0;
}

function cardAsked(param: unknown): string {
  const key = typeof param === 'object' && param !== null && 'key' in param ? param.key : '';
  return typeof key === 'string' ? key.replace(/\.name$/, '') : '';
}

/** Whether the Cursed Sword should change hands now. */
export function swordIsHeavy(hero: Hero, held: number): boolean {
  return held >= 2 || (held === 1 && hero.health <= 3);
}

/** How well a hero would bear the Sword. */
function worthAsBearer(hero: Hero | undefined): number {
  if (!hero) return -100;
  const fits = hero.class === 'berserker' || hero.class === 'paladin' || hero.class === 'rogue';
  return hero.health + (fits ? 2 : 0);
}

/** Trading: the Sword to whoever can bear it, what suits another to them, and on with what is better. */
export const trade: Habit = ({ options, hero, view, memory }) => {
  const gifts = options.filter((id) => id.startsWith('give'));
  const heroOf = (id: string) => view.heroes[numberIn(id)];
  const bearer = bearerOf(groundOf(view));
  const held = view.quest.counters['rounds-held'] ?? 0;
  if (bearer?.index === hero.index && held > 0) {
    const taker = best(gifts, (id) => worthAsBearer(heroOf(id)));
    if (taker) return taker;
  }
  const way = bestWay(hero, options);
  if (way) return way;
  if (memory.stingy === `${view.round}/${view.active}/${hero.index}`) return 'done';
  const gift = gifts.find((id) => {
    const other = heroOf(id);
    return other !== undefined && presents(hero, other).length > 0;
  });
  return gift ?? 'done';
};

/** What would serve another better than it serves the hero in the bag. */
function presents(hero: Hero, other: Hero): Item[] {
  return hero.items.filter(
    (item) => !item.equipped && !isImprovement(hero, item.card) && isImprovement(other, item.card),
  );
}

/** Which items to hand over. What has changed hands already cannot: then it is something nobody misses. */
export const handOver: Habit = ({ options, hero, view, question, memory }) => {
  const sword = `item${view.quest.counters['sword'] ?? -1}`;
  if (options.includes(sword) && (view.quest.counters['rounds-held'] ?? 0) > 0) return [sword];
  const name = cardAsked(question.prompt.params?.['hero']);
  const other = view.heroes.find((each) => content.heroes[each.class].id === name);
  const items = other ? presents(hero, other) : [];
  const picks = items.map(({ number }) => `item${number}`).filter((id) => options.includes(id));
  if (picks.length > 0) return picks;
  memory.stingy = `${view.round}/${view.active}/${hero.index}`;
  return best(options, (id) => -lossOf(hero, id));
};

/** How much the hero would miss an item. */
function lossOf(hero: Hero, option: string): number {
  const item = itemIn(hero, option);
  if (!item) return 0;
  const worn = item.equipped ? 100 : 0;
  return worn + (content.items[item.card]?.consumable ? 20 : 0) + worthOfGear(hero, [item.card]);
}

/** What goes into the Forge: three things that nobody misses. */
export const craft: Habit = ({ options, hero }) =>
  [...options].sort((a, b) => lossOf(hero, a) - lossOf(hero, b)).slice(0, 3);

/** Something in the bag is better than what is worn, or serves somebody here. */
export function wantsToTrade(hero: Hero, here: readonly Hero[]): boolean {
  for (const item of hero.items) {
    if (item.equipped) continue;
    if (isImprovement(hero, item.card)) return true;
  }
  return here.some((other) => other.index !== hero.index && presents(hero, other).length > 0);
}
