import { PARTY, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroesUp } from '../adventure.ts';
import { amongHeroes } from '../asking.ts';
import { type TileIndex, tilesOf, type WorldId, worldOf } from '../board/index.ts';
import type { CardId } from '../ids.ts';
import type { Hero } from '../state.ts';

/** The heroes who are up on any of some tiles. */
export function upOnTiles(g: Adventure, tiles: readonly TileIndex[]): Hero[] {
  return heroesUp(g).filter(({ space }) =>
    tilesOf(board(g), space).some((tile) => tiles.includes(tile)),
  );
}

/** The heroes who are up in a world. */
export function upInWorld(g: Adventure, world: WorldId): Hero[] {
  return heroesUp(g).filter(({ space }) => worldOf(board(g), space) === world);
}

/** The players name one of some heroes for a card. */
export function* nameAHero(among: readonly Hero[], card: CardId): Rule<Hero | null> {
  if (among.length === 0) return null;
  return yield* pick({
    seat: PARTY,
    prompt: { key: 'prompt.name-a-hero', params: { card: { key: `${card}.name` } } },
    rule: 'B-ENC-05',
    ...amongHeroes(among),
  });
}
