import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { Part } from '../../made.ts';
import type { MomentName, Moments } from '../../moments.ts';
import type { Hero, Span } from '../../state.ts';
import { noteOf } from '../note-names.ts';
import { type Active, abilitiesOfHero, type Reaction } from './hero-abilities.ts';
import type { Together } from './in-force.ts';
import type { Usable } from './usable.ts';

/** The abilities in force that change numbers of enemies. */
export function abilitiesOnEnemies(g: Adventure): readonly Active[] {
  return together(g).onEnemies;
}

/** The abilities of a hero: upgrades, conditions and items that work. Numbers count even when KO'd. */
export function abilitiesOf(g: Adventure, hero: Hero): readonly Active[] {
  return abilitiesOfHero(g, hero).list;
}

/** A number of a moment, and who changed it by how much. */
export interface Account {
  readonly number: () => number;
  readonly parts: Part[];
}

/** Tells every ability that reacts to it of a moment, the table's first, then the heroes'. */
export function trigger<Name extends MomentName>(
  g: Adventure,
  name: Name,
  moment: Moments[Name],
  account: Account | null = null,
): Rule {
  const all = together(g);
  return react(g, name, all.reactionsTo(name), all, moment, 0, account);
}

/** Most handlers only change a number: a coroutine starts with the first that has a rule to play. */
function react<Name extends MomentName>(
  g: Adventure,
  name: Name,
  reactions: readonly Reaction<Name>[],
  before: Together,
  moment: Moments[Name],
  from: number,
  account: Account | null,
): Rule {
  for (let at = from; at < reactions.length; at++) {
    const reaction = reactions[at] as Reaction<Name>;
    // An earlier handler may have ended this one, or put its owner out.
    const now = together(g);
    if (now !== before && !now.reactionsTo(name).some((each) => isSame(each, reaction))) continue;
    const was = account ? account.number() : 0;
    const rule = reaction.handler(g, reaction.source, moment);
    if (rule) return reactAndGoOn(g, name, reactions, before, moment, at, rule, account, was);
    if (account) note(account, reaction.source, was);
  }
  return NOTHING_HAPPENS;
}

function* reactAndGoOn<Name extends MomentName>(
  g: Adventure,
  name: Name,
  reactions: readonly Reaction<Name>[],
  before: Together,
  moment: Moments[Name],
  at: number,
  rule: Rule,
  account: Account | null,
  was: number,
): Rule {
  yield* rule;
  if (account) note(account, (reactions[at] as Reaction<Name>).source, was);
  yield* react(g, name, reactions, before, moment, at + 1, account);
}

function note({ number, parts }: Account, { card }: Source, was: number): void {
  const amount = number() - was;
  if (amount !== 0) parts.push({ source: card, amount });
}

/** Moments that odds are shown of. */
type Foreseen = Numbers | 'attackDeclared' | 'escapeTest' | 'encounterTest';

/** Those whose plain handlers change numbers of the moment and nothing else, also where they are code. */
type Numbers = 'aimedAt' | 'damageRolled' | 'enemyWounded' | 'holdBackRolled';

const NUMBERS: ReadonlySet<MomentName> = new Set<Numbers>([
  ...(['aimedAt', 'damageRolled', 'enemyWounded', 'holdBackRolled'] as const),
]);

/** What abilities would change of a moment by themselves: whoever has to be asked first is left out. */
export function foresee<Name extends Foreseen>(
  g: Adventure,
  name: Name,
  moment: Moments[Name],
): void {
  // A handler that asks is a generator: nothing of it happens before it is run.
  for (const { handler, foresees, source } of together(g).reactionsTo(name)) {
    if (foresees) foresees(g, source, moment);
    else if (NUMBERS.has(name)) handler(g, source, moment);
  }
}

/** An ability that has something to do at a moment. */
export interface Due {
  readonly source: Source;
  readonly rule: Rule;
}

/**
 * Tells every ability of a moment; what some of them have to do then comes in an order of somebody's
 * choice.
 */
export function triggerInOrder<Name extends MomentName>(
  g: Adventure,
  name: Name,
  moment: Moments[Name],
  choose: (due: readonly Due[]) => Rule<readonly Due[]>,
): Rule {
  const reactions = together(g).reactionsTo(name);
  return reactions.length === 0
    ? NOTHING_HAPPENS
    : reactInOrder(g, name, reactions, moment, choose);
}

function* reactInOrder<Name extends MomentName>(
  g: Adventure,
  name: Name,
  all: readonly Reaction<Name>[],
  moment: Moments[Name],
  choose: (due: readonly Due[]) => Rule<readonly Due[]>,
): Rule {
  const reactions = new Map<Due, Reaction>();
  for (const reaction of all) {
    const { source } = reaction;
    const rule = reaction.handler(g, source, moment);
    if (rule) reactions.set({ source, rule }, reaction);
  }
  for (const due of yield* choose([...reactions.keys()])) {
    const reaction = reactions.get(due);
    const now = together(g).reactionsTo(name);
    if (reaction && now.some((each) => isSame(each, reaction))) yield* due.rule;
  }
}

function isSame(one: Reaction, other: Reaction): boolean {
  const { source } = one;
  const { card, hero, item, type } = other.source;
  if (one.handler !== other.handler || source.card !== card) return false;
  return source.hero === hero && source.item === item && source.type === type;
}

/**
 * Whether anything in force reacts to a moment, or anything of some sources, for rules that can save
 * work when nothing does.
 */
export function reacts(
  g: Adventure,
  name: MomentName,
  concerns: (source: Source) => boolean = () => true,
): boolean {
  return together(g)
    .reactionsTo(name)
    .some(({ source }) => concerns(source));
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
  const notes = notesOf(g, source);
  const note = noteOf(source, id);
  if (note in notes) delete notes[note];
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
  g.state.exhausted = stillUsedUp(g.state.exhausted, over);
  g.state.enemyBonuses = g.state.enemyBonuses.filter(({ until }) => !over.includes(until));
  for (const hero of g.state.heroes) readyHero(hero, span);
}

/** The same for one hero only: the end of an activation. */
export function readyHero(hero: Hero, span: Span): void {
  hero.exhausted = stillUsedUp(hero.exhausted, ENDS[span]);
  if (hero.bonuses.length === 0) return;
  hero.bonuses = hero.bonuses.filter(({ until }) => !ENDS[span].includes(until));
}

/** What lasts longer is noted anew: notes that something was deleted from are slow to read ever after. */
function stillUsedUp(notes: Hero['exhausted'], over: readonly Span[]): Hero['exhausted'] {
  if (isEmpty(notes)) return notes;
  const left: Hero['exhausted'] = {};
  for (const note in notes) {
    const span = notes[note] as Span;
    if (!over.includes(span)) left[note] = span;
  }
  return left;
}
