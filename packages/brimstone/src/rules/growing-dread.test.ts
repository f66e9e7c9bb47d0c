import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { heroOf, just, knockOut, lay, plainHeroes, stack, withCards } from '../../test/explore.ts';
import type { EventCard } from '../content/types.ts';
import type { ClassId } from '../ids.ts';
import type { AdventureState } from '../state.ts';
import { markOf } from './depth.ts';
import { maybeCancelDread, resolveGrowingDread } from './growing-dread.ts';
import { findObjective } from './objective.ts';

const FOUR: readonly ClassId[] = ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'];

/** Cards that only note in which order they came into effect. */
const TRACES: readonly EventCard[] = ['a', 'b', 'c'].map((id) => ({
  id,
  resolve: (g) =>
    just(() => {
      const { counters } = g.state.mission;
      counters['resolved'] = (counters['resolved'] ?? 0) + 1;
      counters[id] = counters['resolved'];
      counters[`left-${id}`] = g.state.dread.length;
    }),
}));
const content = withCards({ growingDread: TRACES });

function grit(state: AdventureState, ...each: readonly number[]): void {
  each.forEach((amount, hero) => {
    heroOf(state, hero).grit = amount;
  });
}

describe('the stack', () => {
  rule(
    ['B-DARK-04', 'B-CARD-16', 'B-DARK-06'],
    'a card joins it face down; only its size is told',
    () => {
      const t = scene({
        change(state) {
          state.depth.darkness = markOf(5);
        },
      }).runs((g) => g.do.moveDarkness(g, 1));
      expect(t.done().state.dread).toHaveLength(1);
      const [added] = t.eventsNamed('dread-added');
      expect(added).toMatchObject({ amount: 1 });
      expect(added).not.toHaveProperty('card');
    },
  );

  rule(['B-DARK-05', 'B-DARK-08'], 'the newest is resolved first, one after the other', () => {
    const t = scene({
      content,
      change(state) {
        plainHeroes(state);
        stack(state.decks.growingDread, 'a', 'b', 'c');
      },
    }).runs(function* (g) {
      for (let i = 0; i < 3; i++) yield* g.do.drawGrowingDread(g);
      expect(g.state.dread).toEqual(['a', 'b', 'c']);
      yield* resolveGrowingDread(g);
    });
    t.done();
    const { counters } = t.state.mission;
    expect(counters).toMatchObject({ c: 1, b: 2, a: 3, 'left-c': 2, 'left-b': 1, 'left-a': 0 });
    expect(t.state.decks.growingDread.discard).toEqual(['c', 'b', 'a']);
  });

  rule(
    ['B-DARK-07', 'B-EXPL-21'],
    'at the objective it is resolved after the exits and before the Threat',
    () => {
      const t = scene({
        heroes: FOUR,
        content,
        change(state) {
          plainHeroes(state);
          lay(state, 'mines-wet-shaft');
          state.dread = ['a', 'b', 'c'];
          state.decks.threat.high.draw = ['high-the-floor-gives-up'];
        },
      }).runs((g) => findObjective(g, 1));
      const names = ['end-cap', 'dread-revealed', 'threat'];
      const order = t.events.map((event) => event.t).filter((name) => names.includes(name));
      expect(order).toEqual([
        'end-cap',
        'end-cap',
        'end-cap',
        'dread-revealed',
        'dread-revealed',
        'dread-revealed',
        'threat',
      ]);
    },
  );

  for (const edition of ['revised', 'first'] as const) {
    rule(
      edition === 'revised' ? ['B-DARK-09'] : ['B-DARK-09', 'B-DARK-10'],
      `a card drawn after the objective was found is resolved at once (${edition})`,
      () => {
        const t = scene({
          options: { edition },
          content,
          change(state) {
            plainHeroes(state);
            state.mission.objectiveFound = true;
            state.depth.darkness = markOf(10);
            stack(state.decks.growingDread, 'a');
          },
        }).runs((g) => g.do.moveDarkness(g, 1));
        expect(t.done().state.mission.counters['a']).toBe(1);
        expect(t.state.dread).toEqual([]);
      },
    );
  }
});

describe('cancelling', () => {
  rule('B-DARK-11', 'costs every hero who is up 1 Grit; without it nothing is offered', () => {
    const start = (last: number) =>
      scene({
        heroes: FOUR,
        content,
        change(state) {
          grit(state, 1, 1, last, 0);
          knockOut(heroOf(state, 3));
          state.dread = ['a'];
        },
      }).runs(maybeCancelDread);
    const t = start(2);
    expect(t.prompt).toBe('prompt.cancel-dread-unseen');
    t.pick('yes').done();
    expect(t.state.heroes.map((hero) => hero.grit)).toEqual([0, 0, 1, 0]);
    expect(t.state.dread).toEqual([]);
    expect(start(0).done().state.dread).toEqual(['a']);
  });

  rule('B-DARK-12', 'takes the top card unseen at the start of a turn, or a revealed one', () => {
    const unseen = scene({
      heroes: FOUR,
      content,
      change(state) {
        grit(state, 1, 1, 1, 1);
        state.dread = ['a', 'b', 'c'];
      },
    }).runs(maybeCancelDread);
    unseen.pick('yes').done();
    expect(unseen.state.dread).toEqual(['a', 'b']);
    expect(unseen.eventsNamed('dread-revealed')).toHaveLength(0);
    const revealed = scene({
      heroes: FOUR,
      content,
      change(state) {
        grit(state, 1, 1, 1, 1);
        state.dread = ['a', 'b'];
      },
    }).runs(resolveGrowingDread);
    expect(revealed.prompt).toBe('prompt.cancel-dread');
    expect(revealed.event('dread-revealed')?.card).toBe('b');
    revealed.pick('yes').done();
    expect(revealed.state.mission.counters).not.toHaveProperty('b');
    expect(revealed.state.mission.counters['a']).toBe(1);
  });

  rule('B-DARK-12', 'discardGrowingDread takes the top card unread', () => {
    const t = scene({
      content,
      change(state) {
        state.dread = ['a', 'b'];
      },
    }).runs((g) => just(() => g.do.discardGrowingDread(g, 1)));
    expect(t.done().state.dread).toEqual(['a']);
    expect(t.state.decks.growingDread.discard).toEqual(['b']);
    expect(t.eventsNamed('dread-revealed')).toHaveLength(0);
  });
});
