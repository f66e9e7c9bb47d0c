import { type Content, type HellscapeMeaning, meaningOf } from '@crawlspace/hellscape';
import { contentOf, onceFor } from '@crawlspace/kernel';
import { LatestOfEach, Remembered } from '../../remembered.ts';
import { slotOf, worthOfGear } from './arms.ts';
import { type Asked, best, bestOption, findOption, type Habit } from './asked.ts';
import { bearerOf } from './goals.ts';
import { groundOf, type Hero } from './ground.ts';
import type { Seen } from './printed.ts';

type Item = Hero['items'][number];

function isTwoHanded(seen: Seen, card: string): boolean {
  return slotOf(seen, card) === 'two-hands';
}

function mayWear(seen: Seen, hero: Hero, card: string): boolean {
  const only = contentOf(seen).items[card]?.class;
  return slotOf(seen, card) !== 'none' && (only === undefined || only === hero.class);
}

/** What a hero would have on with the card equipped, in the best place for it. */
function gearWith(
  seen: Seen,
  worn: readonly string[],
  card: string,
): readonly (readonly string[])[] {
  const slot = slotOf(seen, card);
  if (slot !== 'hand' && slot !== 'two-hands') {
    return [[...worn.filter((each) => slotOf(seen, each) !== slot), card]];
  }
  const held = worn.filter((each) => slotOf(seen, each) === 'hand' || isTwoHanded(seen, each));
  const rest = worn.filter((each) => !held.includes(each));
  if (slot === 'two-hands' || held.some((each) => isTwoHanded(seen, each)))
    return [[...rest, card]];
  if (held.length < 2) return [[...worn, card]];
  return held.map((off) => {
    const kept = [...held];
    kept.splice(kept.indexOf(off), 1);
    return [...rest, ...kept, card];
  });
}

/** How much better off the hero would be with the card equipped. */
export function improvement(seen: Seen, hero: Hero, card: string): number {
  if (!mayWear(seen, hero, card)) return 0;
  const { worn, name } = outfits.get(contentOf(seen), hero, outfitOf);
  return improvementsIn(contentOf(seen)).get(name + card, () => {
    const options = gearWith(seen, worn, card).map((cards) => worthOfGear(seen, hero, cards));
    return Math.max(...options) - worthOfGear(seen, hero, worn);
  });
}

const improvementsIn = onceFor((_: Content) => new Remembered<number>(5000));

/** What a hero has on, and a name for it. */
const outfits = new LatestOfEach<
  Content,
  Hero,
  { readonly worn: readonly string[]; readonly name: string }
>();

function outfitOf(_: Content, hero: Hero) {
  const worn = wornBy(hero);
  return { worn, name: `${hero.class}/${worn}/` };
}

/** Cards that a hero has equipped. */
export function wornBy(hero: Hero): string[] {
  const worn: string[] = [];
  for (const { card, equipped } of hero.items) if (equipped) worn.push(card);
  return worn;
}

const TRIFLE = 0.2;

export function isImprovement(seen: Seen, hero: Hero, card: string): boolean {
  return improvement(seen, hero, card) > TRIFLE;
}

/** Not worn, not wanted, not drunk: good for a Forge. */
export function isSpare(seen: Seen, hero: Hero, item: Item): boolean {
  return (
    !item.equipped &&
    !contentOf(seen).items[item.card]?.consumable &&
    !isImprovement(seen, hero, item.card)
  );
}

/** The item of the hero that an option is about. */
function itemIn(hero: Hero, means: HellscapeMeaning): Item | undefined {
  return 'item' in means ? hero.items.find(({ number }) => number === means.item) : undefined;
}

/** What equipping an item would bring, with what comes off for it. */
function worthOfWay(seen: Seen, hero: Hero, { card, off }: Way): number {
  const worn: string[] = [];
  for (const item of hero.items) {
    if (item.equipped && !off.includes(item.number)) worn.push(item.card);
  }
  return worthOfGear(seen, hero, [...worn, card]);
}

type Way = Extract<HellscapeMeaning, { kind: 'equip' }>;

/** The best way to equip something that makes the hero better off. */
function bestWay({ question, hero, view: seen }: Asked): string | null {
  let found: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    const means = meaningOf(question, option);
    if (means.kind !== 'equip' || !isImprovement(seen, hero, means.card)) continue;
    const worth = worthOfWay(seen, hero, means);
    if (worth <= most) continue;
    most = worth;
    found = option;
  }
  return found;
}

interface Gift {
  readonly option: string;
  readonly to: Hero;
}

