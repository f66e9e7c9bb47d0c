import {
  content,
  type DescentView,
  faceText,
  optionText,
  RECOVERS,
  type RolledDie,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import type { Option } from '../../table/kit.ts';
import { mapFor } from '../board/geometry.ts';
import type { SymbolName } from '../board/symbols.ts';
import { boardText as b, zoneName } from '../board/words.ts';
import { AMULET, abilityOf, enemyAbilitiesNow, isStance, textOf } from './abilities.ts';
import { toolSign } from './classes/tool-signs.ts';
import { hasText as hasWord, nameOf, tableText as t, gameText as told } from './words.ts';

/** A zone: picked on the board, and listed only for those who want the list. */
export function isZone({ id }: Option): boolean {
  return /^zone\d+$/.test(id);
}

/** A die that is resolved or rolled again: picked in the tray. */
export function isDie({ id }: Option): boolean {
  return /^(die|reroll)\d+$/.test(id);
}

/** The die an option is about. */
export function dieOf({ combat }: DescentView, { target }: Option): RolledDie | null {
  return combat?.dice[Number(target?.['die'] ?? -1)] ?? null;
}

/** What an option is called on its button. */
export function labelOf(view: DescentView, option: Option): string {
  const { id, target } = option;
  if (isZone(option)) return zoneName(mapFor(view), Number(target?.['zone']));
  if (isDie(option)) return dieLabel(view, option);
  const [, type, enemy] = /^(melee|magic|ranged)-(.+)$/.exec(id) ?? [];
  if (type && enemy)
    return t('attack-with', { type: told(`option.attack-${type}`), enemy: enemyName(enemy) });
  if (/^ability\d+$/.test(id)) {
    const ability = enemyAbilitiesNow(view)[Number(id.slice(7))];
    return ability ? textOf(ability) : id;
  }
  const ally = target?.['ally'];
  if (id.startsWith('ally-') && typeof ally === 'string') return nameOf(ally);
  if (target?.['door'] !== undefined) return doorLabel(view, option);
  const own = heroAbility(String(target?.['ability']));
  if (own) return own;
  if (/^token\d+$/.test(id) && !option.text) return tokenLabel(view, Number(target?.['token']));
  return optionText(language.value, view, option);
}

/** What is printed on the hero's own card has no name there. */
export function heroAbility(key: string): string | null {
  const [card, index] = key.split('/');
  if (!Object.values(content.heroes).some(({ id }) => id === card)) return null;
  return index === '1' ? t('shadow-ability') : t('hero-ability');
}

function dieLabel(view: DescentView, option: Option): string {
  const die = dieOf(view, option);
  const shown = die?.face ? faceText(language.value, die.face) : '';
  const key = option.id.startsWith('reroll') ? 'reroll-die' : 'resolve-die';
  return t(key, { kind: told(`die.${die?.die}`), face: shown });
}

/** Enemies are called after their type: `undead2` is one of the undead. */
export function enemyName(id: string): string {
  return nameOf(id.replace(/\d+$/, ''));
}

/** Several doors of a zone are told apart by their sides. */
function doorLabel(view: DescentView, option: Option): string {
  const map = mapFor(view);
  const door = map.doors[Number(option.target?.['door'])];
  const text = optionText(language.value, view, option);
  const from = view.heroes[view.active ?? -1]?.zone;
  const way = Object.entries(map.zones[from ?? -1]?.ways ?? {}).find(
    ([, each]) => each?.door === door?.id,
  );
  return way ? t('on-the-side', { text, side: b(way[0] as 'n' | 'e' | 's' | 'w') }) : text;
}

function tokenLabel(view: DescentView, id: number): string {
  const token = view.dungeon.tokens.find((each) => each.id === id);
  if (!token) return String(id);
  const name = b(`token-${token.kind}`);
  const where = zoneName(mapFor(view), token.zone);
  return token.count === undefined ? `${name}, ${where}` : `${name} (${token.count}), ${where}`;
}

/** What is said below the name: what an ability or an action does, how much an enemy can still take. */
export function noteOf(view: DescentView, { id, target, text }: Option): string | null {
  const key = target?.['ability'];
  if (typeof key === 'string') {
    const ability = abilityOf(view, key);
    return ability ? textOf(ability) : null;
  }
  const enemy = view.enemies.find((each) => each.id === target?.['enemy']);
  if (enemy && !isZone({ id })) {
    const left = enemy.health - enemy.wounds;
    return enemy.kind === 'mob'
      ? t('mob-line', { minions: enemy.minions, health: left })
      : t('monster-line', { health: left, max: enemy.health });
  }
  const element = target?.['element'];
  if (id.startsWith('peak-') && typeof element === 'string') return peakText(element);
  if (text?.key === 'option.quadrant') return cardNote(String(target?.['card']));
  if (id === 'recover') return t('recover-note', { n: RECOVERS });
  const stance = id.replace(/^stance-/, '');
  if (isStance(stance)) return textOf(content.stances[stance]);
  if (id === 'turn-amulet') return t('next-spell', { spell: nameOf(String(target?.['card'])) });
  return null;
}

function peakText(element: string): string | null {
  const peak = Object.hasOwn(content.peaks, element)
    ? content.peaks[element as keyof typeof content.peaks]
    : null;
  return peak ? peak.abilities.map(textOf).join(' ') : null;
}

function cardNote(card: string): string | null {
  const spell = content.basicSpells[card] ?? content.skills[card];
  return spell ? spell.abilities.map(textOf).join(' ') : null;
}

/** The card behind an option, if there is one. */
export function cardOf(view: DescentView, { target }: Option): string | null {
  const card = target?.['card'];
  if (typeof card === 'string') return hasWord(`${card}.name`) && isPrinted(card) ? card : null;
  const number = target?.['item'];
  const items = view.heroes.flatMap((hero) => hero.items);
  return items.find((item) => item.number === number)?.card ?? null;
}

/** Parts of a class board are no cards that could be looked at. */
function isPrinted(card: string): boolean {
  return card !== AMULET && !Object.hasOwn(content.stances, card);
}

/** Whether the question is which of some cards: then each tells its text at once. */
export function explains({ prompt }: Decision): boolean {
  return /^ask\.(skill|starting-weapon|potion|bless|token|column|lose-token|swap|cursed|arrows-under|craft|put-away)/.test(
    prompt.key,
  );
}

const SIGNS: readonly (readonly [RegExp, SymbolName])[] = [
  [/^melee-/, 'melee'],
  [/^magic-/, 'magic'],
  [/^ranged-|^stop$/, 'ranged'],
  [/^attack$/, 'melee'],
  [/^(recover|health\d|hero\d)/, 'health'],
  [/^door/, 'door'],
  [/^turn-amulet|^reroll/, 'turn'],
  [/^stance-|rage/, 'rage'],
  [/^(lay|lift)-/, 'consecration'],
  [/^peak-/, 'xp'],
  [/^reveal$/, 'arrow'],
  [/^token\d/, 'treasure'],
  [/^(water|fire|air|earth|mana)$/, 'mana'],
  [/^ability/, 'ability'],
  [/^thaw/, 'frost'],
];

/** The sign of an option, where one says more than a general picture. */
export function signOf({ id }: Option): SymbolName | null {
  const tool = toolSign(id);
  if (tool) return tool;
  if (id === 'water' || id === 'fire' || id === 'air' || id === 'earth') return id;
  return SIGNS.find(([pattern]) => pattern.test(id))?.[1] ?? null;
}
