import type { AdventureView } from '@crawlspace/brimstone';
import { missionText } from '../mission-text.ts';
import type { HintId } from './hints.ts';
import { gameText, nameOf, tableText } from './words.ts';

/** A class is told about in its own words, the mission in those of the mission at this table. */
export function hintTitle(hint: string, view?: AdventureView): string {
  const heroClass = classOf(hint);
  if (heroClass) return nameOf(heroClass);
  if (hint === 'story' && view) return missionText(view.mission.id, 'name');
  return tableText(`hint-${hint as OwnHint}`);
}

export function hintText(hint: string, view?: AdventureView): string {
  const heroClass = classOf(hint);
  if (heroClass) return gameText(`${heroClass}.text`);
  if (hint !== 'story' || !view) return tableText(`hint-${hint as OwnHint}-text`);
  const goal = missionText(view.mission.id, 'goal');
  return `${missionText(view.mission.id, 'intro')} ${tableText('hint-goal', { goal })}`;
}

type OwnHint = Exclude<HintId, `class-${string}`>;

function classOf(hint: string): string | null {
  return hint.startsWith('class-') ? hint.slice('class-'.length) : null;
}
