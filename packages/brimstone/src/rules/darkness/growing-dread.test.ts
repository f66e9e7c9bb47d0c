import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { adventure, type Played, scene } from '../../../test/adventure.ts';
import { heroOf, just, knockOut, lay, stack, withCards } from '../../../test/explore.ts';
import { content as house } from '../../content/index.ts';
import type { EventCard } from '../../content-types.ts';
import type { ClassId } from '../../ids.ts';
import type { AdventureState } from '../../state.ts';
import { viewOf } from '../../view.ts';
import { findObjective } from '../exploration/exploration.ts';
import { markOf } from './depth.ts';
import { resolveGrowingDread } from './growing-dread.ts';

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
  rule('B-DARK-04 B-CARD-16 B-DARK-06', 'a card joins it face down; only its size is told', () => {
    const t = scene({
      heroes: FOUR,
      change: (state) => Object.assign(state.depth, { darkness: markOf(5) }),
    }).runs((g) => g.do.moveDarkness(g, 1));
    expect(t.done().state.dread).toHaveLength(1);
    const [added] = t.eventsNamed('dread-added');
    expect(added).toMatchObject({ amount: 1 });
    expect(added).not.toHaveProperty('card');
    const [card] = t.state.dread;
    expect(JSON.stringify(t.events)).not.toContain(card);
    for (const seat of [0, 1, 2, 3]) {
      const view = viewOf(house, t.state, { seat });
      expect(view.dread).toBe(1);
      expect(JSON.stringify(view)).not.toContain(card);
    }
  });

  rule(['B-DARK-05', 'B-DARK-08'], 'the newest is resolved first, one after the other', () => {
    const t = scene({
      content,
      plain: true,
      change: (state) => stack(state.decks.growingDread, 'a', 'b', 'c'),
    })
      .runs(function* (g) {
        for (let i = 0; i < 3; i++) yield* g.do.drawGrowingDread(g);
        expect(g.state.dread).toEqual(['a', 'b', 'c']);
        yield* resolveGrowingDread(g);
      })
      .done();
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
        plain: true,
        change(state) {
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
          plain: true,
          change(state) {
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

const UNSEEN = 'prompt.cancel-dread-unseen';

/** The start of a turn: the party goes on, and what comes next is asked. */
function turnStart(change: (state: AdventureState) => void): Played {
  const t = adventure({ heroes: FOUR, content, seed: 'dread', change });
  return t.pick('hold-back');
}

/** Does as little as possible until the next turn starts. Returns the prompts on the way. */
function restOfTheTurn(t: Played): string[] {
  const { number } = t.state.turn;
  const prompts: string[] = [];
  for (let n = 0; n < 100 && t.state.turn.number === number; n++) {
    prompts.push(t.prompt ?? '');
    const calm = ['end', 'continue', 'pass', 'no'].find((id) => t.options.includes(id));
    const [question] = t.pending;
    const least = question?.kind === 'one' ? 1 : (question?.min ?? 0);
    t.pick(...(calm ? [calm] : t.options.slice(0, least)));
  }
  return prompts;
}

describe('cancelling', () => {
  rule('B-DARK-11', 'costs every hero who is up 1 Grit; without it nothing is offered', () => {
    const start = (last: number) =>
      turnStart((state) => {
        grit(state, 1, 1, last, 0);
        knockOut(heroOf(state, 3));
        state.dread = ['a'];
      });
    const t = start(2);
    expect(t.prompt).toBe(UNSEEN);
    const cost = (id: string) => t.pending[0]?.describe?.(id).cost;
    expect([cost('yes'), cost('no')]).toEqual([{ grit: 1 }, undefined]);
    expect(t.state.heroes.map((hero) => hero.grit)).toEqual([1, 1, 2, 0]);
    t.pick('yes');
    expect(t.eventsNamed('dread-cancelled')).toHaveLength(1);
    expect(t.state.heroes.map((hero) => hero.grit)).toEqual([0, 0, 1, 0]);
    expect(t.state.dread).toEqual([]);
    const poor = start(0);
    expect(poor.prompt).not.toBe(UNSEEN);
    expect(poor.state.dread).toEqual(['a']);
  });

  rule('B-DARK-12', 'takes the top card unseen at the start of a turn, or a revealed one', () => {
    const threeCards = (state: AdventureState) => {
      grit(state, 1, 1, 1, 1);
      state.dread = ['a', 'b', 'c'];
    };
    const unseen = turnStart(threeCards);
    expect([unseen.prompt, unseen.state.mission.objectiveFound]).toEqual([UNSEEN, false]);
    unseen.pick('yes');
    expect(unseen.state.dread).toEqual(['a', 'b']);
    expect(unseen.eventsNamed('dread-revealed')).toHaveLength(0);
    // As many cards as all have Grit for, one after the other.
    const rich = turnStart((state) => {
      threeCards(state);
      grit(state, 2, 2, 2, 2);
    }).pick('yes');
    expect([rich.prompt, rich.state.dread]).toEqual([UNSEEN, ['a', 'b']]);
    rich.pick('yes');
    expect(rich.state.dread).toEqual(['a']);
    expect(rich.state.heroes.map((hero) => hero.grit)).toEqual([0, 0, 0, 0]);
    expect(rich.prompt).not.toBe(UNSEEN);
    // Declined, it is not offered again before the next turn starts.
    const declined = turnStart(threeCards).pick('no');
    expect(declined.state.dread).toEqual(['a', 'b', 'c']);
    expect(restOfTheTurn(declined)).not.toContain(UNSEEN);
    expect(declined.prompt).toBe('prompt.turn-start');
    expect(declined.pick('hold-back').prompt).toBe(UNSEEN);
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

  test('discardGrowingDread takes the top card unread', () => {
    const t = scene({
      content,
      change: (state) => Object.assign(state, { dread: ['a', 'b'] }),
    }).runs((g) => just(() => g.do.discardGrowingDread(g, 1)));
    expect(t.done().state.dread).toEqual(['a']);
    expect(t.state.decks.growingDread.discard).toEqual(['b']);
    expect(t.eventsNamed('dread-revealed')).toHaveLength(0);
  });
});
