import type { Rule } from '@crawlspace/kernel';
import { type Adventure, inFight } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { enemiesOnTile, fallenNear, tilesOf } from '../figures/figures.ts';

/** The KO'd heroes a hero could help: in the same or an adjacent space, with no enemy on their tile. */
export function whomToHelp(g: Adventure, hero: Hero): Hero[] {
  if (!inFight(g)) return [];
  return fallenNear(g, hero.space).filter((fallen) =>
    tilesOf(g, fallen.space).every((tile) => enemiesOnTile(g, tile).length === 0),
  );
}

/** Gives up the attack to make a KO'd hero recover, who is dazed: no activation in this turn. */
export function* help(g: Adventure, hero: Hero, fallen: Hero): Rule {
  if (hero.activation) hero.activation.acted = true;
  yield* g.do.recover(g, fallen);
}
