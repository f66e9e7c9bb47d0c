import { describe, expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { type Met, meet } from '../../../test/encounters.ts';
import { heroOf } from '../../../test/explore.ts';
import { field } from '../../../test/fight.ts';
import type { AdventureState } from '../../state.ts';

const met = (card: string, situation: Met) => meet('targa', card, situation);
const deep = (state: AdventureState) => {
  state.depth.darkness = 5;
};

describe('Whiteout', () => {
  test('tests all without protection and remains', () => {
    const t = met('whiteout', {
      heroes: ['us-marshal', 'bandido', 'gunslinger'],
      dice: 'skill-strength 4 1, skill-strength 1 1',
      change: (state) =>
        Object.assign(heroOf(state, 1), { conditions: ['mutation-63-frost-breath'] }),
    }).done();
    expect(t.hero(2).xp).toBe(5);
    expect(t.hero(0).wounds).toBe(1);
    expect(t.hero(1)).toMatchObject({ xp: 0, wounds: 0 });
    expect(t.state.inPlay).toEqual([{ card: 'whiteout', tile: 0 }]);
  });

  const lasting = (immune: boolean) =>
    field('us-marshal 1,1', 'move 4', {
      tile: 'targa-terrace-of-the-eye',
      change(state) {
        deep(state);
        state.worlds = ['targa'];
        state.inPlay = [{ card: 'whiteout', tile: 0 }];
        if (immune) heroOf(state, 0).conditions = ['mutation-63-frost-breath'];
      },
    });

  test.each([
    [false, 3],
    [true, 4],
  ])('one space less to move, unless protected (%s)', (immune, spaces) => {
    const t = lasting(immune).runs((g) => activateHero(g, heroOf(g.state, 0)));
    expect(t.hero(0).activation?.moveLeft).toBe(spaces);
  });

  test('is over when the Darkness moves', () => {
    const t = field('us-marshal 1,1', {
      tile: 'targa-terrace-of-the-eye',
      change(state) {
        deep(state);
        state.inPlay = [{ card: 'whiteout', tile: 0 }];
      },
    }).runs((g) => g.do.moveDarkness(g, -1));
    expect(t.done().state.inPlay).toEqual([]);
    expect(t.state.decks.encounter.targa.discard).toEqual(['whiteout']);
  });
});
