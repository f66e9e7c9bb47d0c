import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { FOUR, walkers } from '../../../test/enemies.ts';
import { layRoom, stack, standOn, withCards } from '../../../test/explore.ts';
import { all, withSheets } from '../../../test/fight.ts';
import { heroOf } from '../../../test/items.ts';
import { enemyStat } from '../figures/enemy-stats.ts';
import { initiativeOfEnemies } from '../turn/initiative.ts';
import { playStep } from '../turn/turn.ts';

rule(['B-FIGHT-11'], 'enemies of a token first activate in the following turn', () => {
  const t = scene({
    content: walkers(4),
    bare: [],
    change(state) {
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
    yield* playStep(g);
    expect(g.state.turn).toMatchObject({ number: 5, step: 'activations' });
    yield* playStep(g);
  });
  expect(t.eventsNamed('enemy-activation')).toEqual([]);
  while (t.pending.length > 0) t.pick(...t.options.slice(0, Math.max(1, t.pending[0]?.min ?? 1)));
  expect(t.state.turn).toMatchObject({ number: 5, done: [{ kind: 'enemies' }] });
  expect(t.eventsNamed('enemy-activation')).toHaveLength(1);
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

rule('B-AMBUSH-10 B-TURN-14', 'an Ambush in an activation: nobody else activates this turn', () => {
  const t = scene({
    heroes: FOUR,
    content: all(walkers(1), ambushing),
    bare: [],
    change(state) {
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
    const before = enemyStat(g, 'tentacles', 'initiative');
    while (g.state.turn.number === 6) yield* playStep(g);
    expect(initiativeOfEnemies(g, 'tentacles')).toBe(before + 2);
    yield* playStep(g);
  });
  expect(t.state.turn).toMatchObject({ number: 7, step: 'darkness' });
  const holds = () => t.eventsNamed('rolled').filter(({ purpose }) => purpose === 'hold-back');
  expect(holds()).toHaveLength(0);
  t.pick('hold-back');
  expect(holds()).toHaveLength(1);
  expect(t.eventsNamed('activation')).toEqual([]);
  expect(t.eventsNamed('enemy-activation')).toEqual([]);
  expect(heroOf(t.state, 2).activation).toBeNull();
});

rule(['B-AMBUSH-11'], 'an Ambush in the Darkness step: the turn goes on', () => {
  const t = scene({
    // The US Marshal has Initiative 4.
    content: all(withSheets({ tentacles: { initiative: 3, combat: 0 } }), ambushing),
    bare: [],
    change(state) {
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
  expect(t.eventsNamed('activation')).toEqual([]);
  expect(t.state.turn.number).toBe(4);
});
