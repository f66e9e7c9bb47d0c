import {
  type AdventureView,
  askOf,
  type BrimstoneMeaning,
  boardSeen,
  meaningIn,
  type SpaceId,
  type TileIndex,
  tilesOf,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import type { Option } from '../../table/kit.ts';
import { content } from '../content.ts';
import { words } from '../game-words.ts';
import { hasIcon, type IconName } from './icons.ts';
import { heroName, nameOf, tableText } from './words.ts';

/** The menu of an activation, before and after the attack or the search. */
export function isActivation(decision: Decision): boolean {
  const ask = askOf(decision);
  return ask === 'activation' || ask === 'activation-after';
}

/** The space that an option names. */
export function spaceOf(option: Option): SpaceId | null {
  const meaning = meaningIn(option);
  return meaning?.kind === 'move' || meaning?.kind === 'space' ? meaning.space : null;
}

/** The card behind an option, if there is one: an item, a token, an upgrade, an encounter. */
export function cardOfOption(option: Option): string | null {
  const meaning = meaningIn(option);
  return meaning && cardIn(meaning);
}

function cardIn(meaning: BrimstoneMeaning): string | null {
  if ('thing' in meaning) return cardIn(meaning.thing);
  if ('cards' in meaning) return meaning.cards[0] ?? null;
  if (meaning.kind === 'token') return meaning.token;
  if (meaning.kind === 'use' || meaning.kind === 'reroll') {
    // What a mission or a card in play offers is no card in anybody's hands.
    return 'token' in meaning && meaning.token ? meaning.token : heldCard(meaning.card);
  }
  return 'card' in meaning ? meaning.card : null;
}

function heldCard(card: string): string | null {
  const { upgrades, items, conditions } = content();
  return upgrades[card] || items[card] || conditions[card] ? card : null;
}

/** What an option is called on its button. */
export function labelOf(view: AdventureView, option: Option): string {
  if (!option.text) {
    const space = spaceOf(option);
    if (space !== null) return spaceName(view, space);
    const meaning = meaningIn(option);
    if (meaning?.kind === 'tile') return tileName(view, meaning.tile);
    if (option.id === 'heal') return tableText('option-heal');
  }
  return words.optionText(language.value, view, option);
}

/** What happens at the end of a turn has no name of its own: it is about a hero. */
export function orderLabel(view: AdventureView, option: Option): string {
  const meaning = meaningIn(option);
  if (meaning?.kind === 'recover')
    return tableText('recovers', { hero: heroName(view, meaning.hero) });
  if (meaning?.kind === 'turn-end') {
    return tableText('uses-ability', { hero: heroName(view, meaning.hero) });
  }
  return labelOf(view, option);
}

/** A space by its tile and its place there, counted from the first. */
export function spaceName(view: AdventureView, space: number): string {
  const board = boardSeen(view);
  const tile = tilesOf(board, space)[0] ?? 0;
  const place = (board.spacesOf[tile] ?? []).indexOf(space) + 1;
  return tableText('space', { tile: tileName(view, tile), place });
}

function tileName({ board }: AdventureView, tile: TileIndex): string {
  const id = board.layout.tiles[tile]?.tile;
  return id ? nameOf(id) : String(tile);
}

/** By what an option means, or by its word. */
const PICTURES: Readonly<Partial<Record<string, IconName>>> = {
  attack: 'melee',
  'hold-back': 'hold',
  flee: 'flee',
  scavenge: 'scavenge',
  door: 'door',
  gate: 'gate',
  grit: 'grit',
  'breath-grit': 'grit',
  'grit-move': 'grit',
  help: 'aid',
  drag: 'aid',
  items: 'trade',
  give: 'trade',
  ask: 'trade',
  'hand-over': 'trade',
  lantern: 'lantern',
  'take-lantern': 'lantern',
  dynamite: 'dynamite',
  die: 'dice',
  'move-further': 'move',
  heal: 'heal',
  'breath-heal': 'heal',
  wounds: 'heal',
  both: 'heal',
  comfort: 'heal',
  sanity: 'sanity',
  end: 'pass',
  pass: 'pass',
  continue: 'pass',
  done: 'pass',
  back: 'pass',
  keep: 'pass',
  no: 'pass',
  lose: 'pass',
  nobody: 'pass',
  decline: 'pass',
  leave: 'flee',
  nowhere: 'pass',
  'leave-town': 'flee',
  stay: 'time',
  sell: 'gold',
  hotel: 'heal',
  'camp-site': 'time',
  service: 'gold',
  gold: 'gold',
};

/** The picture on an option's button. */
export function pictureOf(option: Option): IconName {
  const card = cardOfOption(option);
  if (card && hasIcon(card)) return card;
  if (card && content().items[card]?.weapon?.kind === 'gun') return 'ranged';
  return PICTURES[pictured(option)] ?? (card ? 'cards' : 'target');
}

/** The word for what is done: most meanings are one kind of thing, some say more. */
function pictured(option: Option): string {
  const meaning = meaningIn(option);
  if (meaning?.kind === 'look') return meaning.through;
  if (meaning?.kind === 'comfort') return meaning.heals;
  if (meaning?.kind === 'use') return meaning.use;
  if (meaning?.kind === 'reroll') return meaning.card;
  return meaning?.kind ?? option.id;
}
