import {
  type DescentView,
  type EnemyView,
  type HellscapeMeaning,
  meaningIn,
  RECOVERS,
  type RolledDie,
} from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import type { Option } from '../../table/kit.ts';
import { mapFor } from '../board/geometry.ts';
import { rarityOf } from '../board/scene.ts';
import type { SymbolName } from '../board/symbols.ts';
import { boardText, tokenName, zoneAndGround, zoneCalled } from '../board/words.ts';
import { content } from '../content.ts';
import { words } from '../game-words.ts';
import { AMULET, abilityOf, isStance, textOf } from './abilities.ts';
import { toolSign } from './classes/tool-signs.ts';
import { gameText, hasText, nameOf, tableText } from './words.ts';

/** A zone of the board. */
export function isZone(option: Option): boolean {
  const { kind } = meaningIn(option);
  return kind === 'zone' || kind === 'step';
}

/** A die of the tray that is resolved or rolled again. */
export function isDie(option: Option): boolean {
  return 'die' in meaningIn(option);
}

/** The die an option is about. */
export function dieOf({ combat }: DescentView, option: Option): RolledDie | null {
  const means = meaningIn(option);
  return 'die' in means ? (combat?.dice[means.die] ?? null) : null;
}

/** What an option is called on its button. */
export function labelOf(view: DescentView, option: Option): string {
  const means = meaningIn(option);
  const said = () => words.optionText(language.value, view, option);
  switch (means.kind) {
    case 'zone':
    case 'step':
      return zoneAndGround(mapFor(view), means.zone);
    case 'resolve':
    case 'reroll':
      return dieLabel(means.kind, dieOf(view, option));
    case 'strike':
      return tableText('attack-with', {
        type: gameText(`option.attack-${means.type}`),
        enemy: whichEnemy(view, means.enemy),
      });
    case 'enemy':
      return whichEnemy(view, means.enemy);
    case 'door':
      return doorLabel(view, means.door, said());
    case 'use':
      return heroAbility(means) ?? said();
    case 'token':
      return option.text ? said() : tokenLabel(view, means.token);
    default:
      return said();
  }
}

/** What is printed on the hero's own card has no name there. */
function heroAbility({ card, index }: Extract<HellscapeMeaning, { kind: 'use' }>): string | null {
  if (!Object.values(content().heroes).some(({ id }) => id === card)) return null;
  return index === 1 ? tableText('shadow-ability') : tableText('hero-ability');
}

function dieLabel(does: 'resolve' | 'reroll', die: RolledDie | null): string {
  const shown = die?.face ? words.faceText(language.value, die.face) : '';
  return tableText(`${does}-die`, { kind: gameText(`die.${die?.die}`), face: shown });
}

/** Enemies are called after their type: `undead2` is one of the undead. */
export function enemyName(id: string): string {
  return nameOf(id.replace(/\d+$/, ''));
}

/** Several enemies of a type are told apart by where they stand. */
export function whichEnemy(view: DescentView, id: string): string {
  const name = enemyName(id);
  const alike = view.enemies.filter((each) => enemyName(each.id) === name);
  const zone = alike.length > 1 ? alike.find((each) => each.id === id)?.zone : undefined;
  return zone === undefined ? name : `${name}, ${zoneCalled(mapFor(view), zone)}`;
}

/** Several doors of a zone are told apart by their sides. */
function doorLabel(view: DescentView, door: number, text: string): string {
  const map = mapFor(view);
  const from = view.heroes[view.active ?? -1]?.zone;
  const way = Object.entries(map.zones[from ?? -1]?.ways ?? {}).find(
    ([, each]) => each?.door === door,
  );
  return way
    ? tableText('on-the-side', { text, side: boardText(way[0] as 'n' | 'e' | 's' | 'w') })
    : text;
}

function tokenLabel(view: DescentView, id: number): string {
  const token = view.dungeon.tokens.find((each) => each.id === id);
  if (!token) return String(id);
  const name = tokenName({ ...token, rarity: rarityOf(token) });
  return `${name}, ${zoneCalled(mapFor(view), token.zone)}`;
}

/** What is said below the name: what an ability or an action does, how much an enemy can still take. */
export function noteOf(view: DescentView, option: Option): string | null {
  const means = meaningIn(option);
  switch (means.kind) {
    case 'use': {
      const ability = abilityOf(view, means.card, means.index);
      return ability ? textOf(ability) : null;
    }
    case 'enemy':
    case 'strike':
      return enemyNote(view, means.enemy);
    case 'peak':
      return content().peaks[means.element].abilities.map(textOf).join(' ');
    case 'quadrant':
      return cardNote(means.card);
    case 'recover':
      return tableText('recover-note', { n: RECOVERS });
    case 'stance':
      return textOf(content().stances[means.stance]);
    case 'turn-amulet':
      return tableText('next-spell', { spell: nameOf(means.card) });
    default:
      return null;
  }
}

function enemyNote(view: DescentView, id: string): string | null {
  const enemy = view.enemies.find((each) => each.id === id);
  return enemy ? healthLine(enemy) : null;
}

/** How much an enemy can still take. */
export function healthLine(enemy: EnemyView): string {
  const left = enemy.health - enemy.wounds;
  if (enemy.kind !== 'mob') return tableText('monster-line', { health: left, max: enemy.health });
  return enemy.minions > 0
    ? tableText('mob-line', { minions: enemy.minions, health: left })
    : tableText('leader-line', { health: left });
}

function cardNote(card: string): string | null {
  const spell = content().basicSpells[card] ?? content().skills[card];
  return spell ? spell.abilities.map(textOf).join(' ') : null;
}

/** The card behind an option, if there is one. */
export function cardOf(view: DescentView, option: Option): string | null {
  const means = meaningIn(option);
  if ('card' in means) {
    return hasText(`${means.card}.name`) && isPrinted(means.card) ? means.card : null;
  }
  if (!('item' in means)) return null;
  const items = view.heroes.flatMap((hero) => hero.items);
  return items.find(({ number }) => number === means.item)?.card ?? null;
}

/** Parts of a class board are no cards that could be looked at. */
function isPrinted(card: string): boolean {
  return card !== AMULET && !isStance(card);
}

/** Whether the question is which of some cards: then each tells its text at once. */
export function explains({ options }: Decision): boolean {
  return options.some((option) => {
    const { kind } = meaningIn(option);
    return kind === 'card' || kind === 'item';
  });
}

const SIGNS: Readonly<Partial<Record<HellscapeMeaning['kind'], SymbolName>>> = {
  attack: 'melee',
  stop: 'ranged',
  recover: 'health',
  share: 'health',
  hero: 'health',
  door: 'door',
  'turn-amulet': 'turn',
  reroll: 'turn',
  stance: 'rage',
  lay: 'consecration',
  lift: 'consecration',
  peak: 'xp',
  reveal: 'arrow',
  token: 'treasure',
  'enemy-ability': 'ability',
  thaw: 'frost',
};

/** The sign of an option, where one says more than a general picture. */
export function signOf(option: Option): SymbolName | null {
  const means = meaningIn(option);
  if (means.kind === 'strike') return means.type;
  if (means.kind === 'element') return means.element;
  if (means.kind === 'card') return toolSign(means.card);
  if (means.kind === 'use' && isStance(means.card)) return 'rage';
  return SIGNS[means.kind] ?? null;
}
