import type { Content, EnemyType, HeroClass } from './content-types.ts';
import type { ClassId, EnemyTypeId } from './ids.ts';

/** A class of heroes. What comes from outside was checked: a game knows only classes that there are. */
export function classIn({ classes }: Pick<Content, 'classes'>, id: ClassId): HeroClass {
  return classes[id] ?? missing('class', id);
}

export function enemyTypeIn({ enemies }: Pick<Content, 'enemies'>, id: EnemyTypeId): EnemyType {
  return enemies[id] ?? missing('enemy type', id);
}

function missing(what: string, id: string): never {
  throw new Error(`there is no ${what} ${id}`);
}
