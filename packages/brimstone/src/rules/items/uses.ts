import { confirm, type OptionDetails, PARTY, pick, type Rule } from '@crawlspace/kernel';
import type { Source, Use, UseTiming } from '../../abilities.ts';
import { type Adventure, heroAt, isUp } from '../../adventure.ts';
import { type Things, tokenId, withFirst } from '../../asking.ts';
import { promptFor, promptOn } from '../../asks.ts';
import type { TokenKind } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilityUses, isTimeFor, itemUsed, NOTHING } from '../abilities/ability-uses.ts';
import { exhaust, trigger } from '../abilities/active.ts';
import { noteUse } from '../abilities/changes.ts';
import { evenUse } from '../abilities/even.ts';
import { type Usable, usableOf } from '../abilities/usable.ts';
import { discardItem } from './items.ts';
import { takeToken, tokenKinds } from './side-bag.ts';
import { TOKEN_USES } from './tokens.ts';

/** What a hero can use now of the given kinds: tokens, items and abilities. KO'd heroes use nothing. */
export function usesNow(
  g: Adventure,
  hero: Hero,
  timings: readonly UseTiming[],
): readonly Usable[] {
  if (!isUp(hero)) return NOTHING;
  let usable: Usable[] | null = null;
  for (const token of tokenKinds(hero)) {
    const one = tokenUse(hero, token);
    if (!one || !isTimeFor(hero, one.use, timings)) continue;
    if (one.use.possible?.(g, one.source) === false) continue;
    usable ??= [];
    usable.push(one);
  }
  const abilities = abilityUses(g, hero, timings);
  return usable ? [...usable, ...abilities] : abilities;
}

/** What heroes can do with a token of each kind, by hero: it is the same all the time. */
const OF_TOKENS = new Map<TokenKind, Usable[]>();

function tokenUse({ index }: Hero, token: TokenKind): Usable | null {
  const known = OF_TOKENS.get(token)?.[index];
  if (known) return known;
  const use = TOKEN_USES[token];
  if (!use) return null;
  const source: Source = { card: token, hero: index, item: null, type: null };
  const made = { ...usableOf(source, evenUse(use)), id: tokenId(token), token };
  const ofKind = OF_TOKENS.get(token) ?? [];
  ofKind[index] = made;
  OF_TOKENS.set(token, ofKind);
  return made;
}

/** Uses it: the price is paid first (token, Grit, charge, exhausting), then it takes effect. */
export function* resolveUse(g: Adventure, { source, use, token }: Usable): Rule {
  if (source.hero === null) throw new Error(`${source.card} belongs to nobody`);
  const hero = heroAt(g, source.hero);
  const item = itemUsed(hero, source);
  g.emit({ t: eventOf(token, item), hero: hero.index, card: source.card, purpose: use.id });
  hero.usedInTurn = g.state.turn.number;
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
      prompt: promptFor('anytime'),
      rule: 'B-BAG-04',
      ...withFirst('continue', { ...amongUses(usable), id: partyOption }),
      describe: (one) => (one ? describeUseBy(g, one) : { text: { key: 'option.continue' } }),
    });
    if (!use) return;
    yield* resolveUse(g, use);
  }
}

/** In another hero's activation that hero asks for something of somebody, who decides. */
export function* askToUse(g: Adventure, asking: Hero, usable: Usable): Rule {
  const { source } = usable;
  const agreed = yield* confirm({
    seat: source.hero ?? asking.index,
    prompt: promptOn('asked-to-use', source.card, { hero: asking.name }),
    means: (id): BrimstoneMeaning => (id === 'yes' ? useMeaning(usable) : { kind: 'no' }),
    rule: 'B-BAG-04',
  });
  if (agreed) yield* resolveUse(g, usable);
}

const ANYTIME = ['anytime'] as const;

function usesOfParty(g: Adventure): readonly Usable[] {
  const usable: Usable[] = [];
  for (const hero of g.state.heroes) usable.push(...usesNow(g, hero, ANYTIME));
  return usable;
}

export function partyOption({ id, source }: Usable): string {
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
export function describeUse(g: Adventure, { source, use }: Usable): OptionDetails {
  return {
    text: use.text
      ? { key: use.text }
      : { key: textOf(use), params: { card: { key: `${source.card}.name` } } },
    ...(use.grit ? { cost: { grit: use.grit } } : {}),
    ...use.outlook?.(g, source),
  };
}

function textOf({ timing }: Use): string {
  const instead = timing === 'instead-of-attack' || timing === 'instead-of-search';
  return instead ? `option.use-${timing}` : 'option.use';
}

/** The party is asked for all: with several heroes it is said who would use it. */
export function describeUseBy(g: Adventure, usable: Usable): OptionDetails {
  const details = describeUse(g, usable);
  const { hero } = usable.source;
  if (g.state.heroes.length === 1 || hero === null || !details.text) return details;
  const params = { hero: heroAt(g, hero).name, deed: details.text };
  return { ...details, text: { key: 'option.by-hero', params } };
}
