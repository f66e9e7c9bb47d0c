import { choose, PARTY, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroAt, heroesUp } from '../adventure.ts';
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
export function* nameAHero(g: Adventure, among: readonly Hero[], card: CardId): Rule<Hero | null> {
  if (among.length === 0) return null;
  const chosen = yield* choose({
    seat: PARTY,
    prompt: { key: 'prompt.name-a-hero', params: { card: { key: `${card}.name` } } },
    options: among.map(({ index }) => `h${index}` as const),
    rule: 'B-ENC-05',
    describe: (id) => ({ target: { hero: Number(id.slice(1)) } }),
  });
  return heroAt(g, Number(chosen.slice(1)));
}
