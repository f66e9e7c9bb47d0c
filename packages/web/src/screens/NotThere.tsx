import { UnknownGame } from '../session/games.ts';
import { problemOf } from '../storage/problems.ts';
import { language, t } from '../text/index.ts';
import { Apology, Broken } from './Waiting.tsx';

/** Why a game cannot be shown. */
export function NotThere({ error }: { error: unknown }) {
  if (error instanceof UnknownGame) {
    return <Apology title={t('no-game.title')} text={t('no-game.text')} />;
  }
  const problem = problemOf(error);
  if (problem) return <Apology title={t('broken.title')} text={problem.text[language.value]} />;
  return <Broken />;
}
