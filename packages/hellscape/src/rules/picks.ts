import { type Among, numbered, type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import type { CardId, ZoneId } from '../ids.ts';
import type { HellscapeMeaning } from '../meanings.ts';
import type { BoardToken, CarriedItem, Enemy } from '../state.ts';
import type { Figure } from './figures/queries.ts';

/** Who is asked, and what. */
type Asking = Pick<Among<unknown>, 'seat' | 'prompt' | 'rule'>;

/** Asks for one of the zones; for an enemy, where it is an enemy that goes there. */
export function pickZone(asking: Asking, of: readonly ZoneId[], enemy?: Enemy): Rule<ZoneId> {
  const means = (zone: ZoneId): HellscapeMeaning =>
    enemy ? { kind: 'zone', zone, enemy: enemy.id } : { kind: 'zone', zone };
  return pick({ ...asking, of, id: zoneId, means });
}

export const zoneId: (zone: ZoneId) => string = numbered('zone');

/** Asks for one of some heroes, enemies or allies. */
export function pickFigure<Who extends Figure>(asking: Asking, of: readonly Who[]): Rule<Who> {
  return pick({ ...asking, of, id: figureId, means: meansFigure });
}

const heroNamed = numbered('hero');

/** How options name a figure. */
export function figureId(figure: Figure): string {
  if ('index' in figure) return heroNamed(figure.index);
  return 'card' in figure ? `enemy-${figure.id}` : `ally-${figure.id}`;
}

function meansFigure(figure: Figure): HellscapeMeaning {
  if ('index' in figure) return { kind: 'hero', hero: figure.index };
  return 'card' in figure ? { kind: 'enemy', enemy: figure.id } : { kind: 'ally', ally: figure.id };
}

/** Asks for one of the tokens on the map. */
export function pickToken(asking: Asking, of: readonly BoardToken[]): Rule<BoardToken> {
  return pick({ ...asking, of, id: tokenId, means: meansToken });
}

const tokenNamed = numbered('token');

export function tokenId({ id }: BoardToken): string {
  return tokenNamed(id);
}

export function meansToken({ id, zone }: BoardToken): HellscapeMeaning {
  return { kind: 'token', token: id, zone };
}

/** Asks for one of the cards, each called by its name. */
export function pickCard(asking: Asking, of: readonly CardId[]): Rule<CardId> {
  return pick({ ...asking, of, id: cardItself, means: meansCard, describe: nameOf });
}

export function cardItself(card: CardId): string {
  return card;
}

export function meansCard(card: CardId): HellscapeMeaning {
  return { kind: 'card', card };
}

export function nameOf(card: CardId): OptionDetails {
  return { text: { key: `${card}.name` } };
}

const itemNamed = numbered('item');

/** Some of the items of a hero, to be asked for. */
export const AMONG_ITEMS = {
  id: ({ number }: CarriedItem): string => itemNamed(number),
  means: ({ number, card }: CarriedItem): HellscapeMeaning => ({
    kind: 'item',
    item: number,
    card,
  }),
  describe: ({ card }: CarriedItem): OptionDetails => nameOf(card),
};
