import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import {
  activate,
  encounter,
  heroOf,
  inside,
  just,
  lay,
  layBeyondGate,
  setExit,
  stack,
  standInDoorway,
  standOn,
  withCards,
} from '../../../test/explore.ts';
import { plainHeroes } from '../../../test/items.ts';
import { type Adventure, board } from '../../adventure.ts';
import { areAdjacent, doorwayOf, placementsFor } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { Content } from '../../content-types.ts';
import type { RuleOptions } from '../../options.ts';
import type { AdventureState } from '../../state.ts';
import { markOf } from '../darkness/depth.ts';
import { meleeWeapon, targetsOf } from '../fights/weapons.ts';
import { waysOf } from '../movement/ways.ts';
import { setDown } from '../movement/worlds-in-play.ts';
import { roomExploration } from './exploration.ts';
import { lookThroughGate, searchOptions } from './search.ts';

const GATE = { tile: 1, exit: 1 };

/** An unexplored Gate at the end of a passage, the first hero before it. */
function atTheGate(state: AdventureState): void {
  plainHeroes(state);
  activate(heroOf(state, 0));
  lay(state, 'mines-mid');
  setExit(state, GATE, 'gate');
  standInDoorway(state, 0, GATE);
}

function look(
  change: (state: AdventureState) => void = () => {},
  edition: RuleOptions['edition'] = 'revised',
) {
  return scene({
    heroes: ['us-marshal', 'gunslinger'],
    mission: 'nine-days-down',
    options: { edition },
    change(state) {
      atTheGate(state);
      change(state);
    },
  }).runs((g) => lookThroughGate(g, heroOf(g.state, 0), GATE));
}

describe('Looking through a Gate', () => {
  rule('B-GATE-05', 'is done from the two spaces of the Gate End Cap', () => {
    const ids = (which: number) => {
      let found: string[] = [];
      scene({
        mission: 'nine-days-down',
        change(state) {
          atTheGate(state);
          const { spaces } = doorwayOf(content.tiles, state.board.layout, GATE);
          heroOf(state, 0).space = [...spaces, ...inside(state, 1)][which] ?? -1;
        },
      }).runs((g) =>
        just(() => {
          found = searchOptions(g, heroOf(g.state, 0)).map(({ id }) => id);
        }),
      );
      return found.filter((id) => id.startsWith('x'));
    };
    expect([ids(0), ids(1)]).toEqual([['x1.1'], ['x1.1']]);
    // Every other space of that passage, those right before the Gate among them.
    for (let which = 2; which < 10; which++) expect(ids(which)).toEqual([]);
  });

  rule(
    ['B-SEARCH-26', 'B-GATE-06', 'B-GATE-07', 'B-GATE-10', 'B-CARD-17'],
    'draws the World not in play and a map card of it: a new tile like any other',
    () => {
      const t = look((state) => {
        state.depth.party = markOf(13);
        stack(state.decks.map.targa, 'targa-mid');
      }).done();
      expect(t.event('looked-through-gate')?.card).toBe('world-targa-plateau');
      expect(t.state.decks.map.targa.draw).toHaveLength(17);
      expect(t.state.decks.map.mines.draw).toHaveLength(18);
      expect(t.state.board.layout.tiles.at(-1)).toMatchObject({
        tile: 'targa-mid',
        world: 'targa',
      });
      expect(t.state.depth.party).toBe(markOf(12));
      expect(t.hero(0).activation?.moveLeft).toBe(0);
      expect(t.hero(0).xp).toBe(5);
      expect(look((state) => stack(state.decks.map.targa, 'targa-mid'), 'first').hero(0).xp).toBe(
        0,
      );
    },
  );

  describe('the World', () => {
    const four = (content: Content): Content => {
      const { targa } = content.worlds;
      const more = {
        third: { ...targa, id: 'world-third' },
        fourth: { ...targa, id: 'world-fourth' },
      };
      return { ...content, worlds: { ...content.worlds, ...more } };
    };
    /** The Worlds that may be drawn while these are in play. */
    const drawn = (inPlay: readonly string[]) =>
      ['mines', 'targa', 'third', 'fourth'].flatMap((world) => {
        try {
          const t = scene({
            mission: 'nine-days-down',
            content: four,
            dice: `world ${world}`,
            change(state) {
              atTheGate(state);
              state.worlds = inPlay as AdventureState['worlds'];
              const empty = { draw: [], discard: [] };
              state.decks.map = { ...state.decks.map, ...{ third: empty, fourth: empty } };
            },
          }).runs((g) => lookThroughGate(g, heroOf(g.state, 0), GATE));
          return t
            .done()
            .eventsNamed('looked-through-gate')
            .map(({ card }) => card);
        } catch (refused) {
          if (refused instanceof Error && refused.name === 'ScriptError') return [];
          throw refused;
        }
      });

    rule('B-GATE-06', 'is one of those that are not in play', () => {
      expect(drawn(['mines', 'targa'])).toEqual(['world-third', 'world-fourth']);
    });

    test('is any but that of the Gate when all are in play', () => {
      const others = drawn(['mines', 'targa', 'third', 'fourth']);
      expect(others).toEqual(['world-targa-plateau', 'world-third', 'world-fourth']);
    });
  });

  rule('B-GATE-06', 'an explored Gate is not looked through again', () => {
    let left: string[] = ['?'];
    scene({ mission: 'nine-days-down', change: atTheGate }).runs(function* (g) {
      const hero = heroOf(g.state, 0);
      yield* lookThroughGate(g, hero, GATE);
      activate(hero);
      left = searchOptions(g, hero).map(({ id }) => id);
    });
    expect(left).toEqual(['scavenge1']);
  });

  rule(
    ['B-GATE-11', 'B-GATE-13'],
    'links the two Gate End Caps: each space is next to both beyond',
    () => {
      const t = look((state) => stack(state.decks.map.targa, 'targa-wardroom')).done();
      expect(t.state.board.layout.gates).toEqual([{ a: GATE, b: { tile: 2, exit: 0 } }]);
      expect(t.state.board.exits).toContainEqual({ tile: 2, exit: 0, kind: 'gate' });
      scene({ change: (state) => Object.assign(state, { board: t.state.board }) }).runs((g) =>
        just(() => {
          const near = doorwayOf(content.tiles, g.state.board.layout, GATE).spaces;
          const far = doorwayOf(content.tiles, g.state.board.layout, { tile: 2, exit: 0 }).spaces;
          const pairs = near.flatMap((one) =>
            far.map((other) => areAdjacent(board(g), one, other)),
          );
          expect(pairs).toEqual([true, true, true, true]);
        }),
      );
    },
  );

  rule('B-GATE-12', 'the tile beyond lies in a plane of its own', () => {
    const t = look((state) => {
      for (let exit = 2; exit <= 3; exit++) {
        const door = { tile: 1, exit };
        if (placementsFor(content.tiles, state.board.layout, door, 'mines-cross').length > 0)
          lay(state, 'mines-cross', door);
      }
      stack(state.decks.map.targa, 'targa-terrace-of-the-eye');
    }).done();
    expect(t.state.board.layout.tiles.at(-1)).toMatchObject({ world: 'targa', x: 0, y: 0 });
  });

  rule(
    ['B-GATE-14', 'B-GATE-15', 'B-EXPL-22'],
    'a room beyond gets a token that waits for a hero there',
    () => {
      const t = scene({
        mission: 'nine-days-down',
        content: withCards({
          encounters: [
            encounter(
              'frost',
              function* () {
                yield* [];
                return [];
              },
              { world: 'targa' },
            ),
          ],
        }),
        change(state) {
          atTheGate(state);
          stack(state.decks.map.targa, 'targa-wardroom');
          stack(state.decks.exploration, 'tok-07');
          stack(state.decks.encounter.targa, 'frost');
        },
      }).runs(function* (g) {
        yield* lookThroughGate(g, heroOf(g.state, 0), GATE);
        yield* roomExploration(g);
        expect(g.state.board.tokens).toEqual([{ tile: 2, token: 'tok-07' }]);
        standOn(g.state, 0, 2);
        yield* roomExploration(g);
      });
      expect(t.done().state.board.tokens).toEqual([]);
      const passage = look((state) => stack(state.decks.map.targa, 'targa-mid')).done();
      expect(passage.state.board.tokens).toEqual([]);
    },
  );

  rule(
    ['B-TILE-06', 'B-WORLD-09'],
    'every tile of Targa can come although all of the Mine are on the table',
    () => {
      for (const tile of content.tiles.decks.targa) {
        const t = look((state) => {
          state.decks.map.mines = { draw: [], discard: [] };
          stack(state.decks.map.targa, tile);
        }).done();
        expect(t.state.board.layout.tiles.at(-1)?.tile).toBe(tile);
      }
    },
  );
});

