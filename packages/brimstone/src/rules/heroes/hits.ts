import type { Rule, TextRef } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import type { HeroDice, HitsOnHero } from '../../effects.ts';
import type { Cause, Moments } from '../../moments.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { heroBest, heroStat } from '../figures/stats.ts';
import { gainCorruption } from './corruption.ts';
import { takeSanityDamage, takeWounds } from './harm.ts';
import { heroRoll } from './rolls.ts';

type Incoming = Moments['heroHit'];

/**
 * Hits on a hero: Cover, then Defense, against each Hit; the Shield against the damage of what got
 * through; Armor against each Wound. Returns the Wounds taken.
 */
export function* hitHero(g: Adventure, hero: Hero, hits: HitsOnHero): Rule<number> {
  return yield* hitTogether(g, hero, [hits]);
}

/**
 * Hits of several attacks at once: the saves against all of them are rolled together, so that one
 * Grit re-rolls every failed die. Then each source wounds by itself, one after the other; what comes
 * after a KO is lost. Returns all Wounds taken.
 */
export function* hitTogether(
  g: Adventure,
  hero: Hero,
  attacks: readonly HitsOnHero[],
): Rule<number> {
  const all: Opening[] = [];
  for (const attack of attacks) {
    const incoming = yield* announce(g, hero, 'hit', attack);
    all.push({ incoming, open: openHits(incoming) });
  }
  yield* cover(g, hero, all);
  yield* defense(
    g,
    hero,
    all.filter(({ incoming }) => !incoming.ignoresDefense),
  );
  let wounds = 0;
  for (const source of bySource(all)) wounds += yield* woundsOf(g, hero, source);
  return wounds;
}

/** Hits and those of them, by position, that nothing has stopped yet. */
interface Opening {
  readonly incoming: Incoming;
  open: readonly number[];
}

/** All hits of one enemy are one source; those of other causes are by themselves. */
function bySource(all: readonly Opening[]): Opening[][] {
  const sources: Opening[][] = [];
  for (const each of all) {
    const { enemy } = each.incoming.cause;
    const known = sources.find(([first]) => enemy && first?.incoming.cause.enemy === enemy);
    if (known) known.push(each);
    else sources.push([each]);
  }
  return sources;
}

function* woundsOf(g: Adventure, hero: Hero, source: readonly Opening[]): Rule<number> {
  const [first] = source;
  const { shield } = abilitiesOfHero(g, hero);
  let wounds = 0;
  let hits = 0;
  // The To Hit rolls behind the hits that got through.
  const rolls: number[] = [];
  for (const { incoming, open } of source) {
    wounds += Math.max(0, incoming.damage - shield) * open.length;
    hits += open.length;
    for (const position of open) {
      const roll = incoming.rolls[position];
      if (roll !== undefined) rolls.push(roll);
    }
  }
  if (!first) return 0;
  return yield* takeWounds(g, hero, wounds, first.incoming.cause, { hits, rolls });
}

/** Horror Hits: Willpower against each, Spirit Armor against each point. Returns the Sanity lost. */
export function* horrorHit(g: Adventure, hero: Hero, hits: HitsOnHero): Rule<number> {
  const incoming = yield* announce(g, hero, 'horror', hits);
  let open = openHits(incoming);
  if (!incoming.ignoresDefense) open = yield* save(g, incoming, open, 'willpower');
  return yield* takeSanityDamage(g, hero, incoming.damage * open.length, hits.cause);
}

/** Corruption Hits: Willpower against each; no Armor helps. Returns the Corruption Points gained. */
export function* corruptionHit(g: Adventure, hero: Hero, hits: number, cause: Cause): Rule<number> {
  const incoming = yield* announce(g, hero, 'corruption', { hits, cause });
  let open = openHits(incoming);
  if (!incoming.ignoresDefense) open = yield* save(g, incoming, open, 'willpower');
  if (!isUp(hero)) return 0;
  yield* gainCorruption(g, hero, open.length);
  return open.length;
}

