import { describe, expect, it } from 'vitest';
import { USE, wearing } from '../../../test/charms.ts';
import { type Fight, turnOf } from '../../../test/fights.ts';
import { at, enemy } from '../../../test/training-ground.ts';
import type { On } from '../../ability.ts';

/** Two mobs here, one a zone away, one two zones away, one behind a door: a charm wounds some of them. */
function harm(on: On): ReturnType<typeof turnOf> {
  const mob = (id: string, zone: number) => enemy(id, { type: 'skeletons', card: 'dummies', zone });
  const situation: Fight = {
    change: ({ enemies }) => {
      enemies.push(mob('twin', at(0, 0)), mob('near', at(0, 1)));
      enemies.push(mob('far', at(2, 0)), mob('unseen', at(5, 0)));
    },
  };
  return turnOf(
    wearing([{ timing: 'turn', limit: 'round', effects: [{ do: 'wounds', n: 1, on }] }], situation),
  ).pick(USE);
}

const wounded = ({ state }: ReturnType<typeof turnOf>) =>
  state.enemies.filter(({ wounds }) => wounds > 0).map(({ id }) => id);

describe('an effect on one of several', () =>
  it.each<[On, readonly string[]]>([
    ['enemy-here', ['foe', 'twin']],
    ['enemy-within-1', ['foe', 'twin', 'near']],
    ['enemy-in-sight', ['foe', 'twin', 'near', 'far']],
  ])('%s is for the one the player picks', (on, choice) => {
    const table = harm(on);
    expect([table.prompt, table.options]).toEqual([
      'ask.target',
      choice.map((id) => `enemy-${id}`),
    ]);
    expect(wounded(table.pick('enemy-twin'))).toEqual(['twin']);
  }));

describe('an effect on all', () =>
  it.each<[On, readonly string[]]>([
    ['enemies-here', ['foe', 'twin']],
    ['enemies-within-1', ['foe', 'twin', 'near']],
  ])('%s asks nothing', (on, all) => {
    const table = harm(on).shows('prompt ask.turn');
    expect(wounded(table)).toEqual(all);
  }));
