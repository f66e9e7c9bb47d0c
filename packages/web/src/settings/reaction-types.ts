import type { Decision, Language } from '@crawlspace/kernel';
import type { GameId } from '../game/ids.ts';

/** What to do about a kind of question: ask, or answer it by itself. */
export type Reaction = 'ask' | 'always' | 'never';

/** How a kind of question is answered by itself; null when this one has to be asked after all. */
export type ByItself = (decision: Decision) => readonly string[] | null;

/** The answers of each kind, by what the preference is set to. */
export type Answers = Readonly<Record<string, Partial<Record<'always' | 'never', ByItself>>>>;

/** What happens with a setting, in words. */
export type Wording = Readonly<Record<Language, string>>;

/** Questions that people may not want to be asked every time. */
export interface ReactionFamily {
  readonly game: GameId;
  /** What the preference is kept under: a prompt, or a kind of re-roll. */
  readonly key: string;
  readonly text: Wording;
  /** What it can be set to, besides 'ask'. */
  readonly always?: Wording;
  readonly never?: Wording;
}

export const YES: Wording = { en: 'Always', it: 'Sempre' };
export const NO: Wording = { en: 'Never', it: 'Mai' };
export const AS_LISTED: Wording = { en: 'In the order listed', it: "Nell'ordine elencato" };

export function pick(option: string): ByItself {
  return () => [option];
}
