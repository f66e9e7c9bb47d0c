import type { Chance } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { adventure, scene } from '../../../test/adventure.ts';
import { FIRST_DOOR, heroOf, knockOut, withCards } from '../../../test/explore.ts';
import { entranceOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { ClassId } from '../../ids.ts';
import type { RuleOptions } from '../../options.ts';
import type { AdventureState } from '../../state.ts';
import { viewOf } from '../../view.ts';
import {
  chancesOfHoldingBack,
  DARKNESS_START,
  DEPTH_TRACK,
  ENTRANCE,
  holdBackNeed,
  holdBackTheDarkness,
  markOf,
  spaceNumber,
} from './depth.ts';

const PARTY_OF_FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];

/** A Darkness card without any effect, so that draws can be counted. */
const QUIET = withCards({ darkness: [{ id: 'quiet-1' }, { id: 'quiet-2' }, { id: 'quiet-3' }] });

function quietDarkness(state: AdventureState): void {
  state.decks.darkness = { draw: ['quiet-1', 'quiet-2', 'quiet-3'], discard: [] };
}

function holdBack(
  dice: readonly [number, number],
  change: (state: AdventureState) => void = () => {},
) {
  return scene({
    dice: [['hold-back', ...dice]],
    content: QUIET,
    change(state) {
      quietDarkness(state);
      change(state);
    },
  }).runs(holdBackTheDarkness);
}

function moveFrom(space: number, steps: number) {
  return scene({
    content: QUIET,
    change(state) {
      quietDarkness(state);
      state.depth.darkness = space === 0 ? DARKNESS_START : markOf(space);
    },
  }).runs((g) => g.do.moveDarkness(g, steps));
}

/** A line of so many new passages, each revealed as it is when a hero looks through a door. */
function newTiles(count: number) {
  return scene({
    change(state) {
      state.decks.map.mines = { draw: Array<string>(count).fill('mines-mid'), discard: [] };
    },
  }).runs(function* (g) {
    let door = FIRST_DOOR;
    for (let i = 0; i < count; i++) {
      const tile = yield* g.do.revealTile(g, door, null);
      if (tile === null) throw new Error(`tile ${i + 1} does not fit`);
      door = {
        tile,
        exit: entranceOf(content.tiles, g.state.board.layout, tile)?.exit === 0 ? 1 : 0,
      };
    }
  });
}

