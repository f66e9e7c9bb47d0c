import { type AdventureView, brimstone } from '@crawlspace/brimstone';
import { Table } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { comingSpaces, marksOf, nextEffect } from './depth.ts';
import { orderOfTheTurn } from './initiative.ts';

function start(): AdventureView {
  const setup = brimstone.parseSetup({ heroes: [{ class: 'bandido' }, { class: 'gunslinger' }] });
  return Table.start(brimstone, setup, 'ribbon').view({ seat: 0 }).game;
}

describe('the order of the turn', () => {
  test('is by Initiative, the quickest first', () => {
    const view = start();
    const line = orderOfTheTurn(view);
    expect(line.map(({ hero }) => hero)).toEqual([1, 0]);
    expect(line[0]?.initiative).toBeGreaterThan(line[1]?.initiative ?? 99);
  });

  test('has nobody acting or done before the first turn', () => {
    const view = start();
    expect(view.turn.step).toBe('setup');
    expect(orderOfTheTurn(view).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('tells who has acted and who is acting', () => {
    const view = start();
    const turn: AdventureView['turn'] = {
      ...view.turn,
      step: 'activations',
      done: [
        { kind: 'hero', hero: 1 },
        { kind: 'enemies', type: 'tentacles' },
      ],
    };
    const group = { brutal: false, elite: [], variant: null, ambushTurn: 0 };
    const fight = { startedInTurn: 1, groups: { tentacles: group }, lootSources: 1, final: false };
    const line = orderOfTheTurn({
      ...view,
      turn,
      fight,
      enemies: [
        { id: 'tentacles1', type: 'tentacles', space: 0, wounds: 0, target: null, spent: [] },
      ],
    });
    expect(line.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'h1 done',
      'tentacles acting',
      'h0 waiting',
    ]);
  });
});

describe('the depth track', () => {
  test('says what the next spaces do', () => {
    const view = start();
    expect(comingSpaces(view, 3)).toEqual(['plain', 'blood-spatter', 'plain']);
    expect(nextEffect(view)).toEqual({ does: 'blood-spatter', steps: 2 });
    expect(comingSpaces({ ...view, depth: { party: 3, darkness: 1 } }, 3)).toEqual(['entrance']);
  });

  test('shows both markers and what the Darkness has passed', () => {
    const marks = marksOf({ ...start(), depth: { party: 4, darkness: 14 } });
    expect(marks).toHaveLength(17);
    expect(marks.filter(({ party }) => party).map(({ number }) => number)).toEqual([12]);
    expect(marks.filter(({ passed }) => passed).map(({ mark }) => mark)).toEqual([15, 16]);
  });
});
