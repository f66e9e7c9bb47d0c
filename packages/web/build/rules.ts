import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { RuleEntry } from '../src/screens/rules/entries.ts';

/** The ledgers of each module that is made. */
const LEDGERS: Readonly<Record<string, string>> = {
  'virtual:brimstone-rules': '../../docs/rules/brimstone-*.yaml',
  'virtual:hellscape-rules': '../../docs/rules/hellscape.yaml',
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

/** Makes the rules reference out of the ledgers: what a rule says, not where it comes from. */
export function rulesReference(): Plugin {
  let root = '';
  return {
    name: 'crawlspace-rules',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id in LEDGERS ? `\0${id}` : null),
    load(id) {
      const ledgers = LEDGERS[id.replace('\0', '')];
      if (!ledgers) return null;
      const entries = globSync(ledgers, { cwd: root })
        .sort()
        .flatMap((file) => {
          const path = join(root, file);
          this.addWatchFile(path);
          return (parse(readFileSync(path, 'utf8')) as LedgerEntry[]).filter(isPlayed).map(shown);
        });
      // A long string is parsed faster than a long literal.
      return `export const rules = JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}

function isPlayed({ outOfScope }: LedgerEntry): boolean {
  return !outOfScope;
}

/** The ledgers number the documents; readers know them by name. */
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