describe('the track', () => {
  rule(
    ['B-DEPTH-01', 'B-DEPTH-02', 'B-DEPTH-03', 'B-DEPTH-04'],
    'has seventeen spaces: Entrance, 15 to 1, Darkness Start',
    () => {
      expect(DEPTH_TRACK).toHaveLength(17);
      const numbers = DEPTH_TRACK.map((_, mark) => spaceNumber(mark));
      expect(numbers).toEqual([null, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, null]);
      expect([ENTRANCE, DARKNESS_START]).toEqual([0, 16]);
      const { depth } = adventure().state;
      expect([depth.party, depth.darkness]).toEqual([ENTRANCE, DARKNESS_START]);
    },
  );

  rule('B-DEPTH-05', 'has the same special spaces whatever it looks like', () => {
    /** What the Darkness wakes on its way, by the space on which it does. */
    const woken = (edition: RuleOptions['edition'], mission: string) => {
      const t = scene({
        mission,
        options: { edition },
        content: QUIET,
        change(state) {
          quietDarkness(state);
          state.depth.darkness = DARKNESS_START;
        },
      }).runs((g) => g.do.moveDarkness(g, 15));
      let at = 0;
      const spaces: Record<'dread-added' | 'darkness-card', (number | null)[]> = {
        'dread-added': [],
        'darkness-card': [],
      };
      for (const event of t.done().events) {
        if (event.t === 'darkness-moved') at = event.amount ?? 0;
        if (event.t === 'dread-added' || event.t === 'darkness-card')
          spaces[event.t].push(spaceNumber(at));
      }
      return spaces;
    };
    const printed = { 'dread-added': [6, 11, 15], 'darkness-card': [2, 4, 8, 10, 13] };
    for (const mission of ['a-fistful-of-dark-stone', 'close-the-throat']) {
      expect(woken('revised', mission)).toEqual(printed);
      expect(woken('first', mission)).toEqual(printed);
    }
  });

  for (const [id, from, to] of [
    ['B-DEPTH-06', 14, 15],
    ['B-DEPTH-07', 10, 11],
    ['B-DEPTH-08', 5, 6],
  ] as const) {
    rule([id, 'B-DARK-04'], `the Darkness on ${to} adds Growing Dread unseen`, () => {
      const t = moveFrom(from, 1).done();
      expect(t.state.depth.darkness).toBe(markOf(to));
      expect(t.state.dread).toHaveLength(1);
      expect(t.event('dread-added')).not.toHaveProperty('card');
      expect(t.eventsNamed('darkness-card')).toHaveLength(0);
    });
  }

  rule('B-DEPTH-15', 'a card joins the stack face down, also when the space is only passed', () => {
    const arrived = moveFrom(5, 1).done();
    expect(arrived.state.dread).toHaveLength(1);
    expect(viewOf(content, arrived.state, { seat: 0 }).dread).toBe(1);
    expect(JSON.stringify(viewOf(content, arrived.state, { seat: 0 }))).not.toContain(
      arrived.state.dread[0],
    );
    const passed = moveFrom(5, 2).done();
    expect(passed.state.depth.darkness).toBe(markOf(7));
    expect(passed.state.dread).toHaveLength(1);
  });

  for (const [id, from, to] of [
    ['B-DEPTH-09', 12, 13],
    ['B-DEPTH-10', 9, 10],
    ['B-DEPTH-11', 7, 8],
    ['B-DEPTH-12', 3, 4],
    ['B-DEPTH-13', 1, 2],
  ] as const) {
    rule(id, `the Darkness on ${to} draws a Darkness card at once`, () => {
      const t = moveFrom(from, 1).done();
      expect(t.state.depth.darkness).toBe(markOf(to));
      expect(t.eventsNamed('darkness-card')).toHaveLength(1);
      expect(t.state.dread).toHaveLength(0);
    });
  }

  rule('B-DEPTH-14', 'arrival on a plain space draws nothing', () => {
    for (const [from, to] of [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
      [8, 9],
      [11, 12],
      [13, 14],
    ] as const) {
      const t = moveFrom(from, 1).done();
      expect(t.state.depth.darkness).toBe(markOf(to));
      expect(t.eventsNamed('darkness-card')).toHaveLength(0);
      expect(t.state.dread).toHaveLength(0);
    }
  });

  rule(
    'B-DEPTH-16',
    'a failed test that leads to 2 draws a card; three steps from 1 draw two',
    () => {
      const failed = holdBack([1, 2], (state) => {
        state.depth.darkness = markOf(1);
      }).done();
      expect(failed.state.depth.darkness).toBe(markOf(2));
      expect(failed.eventsNamed('darkness-card')).toHaveLength(1);
      const t = moveFrom(1, 3).done();
      expect(t.state.depth.darkness).toBe(markOf(4));
      expect(t.eventsNamed('darkness-card')).toHaveLength(2);
    },
  );

  rule('B-DEPTH-17', 'special spaces mean nothing to the Hero Party marker', () => {
    for (const [tiles, space] of [
      [1, 15],
      [3, 13],
    ] as const) {
      const t = newTiles(tiles).done();
      expect(t.state.depth.party).toBe(markOf(space));
      expect(t.state.dread).toHaveLength(0);
      expect(t.eventsNamed('darkness-card')).toHaveLength(0);
    }
  });

  rule('B-DEPTH-23', 'the Hero Party marker moves one step for each tile', () => {
    expect(newTiles(1).done().state.depth.party).toBe(markOf(15));
    const five = newTiles(5).done();
    expect(five.state.board.layout.tiles).toHaveLength(1 + 5);
    expect(five.state.depth.party).toBe(markOf(11));
  });

  rule('B-DEPTH-24', 'the Hero Party marker stops at Darkness Start', () => {
    expect(newTiles(16).done().state.depth.party).toBe(DARKNESS_START);
    const t = newTiles(17).done();
    expect(t.state.board.layout.tiles).toHaveLength(1 + 17);
    expect(t.state.depth.party).toBe(DARKNESS_START);
    expect(t.eventsNamed('party-moved')).toHaveLength(16);
  });

  rule(
    'B-DEPTH-25',
    'the Darkness moves from Darkness Start towards the Entrance, 16 steps away',
    () => {
      expect(moveFrom(0, 1).state.depth.darkness).toBe(markOf(1));
      expect(moveFrom(0, 15).state.depth.darkness).toBe(markOf(15));
      expect(moveFrom(0, 16).state.depth.darkness).toBe(0);
    },
  );

  test('moved back it is told where it stands, at Darkness Start at the farthest', () => {
    const t = moveFrom(3, -1);
    expect(t.state.depth.darkness).toBe(markOf(2));
    expect(t.eventsNamed('darkness-moved')).toMatchObject([{ amount: markOf(2) }]);
    expect(moveFrom(1, -5).state.depth.darkness).toBe(markOf(0));
  });

  rule('B-WIN-05', 'the Darkness on the Entrance is the end', () => {
    const t = moveFrom(15, 1);
    expect(t.state.outcome?.won).toBe(false);
    expect(t.event('lost')?.purpose).toBe('darkness-escaped');
  });
});

