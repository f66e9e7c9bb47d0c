import { pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongSpaces } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { SpaceId } from '../../board/index.ts';
import type { Activation, Hero } from '../../state.ts';
import { escapeTest, mustEscape } from './escape.ts';
import { waysOf } from './ways.ts';
import { setDown } from './worlds-in-play.ts';

/**
 * Moves a hero along a way, at a price for each space. An Escape test due at the start comes first;
 * where another one comes due, the move stops and the player may go on from there.
 */
export function* walk(
  g: Adventure,
  hero: Hero,
  activation: Activation,
  path: readonly SpaceId[],
  price = 1,
): Rule<readonly SpaceId[]> {
  const entered: SpaceId[] = [];
  for (const space of path) {
    if ((activation.moveLeft ?? 0) < price) break;
    if (mustEscape(g, hero)) {
      if (entered.length > 0) break;
      if (!(yield* escapeTest(g, hero, activation))) break;
    }
    setDown(g, hero, space);
    activation.moveLeft = (activation.moveLeft ?? 0) - price;
    activation.moved = true;
    entered.push(space);
  }
  return entered;
}

/** A move of the activation along a way that leads to where the player wants. */
export function* move(
  g: Adventure,
  hero: Hero,
  activation: Activation,
  path: readonly SpaceId[],
): Rule {
  const entered = yield* walk(g, hero, activation, path);
  if (entered.length > 0) {
    g.emit({ t: 'moved', hero: hero.index, spaces: entered, rule: 'B-MOVE-01' });
  }
}

/** Movement that an effect gives: up to so many spaces, without Escape tests. */
export function* moveHero(g: Adventure, hero: Hero, spaces: number): Rule {
  if (!isUp(hero)) return;
  const ways = waysOf(g, hero, spaces, false);
  const end = yield* pick({
    seat: hero.index,
    prompt: promptFor('move-free', { amount: spaces }),
    ...amongSpaces([hero.space, ...ways.stops]),
  });
  const path = ways.pathTo(end);
  if (path.length === 0) return;
  setDown(g, hero, end);
  if (hero.activation) hero.activation.moved = true;
  g.emit({ t: 'moved', hero: hero.index, spaces: path });
}
