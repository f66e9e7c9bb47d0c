import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { MomentName, Moments } from '../../moments.ts';
import type { Hero, Span } from '../../state.ts';
import { type Active, abilitiesOfHero, type Reaction } from './hero-abilities.ts';
import type { Together } from './in-force.ts';
import { noteOf, type Usable } from './usable.ts';

/** The abilities in force that change numbers of enemies. */
export function abilitiesOnEnemies(g: Adventure): readonly Active[] {
  return together(g).onEnemies;
}

/** The abilities of a hero: upgrades, conditions and items that work. Numbers count even when KO'd. */
export function abilitiesOf(g: Adventure, hero: Hero): readonly Active[] {
  return abilitiesOfHero(g, hero).list;
}

/** Tells every ability that reacts to it of a moment, the table's first, then the heroes'. */
export function trigger<Name extends MomentName>(
  g: Adventure,
  name: Name,
  moment: Moments[Name],
): Rule {
  const reactions = together(g).reactionsTo(name);
  return reactions.length === 0 ? NOTHING_HAPPENS : react(g, name, reactions, moment);
}

function* react<Name extends MomentName>(
  g: Adventure,
  name: Name,
  reactions: readonly Reaction<Name>[],
  moment: Moments[Name],
): Rule {
  for (const reaction of reactions) {
    // An earlier handler may have ended this one, or put its owner out.
    const now = together(g).reactionsTo(name);
    if (now !== reactions && !now.some((each) => isSame(each, reaction))) continue;
    const rule = reaction.handler(g, reaction.source, moment);
    if (rule) yield* rule;
  }
}

function isSame(one: Reaction, other: Reaction): boolean {
  const { source } = one;
  const { card, hero, item, type } = other.source;
  if (one.handler !== other.handler || source.card !== card) return false;
  return source.hero === hero && source.item === item && source.type === type;
}

/** Whether anything in force reacts to a moment, for rules that can save work when nothing does. */
export function reacts(g: Adventure, name: MomentName): boolean {
  return together(g).reactionsTo(name).length > 0;
}

function together(g: Adventure): Together {
  return g.inForce.together.get();
}

function notesOf(g: Adventure, source: Source): Hero['exhausted'] {
  const hero = source.hero === null ? undefined : g.state.heroes[source.hero];
  return hero?.exhausted ?? g.state.exhausted;
}

/** Whether a source (or one of its uses) is used up for now. */
export function isExhausted(g: Adventure, source: Source, id?: string): boolean {
  const notes = notesOf(g, source);
  return !isEmpty(notes) && noteOf(source, id) in notes;
}

/** The same of something whose note is known. */
export function isUsedUp(g: Adventure, { source, note }: Pick<Usable, 'source' | 'note'>): boolean {
  return note in notesOf(g, source);
}

/** Mostly nothing is used up, and no name has to be put together. */
function isEmpty(notes: Hero['exhausted']): boolean {
  for (const _ in notes) return false;
  return true;
}

/** Uses a source (or one of its uses) up until the end of a span. */
export function exhaust(g: Adventure, source: Source, span: Span, id?: string): void {
  notesOf(g, source)[noteOf(source, id)] = span;
}

/** Makes a source (or one of its uses) ready again before its span is over. */
export function makeReady(g: Adventure, source: Source, id?: string): void {
  delete notesOf(g, source)[noteOf(source, id)];
}

/** Spans that are over when a span is over: with the turn every activation, with the adventure all. */
const ENDS: Readonly<Record<Span, readonly Span[]>> = {
  activation: ['activation'],
  turn: ['activation', 'turn'],
  fight: ['fight'],
  adventure: ['activation', 'turn', 'fight', 'adventure'],
};

/** A span ends: what was used up for it is ready again, and bonuses that lasted so long are gone. */
export function readyAll(g: Adventure, span: Span): void {
  const over = ENDS[span];
  ready(g.state.exhausted, over);
  g.state.enemyBonuses = g.state.enemyBonuses.filter(({ until }) => !over.includes(until));
  for (const hero of g.state.heroes) readyHero(hero, span);
}

/** The same for one hero only: the end of an activation. */
export function readyHero(hero: Hero, span: Span): void {
  ready(hero.exhausted, ENDS[span]);
  if (hero.bonuses.length === 0) return;
  hero.bonuses = hero.bonuses.filter(({ until }) => !ENDS[span].includes(until));
}

function ready(notes: Hero['exhausted'], over: readonly Span[]): void {
  for (const note in notes) if (over.includes(notes[note] as Span)) delete notes[note];
}
