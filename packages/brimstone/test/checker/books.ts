import { content } from '../../src/content/index.ts';
import type { BrimstoneEvent, EventOf } from '../../src/events.ts';
import type { AdventureState, Hero } from '../../src/state.ts';
import { type Check, told } from './check.ts';
import { heroNumber } from './hero-numbers.ts';

const COUNTED = ['wounds', 'sanityDamage', 'grit', 'corruption', 'xp', 'darkStone'] as const;
type Counted = (typeof COUNTED)[number] | 'gold';
type Books = Record<Counted, number>;

/**
 * Running totals: what heroes have must be what they had, more or less what was told since. Says
 * nothing about whether the amount told is the right one.
 */
export const books: Check = {
  name: 'books',
  start() {
    let kept: Books[] = [];
    let isLost = false;
    let limits: number[][] = [];
    const saved = new Set<number>();
    const mutated = new Set<number>();
    return ({ moment, now, report }) => {
      // An item that lends Health may be given away and come back between two steps.
      if (moment.kind === 'asked') {
        const before = limits;
        limits = now.heroes.map((hero) =>
          LIMITS.map(([, name]) => heroNumber(now, hero, name) ?? 0),
        );
        cut(kept, now, (hero) =>
          (limits[hero] ?? []).some((limit, n) => limit < (before[hero]?.[n] ?? 0)),
        );
      }
      if (moment.kind === 'answered') {
        isLost = moment.question.prompt.key === 'prompt.spend-grit-at-once';
      }
      // Grit that there is no room for is told as lost and was never had.
      if (isLost && told(moment, 'grit-lost')) isLost = false;
      else if (moment.kind === 'event') {
        enter(kept, moment.event);
        if (moment.event.t === 'rolled') cut(kept, now);
        if (saves(moment.event)) saved.add(moment.event.hero ?? -1);
        // A new level heals its hero in the middle of an adventure.
        if (moment.event.t === 'level-gained') saved.add(moment.event.hero);
        // How much goes with a Mutation hangs on what brought it.
        if (moment.event.t === 'mutation') mutated.add(moment.event.hero);
      }
      if (moment.kind !== 'step') return;
      if (now.turn.number > 1) {
        cut(kept, now);
        for (const index of saved) {
          const { wounds = 0, sanityDamage = 0 } = now.heroes[index] ?? {};
          Object.assign(kept[index] ?? {}, { wounds, sanityDamage });
        }
        for (const index of mutated) {
          Object.assign(kept[index] ?? {}, { corruption: now.heroes[index]?.corruption });
        }
        saved.clear();
        mutated.clear();
        for (const text of wrong(kept, now)) report('B-XP-59', text);
      }
      kept = now.heroes.map(open);
    };
  },
};

/** Who keeps a hero on their feet says how much is left. */
function saves(event: BrimstoneEvent): event is EventOf<'ability-used'> {
  if (event.t !== 'ability-used' && event.t !== 'item-used') return false;
  const { ability } = content.upgrades[event.card] ?? content.items[event.card] ?? {};
  return ability?.on?.heroKnockedOut !== undefined;
}

/**
 * Less Health than there are Wounds, by an Injury or without an item, takes the rest of them away; who
 * is up keeps one.
 */
function cut(
  kept: readonly Books[],
  now: AdventureState,
  hasLess: (hero: number) => boolean = () => true,
): void {
  for (const hero of now.heroes) {
    const book = kept[hero.index];
    if (!book || !hasLess(hero.index)) continue;
    for (const [name, limit] of LIMITS) {
      const most = heroNumber(now, hero, limit) ?? 0;
      const isCut = hero[name] === most || hero[name] === most - 1;
      if (isCut) book[name] = Math.min(book[name], hero[name]);
    }
  }
}

const LIMITS = [
  ['wounds', 'maxHealth'],
  ['sanityDamage', 'maxSanity'],
] as const;

function wrong(kept: readonly Books[], now: AdventureState): string[] {
  const byHero = now.heroes.flatMap((hero) =>
    COUNTED.flatMap((name) => {
      const should = kept[hero.index]?.[name] ?? 0;
      if (should === hero[name]) return [];
      return [`hero ${hero.index} has ${hero[name]} ${name}, told were ${should}`];
    }),
  );
  // Heroes sell things to each other: only what all of them have is known.
  const sum = (of: readonly { readonly gold: number }[]) =>
    of.reduce((all, { gold }) => all + gold, 0);
  const isShort = sum(kept) !== sum(now.heroes);
  return [...byHero, ...(isShort ? [`all have $${sum(now.heroes)}, told were ${sum(kept)}`] : [])];
}

function open(hero: Hero): Books {
  const { wounds, sanityDamage, grit, corruption, xp, gold, darkStone } = hero;
  return { wounds, sanityDamage, grit, corruption, xp, gold, darkStone };
}

/** What each event adds to one number of a hero. */
const ADDS: Partial<Record<BrimstoneEvent['t'], readonly [Counted, 1 | -1]>> = {
  wounded: ['wounds', 1],
  'sanity-lost': ['sanityDamage', 1],
  'grit-gained': ['grit', 1],
  'grit-lost': ['grit', -1],
  'grit-spent': ['grit', -1],
  corruption: ['corruption', 1],
  xp: ['xp', 1],
  gold: ['gold', 1],
  'gold-lost': ['gold', -1],
  'dark-stone': ['darkStone', 1],
  'dark-stone-lost': ['darkStone', -1],
};

/** What a level costs. */
const XP_OF_LEVEL: Readonly<Record<number, number>> = {
  2: 500,
  3: 1000,
  4: 2000,
  5: 3000,
  6: 4500,
  7: 6000,
  8: 8000,
};

function enter(kept: Books[], event: BrimstoneEvent): void {
  const hero = 'hero' in event && event.hero !== undefined ? kept[event.hero] : undefined;
  if (!hero) return;
  const adds = ADDS[event.t];
  if (adds && 'amount' in event) hero[adds[0]] += adds[1] * (event.amount ?? 0);
  if (event.t === 'healed') {
    hero[event.purpose === 'wounds' ? 'wounds' : 'sanityDamage'] -= event.amount;
  }
  if (event.t === 'upgrade-attached') {
    hero.darkStone -= content.items[event.card]?.upgrade?.darkStone ?? 0;
  }
  if (event.t === 'level-gained') hero.xp -= XP_OF_LEVEL[event.amount] ?? 0;
  if (event.t === 'revived') Object.assign(hero, { wounds: 0, sanityDamage: 0 });
}
