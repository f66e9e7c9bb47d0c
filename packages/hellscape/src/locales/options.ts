import type { Decision } from '@crawlspace/kernel';
import { abilityText } from '../language/text/ability-text.ts';
import { meaningIn } from '../meanings.ts';
import type { Language, Spoken } from '../say.ts';
import { abilitiesOf } from './cards.ts';
import { type Cast, heroName } from './log.ts';
import { zoneText } from './zones.ts';

/** What an option is called: its own text, or the name of what it means. */
export function optionText(
  words: Spoken,
  language: Language,
  cast: Cast,
  option: Decision['options'][number],
): string {
  if (option.text && words.hasText(option.text.key)) return words.say(language, option.text);
  const name = (id: string) => words.say(language, { key: `${id}.name` });
  const means = meaningIn(option);
  switch (means.kind) {
    case 'hero': {
      const called = heroName(cast, means.hero);
      return typeof called === 'string' ? called : words.say(language, called);
    }
    case 'zone':
    case 'step': {
      const { heroes, quest } = cast;
      const name = quest ? zoneText(words.content, { heroes, quest }, means.zone) : null;
      return words.say(language, name ?? { key: 'option.zone' });
    }
    case 'ally':
      return name(means.ally);
    case 'enemy':
      return name(means.enemy.replace(/\d+$/, ''));
    case 'enemy-ability': {
      const ability = abilitiesOf(words.content, means.card)[means.index];
      return ability ? abilityText(words, language, ability) : name(means.card);
    }
    default: {
      const key = `option.${means.kind}`;
      return words.hasText(key) ? words.say(language, { key }) : option.id;
    }
  }
}
