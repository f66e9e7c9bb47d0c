import type { Ability } from '../../ability.ts';
import type { ArrowCard } from '../../class-cards.ts';
import type { Language, Spoken } from '../../say.ts';
import { effectTexts } from './ability-text.ts';

/** An Arrow card: how many arrows it shows, then its three bars. */
export function arrowLines(words: Spoken, language: Language, card: ArrowCard): string[] {
  return [
    words.say(language, { key: 'arrows.shown', params: { n: card.arrows } }),
    bar(words, language, 'quick-shot', card.quickShot),
    bar(words, language, 'bullseye', card.bullseye),
    bar(words, language, 'overload', card.overload),
  ];
}

function bar(words: Spoken, language: Language, shot: string, { effects }: Ability): string {
  const body = effects.flatMap((effect) => effectTexts(words, language, effect)).join(', ');
  return `${words.say(language, { key: `purpose.${shot}` })}: ${body}.`;
}
