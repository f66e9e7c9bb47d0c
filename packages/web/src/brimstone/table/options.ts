import { type AdventureView, boardOf, content, optionText, tilesOf } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { language } from '../../settings/index.ts';
import { hasIcon, type IconName } from '../../table/icons.ts';
import type { Option } from '../../table/kit.ts';
import { heroName, nameOf, tableText as t } from './words.ts';

/** A bare space of the board: picked there, and listed only for those who want the list. */
export function isSpace({ target, text }: Option): boolean {
  return target?.['space'] !== undefined && text === undefined;
}

/** The card behind an option, if there is one: an item, a token, an upgrade, an encounter. */
export function cardOfOption(
  view: AdventureView,
  decision: Decision,
  option: Option,
): string | null {
  const named = option.target?.['card'];
  if (typeof named === 'string') return named;
  const [, token] = /(?:^|:)t:([a-z-]+)/.exec(option.id) ?? [];
  if (token) return token;
  const [, number] = /(?:^|:|\b)i(\d+)\b/.exec(option.id) ?? [];
  if (number !== undefined) return itemCard(view, decision.seat, Number(number));
  const [first = ''] = option.id.split(':');
  return content.upgrades[first] || content.items[first] || content.conditions[first]
    ? first
    : null;
}

function itemCard(view: AdventureView, seat: number, number: number): string | null {
  const owners = seat >= 0 ? [view.heroes[seat], ...view.heroes] : view.heroes;
  for (const hero of owners) {
    const item = hero?.items.find((each) => each.number === number);
    if (item) return item.card;
  }
  return null;
}

/** What an option is called on its button. */
export function labelOf(view: AdventureView, option: Option): string {
  if (isSpace(option)) return spaceName(view, Number(option.target?.['space']));
  const [, token] = /^t:([a-z-]+)$/.exec(option.id) ?? [];
  if (token && !option.text) return nameOf(token);
  if (option.id === 'heal' && !option.text) return t('option-heal');
  return optionText(language.value, view, option);
}

/** What happens at the end of a turn has no name of its own: it is about a hero. */
export function orderLabel(view: AdventureView, option: Option): string {
  const hero = option.target?.['hero'];
  if (typeof hero !== 'number') return labelOf(view, option);
  const name = heroName(view, hero);
  if (option.id.startsWith('recover')) return t('recovers', { hero: name });
  if (option.id.startsWith('ability')) return t('uses-ability', { hero: name });
  return labelOf(view, option);
}

/** A space by its tile and its place there, counted from the first. */
export function spaceName(view: AdventureView, space: number): string {
  const board = boardOf(view.board.layout);
  const tile = tilesOf(board, space)[0] ?? 0;
  const id = view.board.layout.tiles[tile]?.tile;
  const place = (board.spacesOf[tile] ?? []).indexOf(space) + 1;
  return t('space', { tile: id ? nameOf(id) : String(tile), place });
}

const PICTURES: readonly (readonly [RegExp, IconName])[] = [
  [/^melee/, 'melee'],
  [/^hold-back/, 'hold'],
  [/^flee$/, 'flee'],
  [/^scavenge/, 'scavenge'],
  [/^look-?door|^door/, 'door'],
  [/^look-?gate|^gate/, 'gate'],
  [/^grit|^breath-grit/, 'grit'],
  [/^help/, 'aid'],
  [/^drag/, 'aid'],
  [/^items|^give|^ask/, 'trade'],
  [/^take-lantern/, 'lantern'],
  [/dynamite/, 'dynamite'],
  [/^die/, 'dice'],
  [/^move/, 'move'],
  [/heal|^wounds|^both|^comfort/, 'heal'],
  [/^sanity/, 'sanity'],
  [/^(end|pass|continue|done|back|keep|no|lose|nobody|decline)$/, 'pass'],
];

/** The picture on an option's button. */
export function pictureOf(view: AdventureView, decision: Decision, option: Option): IconName {
  const card = cardOfOption(view, decision, option);
  if (card && hasIcon(card)) return card;
  if (card && content.items[card]?.weapon?.kind === 'gun') return 'ranged';
  const known = PICTURES.find(([pattern]) => pattern.test(option.id));
  if (known) return known[1];
  return card ? 'cards' : 'target';
}

export type OddsOf =
  | 'success'
  | 'escape'
  | 'hold-back'
  | 'hit'
  | 'wound'
  | 'better'
  | 'enough'
  | 'on-target'
  | 'test';

const ODDS_BY_PROMPT: readonly (readonly [RegExp, OddsOf])[] = [
  [/assign-hits|which-hits/, 'wound'],
  [/reroll.*-higher/, 'better'],
  [/reroll/, 'enough'],
  [/throw-dynamite/, 'on-target'],
  [/tests/, 'test'],
];

/** What the chance of an option is the chance of. */
export function oddsOf({ prompt }: Decision, { rule = '' }: Option): OddsOf {
  if (rule.startsWith('B-ESC')) return 'escape';
  if (rule.startsWith('B-DEPTH')) return 'hold-back';
  if (rule.startsWith('B-ATK') || rule.startsWith('B-DUAL')) return 'hit';
  return ODDS_BY_PROMPT.find(([pattern]) => pattern.test(prompt.key))?.[1] ?? 'success';
}
