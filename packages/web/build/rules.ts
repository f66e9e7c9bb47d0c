import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { RuleEntry } from '../src/rules/entries.ts';

/** Modules are made for each game and language: `virtual:rules/brimstone/it`. */
const MODULE = /^\0?virtual:rules\/(\w+)\/(en|it)$/;
const FOLDER = '../../docs/rules';
const LEDGERS: Readonly<Record<string, string>> = {
  brimstone: 'brimstone-*.yaml',
  hellscape: 'hellscape.yaml',
};

/** An entry of a ledger, as far as the reference shows it. */
interface LedgerEntry {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly ruling?: string;
  /** Of games that have editions. */
  readonly edition?: 'both' | 'first' | 'revised';
  readonly outOfScope?: boolean;
}

/** What an entry says in another language. */
type Translation = Pick<LedgerEntry, 'id' | 'title' | 'rule' | 'ruling'>;

/** Makes the rules reference out of the ledgers: what a rule says, not where it comes from. */
export function rulesReference(): Plugin {
  let root = '';
  return {
    name: 'crawlspace-rules',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const [, game = '', language = ''] = MODULE.exec(id) ?? [];
      if (!LEDGERS[game]) return null;
      const rules = referenceIn(join(root, FOLDER), game, language, (file) =>
        this.addWatchFile(file),
      );
      // A long string is parsed faster than a long literal.
      return `export const rules = JSON.parse(${JSON.stringify(JSON.stringify(rules))});`;
    },
  };
}

/** The rules of a game as readers of a language get them, and the files that they were read from. */
export function referenceIn(
  folder: string,
  game: string,
  language: string,
  onFile: (file: string) => void = () => undefined,
): RuleEntry[] {
  const read = <Entry>(pattern: string): Entry[] =>
    globSync(pattern, { cwd: folder })
      .sort()
      .flatMap((file) => {
        const path = join(folder, file);
        onFile(path);
        return parse(readFileSync(path, 'utf8')) as Entry[];
      });
  const ledgers = LEDGERS[game] ?? '';
  const ledger = read<LedgerEntry>(ledgers);
  const played = ledger.filter(isPlayed);
  const strangers = ledger.filter((entry) => !isPlayed(entry));
  const entries =
    language === 'en' ? played : translated(played, read<Translation>(`${language}/${ledgers}`));
  return entries.map((entry) => shown(withoutStrangers(entry, strangers)));
}

function translated(
  entries: readonly LedgerEntry[],
  translations: readonly Translation[],
): LedgerEntry[] {
  const words = new Map(translations.map((entry) => [entry.id, entry]));
  return entries.map((entry) => {
    const translation = words.get(entry.id);
    if (!translation) throw new Error(`${entry.id} is not translated`);
    return { ...entry, ...translation };
  });
}

/** What is out of scope has no page in the reference, and nothing points there. */
function withoutStrangers(entry: LedgerEntry, strangers: readonly LedgerEntry[]): LedgerEntry {
  if (!entry.ruling) return entry;
  const ruling = strangers.reduce((text, { id }) => text.replace(` (${id})`, ''), entry.ruling);
  return { ...entry, ruling };
}

function isPlayed({ outOfScope }: LedgerEntry): boolean {
  return !outOfScope;
}

/** The ledgers number the documents; readers know them by name. Translations name them themselves. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '000': 'the revised rulebook',
  '001': 'the quick reference',
  '002': 'the rules compilation',
  '003': 'the Italian rules',
};

function named(text: string): string {
  const words = text.replace(/(?<![\d,])00[0-3]\b/g, (number) => DOCUMENTS[number] ?? number);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown({ id, title, rule, ruling, edition }: LedgerEntry): RuleEntry {
  return {
    id,
    title,
    rule: named(rule),
    ...(ruling ? { ruling: named(ruling) } : {}),
    ...(edition === undefined || edition === 'both' ? {} : { edition }),
  };
}
