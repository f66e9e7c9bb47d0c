import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { heroOf, inside } from '../../../test/explore.ts';
import { plainHeroes } from '../../../test/items.ts';
import type { Content, Mission } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { waysOn } from '../exploration/exits.ts';
import { roomExploration } from '../exploration/exploration.ts';
import { lookThroughDoor } from '../exploration/search.ts';

/** Tokens with exits and clues only, and an objective without a fight: only the map grows. */
function peaceful(content: Content): Content {
  const id = 'a-fistful-of-dark-stone';
  const mission = content.missions[id] as Mission;
  const tokens = Object.entries(content.tokens).map(
    ([name, token]) => [name, { ...token, attacks: 0, encounters: 0, growingDread: 0 }] as const,
  );
  return {
    ...content,
    tokens: Object.fromEntries(tokens),
    missions: { ...content.missions, [id]: { ...mission, clues: 5, *onObjective() {} } },
  };
}

/** Explores always the newest way on until the objective is found. Returns how often somebody looked. */
function exploreAll(
  seed: string,
  edition: 'revised' | 'first',
): { looks: number; state: AdventureState } {
  let looks = 0;
  const t = scene({ seed, options: { edition }, content: peaceful, change: plainHeroes }).runs(
    function* (g) {
      const hero = heroOf(g.state, 0);
      while (!g.state.mission.objectiveFound && looks < 200) {
        const door = waysOn(g).at(-1);
        if (!door) return;
        looks++;
        yield* lookThroughDoor(g, hero, door);
        for (const { tile } of [...g.state.board.tokens]) {
          hero.space = inside(g.state, tile)[0] ?? hero.space;
          yield* roomExploration(g);
        }
      }
    },
  );
  return { looks, state: t.state };
}

describe('a whole map', () => {
  for (const edition of ['revised', 'first'] as const) {
    test(`always leads to the objective (${edition})`, () => {
      for (let seed = 0; seed < 25; seed++) {
        const { looks, state } = exploreAll(`map ${seed}`, edition);
        expect(state.mission.objectiveFound).toBe(true);
        expect(looks).toBeLessThan(200);
      }
    });
  }
});
