import { problemOf } from '../../session/storage/problems.ts';
import { language } from '../../settings/index.ts';
import { tableText } from '../../table/words.ts';
import { quotaText } from '../../text/online.ts';
import { gameText, hasText } from '../game-words.ts';
import { Refused } from './keeper.ts';
import { campaignText } from './texts.ts';

/** Why something was not done, for people. */
export function refusalText(error: unknown): string {
  const problem = problemOf(error);
  if (problem) return problem.text[language.value];
  if (!(error instanceof Refused)) {
    return (error instanceof Error && quotaText(error.message)) || campaignText('failed');
  }
  if (error.reason === 'not-allowed') return tableText('refused-not-allowed');
  const key = `company.refused.${error.reason}`;
  return hasText(key) ? gameText(key) : campaignText('gone-on');
}
