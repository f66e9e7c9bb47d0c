import type { Content } from '../content-types.ts';
import { BOSSES, CLASSES, LOSSES, MOBS, ROAMING } from '../ids.ts';
import type { Language, Spoken } from '../say.ts';

/** Keys that should have a text and have none in this language. */
export function missingTexts({ content, hasText, say }: Spoken, language: Language): string[] {
  return neededKeys(content).filter((key) => !hasText(key) || say(language, { key }) === '');
}

function neededKeys(content: Content): string[] {
  const named = [
    content.skills,
    content.items,
    content.mobItems,
    content.mobs,
    content.roaming,
    content.doors,
    content.faces,
    content.arrows,
    content.rogueTokens,
    content.spirits,
    content.basicSpells,
    content.quests,
  ].flatMap((deck) => Object.keys(deck));
  const cards = [
    ...Object.values(content.heroes),
    ...Object.values(content.setPowers),
    ...Object.values(content.peaks),
    ...content.consecrations,
  ].map((card) => card.id);
  return [
    ...[...named, ...cards, ...MOBS, ...ROAMING, ...BOSSES].map((id) => `${id}.name`),
    ...Object.keys(content.doors).map((id) => `${id}.text`),
    ...Object.entries(content.specials).flatMap(([id, { resolve }]) =>
      resolve ? [`special.${id}`] : [],
    ),
    ...CLASSES.flatMap((id) => [`class.${id}`, `hero.${id}`]),
    ...LOSSES.map((cause) => `cause.${cause}`),
  ];
}
