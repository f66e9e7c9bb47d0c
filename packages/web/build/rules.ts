import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { RuleEntry } from '../src/screens/rules/entries.ts';

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
      const ledgers = LEDGERS[game];
      if (!ledgers) return null;
      const read = <Entry>(pattern: string): Entry[] =>
        globSync(pattern, { cwd: join(root, FOLDER) })
          .sort()
          .flatMap((file) => {
            const path = join(root, FOLDER, file);
            this.addWatchFile(path);
            return parse(readFileSync(path, 'utf8')) as Entry[];
          });
      const played = read<LedgerEntry>(ledgers).filter(isPlayed);
      const entries =
        language === 'en'
          ? played.map(shown)
          : translated(played, read<Translation>(`${language}/${ledgers}`)).map(shown);
      // A long string is parsed faster than a long literal.
      return `export const rules = JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
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
