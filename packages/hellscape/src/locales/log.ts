import { onceFor, type TextRef } from '@crawlspace/kernel';
import type { Content } from '../content-types.ts';
import { toldDie } from '../dice.ts';
import type { EventDetails, HellscapeEvent, TotalMade } from '../events.ts';
import { MOBS } from '../ids.ts';
import type { Language, Spoken } from '../say.ts';
import type { Hero } from '../state.ts';
import { faceText } from './face-text.ts';
import { type Grounds, zoneText } from './zones.ts';

/** What a line of the log needs to know about the table: who the heroes are and where they are. */
export interface Cast {
  readonly heroes: readonly Pick<Hero, 'class'>[];
  /** With it zones are named. */
  readonly quest?: Grounds['quest'];
}

/** The line of the log for an event. */
export function logLine(
  words: Spoken,
  language: Language,
  cast: Cast,
  event: HellscapeEvent,
): string {
  const { hero, other, enemy, card, amount, rarity, purpose, dice, made }: EventDetails = event;
  const named = nameOf(cast, event);
  const params = {
    who: named,
    hero: hero === undefined ? named : heroName(cast, hero),
    ...(other === undefined ? {} : { other: heroName(cast, other) }),
    ...(enemy === undefined
      ? {}
      : { enemy: { key: `${typeOf(enemy)}.name` }, figures: isMob(enemy) ? MANY : ONE }),
    ...(card === undefined ? {} : { card: { key: `${card}.name` } }),
    ...(amount === undefined ? {} : { amount }),
    ...(rarity === undefined ? {} : { rarity: { key: `rarity.${rarity}` } }),
    ...(dice === undefined
      ? {}
      : { dice: dice.map((die) => dieName(words, language, die)).join(', ') }),
  };
  const where = zoneOf(words, cast, event);
  const why = purpose === undefined ? {} : { purpose: purposeText(words, purpose, params) };
  const key = lineFor(words, event);
  if (made) {
    const line = words.say(language, { key, params: { ...params, ...why } });
    return `${line.replace(/\.$/, '')} (${howMade(words, language, made)}).`;
  }
  if (!where || !words.hasText(`${key}-where`))
    return words.say(language, { key, params: { ...params, ...why } });
  return words.say(language, { key: `${key}-where`, params: { ...params, ...why, zone: where } });
}

/** What an attack came to: `4 Hits against 1 Shield: +2 Hits from Rusty Sword`. */
export function howMade(words: Spoken, language: Language, { hits, shields, added }: TotalMade) {
  const parts = added.flatMap(({ card, ...numbers }) =>
    (['hits', 'shields'] as const).flatMap((what) => {
      const by = numbers[what];
      if (by === 0) return [];
      const sign = by < 0 ? '−' : '+';
      const params = { sign, n: Math.abs(by), card: { key: `${card}.name` } };
      return words.say(language, { key: `made.${what}`, params });
    }),
  );
  const params = { hits, shields, added: parts.join(', ') };
  return words.say(language, { key: 'made.total', params });
}

function zoneOf(
  { content }: Spoken,
  { heroes, quest }: Cast,
  { zone }: EventDetails,
): TextRef | null {
  return quest && zone !== undefined ? zoneText(content, { heroes, quest }, zone) : null;
}

/** Attacks differ by who makes them; a hero's own ability has no name besides the hero's. */
function lineFor({ content }: Spoken, event: HellscapeEvent): string {
  if (event.t === 'attack' && event.attacker === 'enemy') return 'event.enemy-attack';
  const isOwn = event.t === 'ability' && ownCards(content).has(event.card);
  return isOwn ? 'event.own-ability' : `event.${event.t}`;
}

const ownCards = onceFor(
  ({ heroes }: Content): ReadonlySet<string> => new Set(Object.values(heroes).map(({ id }) => id)),
);

/** Whoever an event is about; a spirit is named by its card, even where the enemy who struck it is told too. */
function nameOf(cast: Cast, { hero, enemy, card }: EventDetails): string | TextRef {
  if (hero !== undefined) return heroName(cast, hero);
  if (card !== undefined) return { key: `${card}.name` };
  return enemy === undefined ? '?' : { key: `${typeOf(enemy)}.name` };
}

/** Texts speak of mobs in the plural, of monsters and bosses in the singular. */
const [ONE, MANY] = [1, 2];

function isMob(enemy: string): boolean {
  return (MOBS as readonly string[]).includes(typeOf(enemy));
}

export function heroName(cast: Cast, index: number): string | TextRef {
  const hero = cast.heroes[index];
  return hero ? { key: `hero.${hero.class}` } : '?';
}

/** Enemies are called after their type: `undead2` is one of the undead. */
function typeOf(enemy: string): string {
  return enemy.replace(/\d+$/, '');
}

function dieName(words: Spoken, language: Language, text: string): string {
  const die = toldDie(text);
  if (!die) return text;
  return `${words.say(language, { key: `die.${die.kind}` })} (${faceText(words, language, die.face)})`;
}

const PURPOSES = ['purpose.', 'phase.', 'attack.', 'option.', 'cause.', 'element.', 'stance.', ''];

/** Why something happened, which phase it is, which stance it was. */
function purposeText(
  { hasText }: Spoken,
  purpose: string,
  params: TextRef['params'] & object,
): string | TextRef {
  const key = PURPOSES.map((kind) => kind + purpose).find(hasText);
  return key === undefined ? purpose : { key, params };
}
