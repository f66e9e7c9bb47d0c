import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { FIRST_DOOR, lay, layBeyondGate, setExit, standOn } from '../../../test/explore.ts';
import { enemyAt } from '../../../test/items.ts';
import type { Dice } from '../../../test/notation.ts';
import type { Adventure } from '../../adventure.ts';
import type { Content } from '../../content-types.ts';
import type { ClassId } from '../../ids.ts';
import type { Fight } from '../../state.ts';
import { isBelowTheDarkness } from '../enemies/below-the-darkness.ts';
import { advanceParty, DARKNESS_START, holdBackTheDarkness, markOf } from './depth.ts';

const PARTY_OF_FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];

describe('Depth Events', () => {
  /** Depth Event charts of which each entry only leaves a trace. */
  const traced = {
    heroes: PARTY_OF_FOUR,
    content: (content: Content) => ({
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
        const t = scene({ ...traced, dice: `hold-back ${number} ${number}` })
          .runs(holdBackTheDarkness)
          .done();
        expect(t.eventsNamed('depth-event').map(({ card }) => card)).toEqual([
          `depth-mines-${number}`,
        ]);
        expect(t.state.depth.darkness).toBe(DARKNESS_START);
      }
    },
  );

  rule(
    ['B-DEPTH-33', 'B-GATE-25', 'B-GATE-26'],
    'the event is that of the lantern\u2019s world and concerns only heroes there',
    () => {
      const t = scene({
        heroes: PARTY_OF_FOUR,
        dice: 'hold-back 4 4, skill-strength 6 1, skill-strength 6 1',
        mission: 'nine-days-down',
        plain: true,
        change(state) {
          const mine = lay(state, 'mines-mid');
          setExit(state, { tile: mine, exit: 1 }, 'gate');
          const targa = layBeyondGate(state, 'targa-wardroom', { tile: mine, exit: 1 });
          standOn(state, 0, targa);
          standOn(state, 1, targa);
        },
      })
        .runs(holdBackTheDarkness)
        .done();
      expect(t.event('depth-event')?.card).toBe('depth-targa-4');
      expect(t.eventsNamed('test-passed').map(({ hero }) => hero)).toEqual([0, 1]);
    },
  );

  rule('B-GATE-25', 'event 4 of Targa tests only the one hero there', () => {
    const t = scene({
      heroes: PARTY_OF_FOUR,
      dice: 'skill-strength 6 1',
      mission: 'nine-days-down',
      change(state) {
        const targa = layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
        standOn(state, 0, targa);
      },
    })
      .runs((g) => g.do.depthEvent(g, 4))
      .done();
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
          change: (state) =>
            Object.assign(state, { depth: { party: markOf(8), darkness: markOf(darkness) } }),
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
          dice: darkness === 9 ? 'elite 1' : [],
          change: (state) =>
            Object.assign(state, { depth: { party: markOf(8), darkness: markOf(darkness) } }),
        }).runs((g) =>
          g.do.spawn(g, [{ type: 'tentacles', number: 2 }], { kind: 'tile', tile: 0 }),
        );
        return t.done().state.fight?.groups.tentacles?.elite.length;
      };
      expect(elites(8)).toBe(0);
      expect(elites(9)).toBe(1);
    },
  );

  /** Enemies of two types fight while the party and the Darkness are both on 8. */
  function fighting(dice: Dice, rule: (g: Adventure) => Rule, options = {}) {
    const t = scene({
      options: { belowTheDarkness: true, ...options },
      dice,
      change(state) {
        state.depth = { party: markOf(8), darkness: markOf(8) };
        enemyAt(state, 1, 'tentacles');
        enemyAt(state, 2, 'stranglers');
      },
    }).runs(rule);
    const { groups } = t.done().state.fight as Fight;
    return [groups.tentacles?.elite.length, groups.stranglers?.elite.length];
  }

  rule(['B-OPT-07'], 'enemies that fight already gain the ability at once, and only once', () => {
    const both: Dice = 'elite 1 1';
    expect(fighting(both, (g) => g.do.moveDarkness(g, 1))).toEqual([1, 1]);
    // It moves back, and past the party again.
    const toAndFro = function* (g: Adventure) {
      for (const steps of [1, -1, 1]) yield* g.do.moveDarkness(g, steps);
    };
    expect(fighting(both, toAndFro)).toEqual([1, 1]);
    expect(fighting([], (g) => g.do.moveDarkness(g, 1), { belowTheDarkness: false })).toEqual([
      0, 0,
    ]);
  });

  rule(['B-OPT-07'], 'more of a type that has it bring no second one', () => {
    const more = function* (g: Adventure) {
      yield* g.do.moveDarkness(g, 1);
      yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 0 });
    };
    expect(fighting([['elite', 1, 1]], more)).toEqual([1, 1]);
  });

  rule('B-OPT-07 B-DEPTH-35', 'it holds for later fights after the Darkness has moved back', () => {
    for (const back of [-1, -5]) {
      const t = scene({
        options: { belowTheDarkness: true },
        dice: 'elite 2',
        change: (state) =>
          Object.assign(state, { depth: { party: markOf(8), darkness: markOf(8) } }),
      }).runs(function* (g) {
        yield* g.do.moveDarkness(g, 1);
        yield* g.do.moveDarkness(g, back);
        expect(isBelowTheDarkness(g)).toBe(true);
        yield* g.do.spawn(g, [{ type: 'tentacles', number: 2 }], { kind: 'tile', tile: 0 });
      });
      expect(t.done().state.fight?.groups.tentacles?.elite).toHaveLength(1);
      expect(t.state.depth.darkness).toBe(markOf(9) - back);
      expect(t.state.depth.passed).toBe(true);
    }
  });

  rule(['B-OPT-07'], 'the party may pass below the Darkness too', () => {
    const exploring = function* (g: Adventure) {
      advanceParty(g);
    };
    expect(fighting([['elite', 1, 1]], exploring)).toEqual([1, 1]);
  });
});
