import { COMPANY_REFUSALS } from '../company/refusals.ts';
import { ICONS } from '../content/icons.ts';
import { type Content, TOWN_LOCATIONS } from '../content-types.ts';
import { SIDE_BAG_TOKENS, SKILLS } from '../ids.ts';
import type { Language, Spoken } from './say.ts';

/** Decks whose cards have a name and a text. */
const NAMED = [
  'upgrades',
  'items',
  'conditions',
  'elites',
  'variants',
  'darkness',
  'growingDread',
  'hardships',
  'depthEvents',
  'loot',
  'scavenge',
  'encounters',
  'services',
  'charts',
] as const satisfies (keyof Content)[];

/** Keys that should have a text and have none in this language. */
export function missingTexts({ content, hasText, say }: Spoken, language: Language): string[] {
  return neededKeys(content).filter((key) => !hasText(key) || say(language, { key }) === '');
}

function neededKeys(content: Content): string[] {
  const named = NAMED.flatMap((deck) => Object.keys(content[deck])).flatMap((id) => [
    `${id}.name`,
    `${id}.text`,
  ]);
  const names = [
    ...Object.keys(content.classes),
    ...Object.keys(content.enemies),
    ...Object.keys(content.threats),
    ...Object.keys(content.worldThreats),
    ...Object.values(content.worlds).map(({ id }) => id),
    ...SIDE_BAG_TOKENS,
    ...TOWN_LOCATIONS,
  ].map((id) => `${id}.name`);
  const missions = Object.keys(content.missions).flatMap((id) =>
    ['name', 'intro', 'goal', 'reward', 'failure'].map((part) => `${id}.${part}`),
  );
  const tracks = Object.values(content.classes).flatMap(({ tracks: columns }) =>
    columns.map(([first]) => `${first}.track`),
  );
  const ones = [content.enemies, content.variants]
    .flatMap((types) => Object.keys(types))
    .map((id) => `${id}.one`);
  return [
    ...named,
    ...ones,
    ...names,
    ...tracks,
    ...missions,
    ...SKILLS.map((skill) => `skill.${skill}`),
    ...ICONS.map((icon) => `icon.${icon}`),
    ...COMPANY_REFUSALS.map((reason) => `company.refused.${reason}`),
  ];
}
