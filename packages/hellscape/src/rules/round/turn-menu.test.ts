import { describe, expect, it } from 'vitest';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, type Played } from '../../../test/descent.ts';
import { LEARN } from '../../../test/learn.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { armed } from '../../../test/practice.ts';
import { equipped } from '../../../test/training-ground.ts';
import type { Descent } from '../../descent.ts';
import type { QuestDeed } from '../../quest-types.ts';
import type { DescentState } from '../../state.ts';
import { describeClassDeed } from '../asides.ts';

function* noted(g: Descent) {
  g.state.quest.counters['done'] = 1;
}

const RITUAL: QuestDeed = {
  id: 'hold-ritual',
  cost: 'action',
  interacts: true,
  text: { key: 'deed.ritual' },
  resolve: noted,
};
const SONG: QuestDeed = { ...RITUAL, id: 'sing', interacts: false, text: { key: 'deed.song' } };
const LEVER: QuestDeed = { ...RITUAL, id: 'pull-lever', cost: 'mp' };
const IDOL = charm('idol', { timing: 'action', effects: [{ do: 'special', id: LEARN, n: 1 }] });

/** The turn of a lone hero whom the quest lets do these things. */
function turn(
  deeds: readonly QuestDeed[],
  change: (state: DescentState) => void = () => {},
): Played {
  const map = { tiles: [placed('field', 0, 0)], start: [[0, 0]] as const };
  return descent({
    ...onMap(map, { deeds: () => deeds }, withItems(IDOL)),
    heroes: ['ranger'],
    change: set('hero wears practice-whistle', change),
  });
}

describe('a deed of the quest', () => {
  it('costs an action', () => {
    const table = turn([RITUAL, SONG, LEVER]);
    expect(table.options).toEqual(expect.arrayContaining(['hold-ritual', 'sing']));
    table.shows('lacks pull-lever').pick('hold-ritual');
    expect(table.state.quest.counters['done']).toBe(1);
    table.shows('hero turn.actions 3, event action hero 0 purpose special');
  });

  it('that needs both hands is not for who has an enemy beside them', () => {
    turn([RITUAL, SONG], set('straw@0')).shows('offers sing, lacks hold-ritual');
    turn([RITUAL], set('straw@0')).shows('lacks hold-ritual');
    turn([RITUAL], set('straw@1')).shows('offers hold-ritual');
  });

  it('is for who has an action left', () =>
    turn([RITUAL], ({ heroes: [hero] }) => {
      if (hero?.turn) hero.turn.actions = 0;
    }).shows('lacks hold-ritual'));
});

describe('what can be done in a turn', () => {
  const everything = () =>
    turn([RITUAL], (state) => {
      equipped(state, IDOL.id);
      const [hero] = state.heroes;
      if (hero) hero.health = 1;
    });

  it('says to bots and clients what it means', () => {
    const [question] = everything().pending;
    const means = (option: string) => question?.means?.(option);
    expect(means('move')).toEqual({ kind: 'move' });
    expect(means('recover')).toEqual({ kind: 'recover' });
    expect(means('end-turn')).toEqual({ kind: 'end-turn' });
    expect(means('put-away')).toEqual({ kind: 'put-away' });
    expect(means('hold-ritual')).toEqual({ kind: 'quest-deed', deed: 'hold-ritual' });
    expect(means('use-idol/0')).toEqual({ kind: 'use', card: 'idol', index: 0, timing: 'action' });
  });

  it('says to players what it is', () => {
    const [question] = everything().pending;
    const says = (option: string) => question?.describe?.(option)?.text;
    expect(says('move')).toEqual({ key: 'option.move' });
    expect(says('end-turn')).toEqual({ key: 'option.end-turn' });
    expect(says('put-away')).toEqual({ key: 'deed.put-away' });
    expect(says('hold-ritual')).toEqual({ key: 'deed.ritual' });
    expect(says('use-idol/0')).toEqual({
      key: 'option.use',
      params: { card: { key: 'idol.name' } },
    });
  });

  it('has words with parameters where a class brings some', () => {
    const deed = { id: 'x', key: 'lift', means: { kind: 'put-away' }, *resolve() {} } as const;
    expect(describeClassDeed(deed)).toStrictEqual({ text: { key: 'deed.lift' } });
    expect(describeClassDeed({ ...deed, params: { n: 2 } })).toStrictEqual({
      text: { key: 'deed.lift', params: { n: 2 } },
    });
  });

  it('is to put something away only for who wears something', () =>
    descent({ heroes: ['ranger'] })
      .shows('lacks put-away')
      .pick('move')
      .shows('lacks put-away'));

  it('is quiet while no enemy is about and nobody burns', () => {
    const quiet = (change: (state: DescentState) => void) =>
      turn([], change).pending[0]?.prompt.facts?.['quiet'];
    expect(quiet(() => {})).toBe(true);
    expect(quiet(set('straw@8'))).toBe(false);
    const burning = (...fire: readonly number[]) =>
      descent({
        heroes: ['ranger', 'wizard'],
        content: withItems(),
        change(state) {
          armed(state);
          state.active = 0;
          state.heroes.forEach((hero, index) => {
            hero.fire = fire[index] ?? 0;
            hero.turn = { actions: 1, mp: null, moved: false, slipping: false };
          });
        },
      }).pending[0]?.prompt.facts?.['quiet'];
    expect([burning(0, 0), burning(0, 1), burning(1, 0), burning(1, 2)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