/** Heroes to whom something can be handed. */
function giftsIn({ question, view }: Asked): Gift[] {
  return question.options.flatMap((option) => {
    const means = meaningOf(question, option);
    const to = means.kind === 'give' ? view.heroes[means.hero] : undefined;
    return to ? [{ option, to }] : [];
  });
}

/** A new item: to whom it serves best, worn at once, or kept. */
export const newItem: Habit = (asked) => {
  const { question, hero, view: seen } = asked;
  const items = question.options.map((option) => itemIn(hero, meaningOf(question, option)));
  const card = items.find((item) => item !== undefined)?.card ?? '';
  const mine = improvement(seen, hero, card);
  const gift = best(giftsIn(asked), ({ to }) => improvement(seen, to, card));
  if (gift && improvement(seen, gift.to, card) > Math.max(TRIFLE, mine * 1.2)) return gift.option;
  return bestWay(asked) ?? 'keep';
};

/** Whether the Cursed Sword should change hands now. */
export function swordIsHeavy(hero: Hero, held: number): boolean {
  return held >= 2 || (held === 1 && hero.health <= 3);
}

/** How well a hero would bear the Sword. */
function worthAsBearer(hero: Hero): number {
  const fits = hero.class === 'berserker' || hero.class === 'paladin' || hero.class === 'rogue';
  return hero.health + (fits ? 2 : 0);
}

/** Trading: the Sword to whoever can bear it, what suits another to them, and on with what is better. */
export const trade: Habit = (asked) => {
  const { hero, view, memory } = asked;
  const seen = view;
  const gifts = giftsIn(asked);
  const bearer = bearerOf(groundOf(view));
  const held = view.quest.counters['rounds-held'] ?? 0;
  if (bearer?.index === hero.index && held > 0) {
    const taker = best(gifts, ({ to }) => worthAsBearer(to));
    if (taker) return taker.option;
  }
  const way = bestWay(asked);
  if (way) return way;
  if (memory.stingy === `${view.round}/${view.active}/${hero.index}`) return 'done';
  const gift = gifts.find(({ to }) => presents(seen, hero, to).length > 0);
  return gift?.option ?? 'done';
};

/** What would serve another better than it serves the hero in the bag. */
function presents(seen: Seen, hero: Hero, other: Hero): Item[] {
  return hero.items.filter(
    (item) =>
      !item.equipped &&
      !isImprovement(seen, hero, item.card) &&
      isImprovement(seen, other, item.card),
  );
}

/** Which items to hand over. What has changed hands already cannot: then it is something nobody misses. */
export const handOver: Habit = (asked) => {
  const { options, hero, view, question, memory } = asked;
  const seen = view;
  const { sword = -1, 'rounds-held': held = 0 } = view.quest.counters;
  const theSword = findOption(asked, (means) => itemIn(hero, means)?.number === sword);
  if (theSword && held > 0) return theSword;
  const picks = options.filter((option) => {
    const means = meaningOf(question, option);
    const other = means.kind === 'item' ? view.heroes[means.to ?? -1] : undefined;
    const item = itemIn(hero, means);
    return other !== undefined && item !== undefined && presents(seen, hero, other).includes(item);
  });
  if (picks.length > 0) return picks;
  memory.stingy = `${view.round}/${view.active}/${hero.index}`;
  return bestOption(asked, (means) => -lossOf(seen, hero, itemIn(hero, means)));
};

/** How much the hero would miss an item. */
function lossOf(seen: Seen, hero: Hero, item: Item | undefined): number {
  if (!item) return 0;
  const worn = item.equipped ? 100 : 0;
  return (
    worn +
    (contentOf(seen).items[item.card]?.consumable ? 20 : 0) +
    worthOfGear(seen, hero, [item.card])
  );
}

/** What goes into the Forge: three things that nobody misses. */
export const craft: Habit = ({ options, question, hero, view: seen }) => {
  const loss = (option: string) => lossOf(seen, hero, itemIn(hero, meaningOf(question, option)));
  return [...options].sort((a, b) => loss(a) - loss(b)).slice(0, 3);
};

/** Something in the bag is better than what is worn, or serves somebody here. */
export function wantsToTrade(seen: Seen, hero: Hero, here: readonly Hero[]): boolean {
  for (const item of hero.items) {
    if (item.equipped) continue;
    if (isImprovement(seen, hero, item.card)) return true;
  }
  return here.some((other) => other.index !== hero.index && presents(seen, hero, other).length > 0);
}
