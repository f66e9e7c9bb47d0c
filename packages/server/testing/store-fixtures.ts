import type { TableEntry } from '../src/store/entries.ts';
import type { NewTable, TableHead, TableLine } from '../src/store/store.ts';

export function lineOf(part: Partial<TableLine> = {}): TableLine {
  return { open: false, over: false, people: [], about: { what: 'a table' }, ...part };
}

export function headOf(hash: string, part: Partial<TableHead> = {}): TableHead {
  return { hash, seal: `seal of ${hash}`, rules: 1, ...part };
}

export function said(text: string): TableEntry {
  return { t: 'said', person: 'ada', text, at: 1 };
}

/** A safe point and what led to it, of a table with so many entries. */
export function pastAt(seq: number): NonNullable<TableHead['past']> {
  const snapshot = { answers: seq, questions: 0, luck: [1], state: { depth: seq } };
  const sealed = { entries: seq, seal: `seal of ${seq}` };
  const part = { answers: seq - 1, fateful: '1', told: 2 * seq, events: [{ t: `at ${seq}` }] };
  return { point: { snapshot, rules: 1, sealed }, part };
}

let made = 0;

export function newTable(part: Partial<NewTable> & { line?: Partial<TableLine> } = {}): NewTable {
  const { line, ...rest } = part;
  return {
    id: `table-${++made}`,
    owner: 'ada',
    base: { format: 2, game: 'brimstone', rules: 1, setup: { heroes: [] }, seed: 's', seeding: 2 },
    entries: [],
    head: { ...headOf('start'), line: lineOf(line) },
    ...rest,
  };
}
