import { describe, expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { FIRST_DOOR, heroOf, lay, layBeyondGate, passages, standOn } from '../../test/explore.ts';
import type { Dice } from '../../test/notation.ts';
import { longestRange } from '../rules/figures/figures.ts';
import type { AdventureState } from '../state.ts';

function event(row: number, dice: Dice, change: (state: AdventureState) => void = () => {}) {
  return scene({
    heroes: ['us-marshal', 'gunslinger'],
    dice,
    plain: true,
    change(state) {
      state.decks.threat.low.draw = ['low-three-wet-ropes'];
      change(state);
    },
  }).runs((g) => g.do.depthEvent(g, row));
}

function tentacle(state: AdventureState): void {
  const space = state.board.layout.tiles.length - 1;
  state.enemies.push({
    id: 'tentacles1',
    type: 'tentacles',
    space,
    wounds: 0,
    target: null,
    spent: [],
  });
  const group = { brutal: false, elite: [], variant: null, ambushTurn: 0 };
  state.fight = { startedInTurn: 1, groups: { tentacles: group }, lootSources: 1, final: false };
}

describe('Depth Events of the Mines', () => {
  test('4: foul air poisons, and spreads to the next tiles when two fail', () => {
    const apart = (state: AdventureState) => standOn(state, 2, passages(state, 1)[1] ?? 0);
    const foul = (dice: Dice) =>
      scene({
        heroes: ['us-marshal', 'gunslinger', 'us-marshal'],
        dice,
        plain: true,
        change: (state) => apart(state),
      })
        .runs((g) => g.do.depthEvent(g, 4))
        .done();
    const one = foul('skill-strength 1 1 5 1');
    expect(one.state.heroes.map(({ poison }) => poison)).toEqual([1, 0, 0]);
    const two = foul('skill-strength 1 1 1 1 1 1');
    expect(two.state.heroes.map(({ poison }) => poison)).toEqual([1, 1, 1]);
  });
});

describe('Depth Events of Targa', () => {
  const onTarga = (state: AdventureState) => {
    const targa = layBeyondGate(state, 'targa-wardroom', FIRST_DOOR);
    for (const { index } of state.heroes) standOn(state, index, targa);
    state.decks.threat.targa.draw = state.decks.threat.targa.draw.slice(0, 1);
  };

  test('1: a Pylon wakes, and with no other enemy a Targa Threat ambushes', () => {
    const t = scene({
      heroes: ['us-marshal', 'gunslinger'],
      plain: true,
      change: (state) => onTarga(state),
    }).runs((g) => g.do.depthEvent(g, 1));
    expect(t.state.enemies.filter(({ type }) => type === 'targa-pylons').length).toBeGreaterThan(0);
    expect(t.eventsNamed('ambush')).toHaveLength(1);
    expect(t.state.fight?.lootSources).toBe(2);
    const busy = event(1, [], (state) => {
      onTarga(state);
      tentacle(state);
    }).done();
    expect(busy.eventsNamed('ambush')).toHaveLength(0);
    expect(busy.state.enemies).toHaveLength(2);
  });

  test('4: Strength or D3 Wounds, and no Ranged Attack reaches further than 3 this turn', () => {
    let ranges: number[] = [];
    const t = scene({
      heroes: ['us-marshal', 'gunslinger'],
      dice: 'skill-strength 1 1, wounds 2, skill-strength 5 1',
      plain: true,
      change: (state) => onTarga(state),
    }).runs(function* (g, hero) {
      yield* g.do.depthEvent(g, 4);
      const { space } = hero;
      // Space 0 is in the Mines, where the air is clear.
      ranges = [longestRange(g, space), longestRange(g, 0)];
      g.state.turn.number++;
      ranges.push(longestRange(g, space));
    });
    expect(t.done().state.heroes.map(({ wounds }) => wounds)).toEqual([2, 0]);
    expect(ranges).toEqual([3, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test('6: a furnace heals those at the lantern and takes their markers; others recover Grit', () => {
    const t = event(6, 'heal 4', (state) => {
      onTarga(state);
      standOn(state, 1, lay(state, 'targa-mid', { tile: 1, exit: 1 }));
      Object.assign(heroOf(state, 0), { wounds: 5, poison: 2, voidVenom: 1 });
    });
    expect(t.done().hero(0)).toMatchObject({ wounds: 1, poison: 0, voidVenom: 0, grit: 0 });
    expect(t.hero(1).grit).toBe(1);
  });
});
