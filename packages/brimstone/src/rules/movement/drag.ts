import { pick, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { amongSpaces } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { SpaceId } from '../../board/index.ts';
import type { Activation, Hero } from '../../state.ts';
import { fallenNear } from '../figures/figures.ts';
import { escapeOdds } from './escape.ts';
import { walk } from './movement.ts';
import { waysOf } from './ways.ts';
import { setDown } from './worlds-in-play.ts';

/** Each space costs this much while dragging. */
const PRICE = 2;

/** The KO'd heroes a hero could drag at least one space. */
export function whomToDrag(g: Adventure, hero: Hero, { moveLeft, stuck }: Activation): Hero[] {
  return stuck || (moveLeft ?? 0) < PRICE ? [] : fallenNear(g, hero.space);
}

/** Moves with the marker of a KO'd hero in tow, at double price. Without a way to go nothing is asked. */
export function* drag(g: Adventure, hero: Hero, activation: Activation, fallen: Hero): Rule {
  const spaces = Math.floor((activation.moveLeft ?? 0) / PRICE);
  const ways = waysOf(g, hero, spaces);
  const stops = ways.stops;
  if (stops.length === 0) return;
  const end = yield* pick({
    seat: hero.index,
    prompt: promptFor('drag-where', { hero: fallen.name }),
    rule: 'B-HELP-05',
    ...amongSpaces(stops),
    describe: () => ({ odds: escapeOdds(g, hero), oddsOf: 'escape' }),
  });
  const path = ways.pathTo(end);
  const start = hero.space;
  const entered = yield* walk(g, hero, activation, path, PRICE);
  if (entered.length === 0) return;
  setDown(g, fallen, markerAfter(fallen.space, start, entered));
  g.emit({
    t: 'dragged',
    hero: fallen.index,
    by: hero.index,
    spaces: entered,
    space: fallen.space,
    rule: 'B-HELP-06',
  });
}

/** A marker from the hero's own space comes along; one from beside ends in the last space left. */
function markerAfter(marker: SpaceId, start: SpaceId, entered: readonly SpaceId[]): SpaceId {
  const trail = [start, ...entered];
  return trail.at(marker === start ? -1 : -2) ?? marker;
}
