import { boardOf, type WorldId } from '../src/board/index.ts';
import { content } from '../src/content/index.ts';
import { resolveGrowingDread } from '../src/rules/darkness/growing-dread.ts';
import { encountersOf } from '../src/rules/exploration/encounters.ts';
import type { AdventureState } from '../src/state.ts';
import type { Played } from './adventure.ts';
import { cameOf } from './came-of-it.ts';
import { setExit, stack } from './explore.ts';
import { field } from './fight.ts';
import { card as itemCard, withItems } from './items.ts';
import { listed } from './notation.ts';

/**
 * A card happens to the US Marshal and the Bandido in a room, who are hurt, have $50, 2 Dark Stone, a Grit
 * and Whiskey, with the Darkness at step 5. Picks are made in order, re-rolls declined. Returns what came of it.
 */
export function happens(card: string, how: string, dice: string, picks: string): string {
  const { played, before } = begun(card, how, dice);
  for (const pick of listed(picks)) {
    decline(played);
    played.pick(...pick.split('+').filter((each) => each !== '-'));
  }
  return cameOf(before(), decline(played).done().state);
}

export function decline(played: Played): Played {
  while (played.prompt?.startsWith('prompt.reroll')) played.pick();
  return played;
}

/** How it is there: a Tentacle stands there too, the heroes have nothing, or they are in the last Stage. */
function begun(card: string, how: string, dice: string) {
  const world: WorldId = worldOf(card);
  const tile = world === 'targa' ? 'targa-terrace-of-the-eye' : 'mines-chapel-level';
  let before: AdventureState | null = null;
  const played: Played = field(
    `us-marshal 4,1 bandido 5,1${how === 'fought' ? ' vs tentacles 2,1' : ''}`,
    dice,
    {
      tile,
      mission: world === 'targa' ? 'nine-days-down' : 'a-fistful-of-dark-stone',
      content: withItems(itemCard('tin-cup'), itemCard('idol')),
      change(state) {
        for (const hero of state.heroes)
          Object.assign(hero, how === 'poor' ? {} : structuredClone(HURT));
        stackAll(state, card);
        if (how === 'deep') deepDown(state, card);
        state.worlds = [world];
        for (let exit = 0; exit < exitsOf(state); exit++)
          setExit(state, { tile: 0, exit }, exit === 0 ? 'end-cap' : 'door');
      },
    },
  ).runs(function* (g) {
    before = structuredClone(g.state);
    if (card in content.encounters) yield* encountersOf(g, 0, 1, false);
    else if (card in content.darkness) yield* g.do.drawDarkness(g);
    else if (card in content.growingDread) yield* resolveGrowingDread(g);
    else yield* g.do.depthEvent(g, Number(card.split('-').at(-1)));
  });
  return {
    played,
    before() {
      if (!before) throw new Error('it has not begun');
      return before;
    },
  };
}

const HURT = {
  wounds: 3,
  sanityDamage: 3,
  gold: 50,
  darkStone: 2,
  grit: 1,
  corruption: 1,
  bag: ['whiskey'],
};

function worldOf(card: string): WorldId {
  const world = content.encounters[card]?.world;
  return world ?? (card.startsWith('depth-targa') ? 'targa' : 'mines');
}

function exitsOf({ board }: AdventureState): number {
  return (boardOf(content.tiles, board.layout).doorwaysOf[0] ?? []).length;
}

/** In the last Stage, with Growing Dread that nobody has seen. */
function deepDown(state: AdventureState, card: string): void {
  state.depth.party = 15;
  if (!(card in content.growingDread)) state.dread = ['dread-empty-pockets'];
}

function stackAll(state: AdventureState, card: string): void {
  state.reviveTokens = 0;
  state.depth.darkness = 5;
  stack(state.decks.gear, 'tin-cup');
  for (const world of ['mines', 'targa'] as const) {
    stack(state.decks.artifact[world], 'idol');
    if (card in content.encounters) stack(state.decks.encounter[world], card);
  }
  state.decks.scavenge.draw = ['scav-dust'];
  state.decks.threat.low.draw = ['low-three-wet-ropes'];
  if (card in content.darkness) stack(state.decks.darkness, card);
  if (card in content.growingDread) {
    state.mission.objectiveFound = true;
    state.dread = [card];
  }
}
