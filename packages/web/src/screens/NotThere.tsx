import { UnknownGame } from '../session/games.ts';
import { problemOf } from '../session/storage/problems.ts';
import { appText, language } from '../text/index.ts';
import { Apology, Broken } from './Waiting.tsx';

/** Why a game cannot be shown. */
export function NotThere({ error }: { error: unknown }) {
  if (error instanceof UnknownGame) {
    return <Apology title={appText('no-game.title')} text={appText('no-game.text')} />;
  }
  const problem = problemOf(error);
  if (problem)
    return <Apology title={appText('broken.title')} text={problem.text[language.value]} />;
  return <Broken />;
}
