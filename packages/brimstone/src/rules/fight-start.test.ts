import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { FOUR, walkers } from '../../test/enemies.ts';
import { layRoom, stack, standOn, withCards } from '../../test/explore.ts';
import { all } from '../../test/fight.ts';
import { heroOf, stripped } from '../../test/items.ts';
import { playStep } from './turn.ts';

rule(['B-FIGHT-11'], 'enemies of a token first activate in the following turn', () => {
  const t = scene({
    content: walkers(4),
    change(state) {
      stripped(state);
      const room = layRoom(state, 'mines-dug-chamber', 'tok-02');
      standOn(state, 0, room);
      stack(state.decks.threat.low, 'low-three-wet-ropes');
      state.turn.number = 4;
      state.turn.step = 'exploration';
      state.turn.done = [{ kind: 'hero', hero: 0 }];
    },
  }).runs(function* (g) {
    yield* playStep(g);
    expect(g.state.enemies).toHaveLength(3);
    expect(g.state.turn).toMatchObject({ number: 4, step: 'end' });
    yield* playStep(g);
    expect(g.state.turn).toMatchObject({ number: 5, step: 'darkness', done: [] });
  });
  expect(t.eventsNamed('enemy-activation')).toEqual([]);
});

/** A Darkness card that brings an Ambush. */
const ambushing = withCards({
  darkness: [
    {
      id: 'test-ambush',
      resolve: (g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'ambush' }),
    },
  ],
});

rule(
  ['B-AMBUSH-10', 'B-TURN-14'],
  'an Ambush in an activation: nobody else activates this turn',
  () => {
    const t = scene({
      heroes: FOUR,
      content: all(walkers(1), ambushing),
      change(state) {
        stripped(state);
        stack(state.decks.darkness, 'test-ambush');
        state.turn.number = 6;
        state.turn.step = 'activations';
        state.turn.done = [
          { kind: 'hero', hero: 0 },
          { kind: 'hero', hero: 1 },
        ];
      },
    }).runs(function* (g) {
      yield* g.do.drawDarkness(g);
      while (g.state.turn.number === 6) yield* playStep(g);
      expect(g.state.fight?.groups.tentacles?.ambushTurn).toBe(7);
    });
    expect(t.state.turn).toMatchObject({ number: 7, step: 'darkness' });
    expect(t.eventsNamed('activation')).toEqual([]);
    expect(t.eventsNamed('enemy-activation')).toEqual([]);
    expect(heroOf(t.state, 2).activation).toBeNull();
  },
);

rule(['B-AMBUSH-11', 'B-TURN-15'], 'an Ambush in the Darkness step: the turn goes on', () => {
  const t = scene({
    content: all(walkers(1), ambushing),
    change(state) {
      stripped(state);
      stack(state.decks.darkness, 'test-ambush');
      state.turn.number = 4;
      state.turn.step = 'darkness';
    },
  }).runs(function* (g) {
    yield* g.do.drawDarkness(g);
    expect(g.state.turn).toMatchObject({ number: 4, over: false });
    expect(g.state.fight?.groups.tentacles?.ambushTurn).toBe(4);
    g.state.turn.step = 'activations';
    yield* playStep(g);
  });
  expect(t.eventsNamed('enemy-activation')).toHaveLength(1);
  expect(t.state.turn.number).toBe(4);
});
