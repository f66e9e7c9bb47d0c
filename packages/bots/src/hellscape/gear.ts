import { content, type DescentView } from '@crawlspace/hellscape';
import { worthOfItem } from './arms.ts';
import { best, type Habit, numberIn } from './asked.ts';
import type { Hero } from './ground.ts';

function slotOf(card: string): string {
  const slot = (content.items[card] ?? content.mobItems[card])?.slot ?? 'none';
  return slot === 'two-hands' ? 'hand' : slot;
}

function isTwoHanded(card: string): boolean {
  return (content.items[card] ?? content.mobItems[card])?.slot === 'two-hands';
}

/** What would have to come off for this card, at least. */
function inTheWay(hero: Hero, card: string): number {
  const worn = hero.items
    .filter((item) => item.equipped && slotOf(item.card) === slotOf(card))
    .map((item) => worthOfItem(hero, item.card))
    .sort((a, b) => a - b);
  if (slotOf(card) !== 'hand') return worn[0] ?? 0;
  const holdsTwoHanded = hero.items.some((item) => item.equipped && isTwoHanded(item.card));
  if (isTwoHanded(card) || holdsTwoHanded) return worn.reduce((a, b) => a + b, 0);
  return worn.length < 2 ? 0 : (worn[0] ?? 0);
}

/** Better than what it would replace, by more than a trifle. */
export function isImprovement(hero: Hero, card: string): boolean {
  if (slotOf(card) === 'none' || content.items[card]?.consumable) return false;
  const only = content.items[card]?.class;
  if (only && only !== hero.class) return false;
  return worthOfItem(hero, card) > inTheWay(hero, card) + 0.3;
}

function cardOf(hero: Hero, option: string): string {
  const number = Number(/i(\d+)/.exec(option)?.[1]);
  return hero.items.find((item) => item.number === number)?.card ?? '';
}

/** A new item: worn at once when it is better, given to a hero it suits more, or kept. */
export const newItem: Habit = ({ options, hero, view }) => {
  const equip = best(
    options.filter((id) => id.startsWith('equip')),
    (id) => worthOfItem(hero, cardOf(hero, id)),
  );
  const last = hero.items.at(-1)?.card ?? '';
  const card = equip ? cardOf(hero, equip) : last;
  if (equip && isImprovement(hero, card)) return equip;
  const gift = options.find((id) => {
    const other = id.startsWith('give') ? view.heroes[numberIn(id)] : undefined;
    return other !== undefined && isImprovement(other, card);
  });
  return gift ?? options.find((id) => id === 'keep' || id === 'done') ?? null;
};

/** The Cursed Sword goes to whoever can bear it best, once it has been held for two rounds. */
function handTheSwordOver(options: readonly string[], view: DescentView): string | null {
  const { counters, id } = view.quest;
  if (id !== 'the-cursed-sword' || (counters['rounds-held'] ?? 0) < 2) return null;
  const gifts = options.filter((option) => option.startsWith(`give-i${counters['sword']}-`));
  return best(gifts, (option) => view.heroes[Number(option.split('-').at(-1))]?.health ?? 0);
}

/** Trading: put on what is better, hand over what suits another, and be done. */
export const trade: Habit = ({ options, hero, view }) => {
  const handOver = handTheSwordOver(options, view);
  if (handOver) return handOver;
  const equips = options.filter(
    (id) => id.startsWith('equip') && isImprovement(hero, cardOf(hero, id)),
  );
  const equip = best(equips, (id) => worthOfItem(hero, cardOf(hero, id)));
  if (equip) return equip;
  const gift = options.find((id) => {
    if (!id.startsWith('give-')) return false;
    const other = view.heroes[Number(id.split('-').at(-1))];
    const item = hero.items.find((each) => each.number === Number(/i(\d+)/.exec(id)?.[1]));
    return (
      item !== undefined && !item.equipped && other !== undefined && isImprovement(other, item.card)
    );
  });
  return gift ?? 'done';
};
