import { PARTY, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroAt } from '../../adventure.ts';
import { amongHeroes, amongSpaces } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { SpaceId } from '../../board/index.ts';
import type { Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { heroStat } from '../figures/stats.ts';
import { finishCreation } from '../heroes/hero-creation.ts';
import { resetAbilityTokens } from './outcome.ts';

/** Every hero starts an adventure with this much Grit, whatever was left of the last one. */
const STARTING_GRIT = 1;

/** The steps of the set up, in their order. All but two of them need no decision. */
export const SET_UP_STEPS = [
  'number-of-heroes',
  'shuffle-decks',
  'exploration-tokens',
  'ready-heroes',
  'select-mission',
  'depth-track',
  'entrance-tile',
  'place-heroes',
] as const;

/** What comes before the set up where heroes have been on road and in Town. */
export const CAMPAIGN_STEPS = ['next-mission', 'reset-ability-tokens', 'reset-grit'] as const;

/** What of the set up needs the players: new heroes, the lantern, and where to stand. */
export function* readyTheParty(g: Adventure): Rule {
  if (g.state.campaign) startAfterTown(g);
  for (const purpose of SET_UP_STEPS) {
    g.emit({ t: 'set-up', purpose, rule: 'B-SETUP-01' });
    if (purpose === 'ready-heroes') yield* readyHeroes(g);
    if (purpose === 'place-heroes') yield* placeHeroes(g);
  }
  g.state.turn.step = 'darkness';
}

function startAfterTown(g: Adventure): void {
  for (const purpose of CAMPAIGN_STEPS) {
    g.emit({ t: 'set-up', purpose, rule: 'B-CAMP-10' });
    for (const hero of g.state.heroes) {
      if (purpose === 'reset-ability-tokens') resetAbilityTokens(hero);
      if (purpose === 'reset-grit') hero.grit = STARTING_GRIT;
    }
  }
  for (const { card } of g.state.inPlay) g.emit({ t: 'card-remains', card, rule: 'B-CARD-02' });
}

function* readyHeroes(g: Adventure): Rule {
  yield* finishCreation(g);
  yield* chooseLanternBearer(g);
  for (const hero of g.state.heroes) {
    hero.grit = STARTING_GRIT;
    yield* trigger(g, 'adventureStart', { hero });
    hero.loaded = [...hero.chambers];
  }
}

function* chooseLanternBearer(g: Adventure): Rule {
  const bearer = yield* pick({
    seat: PARTY,
    prompt: promptFor('lantern-bearer'),
    rule: 'B-SETUP-21',
    ...amongHeroes(g.state.heroes),
  });
  g.state.lantern = bearer.index;
  g.emit({ t: 'lantern-given', hero: g.state.lantern, rule: 'B-SETUP-21' });
}

/** Heroes choose their space in the start area, the highest Initiative first. */
function* placeHeroes(g: Adventure): Rule {
  const waiting = new Set(g.state.heroes.map(({ index }) => index));
  while (waiting.size > 0) {
    const hero = yield* nextToPlace(
      g,
      [...waiting].map((index) => heroAt(g, index)),
    );
    waiting.delete(hero.index);
    const placed = g.state.heroes.filter((each) => each !== hero && !waiting.has(each.index));
    const free = startSpaces(g).filter((space) => !placed.some((each) => each.space === space));
    hero.space = yield* pick({
      seat: hero.index,
      prompt: promptFor('start-space'),
      rule: 'B-SETUP-28',
      ...amongSpaces(free),
    });
    g.emit({ t: 'placed-hero', hero: hero.index, space: hero.space, rule: 'B-SETUP-28' });
  }
}

function* nextToPlace(g: Adventure, heroes: readonly Hero[]): Rule<Hero> {
  const quickest = Math.max(...heroes.map((hero) => heroStat(g, hero, 'initiative')));
  const tied = heroes.filter((hero) => heroStat(g, hero, 'initiative') === quickest);
  return yield* pick({
    seat: PARTY,
    prompt: promptFor('who-goes-first'),
    ...amongHeroes(tied),
  });
}

/** The start area: the two back rows, or in the first edition the back row and the middle of the next. */
export function startSpaces(g: Adventure): readonly SpaceId[] {
  const { x, y, start } = board(g);
  if (g.state.options.edition === 'revised') return start;
  const backRow = Math.max(...start.map((space) => y[space] as number));
  const columns = start.map((space) => x[space] as number);
  const outer = [Math.min(...columns), Math.max(...columns)];
  return start.filter((space) => y[space] === backRow || !outer.includes(x[space] as number));
}
