import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { endTurn, scene } from '../../../test/adventure.ts';
import {
  activate,
  FIRST_DOOR,
  heroOf,
  inside,
  just,
  lay,
  layRoom,
  setExit,
  stack,
  standInDoorway,
  standOn,
  withCards,
} from '../../../test/explore.ts';
import type { Dice } from '../../../test/notation.ts';
import type { Adventure } from '../../adventure.ts';
import { boardOf, distance, doorwayOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { ClassId, EnemyTypeId } from '../../ids.ts';
import type { RuleOptions } from '../../options.ts';
import type { AdventureState } from '../../state.ts';
import { drawScavengeCards, scavenge, search, searchOptions } from './search.ts';

const PARTY: readonly ClassId[] = [
  'us-marshal',
  'gunslinger',
  'bandido',
  'saloon-girl',
  'us-marshal',
  'gunslinger',
];

/** The ways in which the first hero may Search. */
function options(
  change: (state: AdventureState) => void,
  { heroes = 1, edition = 'revised' }: { heroes?: number; edition?: RuleOptions['edition'] } = {},
): string[] {
  let found: string[] = [];
  scene({
    heroes: PARTY.slice(0, heroes),
    options: { edition },
    change(state) {
      activate(heroOf(state, 0));
      change(state);
    },
  }).runs((g) =>
    just(() => {
      found = searchOptions(g, heroOf(g.state, 0)).map(({ id }) => id);
    }),
  );
  return found;
}

function scavenging(
  dice: Dice,
  change: (state: AdventureState) => void = () => {},
  content = withCards({}),
) {
  return scene({
    dice,
    content,
    plain: true,
    change(state) {
      activate(heroOf(state, 0));
      change(state);
    },
  }).runs((g) => scavenge(g, heroOf(g.state, 0)));
}

function placeEnemy(state: AdventureState, type: EnemyTypeId): void {
  const space = inside(state, 0).at(-1) ?? 0;
  const [model] = [{ id: `${type}1`, type, space, wounds: 0, target: null, spent: [] }];
  if (model) state.enemies.push(model);
  state.fight ??= { startedInTurn: 1, groups: {}, lootSources: 1, final: false };
}

describe('Searching', () => {
  rule('B-SEARCH-01', 'is done once in an activation', () => {
    let left: string[] = ['?'];
    scene({
      dice: 'scavenge 1 2 3',
      plain: true,
      change(state) {
        activate(heroOf(state, 0));
        standInDoorway(state, 0, FIRST_DOOR);
      },
    }).runs(function* (g) {
      const hero = heroOf(g.state, 0);
      expect(searchOptions(g, hero).map(({ id }) => id)).toEqual(['scavenge0', 'x0.0']);
      yield* scavenge(g, hero);
      left = searchOptions(g, hero).map(({ id }) => id);
    });
    expect(left).toEqual([]);
  });

  rule('B-SEARCH-02', 'ends the movement', () => {
    const searched = (how: 'scavenge0' | 'x0.0', dice: string) => {
      const t = scene({
        dice: `move 5, ${dice}`,
        plain: true,
        change(state) {
          stack(state.decks.map.mines, 'mines-mid');
          const { spaces } = doorwayOf(content.tiles, state.board.layout, FIRST_DOOR);
          const map = boardOf(content.tiles, state.board.layout);
          const twoAway = inside(state, 0).find((space) => distance(map, space, spaces[0]) === 2);
          heroOf(state, 0).space = twoAway ?? -1;
        },
      }).runs((g) => activateHero(g, heroOf(g.state, 0)));
      const ways = () => t.options.filter((id) => /^s\d+$/.test(id));
      const [door] = doorwayOf(content.tiles, t.state.board.layout, FIRST_DOOR).spaces;
      t.pick(`s${door}`);
      expect(t.hero(0).activation?.moveLeft).toBe(3);
      expect(ways().length).toBeGreaterThan(0);
      t.pick(how);
      expect(ways()).toEqual([]);
      expect(t.hero(0).space).toBe(door);
      return t;
    };
    expect(searched('scavenge0', 'scavenge 1 2 3').event('scavenged')).toBeDefined();
    expect(searched('x0.0', '').event('tile-placed')).toBeDefined();
  });

  rule('B-SEARCH-03', 'is not possible at all on a tile with a hidden token', () => {
    const found = options((state) => {
      const room = layRoom(state, 'mines-grand-junction', 'tok-01');
      standInDoorway(state, 0, { tile: room, exit: 1 });
    });
    expect(found).toEqual([]);
  });

  rule('B-SEARCH-04', 'in the first edition the token stops only Scavenging', () => {
    const found = options(
      (state) => {
        const room = layRoom(state, 'mines-grand-junction', 'tok-01');
        standInDoorway(state, 0, { tile: room, exit: 1 });
      },
      { edition: 'first' },
    );
    expect(found).toEqual(['x1.1']);
  });

  rule('B-SEARCH-24 B-TURN-07 B-FIGHT-08', 'is not possible with enemies on the board', () => {
    const found = options((state) => {
      standInDoorway(state, 0, FIRST_DOOR);
      placeEnemy(state, 'tentacles');
    });
    expect(found).toEqual([]);
  });

  rule('B-SEARCH-25', 'is possible while all enemies are Immobile', () => {
    const pylons = (state: AdventureState) => {
      standInDoorway(state, 0, FIRST_DOOR);
      placeEnemy(state, 'targa-pylons');
    };
    expect(options(pylons)).toEqual(['scavenge0', 'x0.0']);
    const joined = (state: AdventureState) => {
      pylons(state);
      placeEnemy(state, 'tentacles');
    };
    expect(options(joined)).toEqual([]);
  });
});

describe('Scavenging', () => {
  rule('B-SEARCH-05', 'is possible on the Entrance in the first turn, with three dice', () => {
    expect(options(() => {})).toEqual(['scavenge0']);
    const t = scavenging('scavenge 1 2 3').done();
    expect(t.event('scavenged')?.dice).toEqual([1, 2, 3]);
  });

  rule(['B-SEARCH-06', 'B-GATE-04'], 'is not for End Caps', () => {
    const full = (kind: 'end-cap' | 'gate') => (state: AdventureState) => {
      setExit(state, FIRST_DOOR, kind);
      standInDoorway(state, 0, FIRST_DOOR);
      state.board.scavenged[0] = 1;
    };
    expect(options(full('end-cap'))).toEqual([]);
    expect(options(full('gate'))).toEqual(['x0.0']);
    const t = scene({
      mission: 'nine-days-down',
      change: (state) => setExit(state, FIRST_DOOR, 'end-cap'),
    }).runs((g) =>
      just(() => {
        const before = g.state.depth.party;
        expect(g.do.openGate(g, 0)).toEqual(FIRST_DOOR);
        expect(g.state.depth.party).toBe(before);
      }),
    );
    expect(t.done().state.board.exits).toContainEqual({ ...FIRST_DOOR, kind: 'gate' });
  });

  rule('B-SEARCH-07', 'succeeds with a 6', () => {
    const found = scavenging('scavenge 2 6 4, scavenge-card scav-dust');
    expect(found.done().state.board.scavenged[0]).toBe(1);
    const failed = scavenging('scavenge 5 5 3').done();
    expect(failed.state.board.scavenged[0]).toBe(0);
  });

  rule(
    ['B-SEARCH-08', 'B-CARD-11'],
    'draws one card for each 6, all from one deck, and puts them back',
    () => {
      const t = scavenging('scavenge 6 6 1, scavenge-card scav-dust scav-one-boot').done();
      expect(t.eventsNamed('scavenge-card').map(({ card }) => card)).toEqual([
        'scav-dust',
        'scav-one-boot',
      ]);
      expect(t.state.decks.scavenge.draw).toHaveLength(12);
      expect(() => scavenging('scavenge 6 6 1, scavenge-card scav-dust scav-dust')).toThrow(
        'cannot come up',
      );
    },
  );

  rule('B-CARD-08', 'every draw is from the whole deck', () => {
    const t = scene({
      heroes: ['us-marshal', 'gunslinger'],
      dice: 'scavenge-card scav-dust scav-dust',
    }).runs(function* (g) {
      yield* drawScavengeCards(g, heroOf(g.state, 0), 1);
      yield* drawScavengeCards(g, heroOf(g.state, 1), 1);
    });
    expect(t.done().state.decks.scavenge).toMatchObject({ discard: [] });
    expect(t.state.decks.scavenge.draw).toHaveLength(12);
  });

  rule('B-SEARCH-09', 'leaves one marker however many 6s', () => {
    const t = scavenging(
      'scavenge 6 6 6, scavenge-card scav-dust scav-one-boot scav-letter-home',
    ).done();
    expect(t.eventsNamed('scavenge-card')).toHaveLength(3);
    expect(t.state.board.scavenged[0]).toBe(1);
  });

  rule('B-SEARCH-10', 'works once, twice or three times on a tile by party size', () => {
    const may = (heroes: number, markers: number) =>
      options(
        (state) => {
          state.board.scavenged[0] = markers;
        },
        { heroes },
      ).length > 0;
    expect([may(4, 1), may(4, 2)]).toEqual([true, false]);
    expect([may(2, 0), may(2, 1)]).toEqual([true, false]);
    expect([may(6, 2), may(6, 3)]).toEqual([true, false]);
  });

  rule('B-SEARCH-11', 'works once on a tile in the first edition', () => {
    const marked = (state: AdventureState) => {
      state.board.scavenged[0] = 1;
    };
    expect(options(marked, { heroes: 4, edition: 'first' })).toEqual([]);
  });

  rule(
    ['B-SEARCH-12', 'B-SEARCH-27'],
    'a failed attempt leaves the tile open; in the first edition from the next turn on',
    () => {
      const again = (edition: RuleOptions['edition'], nextTurn: boolean) => {
        let found: string[] = [];
        const t = scene({
          heroes: ['us-marshal', 'gunslinger'],
          options: { edition },
          dice: 'scavenge 1 3 5',
          plain: true,
          change(state) {
            for (const hero of state.heroes) activate(hero);
          },
        }).runs(function* (g) {
          yield* scavenge(g, heroOf(g.state, 0));
          if (nextTurn) yield* endTurn(g);
          found = searchOptions(g, heroOf(g.state, 1)).map(({ id }) => id);
        });
        expect(t.done().eventsNamed('scavenge-card')).toHaveLength(0);
        expect(t.state.board.scavenged[0]).toBe(0);
        return found;
      };
      expect(again('revised', false)).toEqual(['scavenge0']);
      expect(again('first', false)).toEqual([]);
      expect(again('first', true)).toEqual(['scavenge0']);
    },
  );

  test('a hero who draws more cards puts the extra ones back unresolved', () => {
    const goggles = withCards({
      darkness: [
        {
          id: 'goggles',
          remains: {
            on: {
              scavengeDrawn: (_g, _source, moment) => {
                moment.extra = 1;
                return undefined;
              },
            },
          },
        },
      ],
    });
    const t = scavenging(
      'scavenge 6 1 1, scavenge-card scav-something-hears scav-dust',
      (state) => {
        state.inPlay.push({ card: 'goggles', tile: null });
      },
      goggles,
    );
    expect(t.options).toEqual(['scav-something-hears', 'scav-dust']);
    t.pick('scav-something-hears').done();
    expect(t.eventsNamed('scavenge-card').map(({ card }) => card)).toEqual(['scav-dust']);
    expect(t.eventsNamed('darkness-card')).toHaveLength(0);
  });
});

describe('Looking Through a Door', () => {
  rule('B-SEARCH-13', 'is done from one of the two half spaces', () => {
    const at = (which: number) =>
      options((state) => {
        const [doorway] = boardOf(content.tiles, state.board.layout).doorwaysOf[0] ?? [];
        const near = inside(state, 0)[0] ?? 0;
        heroOf(state, 0).space = [...(doorway?.spaces ?? []), near][which] ?? -1;
      });
    expect([at(0), at(1), at(2)]).toEqual([
      ['scavenge0', 'x0.0'],
      ['scavenge0', 'x0.0'],
      ['scavenge0'],
    ]);
  });

  rule('B-SEARCH-14', 'every connection without End Cap that leads nowhere is a Door', () => {
    const doors: string[][] = [0, 1, 2, 3].map((exit) =>
      options((state) => {
        const room = lay(state, 'mines-stull-forest');
        setExit(state, { tile: room, exit: 1 }, 'end-cap');
        setExit(state, { tile: room, exit: 2 }, 'end-cap');
        standInDoorway(state, 0, { tile: room, exit });
      }).filter((id) => id.startsWith('x')),
    );
    expect(doors).toEqual([[], [], [], ['x1.3']]);
  });

  test('a chosen way to Search is carried out', () => {
    const run = function* (g: Adventure) {
      const hero = heroOf(g.state, 0);
      const [, look] = searchOptions(g, hero);
      if (look) yield* search(g, hero, look);
    };
    const t = scene({
      change(state) {
        activate(heroOf(state, 0));
        standInDoorway(state, 0, FIRST_DOOR);
        standOn(state, 0, 0);
        standInDoorway(state, 0, FIRST_DOOR);
      },
    }).runs(run);
    expect(t.done().state.board.layout.tiles).toHaveLength(2);
  });
});
