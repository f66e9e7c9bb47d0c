import {
  type BrimstoneMeaning,
  type CarriedItem,
  type Hero,
  meaningOf,
} from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import { type Asked, best, findOption } from './asked.ts';
import { blowsWith, woundsOfAHit } from './blows.ts';
import { type Seen, works } from './numbers.ts';

/** What a good hit is measured against. */
const USUAL_DEFENSE = 2;
/** What to part with first. */
const TOKENS = [
  'flash',
  'dark-stone-shiv',
  'brimstone-ash',
  'whiskey',
  'tonic',
  'dynamite',
  'swamp-fungus',
  'bandages',
  'herbs',
];

/** Once in an activation, when something carried is not in use. */
export function wantsToSort({ view, hero, memory }: Asked): boolean {
  const now = `${view.turn.number}/${hero.index}`;
  if (memory.belongings === now || view.enemies.length > 0) return false;
  memory.belongings = now;
  return hero.items.some((item) => !works(view, item) || contentOf(view).items[item.card]?.upgrade);
}

/** Puts on what has a free place, takes into free hands what can be held, attaches upgrades. */
export function sort(asked: Asked): string {
  const useful = findOption(asked, (meaning) => {
    if (meaning.kind === 'wear') return hasRoomFor(asked.view, asked.hero, meaning.item);
    return meaning.kind === 'hold' || meaning.kind === 'attach';
  });
  return useful ?? 'done';
}

function hasRoomFor(seen: Seen, hero: Hero, number: number): boolean {
  const slotsOf = (item: CarriedItem) => contentOf(seen).items[item.card]?.slots ?? [];
  const item = hero.items.find((each) => each.number === number);
  const taken = hero.items.filter(({ equipped }) => equipped).flatMap(slotsOf);
  return item !== undefined && slotsOf(item).every((slot) => !taken.includes(slot));
}

/** The hands that strike hardest. */
export function hands({ hero, view, question }: Asked): string | null {
  const held = hero.items.filter((item) => item.equipped);
  return best(question.options, (option) => {
    const meaning = meaningOf(question, option);
    if (meaning?.kind !== 'hands') return strengthOf(view, hero, held) + 0.01;
    return strengthOf(
      view,
      hero,
      hero.items.filter(({ number }) => meaning.items.includes(number)),
    );
  });
}

/** The best attack with some items in hand, with a little for every other use they have. */
export function strengthOf(seen: Seen, hero: Hero, items: readonly CarriedItem[]): number {
  const blows = blowsWith(seen, hero, items).map(
    (blow) => blow.dice * blow.hits * woundsOfAHit(blow, USUAL_DEFENSE) * (blow.melee ? 1 : 1.15),
  );
  const shields = items.reduce(
    (sum, { card }) => sum + (contentOf(seen).items[card]?.shield ?? 0),
    0,
  );
  return Math.max(0, ...blows) + shields + items.length / 100;
}

/** Too much in the bag: used if it heals, else handed on, else the least useful goes. */
export function lighten({ question }: Asked): string | null {
  return best(question.options, (option) => {
    const meaning = meaningOf(question, option);
    if (meaning?.kind === 'use') return 200 - TOKENS.indexOf(meaning.token ?? '');
    return (meaning?.kind === 'hand-over' ? 100 : 0) - TOKENS.indexOf(tokenIn(meaning));
  });
}

function tokenIn(meaning: BrimstoneMeaning | null): string {
  return meaning && 'thing' in meaning && meaning.thing.kind === 'token' ? meaning.thing.token : '';
}

/** Too heavy: handed on, or the cheapest thing is left behind. */
export function leaveBehind({ question, view }: Asked): string | null {
  return best(question.options, (option) => {
    const meaning = meaningOf(question, option);
    const card =
      meaning && 'thing' in meaning && meaning.thing.kind === 'item' ? meaning.thing.card : '';
    const price = contentOf(view).items[card]?.price ?? 0;
    return (meaning?.kind === 'hand-over' ? 1000 : 0) - price;
  });
}
