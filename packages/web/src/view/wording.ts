import { type Decision, PARTY, type SeatId } from '@crawlspace/kernel';
import { spaceName } from '../game/cellar-map.ts';
import { isTextKey, type Speaker, textKey } from '../locales/speaker.ts';
import { ratNumber } from '../story/story.ts';

export function heroName(speaker: Speaker, seat: SeatId): string {
  return speaker.say(seat === PARTY ? 'hero.party' : textKey(`hero.${seat}`));
}

export function promptText(speaker: Speaker, { prompt }: Decision): string {
  if (prompt.key === 'skirmish.hits') {
    return speaker.count('prompt.hits', Number(prompt.params?.['hits']));
  }
  return speaker.say(textKey(prompt.key.replace('skirmish.', 'prompt.')));
}

/** What an option is called, from the ids that the rules of the skirmish use. */
export function optionText(speaker: Speaker, id: string, dice: readonly number[]): string {
  const [, kind, digits] = /^(h|s|rat|die)(\d+)$/.exec(id) ?? [];
  const number = Number(digits);
  if (kind === 'h') return heroName(speaker, number);
  if (kind === 's') return speaker.say('board.move', { space: spaceName(number) });
  if (kind === 'rat') return speaker.say('board.hit', { number: ratNumber(id) });
  if (kind === 'die') {
    return speaker.say('option.die', { number: number + 1, face: dice[number] ?? '' });
  }
  return speaker.say(textKey(`option.${id}`));
}

/** What an option means for the dice, where that is worth saying. */
export function optionHint(speaker: Speaker, id: string): string | undefined {
  const key = `option.${id}.hint`;
  return isTextKey(key) ? speaker.say(key) : undefined;
}
