import type { ArrowCard } from '../../content/classes/cards.ts';
import { type Language, say } from '../../locales/say.ts';
import type { Ability } from '../ability.ts';
import { effectTexts } from './ability-text.ts';

/** An Arrow card: how many arrows it shows, then its three bars. */
export function arrowLines(language: Language, card: ArrowCard): string[] {
  return [
    say(language, { key: 'arrows.shown', params: { n: card.arrows } }),
    bar(language, 'quick-shot', card.quickShot),
    bar(language, 'bullseye', card.bullseye),
    bar(language, 'overload', card.overload),
  ];
}

function bar(language: Language, shot: string, { effects }: Ability): string {
  const body = effects.flatMap((effect) => effectTexts(language, effect)).join(', ');
  return `${say(language, { key: `purpose.${shot}` })}: ${body}.`;
}
