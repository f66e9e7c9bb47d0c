import type { Language } from '@crawlspace/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../game-ids.ts';
import { language } from '../text/index.ts';
import type { RuleBook } from './entries.ts';

/** The rules in the language of the screen. Until they are there in another one, those there were stay. */
export function useBook(
  game: GameId,
  load: (language: Language) => Promise<RuleBook>,
): RuleBook | 'failed' | null {
  const [shown, show] = useState<{ game: GameId; book: RuleBook | 'failed' } | null>(null);
  const lang = language.value;
  useEffect(() => {
    let current = true;
    const arrive = (book: RuleBook | 'failed') => current && show({ game, book });
    load(lang).then(arrive, () => arrive('failed'));
    return () => {
      current = false;
    };
  }, [game, lang]);
  return shown?.game === game ? shown.book : null;
}