describe('Hold Back the Darkness', () => {
  const need = (space: number) => {
    let value = 0;
    scene({
      change: (state) => {
        state.depth.party = space === 0 ? DARKNESS_START : markOf(space);
      },
    }).runs(function* (g) {
      value = holdBackNeed(g);
      yield* g.do.moveDarkness(g, 0);
    });
    return value;
  };

  rule('B-DEPTH-18', 'needs 7, 8, 8, 9 on 11, 10, 6, 5', () => {
    expect([11, 10, 6, 5].map(need)).toEqual([7, 8, 8, 9]);
  });

  const moved = (dice: readonly [number, number], party: number) =>
    holdBack(dice, (state) => {
      state.depth.party = party;
    }).done().state.depth.darkness < DARKNESS_START;

  rule('B-DEPTH-19', 'stage one: 7 holds, 6 does not', () => {
    expect(moved([3, 4], markOf(12))).toBe(false);
    expect(moved([2, 4], markOf(12))).toBe(true);
    expect(moved([3, 4], 0)).toBe(false);
  });

  rule('B-DEPTH-20', 'stage two: 8 holds, 7 does not', () => {
    expect(moved([3, 4], markOf(10))).toBe(true);
    expect(moved([3, 5], markOf(10))).toBe(false);
  });

  rule('B-DEPTH-21', 'stage three: 9 holds, 8 does not', () => {
    expect(moved([3, 5], DARKNESS_START)).toBe(true);
    expect(moved([4, 5], DARKNESS_START)).toBe(false);
  });

  rule('B-DEPTH-22', 'the Stage is that of the Hero Party marker', () => {
    const t = holdBack([3, 4], (state) => {
      state.depth.party = markOf(14);
      state.depth.darkness = markOf(3);
    }).done();
    expect(t.event('rolled')?.need).toBe(7);
    expect(t.state.depth.darkness).toBe(markOf(3));
  });

  rule('B-DEPTH-26', 'the bearer of the lantern rolls, even in a fight and KO\u2019d', () => {
    const t = scene({
      heroes: PARTY_OF_FOUR,
      dice: 'hold-back 6 5',
      change(state) {
        state.turn.number = 3;
        state.fight = { startedInTurn: 1, groups: {}, lootSources: 1, final: false };
        state.lantern = 2;
        knockOut(heroOf(state, 2));
      },
    }).runs(holdBackTheDarkness);
    expect(
      t
        .done()
        .eventsNamed('rolled')
        .map(({ hero }) => hero),
    ).toEqual([2]);
  });

  rule('B-DEPTH-27', '2 and 6 hold against 8+', () => {
    expect(moved([2, 6], markOf(10))).toBe(false);
  });

  rule('B-DEPTH-28', 'a failed test moves the Darkness one step, onto Blood Spatter too', () => {
    const t = holdBack([3, 5], (state) => {
      state.depth.party = DARKNESS_START;
      state.depth.darkness = markOf(7);
    }).done();
    expect(t.state.depth.darkness).toBe(markOf(8));
    expect(t.eventsNamed('darkness-card')).toHaveLength(1);
  });

  rule('B-DEPTH-34', 'a mission may start the markers elsewhere', () => {
    const deep = withCards({
      mission: {
        setUp: (state) => {
          state.depth.party = markOf(10);
        },
      },
    });
    const t = adventure({ content: deep, dice: 'hold-back 3 4, move 4' });
    expect(t.state.depth).toEqual({ party: markOf(10), darkness: DARKNESS_START });
    t.pick('hold-back');
    expect(t.eventsNamed('rolled')[0]).toMatchObject({ purpose: 'hold-back', need: 8 });
    expect(t.state.depth.darkness).toBe(markOf(1));
  });
});

test('the chances of holding back the Darkness tell a clean hold from a Depth Event', () => {
  const chances = (party: number, holdBack = 0) => {
    const seen: Chance[] = [];
    scene({
      change(state) {
        state.depth.party = party;
        const bearer = state.heroes[state.lantern];
        bearer?.bonuses.push({ stat: 'holdBack', amount: holdBack, until: 'turn' });
      },
    })
      .runs((g) => void seen.push(...chancesOfHoldingBack(g)))
      .done();
    expect(seen.map(({ of }) => of)).toEqual(['hold-clean', 'hold-event', 'hold-fails']);
    return seen.map(({ odds }) => Math.round(odds * 36));
  };
  // Of 36, doubles apart: 7+ is 18 (21 less 4-4, 5-5, 6-6), 8+ is 12, 9+ is 8.
  expect(chances(markOf(11))).toEqual([18, 6, 12]);
  expect(chances(markOf(10))).toEqual([12, 6, 18]);
  expect(chances(markOf(5))).toEqual([8, 6, 22]);
  expect(chances(markOf(5), 1)).toEqual([12, 6, 18]);
});
