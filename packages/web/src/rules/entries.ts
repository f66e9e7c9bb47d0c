import type { Language } from '@crawlspace/kernel';

/** A rule as the reference shows it. */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** How the table decides what the rule leaves open: it prevails. */
  readonly ruling?: string;
  /** The edition it belongs to; both when absent. */
  readonly edition?: 'first' | 'revised';
}

type Words = Readonly<Record<Language, string>>;

/** A chapter of the reference. */
export interface Chapter {
  readonly title: Words;
  /** Areas by the middle of their ids, in the order one reads them. */
  readonly areas: Readonly<Record<string, Words>>;
}

/** The rules reference of a game. */
export interface RuleBook {
  readonly rules: readonly RuleEntry[];
  readonly chapters: readonly Chapter[];
  /** Opened without a rule, the reference starts here. */
  readonly firstArea: string;
}

/** What an area is called; its code when it has no name. */
export function areaName({ chapters }: Pick<RuleBook, 'chapters'>, area: string): Words {
  const chapter = chapters.find(({ areas }) => Object.hasOwn(areas, area));
  return chapter?.areas[area] ?? { en: area, it: area };
}

/** The area of a rule: the middle of its id. */
export function areaOf({ id }: Pick<RuleEntry, 'id'>): string {
  return /^[A-Z]+-([A-Z]+)-/.exec(id)?.[1] ?? '';
}

/** The rules that have all the words, in the title, the text or the id; the title counts most. */
export function search(rules: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const scored = rules.flatMap((entry) => {
    const score = scoreOf(entry, words);
    return score > 0 ? [{ entry, score }] : [];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

function scoreOf(entry: RuleEntry, words: readonly string[]): number {
  const title = fold(`${entry.id} ${entry.title}`);
  const text = fold(`${entry.rule} ${entry.ruling ?? ''}`);
  let score = 0;
  for (const word of words) {
    const points = (title.includes(word) ? 3 : 0) + (text.includes(word) ? 1 : 0);
    if (points === 0) return 0;
    score += points;
  }
  return score;
}

/** Without case and accents, and with the apostrophe that keyboards have. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
