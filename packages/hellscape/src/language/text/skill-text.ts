import type { Skill } from '../../content-types.ts';
import type { Language, Spoken } from '../../say.ts';
import { abilityText } from './ability-text.ts';

/** What a skill says besides its abilities: its blessed side, the tokens it brings, its Poison, its Spirit. */
export function skillLines(words: Spoken, language: Language, skill: Skill): string[] {
  const lines: string[] = [];
  if (skill.poison)
    lines.push(words.say(language, { key: 'skill.poison', params: { n: skill.poison } }));
  if (skill.tokens) {
    lines.push(
      words.say(language, {
        key: 'skill.tokens',
        params: { tokens: tokenNames(words, language, skill) },
      }),
    );
  }
  for (const ability of skill.blessed ?? []) {
    const text = abilityText(words, language, ability);
    lines.push(words.say(language, { key: 'skill.blessed', params: { text } }));
  }
  for (const ability of skill.spiritAbilities ?? []) {
    const params = {
      spirit: { key: `${skill.spirit}.name` },
      text: abilityText(words, language, ability),
    };
    lines.push(words.say(language, { key: 'skill.spirit', params }));
  }
  return lines;
}

/** Each kind of token with how many of it. */
function tokenNames(words: Spoken, language: Language, { tokens = [] }: Skill): string {
  return [...new Set(tokens)]
    .map((token) => {
      const copies = tokens.filter((each) => each === token).length;
      return `${copies} × ${words.say(language, { key: `${token}.name` })}`;
    })
    .join(', ');
}
