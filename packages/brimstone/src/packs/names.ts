import { type Entry, said, unknown } from '@crawlspace/kernel/packs';
import type { Content, EnemyType } from '../content-types.ts';
import type * as schema from '../language/schema/cards.ts';
import { STAT_NAMES } from '../stats.ts';
import { type Path, type Say, visit } from './saying.ts';

/** Results of tests that are used have to be named before. */
export function namesIn(entry: Entry, say: Say): void {
  const given: string[] = [];
  const used: (readonly [string, Path])[] = [];
  visit(entry, [], (fields, path) => {
    if (typeof fields['as'] === 'string') given.push(fields['as']);
    for (const by of ['passed', 'failed', 'willing', 'rest', 'successes']) {
      const name = fields[by];
      if (typeof name === 'string') used.push([name, [...path, by]]);
    }
  });
  for (const [name, path] of used) {
    if (!given.includes(name)) say(path, unknown('name', name, given));
  }
}

/** Enemies, abilities, cards and classes that are named have to be there. */
export function problemsOfNames(content: Content, kind: string, entry: Entry, say: Say): void {
  const isIn = (all: object, id: unknown, path: Path) => {
    const ids = Object.keys(all);
    if (!ids.includes(String(id))) say(path, unknown('entry', id, ids));
  };
  const areIn = (all: object, ids: readonly string[], path: Path) => {
    for (const [n, id] of ids.entries()) isIn(all, id, [...path, n]);
  };
  visit(entry, [], (fields, path) => {
    const { type, number, variant, raises, inWorld } = fields;
    if (typeof inWorld === 'string') isIn(content.worlds, inWorld, [...path, 'inWorld']);
    if (typeof type === 'string' && number !== undefined)
      isIn(content.enemies, type, [...path, 'type']);
    if (typeof variant === 'string') {
      isIn(content.variants, variant, [...path, 'variant']);
      const base = content.variants[variant]?.base;
      if (base !== undefined && base !== type)
        say([...path, 'variant'], said('other-base', { base }));
    }
    for (const id of Object.keys((raises as object | undefined) ?? {})) {
      isIn(content.enemyAbilities, id, [...path, 'raises']);
    }
  });
  const { world, decks } = entry as { world?: unknown; decks?: readonly string[] };
  if (world !== undefined) isIn(content.worlds, world, ['world']);
  if (kind === 'items') areIn(itemDecksOf(content), decks ?? [], ['decks']);
  if (kind === 'worlds') {
    const { depthEvents } = entry as Content['worlds'][string];
    areIn(content.depthEvents, depthEvents, ['depthEvents']);
    if (depthEvents.length !== 6) say(['depthEvents'], said('places', { n: 6 }));
  }
  if (kind === 'classes') problemsOfClass(content, entry as schema.ClassEntry, say, areIn);
  if (kind === 'enemies') problemsOfType(content, entry as EnemyType, say, isIn, areIn);
  if (kind === 'variants') isIn(content.enemies, (entry as schema.Data<Variants>).base, ['base']);
  const { class: heroClass, items } = entry as Partial<schema.Data<Upgrades>>;
  if (heroClass != null) isIn(content.classes, heroClass, ['class']);
  if (kind === 'upgrades' && items) areIn(content.items, items, ['items']);
}

/** The decks that there are for everybody, and those of worlds. */
function itemDecksOf({ worlds }: Content): object {
  const artifacts = Object.values(worlds).map((world) => world.artifacts);
  return Object.fromEntries(['gear', 'personal', 'starting', ...artifacts].map((id) => [id, id]));
}

type Variants = Content['variants'][string];
type Upgrades = Content['upgrades'][string];
type AreIn = (all: object, ids: readonly string[], path: Path) => void;
type IsIn = (all: object, id: unknown, path: Path) => void;

const ROWS = Array.from({ length: 11 }, (_, n) => n + 2);
/** Numbers without which nobody can play. */
const NEEDED = ['maxHealth', 'maxSanity', 'defense', 'willpower', 'combat', 'initiative'] as const;

function problemsOfClass(content: Content, entry: schema.ClassEntry, say: Say, areIn: AreIn): void {
  const { id, base, names, abilities, items, upgrades, tracks } = entry;
  areIn(content.upgrades, abilities, ['abilities']);
  areIn(content.items, items, ['items']);
  areIn(content.upgrades, upgrades, ['upgrades']);
  for (const [n, track] of tracks.entries()) areIn(content.upgrades, track, ['tracks', n]);
  for (const [field, list] of Object.entries({ names, upgrades, tracks })) {
    if (list.length === 0) say([field], said('empty'));
  }
  const known: readonly string[] = STAT_NAMES;
  for (const name of NEEDED.filter((each) => known.includes(each))) {
    if ((base[name] ?? 0) < 1) say(['base', name], said('number', { least: 1, most: 99 }));
  }
  const rows = content.bonuses.flatMap((bonus) => (bonus.class === id ? bonus.row : []));
  const missing = ROWS.filter((row) => !rows.includes(row));
  if (missing.length > 0) say([], said('no-bonuses', { rows: missing.join(', ') }));
}

function problemsOfType(
  content: Content,
  { id, normal, brutal }: EnemyType,
  say: Say,
  isIn: IsIn,
  areIn: AreIn,
): void {
  for (const [side, sheet] of Object.entries({ normal, brutal })) {
    if (sheet.type !== id) say([side, 'type'], unknown('name', sheet.type, [id]));
    for (const ability of Object.keys(sheet.abilities)) {
      isIn(content.enemyAbilities, ability, [side, 'abilities']);
    }
    areIn(content.elites, sheet.elite, [side, 'elite']);
    if (sheet.elite.length !== 6) say([side, 'elite'], said('places', { n: 6 }));
  }
}
