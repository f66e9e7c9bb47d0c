import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type GameName = 'brimstone' | 'hellscape';
export type RuleId = `${'B' | 'H'}-${Uppercase<string>}-${number}`;

/** One rule of a game: what it says, where it comes from, and what a test has to show. */
export interface LedgerEntry {
  readonly id: RuleId;
  readonly title: string;
  readonly rule: string;
  readonly source: readonly string[];
  readonly check: string;
  /** Which edition says so; Hellscape has only one. */
  readonly edition?: 'both' | 'revised' | 'first';
  readonly note?: string;
  /** How Crawlspace decides what the sources leave open. */
  readonly ruling?: string;
  /** Describes cardboard only: needs no test. */
  readonly physical?: true;
  /** Belongs to sets that Crawlspace does not play: needs no test. */
  readonly outOfScope?: true;
  /** Why it is physical or out of scope. */
  readonly reason?: string;
}

const FILES: Readonly<Record<GameName, readonly string[]>> = {
  brimstone: ['brimstone-exploration', 'brimstone-fights'],
  hellscape: ['hellscape'],
};
const FIELDS = new Set([
  'id',
  'title',
  'rule',
  'source',
  'check',
  'edition',
  'note',
  'ruling',
  'physical',
  'outOfScope',
  'reason',
]);

export function readLedger(game: GameName): readonly LedgerEntry[] {
  return FILES[game].flatMap((name) => {
    const file = new URL(`../../../docs/rules/${name}.yaml`, import.meta.url);
    return (parse(readFileSync(file, 'utf8')) as unknown[]).map((entry) => checkEntry(entry, name));
  });
}

/** An entry needs a test unless it only describes cardboard or what is not played here. */
export function needsTest(entry: LedgerEntry): boolean {
  return !entry.physical && !entry.outOfScope;
}

/** The area of a rule: `B-DEPTH` of `B-DEPTH-21`. */
export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function checkEntry(value: unknown, file: string): LedgerEntry {
  const entry = value as Partial<LedgerEntry>;
  const wrong = (what: string) => new Error(`${file}: ${entry.id ?? 'an entry'} ${what}`);
  if (!/^[BH]-[A-Z]+-\d+$/.test(entry.id ?? '')) throw wrong('has no valid id');
  for (const field of ['title', 'rule', 'check'] as const) {
    if (!entry[field]) throw wrong(`has no ${field}`);
  }
  const unknown = Object.keys(entry).find((field) => !FIELDS.has(field));
  if (unknown) throw wrong(`has an unknown field ${unknown}`);
  if (!needsTest(entry as LedgerEntry) && !entry.reason)
    throw wrong('needs no test without a reason');
  return entry as LedgerEntry;
}