/** Tells of hits on their way. Heroes who are out take none. */
function* announce(
  g: Adventure,
  hero: Hero,
  kind: Incoming['kind'],
  asked: HitsOnHero,
): Rule<Incoming> {
  const incoming: Incoming = {
    hero,
    cause: asked.cause,
    kind,
    hits: isUp(hero) ? asked.hits : 0,
    damage: asked.damage ?? 1,
    ignoresDefense: asked.ignoresDefense ?? false,
    rolls: asked.rolls ?? [],
  };
  if (incoming.hits > 0) yield* trigger(g, 'heroHit', incoming);
  // What came of announcing them may have put the hero out.
  if (!isUp(hero)) incoming.hits = 0;
  return incoming;
}

/** The hits still to be stopped, by position: a save is rolled for each one of them. */
function openHits({ hits }: Incoming): number[] {
  const open: number[] = [];
  for (let position = 0; position < hits; position++) open.push(position);
  return open;
}

/** Cover comes before Defense and works even when Defense is ignored. */
function* cover(g: Adventure, hero: Hero, all: readonly Opening[]): Rule {
  const need = heroBest(g, hero, 'cover');
  if (need !== null) yield* saveTogether(g, hero, all, 'cover', need);
}

function* defense(g: Adventure, hero: Hero, all: readonly Opening[]): Rule {
  yield* saveTogether(g, hero, all, 'defense', heroStat(g, hero, 'defense'));
}

/** One die for each hit that is still open, all in one roll. */
function* saveTogether(
  g: Adventure,
  hero: Hero,
  all: readonly Opening[],
  purpose: 'cover' | 'defense',
  need: number,
): Rule {
  let count = 0;
  for (const { open } of all) count += open.length;
  if (count === 0 || !isUp(hero)) return;
  const dice = yield* heroRoll(g, hero, purpose, { count, need, ...openlyFrom(all) });
  const stopped = dice.filter((die) => die >= need).length;
  let at = 0;
  for (const each of all) each.open = each.open.filter(() => (dice[at++] as number) < need);
  if (stopped > 0) g.emit({ t: 'defended', hero: hero.index, amount: stopped, purpose });
}

/** Whom hits are from: one for all of them, or told die by die. */
function openlyFrom(all: readonly Opening[]): Pick<HeroDice, 'against' | 'about' | 'card'> {
  const hits: Incoming[] = [];
  for (const { open, incoming } of all) for (const _ of open) hits.push(incoming);
  const [first] = hits;
  if (!first) return {};
  if (hits.every(({ cause }) => cause.id === first.cause.id)) {
    const { card, against } = fromCause(first.cause, hits.length);
    const isSame = hits.every(({ damage }) => damage === first.damage);
    return {
      ...(card ? { card } : {}),
      ...(against ? { against: isSame ? withDamage(against, first.damage) : against } : {}),
    };
  }
  return {
    about: (position) => {
      const from = hits[position] && causeName(hits[position].cause, 1);
      const params = { n: position + 1, count: hits.length, from: from ?? '' };
      return { key: from ? 'roll.hit-from' : 'roll.hit-of', params };
    },
  };
}

/** What a hit would do: that is at stake when it is not stopped. */
function withDamage(from: TextRef, damage: number): TextRef {
  return { key: 'roll.for-damage', params: { from, damage } };
}

/** For the question about the dice: who or what they are rolled against, and its card. */
function fromCause(cause: Cause, hits: number): { against?: TextRef; card?: string } {
  const against = causeName(cause, hits);
  return {
    ...(against ? { against } : {}),
    ...(cause.kind === 'card' ? { card: cause.id } : {}),
  };
}

/** Abilities such as Fear are named with the number of their hits. */
function causeName({ kind, id }: Cause, x: number): TextRef | null {
  if (kind === 'rule') return null;
  return { key: kind === 'explosion' ? 'dynamite.name' : `${id}.name`, params: { x } };
}

function* save(
  g: Adventure,
  { hero, cause }: Incoming,
  open: number[],
  name: 'willpower',
): Rule<number[]> {
  const need = heroStat(g, hero, name);
  const asked = { count: open.length, need, ...fromCause(cause, open.length) };
  const dice = yield* heroRoll(g, hero, name, asked);
  const through = open.filter((_, i) => (dice[i] as number) < need);
  const stopped = open.length - through.length;
  if (stopped > 0) g.emit({ t: 'defended', hero: hero.index, amount: stopped, purpose: name });
  return through;
}
