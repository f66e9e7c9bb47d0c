import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { scene } from '../../test/adventure.ts';
import {
  FIRST_DOOR,
  heroOf,
  knockOut,
  lay,
  layBeyondGate,
  plainHeroes,
  setExit,
  standOn,
  withCards,
} from '../../test/explore.ts';
import type { ClassId } from '../ids.ts';
import type { AdventureState } from '../state.ts';
import {
  advanceParty,
  DARKNESS_START,
  DEPTH_TRACK,
  holdBackNeed,
  holdBackTheDarkness,
  isBelowTheDarkness,
  markOf,
  rolledDepthEvent,
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

describe('the track', () => {
  rule(
    ['B-DEPTH-01', 'B-DEPTH-02', 'B-DEPTH-03', 'B-DEPTH-04', 'B-DEPTH-05'],
    'has seventeen spaces: Entrance, 15 to 1, Darkness Start; three Growing Dread, five Blood Spatter',
    () => {
      expect(DEPTH_TRACK).toHaveLength(17);
      const numbers = DEPTH_TRACK.map((_, mark) => spaceNumber(mark));
      expect(numbers).toEqual([null, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, null]);
      expect(DEPTH_TRACK.filter((space) => space === 'growing-dread')).toHaveLength(3);
      expect(DEPTH_TRACK.filter((space) => space === 'blood-spatter')).toHaveLength(5);
    },
  );

  for (const [id, from, to] of [
    ['B-DEPTH-06', 14, 15],
    ['B-DEPTH-07', 10, 11],
    ['B-DEPTH-08', 5, 6],
  ] as const) {
    rule([id, 'B-DEPTH-15', 'B-DARK-04'], `the Darkness on ${to} adds Growing Dread unseen`, () => {
      const t = moveFrom(from, 1).done();
      expect(t.state.depth.darkness).toBe(markOf(to));
      expect(t.state.dread).toHaveLength(1);
      expect(t.event('dread-added')?.card).toBeUndefined();
      expect(t.eventsNamed('darkness-card')).toHaveLength(0);
      // Several steps at once: every space entered takes effect.
      if (to === 6) expect(moveFrom(5, 2).done().state.dread).toHaveLength(1);
    });
  }

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
    const t = scene()
      .runs(function* (g) {
        for (let i = 0; i < 3; i++) advanceParty(g);
        yield* g.do.moveDarkness(g, 0);
      })
      .done();
    expect(t.state.depth.party).toBe(markOf(13));
    expect(t.state.dread).toHaveLength(0);
    expect(t.eventsNamed('darkness-card')).toHaveLength(0);
  });

  rule('B-DEPTH-23', 'the Hero Party marker moves one step for each tile', () => {
    const t = scene().runs(function* (g) {
      advanceParty(g);
      expect(g.state.depth.party).toBe(markOf(15));
      for (let i = 0; i < 4; i++) advanceParty(g);
      yield* g.do.moveDarkness(g, 0);
    });
    expect(t.done().state.depth.party).toBe(markOf(11));
  });

  rule('B-DEPTH-24', 'the Hero Party marker stops at Darkness Start', () => {
    const t = scene().runs(function* (g) {
      for (let i = 0; i < 17; i++) advanceParty(g);
      yield* g.do.moveDarkness(g, 0);
    });
    expect(t.done().state.depth.party).toBe(DARKNESS_START);
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

  rule(
    ['B-DEPTH-26', 'B-LIGHT-08'],
    'the bearer of the lantern rolls, even in a fight and KO\u2019d',
    () => {
      const t = scene({
        heroes: PARTY_OF_FOUR,
        dice: [['hold-back', 6, 5]],
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
    },
  );

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
    const t = holdBack([3, 4], (state) => {
      state.depth.party = markOf(10);
    }).done();
    expect(t.event('rolled')?.need).toBe(8);
  });
});

describe('Depth Events', () => {
  /** Depth Event charts of which each entry only leaves a trace. */
  const traced = {
    heroes: PARTY_OF_FOUR,
    content: (content: Parameters<typeof QUIET>[0]) => ({
      ...content,
      depthEvents: Object.fromEntries(
        Object.keys(content.depthEvents).map((id) => [id, { id, *resolve() {} }]),
      ),
    }),
  };

  rule(
    ['B-DEPTH-29', 'B-DEPTH-30', 'B-DEPTH-31'],
    'doubles cause the event of their number and never move the Darkness',
    () => {
      for (const number of [1, 2, 5, 6]) {
        const t = scene({ ...traced, dice: [['hold-back', number, number]] }).runs(
          holdBackTheDarkness,
        );
        t.done();
        expect(t.eventsNamed('depth-event').map(({ card }) => card)).toEqual([
          `depth-mines-${number}`,
        ]);
        expect(t.state.depth.darkness).toBe(DARKNESS_START);
      }
    },
  );

  rule('B-DEPTH-32', 'any other cause rolls a D6, and the Darkness stays', () => {
    const t = scene({ ...traced, dice: [['depth-event', 4]] })
      .runs(rolledDepthEvent)
      .done();
    expect(t.event('depth-event')?.card).toBe('depth-mines-4');
    expect(t.state.depth.darkness).toBe(DARKNESS_START);
  });

  rule(
    ['B-DEPTH-33', 'B-GATE-25', 'B-GATE-26'],
    'the event is that of the lantern\u2019s world and concerns only heroes there',
    () => {
      const t = scene({
        heroes: PARTY_OF_FOUR,
        dice: [
          ['hold-back', 3, 3],
          ['willpower', 1],
        ],
        mission: 'nine-days-down',
        change(state) {
          plainHeroes(state);
          const mine = lay(state, 'mines-mid');
          setExit(state, { tile: mine, exit: 1 }, 'gate');
          const targa = layBeyondGate(state, 'targa-wardroom', { tile: mine, exit: 1 });
          standOn(state, 0, targa);
        },
      }).runs(holdBackTheDarkness);
      t.done();
      expect(t.event('depth-event')?.card).toBe('depth-targa-3');
      expect(t.state.heroes.map(({ sanityDamage }) => sanityDamage)).toEqual([1, 0, 0, 0]);
    },
  );

  rule('B-GATE-25', 'event 4 of Targa tests only the one hero there', () => {
    const t = scene({
      heroes: PARTY_OF_FOUR,
      dice: [['skill-strength', 6, 1]],
      mission: 'nine-days-down',
      change(state) {
        const targa = layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
        standOn(state, 0, targa);
      },
    }).runs((g) => g.do.depthEvent(g, 4));
    t.done();
    expect(t.eventsNamed('test-passed').map(({ hero }) => hero)).toEqual([0]);
  });
});

describe('Below the Darkness', () => {
  rule(
    ['B-DEPTH-35', 'B-OPT-07'],
    'holds once the Darkness has passed the party, with the option',
    () => {
      const holds = (option: boolean, darkness: number) => {
        let below = false;
        scene({
          options: { belowTheDarkness: option },
          heroes: ['us-marshal'],
          change(state) {
            state.depth = { party: markOf(8), darkness: markOf(darkness) };
          },
        }).runs(function* (g) {
          below = isBelowTheDarkness(g);
          yield* g.do.moveDarkness(g, 0);
        });
        return below;
      };
      expect(holds(true, 8)).toBe(false);
      expect(holds(true, 9)).toBe(true);
      expect(holds(false, 9)).toBe(false);
      const elites = (darkness: number) => {
        const t = scene({
          options: { belowTheDarkness: true },
          dice: darkness === 9 ? [['elite', 1]] : [],
          change(state) {
            state.depth = { party: markOf(8), darkness: markOf(darkness) };
          },
        }).runs((g) =>
          g.do.spawn(g, [{ type: 'tentacles', number: 2 }], { kind: 'tile', tile: 0 }),
        );
        return t.done().state.fight?.groups.tentacles?.elite.length;
      };
      expect(elites(8)).toBe(0);
      expect(elites(9)).toBe(1);
    },
  );
});
