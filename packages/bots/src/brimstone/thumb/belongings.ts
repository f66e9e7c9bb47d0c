import { type CarriedItem, content, type Hero } from '@crawlspace/brimstone';
import { type Asked, best, numberIn } from './asked.ts';
import { blowsWith, woundsOfAHit } from './blows.ts';
import { works } from './numbers.ts';

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
  return hero.items.some((item) => !works(item) || content.items[item.card]?.upgrade);
}

/** Puts on what has a free place, takes into free hands what can be held, attaches upgrades. */
export function sort({ hero, options }: Asked): string {
  const useful = options.find((option) => {
    if (option.startsWith('wear:')) return hasRoomFor(hero, numberIn(option.slice('wear:'.length)));
    return option.startsWith('hold:') || option.startsWith('attach:');
  });
  return useful ?? 'done';
}

function hasRoomFor(hero: Hero, number: number): boolean {
  const slotsOf = (item: CarriedItem) => content.items[item.card]?.slots ?? [];
  const item = hero.items.find((each) => each.number === number);
  const taken = hero.items.filter(({ equipped }) => equipped).flatMap(slotsOf);
  return item !== undefined && slotsOf(item).every((slot) => !taken.includes(slot));
}

/** The hands that strike hardest. */
export function hands({ hero, options }: Asked): string | null {
  const held = hero.items.filter((item) => item.equipped);
  return best(options, (option) => {
    if (option === 'keep') return strengthOf(hero, held) + 0.01;
    const numbers = option === 'empty' ? [] : option.split('+').map(numberIn);
    return strengthOf(
      hero,
      hero.items.filter(({ number }) => numbers.includes(number)),
    );
  });
}

/** The best attack with some items in hand, with a little for every other use they have. */
function strengthOf(hero: Hero, items: readonly CarriedItem[]): number {
  const blows = blowsWith(hero, items).map(
    (blow) => blow.dice * blow.hits * woundsOfAHit(blow, USUAL_DEFENSE) * (blow.melee ? 1 : 1.15),
  );
  const shields = items.reduce((sum, { card }) => sum + (content.items[card]?.shield ?? 0), 0);
  return Math.max(0, ...blows) + shields + items.length / 100;
}

/** Too much in the bag: used if it heals, else handed on, else the least useful goes. */
export function lighten({ options }: Asked): string | null {
  return best(options, (option) => {
    const kind = option.startsWith('use:') ? 200 : option.startsWith('give:') ? 100 : 0;
    return kind - worthOf(option);
  });
}

function worthOf(option: string): number {
  return TOKENS.indexOf(option.split(':').at(-1) ?? '');
}

/** Too heavy: handed on, or the cheapest thing is left behind. */
export function leaveBehind({ hero, options }: Asked): string | null {
  return best(options, (option) => {
    const [way, ...rest] = option.split(':');
    const number = numberIn(rest.at(-1) ?? '');
    const card = hero.items.find((item) => item.number === number)?.card ?? '';
    const price = content.items[card]?.price ?? 0;
    return (way === 'give' ? 1000 : 0) - price;
  });
}
