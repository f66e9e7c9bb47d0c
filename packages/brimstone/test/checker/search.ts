import { tileOf } from '../../src/board/tiles.ts';
import { content } from '../../src/content/index.ts';
import type { EventOf } from '../../src/events.ts';
import type { AdventureState, Hero } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { hasAbility } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { hasASay, heroNumber } from './hero-numbers.ts';

/** Scavenging and Looking Through Doors: who may, where, how often, and what comes of it. */
export const search: Check = {
  name: 'search',
  start() {
    let markers: number[] = [];
    let searched = new Set<number>();
    let inTurn: number[] = [];
    let tried: EventOf<'scavenged'> | null = null;
    let cards: { readonly hero: number; readonly due: number; had: number } | null = null;
    return (seen) => {
      const { moment, now, report } = seen;
      if (told(moment, 'turn')) {
        searched = new Set();
        inTurn = [];
      }
      const scavenged = told(moment, 'scavenged');
      const looked = told(moment, 'looked-through-door') ?? told(moment, 'looked-through-gate');
      const hero = scavenged?.hero ?? looked?.hero;
      if (hero !== undefined) {
        if (searched.has(hero)) report('B-SEARCH-01', `hero ${hero} searches twice`);
        searched.add(hero);
        mayMakeASearch(seen, hero);
      }
      if (scavenged) {
        checkScavenging(seen, scavenged, markers[scavenged.tile] ?? 0, inTurn);
        tried = scavenged;
        inTurn.push(scavenged.tile);
        const due = scavenged.dice.filter((die) => die === 6).length;
        cards = { hero: scavenged.hero, due, had: 0 };
      }
      if (looked) checkLook(seen, looked);
      if (told(moment, 'scavenge-card') && cards) cards.had++;
      const isOver = moment.kind === 'step' || told(moment, 'turn');
      if (cards && isOver) {
        const finder = now.heroes[cards.hero] as Hero;
        if (cards.had < cards.due && !hasASay(now, finder, 'scavengeDrawn') && !now.outcome) {
          // A card that ends the turn or fells the hero leaves the rest in the deck.
          if (!now.turn.over && finder.knockedOut === null && !finder.dead) {
            report('B-SEARCH-08', `${cards.had} Scavenge cards for ${cards.due} sixes`);
          }
        }
        cards = null;
      }
      if (tried && (moment.kind === 'step' || moment.kind === 'asked')) {
        const { tile, dice } = tried;
        const more = (now.board.scavenged[tile] ?? 0) - (markers[tile] ?? 0);
        if (more !== (dice.includes(6) ? 1 : 0))
          report('B-SEARCH-09', `${more} markers for ${dice}`);
        tried = null;
      }
      if (!tried) markers = [...now.board.scavenged];
    };
  },
};

function mayMakeASearch({ now, report }: Seen, hero: number): void {
  const others = now.enemies.filter(({ type }) => hasAbility(now, type, 'ab-immobile') === 0);
  if (others.length > 0) report('B-SEARCH-24', `hero ${hero} searches with ${others[0]?.id} about`);
}

function checkScavenging(
  { now, report }: Seen,
  { hero: index, tile, dice, amount }: EventOf<'scavenged'>,
  had: number,
  inTurn: readonly number[],
): void {
  const hero = now.heroes[index] as Hero;
  const sixes = dice.filter((die) => die === 6).length;
  if (amount !== sixes) report('B-SEARCH-08', `${dice}: ${amount} cards`);
  const should = heroNumber(now, hero, 'scavengeDice');
  if (should !== null && dice.length !== should)
    report('B-SEARCH-07', `${dice.length} dice, not ${should}`);
  if (!groundOf(now).tilesAt(hero.space).includes(tile)) {
    report('B-SEARCH-05', `hero ${index} is not on tile ${tile}`);
  }
  if (hasToken(now, tile)) report('B-SEARCH-03', `tile ${tile} has a token yet to be revealed`);
  const isFirst = now.options.edition === 'first';
  const limit = isFirst ? 1 : Math.ceil(now.heroes.length / 2);
  if (had >= limit) report('B-SEARCH-10', `tile ${tile} was Scavenged ${had} times of ${limit}`);
  if (isFirst && inTurn.includes(tile)) report('B-SEARCH-12', `tile ${tile} twice in a turn`);
}

function hasToken(now: AdventureState, tile: number): boolean {
  return now.board.tokens.some((token) => token.tile === tile);
}

type Look = EventOf<'looked-through-door'> | EventOf<'looked-through-gate'>;

/** From a half space of an open connection. */
function checkLook({ now, report }: Seen, { hero: index, tile }: Look): void {
  const hero = now.heroes[index] as Hero;
  const { plane } = groundOf(now);
  const isAt = (plane.doors[tile] ?? []).some(({ spaces }) => spaces.includes(hero.space));
  if (!isAt) report('B-SEARCH-13', `hero ${index} on ${hero.space} looks through no door`);
  const placed = now.board.layout.tiles[tile];
  if (!placed || !tileOf(content.tiles, placed.tile))
    report('B-SEARCH-13', `there is no tile ${tile}`);
  if (now.options.edition === 'revised' && hasToken(now, tile)) {
    report('B-SEARCH-03', `tile ${tile} has a token yet to be revealed`);
  }
}
