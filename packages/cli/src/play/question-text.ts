import type { Decision, Language } from '@crawlspace/kernel';
import type { CommandWords } from '../games/kit.ts';
import { word } from '../words.ts';

/** A question with its numbered options, their prices and their odds. */
export function questionLines<State, Event, View>(
  words: CommandWords<State, Event, View>,
  language: Language,
  view: View,
  decision: Decision,
  drawn: ReadonlySet<number>,
  who: string,
): string[] {
  const asked = words.say(language, decision.prompt);
  // Some questions name the hero themselves.
  const name = who === '' || asked.startsWith(who) ? '' : `${who}: `;
  const lines = decision.options.flatMap((option, at) => {
    if (drawn.has(at)) return [];
    const odds = option.odds === undefined ? '' : `  ${percent(language, option.odds)}`;
    const most = option.capacity === undefined ? '' : `  × ${option.capacity}`;
    const text = words.option(language, view, option);
    return `  ${at + 1}  ${text}${priceOf(language, option.cost)}${most}${odds}`;
  });
  return [
    `${name}${asked}${howMany(language, decision)}`,
    ...lines,
    ...(drawn.size > 0 ? [`  ${word(language, 'on-the-board')}`] : []),
    `[${word(language, 'keys')}]`,
  ];
}

function howMany(language: Language, { kind, min, max }: Decision): string {
  if (kind === 'one') return '';
  if (kind === 'order') return ` (${word(language, 'in-order')})`;
  return ` (${word(language, min === max ? 'exactly' : 'several', { min, max })})`;
}

/** In Italian a space stands before the sign. */
function percent(language: Language, chance: number): string {
  return `${Math.round(100 * chance)}${language === 'it' ? ' %' : '%'}`;
}

function priceOf(language: Language, cost: Readonly<Record<string, number>> = {}): string {
  const prices = Object.entries(cost).map(([what, n]) => `${n} ${word(language, what)}`);
  return prices.length > 0 ? `  (${prices.join(', ')})` : '';
}
