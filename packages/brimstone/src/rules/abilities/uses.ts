import { type OptionDetails, PARTY, pick, type Rule } from '@crawlspace/kernel';
import type { Source, Use, UseTiming } from '../../abilities.ts';
import { type Adventure, heroAt, isUp } from '../../adventure.ts';
import { type Things, withFirst } from '../../asking.ts';
import type { TokenKind } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { discardItem, itemOf } from '../items/items.ts';
import { takeToken, tokenKinds } from '../items/side-bag.ts';
import { TOKEN_USES } from '../items/tokens.ts';
import { exhaust, isUsedUp, trigger } from './active.ts';
import { noteUse } from './changes.ts';
import { abilitiesOfHero } from './hero-abilities.ts';
import { tableAbilities } from './table-abilities.ts';
import { type Usable, usableOf } from './usable.ts';

const NOTHING: readonly Usable[] = [];

/** What a hero can use now of the given kinds: tokens, items and abilities. KO'd heroes use nothing. */
export function usesNow(
  g: Adventure,
  hero: Hero,
  timings: readonly UseTiming[],
): readonly Usable[] {
  if (!isUp(hero)) return NOTHING;
  let usable: Usable[] | null = null;
  for (const token of tokenKinds(hero)) {
    const use = TOKEN_USES[token];
    if (!use || !isTimeFor(hero, use, timings)) continue;
    const source: Source = { card: token, hero: hero.index, item: null, type: null };
    if (use.possible?.(g, source) === false) continue;
    usable ??= [];
    usable.push({ ...usableOf(source, use), id: `t:${token}`, token });
  }
  for (const own of abilitiesOfHero(g, hero).uses) {
    if (!isTimeFor(hero, own.use, timings) || !isReady(g, hero, own)) continue;
    usable ??= [];
    usable.push(own);
  }
  // The mission and the cards in play offer theirs to every hero.
  for (const offer of tableAbilities(g).uses) {
    if (!isTimeFor(hero, offer.use, timings)) continue;
    const offered = { ...offer, source: { ...offer.source, hero: hero.index } };
    if (!isReady(g, hero, offered)) continue;
    usable ??= [];
    usable.push(offered);
  }
  return usable ?? NOTHING;
}

/** Free Attacks belong into the own activation, one in a turn. */
function isTimeFor(hero: Hero, use: Use, timings: readonly UseTiming[]): boolean {
  if (!timings.includes(use.timing)) return false;
  return use.timing !== 'free-attack' || (hero.activation !== null && !hero.freeAttackUsed);
}

/** Not used up, affordable, and with an effect. */
function isReady(g: Adventure, hero: Hero, usable: Usable): boolean {
  const { source, use } = usable;
  if (isUsedUp(g, usable)) return false;
  if ((use.grit ?? 0) > hero.grit) return false;
  if (use.limit === 'charge' && itemUsed(hero, source)?.charges === 0) return false;
  return use.possible?.(g, source) ?? true;
}

function itemUsed(hero: Hero, { item }: Source): CarriedItem | undefined {
  return item === null ? undefined : itemOf(hero, item);
}

/** Uses it: the price is paid first (token, Grit, charge, exhausting), then it takes effect. */
export function* resolveUse(g: Adventure, { source, use, token }: Usable): Rule {
  if (source.hero === null) throw new Error(`${source.card} belongs to nobody`);
  const hero = heroAt(g, source.hero);
  const item = itemUsed(hero, source);
  g.emit({ t: eventOf(token, item), hero: hero.index, card: source.card, purpose: use.id });
  if (token !== null) takeToken(hero, token);
  if (use.grit) g.do.loseGrit(g, hero, use.grit);
  if (item) noteUse(g, hero, item);
  useUp(g, hero, item, source, use);
  yield* use.resolve(g, source);
  if (token !== null) yield* trigger(g, 'tokenUsed', { hero, token });
}

function eventOf(token: TokenKind | null, item: CarriedItem | undefined) {
  if (token !== null) return 'token-used' as const;
  return item ? ('item-used' as const) : ('ability-used' as const);
}

/** Exhausts for a span, or takes a charge; with the last charge the item is gone. */
function useUp(
  g: Adventure,
  hero: Hero,
  item: CarriedItem | undefined,
  source: Source,
  { id, limit }: Use,
): void {
  if (limit === undefined) return;
  if (limit !== 'discard' && limit !== 'charge') {
    exhaust(g, source, limit, id);
    return;
  }
  if (!item) return;
  if (limit === 'charge' && item.charges !== null) item.charges--;
  if (limit === 'discard' || item.charges === 0) discardItem(g, hero, item);
}

/**
 * The window between decisions in which heroes may use what can be used at any time. It opens only
 * when somebody has something with an effect, and lasts until the party goes on.
 */
export function* anytime(g: Adventure): Rule {
  for (const hero of g.state.heroes) yield* g.do.keepLimits(g, hero);
  for (;;) {
    const usable = usesOfParty(g);
    if (usable.length === 0) return;
    const use = yield* pick({
      seat: PARTY,
      prompt: { key: 'prompt.anytime' },
      rule: 'B-BAG-04',
      ...withFirst('continue', { ...amongUses(usable), id: partyOption }),
      describe: (one) => (one ? describeUseBy(g, one) : { text: { key: 'option.continue' } }),
    });
    if (!use) return;
    yield* resolveUse(g, use);
  }
}

const ANYTIME = ['anytime'] as const;

function usesOfParty(g: Adventure): readonly Usable[] {
  return g.state.heroes.flatMap((hero) => usesNow(g, hero, ANYTIME));
}

function partyOption({ id, source }: Usable): string {
  return `h${source.hero}:${id}`;
}

export function amongUses(of: readonly Usable[]): Things<Usable> {
  return { of, id: ({ id }) => id, means: useMeaning };
}

export function useMeaning({ source, use, token }: Usable): BrimstoneMeaning {
  const { card, item } = source;
  const hero = source.hero ?? 0;
  return { kind: 'use', hero, card, use: use.id, timing: use.timing, token, item };
}

/** What a player sees of a use among the options. */
export function describeUse({ source, use }: Usable): OptionDetails {
  return {
    text: use.text
      ? { key: use.text }
      : { key: textOf(use), params: { card: { key: `${source.card}.name` } } },
    ...(use.grit ? { cost: { grit: use.grit } } : {}),
  };
}

function textOf({ timing }: Use): string {
  const instead = timing === 'instead-of-attack' || timing === 'instead-of-search';
  return instead ? `option.use-${timing}` : 'option.use';
}

/** The party is asked for all: with several heroes it is said who would use it. */
function describeUseBy(g: Adventure, usable: Usable): OptionDetails {
  const details = describeUse(usable);
  const { hero } = usable.source;
  if (g.state.heroes.length === 1 || hero === null || !details.text) return details;
  const params = { hero: heroAt(g, hero).name, deed: details.text };
  return { ...details, text: { key: 'option.by-hero', params } };
}
