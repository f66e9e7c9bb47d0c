import type { Ability } from '../ability.ts';
import type { Content } from '../content-types.ts';
import { STANCES } from '../ids.ts';
import { abilityText } from '../language/text/ability-text.ts';
import { arrowLines } from '../language/text/arrow-text.ts';
import { skillLines } from '../language/text/skill-text.ts';
import type { Language, Spoken } from '../say.ts';

/** What is printed on a card. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly flavour: string;
}

/** The words of any card; its text is made from its abilities unless it has words of its own. */
export function cardWords(words: Spoken, language: Language, id: string): CardWords {
  const { content } = words;
  const part = (name: keyof CardWords) => {
    const key = `${id}.${name}`;
    return words.hasText(key) ? words.say(language, { key, params: numbersOf(content, id) }) : '';
  };
  const own = part('text');
  const skill = content.skills[id];
  const arrow = content.arrows[id];
  const made = arrow
    ? arrowLines(words, language, arrow)
    : [
        ...abilitiesOf(content, id).map((ability) => abilityText(words, language, ability)),
        ...(skill ? skillLines(words, language, skill) : []),
      ];
  return {
    name: part('name'),
    text: [...made, ...(own ? [own] : [])].join('\n'),
    flavour: part('flavour'),
  };
}

/** The abilities printed on a card of any kind. */
export function abilitiesOf(content: Content, id: string): readonly Ability[] {
  const arrow = content.arrows[id];
  if (arrow) return [arrow.quickShot, arrow.bullseye, arrow.overload];
  const hero = Object.values(content.heroes).find((card) => card.id === id);
  if (hero) return [hero.ability, hero.shadow];
  for (const power of Object.values(content.setPowers)) {
    if (id === power.id) return power.minor;
    if (id === `${power.id}-greater`) return power.greater;
  }
  const stance = STANCES.find((each) => each === id);
  if (stance) return [content.stances[stance]];
  const boss = Object.values(content.bosses).find((card) => card.id === id);
  if (boss) return boss.combat;
  const plain =
    content.skills[id] ??
    content.items[id] ??
    content.mobItems[id] ??
    content.mobs[id] ??
    content.roaming[id] ??
    content.rogueTokens[id] ??
    content.basicSpells[id] ??
    content.consecrations.find((card) => card.id === id) ??
    Object.values(content.peaks).find((card) => card.id === id) ??
    Object.values(content.spirits).find((card) => card.id === id);
  return plain?.abilities ?? [];
}

function numbersOf(content: Content, id: string): Readonly<Record<string, string | number>> {
  const face = content.faces[id];
  return face ? { n: face.n } : {};
}
