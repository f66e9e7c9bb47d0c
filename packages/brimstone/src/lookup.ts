import type { Deck } from '@crawlspace/kernel';
import type { WorldId } from './board/index.ts';
import type { Content, EnemyType, HeroClass, World } from './content-types.ts';
import type { ClassId, EnemyTypeId } from './ids.ts';

/** A class of heroes. What comes from outside was checked: a game knows only classes that there are. */
export function classIn({ classes }: Pick<Content, 'classes'>, id: ClassId): HeroClass {
  return classes[id] ?? missing('class', id);
}

export function enemyTypeIn({ enemies }: Pick<Content, 'enemies'>, id: EnemyTypeId): EnemyType {
  return enemies[id] ?? missing('enemy type', id);
}

export function worldIn({ worlds }: Pick<Content, 'worlds'>, id: WorldId): World {
  return worlds[id] ?? missing('world', id);
}

/** A deck that each world has one of. */
export function deckOfWorld(decks: Readonly<Record<WorldId, Deck>>, id: WorldId): Deck {
  return decks[id] ?? missing('deck of the world', id);
}

function missing(what: string, id: string): never {
  throw new Error(`there is no ${what} ${id}`);
}