describe('beyond a Gate', () => {
  /** Runs something with the two spaces on each side of an explored Gate. */
  const acrossTheGate = (
    act: (g: Adventure, near: readonly number[], far: readonly number[]) => void,
  ) =>
    scene({
      heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
      change(state) {
        atTheGate(state);
        layBeyondGate(state, 'targa-wardroom', GATE);
      },
    })
      .runs((g) =>
        just(() => {
          const { layout } = g.state.board;
          act(
            g,
            doorwayOf(content.tiles, layout, GATE).spaces,
            doorwayOf(content.tiles, layout, { tile: 2, exit: 0 }).spaces,
          );
        }),
      )
      .done();

  rule('B-GATE-16', 'the spaces on the other side are one step away', () => {
    acrossTheGate((g, [near = -1], far) => {
      heroOf(g.state, 0).space = near;
      const ways = waysOf(g, heroOf(g.state, 0), 1);
      expect(far.map((space) => ways.pathTo(space).length)).toEqual([1, 1]);
    });
  });

  rule('B-GATE-17', 'a melee hit may be assigned to an enemy there', () => {
    acrossTheGate((g, [near = -1], [, space = -1]) => {
      const hero = heroOf(g.state, 0);
      hero.space = near;
      g.state.enemies.push({
        id: 'tentacles1',
        type: 'tentacles',
        space,
        wounds: 0,
        target: null,
        spent: [],
      });
      expect(targetsOf(g, hero, meleeWeapon(g, hero)).map(({ id }) => id)).toEqual(['tentacles1']);
    });
  });

  rule('B-CARD-24', 'a World Card lies there for each World with a hero', () => {
    acrossTheGate((g, [near = -1], [far = -1]) => {
      setDown(g, heroOf(g.state, 2), far);
      expect(g.state.worlds).toHaveLength(2);
      setDown(g, heroOf(g.state, 2), near);
      expect(g.state.worlds).toEqual(['mines']);
    });
  });
});
