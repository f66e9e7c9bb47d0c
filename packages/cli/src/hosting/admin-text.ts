import type {
  Ban,
  CompanyUse,
  ForgottenPerson,
  Overview,
  PersonUse,
  Report,
  TableUse,
} from '@crawlspace/server/admin';
import { bytesText, type Column, inColumns, timeText } from './columns.ts';

const TABLE: readonly Column<TableUse>[] = [
  { heading: 'table', cell: ({ id }) => id },
  { heading: 'game', cell: ({ game }) => game },
  { heading: 'size', cell: ({ bytes }) => bytesText(bytes) },
  { heading: 'entries', cell: ({ entries }) => entries },
  { heading: 'people', cell: ({ people }) => people },
  { heading: 'over', cell: ({ over }) => (over ? 'yes' : 'no') },
  { heading: 'last played', cell: ({ updated }) => timeText(updated) },
  { heading: 'company', cell: ({ company }) => company ?? '-' },
];
const COMPANY: readonly Column<CompanyUse>[] = [
  { heading: 'company', cell: ({ id }) => id },
  { heading: 'name', cell: ({ name }) => name },
  { heading: 'size', cell: ({ bytes }) => bytesText(bytes) },
  { heading: 'chapters', cell: ({ chapters }) => chapters },
  { heading: 'entries', cell: ({ entries }) => entries },
  { heading: 'last played', cell: ({ updated }) => timeText(updated) },
];
const PERSON: readonly Column<PersonUse>[] = [
  { heading: 'person', cell: ({ id }) => id },
  { heading: 'name', cell: ({ name }) => name },
  { heading: 'tables', cell: ({ tables }) => tables },
  { heading: 'last seen', cell: ({ seen }) => timeText(seen) },
];
const BAN: readonly Column<Ban>[] = [
  { heading: 'kind', cell: ({ kind }) => kind },
  { heading: 'who', cell: ({ who }) => who },
  { heading: 'since', cell: ({ at }) => timeText(at) },
  { heading: 'note', cell: ({ why }) => why },
];

const REPORT: readonly Column<Report>[] = [
  { heading: 'when', cell: ({ at }) => timeText(at) },
  { heading: 'table', cell: ({ table }) => table },
  { heading: 'about', cell: ({ name, person }) => `${name} (${person})` },
  { heading: 'by', cell: ({ byName, by }) => `${byName} (${by})` },
  { heading: 'why', cell: ({ why }) => why },
];

interface ShownTable {
  readonly table: TableUse;
  readonly places: readonly { readonly name: string | null; readonly bot: boolean }[];
  readonly people: readonly { readonly id: string; readonly name: string; readonly seen: number }[];
  readonly closed: boolean;
  readonly open: boolean;
}
interface ShownCompany {
  readonly company: CompanyUse;
  readonly tables: readonly { readonly n: number; readonly table: string }[];
}

/** What the server answered, for people. */
export function answerText(what: string, value: unknown): string {
  switch (what) {
    case 'overview':
      return overviewText(value as Overview);
    case 'tables':
      return listText(value as TableUse[], TABLE, 'There are no tables.');
    case 'companies':
      return listText(value as CompanyUse[], COMPANY, 'There are no companies.');
    case 'people':
      return listText(value as PersonUse[], PERSON, 'There is nobody by that name.');
    case 'bans':
      return listText(value as Ban[], BAN, 'Nobody is banned.');
    case 'reports':
      return listText(value as Report[], REPORT, 'Nobody has reported anybody.');
    case 'show':
      return shownText(value as ShownTable | ShownCompany);
    case 'close':
      return `Closed: ${named((value as { tables: string[] }).tables)}. Nobody can come in until you open it again.`;
    case 'open':
      return `Open again: ${named((value as { tables: string[] }).tables)}.`;
    case 'delete':
      return `Deleted: ${named((value as { removed: string[] }).removed)}.`;
    case 'forget':
      return forgottenText(value as ForgottenPerson);
    case 'ban':
      return `Banned: ${(value as Ban).kind} ${(value as Ban).who}.`;
    default:
      return `No longer banned: ${(value as Ban).kind} ${(value as Ban).who}.`;
  }
}

function listText<Line>(lines: readonly Line[], columns: readonly Column<Line>[], none: string) {
  return lines.length === 0 ? none : inColumns(lines, columns);
}

function overviewText({ tables, companies, people, bans, bytes }: Overview): string {
  const lines: [string, string | number][] = [
    ['tables', tables],
    ['companies', companies],
    ['people', people],
    ['bans', bans],
    ['on disk', bytesText(bytes)],
  ];
  return lines.map(([name, value]) => `${name.padEnd(10)} ${value}`).join('\n');
}

function shownText(shown: ShownTable | ShownCompany): string {
  if ('company' in shown) {
    const tables = inColumns(shown.tables, [
      { heading: 'chapter', cell: ({ n }) => n + 1 },
      { heading: 'table', cell: ({ table }) => table },
    ]);
    return `${inColumns([shown.company], COMPANY)}\n\n${tables}`;
  }
  const { table, places, people, closed, open } = shown;
  const seats = places.map(({ name, bot }) => `${name ?? 'nobody'}${bot ? ' (bot)' : ''}`);
  const who = inColumns(people, [
    { heading: 'person', cell: ({ id }) => (id === table.owner ? `${id} (owner)` : id) },
    { heading: 'name', cell: ({ name }) => name },
    { heading: 'last seen', cell: ({ seen }) => timeText(seen) },
  ]);
  const state = closed ? 'closed by the host' : open ? 'open in this process' : 'not open here';
  return `${inColumns([table], TABLE)}\n\nState: ${state}\nSeats: ${seats.join(', ')}\n\n${who}`;
}

function forgottenText({ removed, changed }: ForgottenPerson): string {
  const seats = `Their seat is free and their name is gone at ${counted(changed.length)}.`;
  return `Forgotten. ${seats} Deleted because nobody else sat there: ${counted(removed.length)}.`;
}

function counted(tables: number): string {
  return tables === 1 ? '1 table' : `${tables} tables`;
}

function named(ids: readonly string[]): string {
  return ids.join(', ');
}
