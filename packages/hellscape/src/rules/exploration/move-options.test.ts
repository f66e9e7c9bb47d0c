import { describe, expect, it } from 'vitest';
import { charm, withItems } from '../../../test/arms.ts';
import { descent, type Played } from '../../../test/descent.ts';
import { at, equipped, trainingGround } from '../../../test/training-ground.ts';
import type { QuestDeed } from '../../quest-types.ts';

const RING = charm('ring', { timing: 'move', cost: { mana: 1 }, effects: [{ do: 'mp', n: 1 }] });
const LEVER: QuestDeed = {
  id: 'pull-lever',
  cost: 'mp',
  interacts: true,
  text: { key: 'deed.lever' },
  *resolve() {},
};
const HERE = at(3, 0);
const STEP = `zone${at(2, 0)}`;

/** A Move in which everything is on offer: a step, a door, an object, a deed, an ability, an aside. */
function everything(): Played {
  return descent({
    heroes: ['ranger'],
    content(content) {
      const withRing = withItems(RING)(content);
      const quest = { ...trainingGround, deeds: () => [LEVER] };
      return { ...withRing, quests: { ...withRing.quests, [quest.id]: quest } };
    },
    change(state) {
      const [hero] = state.heroes;
      if (hero) Object.assign(hero, { zone: HERE, mana: 2 });
      equipped(state, RING.id);
      state.dungeon.tokens.push(
        { id: 7, kind: 'fountain', zone: HERE, face: 'fountain-2' },
        { id: 8, kind: 'treasure', zone: HERE, face: 'rare' },
      );
    },
  }).pick('move');
}

describe('what can be done in a Move', () => {
  it('is named by the thing that it is about', () =>
    expect([...everything().options].sort()).toEqual(
      [
        STEP,
        `zone${at(3, 1)}`,
        'door0',
        'token7',
        'token8',
        'pull-lever',
        'use-ring/0',
        'put-away',
        'done',
      ].sort(),
    ));

  it('says to bots and clients what it means', () => {
    const [question] = everything().pending;
    const means = (option: string) => question?.means?.(option);
    expect(means(STEP)).toEqual({ kind: 'step', zone: at(2, 0), reaction: 0 });
    expect(means('door0')).toEqual({ kind: 'door', door: 0 });
    expect(means('token7')).toEqual({ kind: 'token', token: 7, zone: HERE });
    expect(means('pull-lever')).toEqual({ kind: 'quest-deed', deed: 'pull-lever', zone: HERE });
    expect(means('use-ring/0')).toEqual({ kind: 'use', card: 'ring', index: 0, timing: 'move' });
    expect(means('put-away')).toEqual({ kind: 'put-away' });
    expect(means('done')).toEqual({ kind: 'done' });
  });

  it('says to players what it is and that it costs a point', () => {
    const [question] = everything().pending;
    const says = (option: string) => question?.describe?.(option);
    const cost = { mp: 1 };
    expect(says(STEP)).toMatchObject({ text: { key: 'option.step' }, cost });
    expect(says('door0')).toMatchObject({ text: { key: 'option.open-door' }, cost });
    expect(says('token7')).toMatchObject({ text: { key: 'option.use-fountain' }, cost });
    expect(says('token8')).toMatchObject({ text: { key: 'option.take-rare' }, cost });
    expect(says('pull-lever')).toMatchObject({ text: { key: 'deed.lever' }, cost });
    expect(says('use-ring/0')).toEqual({
      text: { key: 'option.use', params: { card: { key: 'ring.name' } } },
    });
    expect(says('put-away')).toEqual({ text: { key: 'deed.put-away' } });
    expect(says('done')).toEqual({ text: { key: 'option.end-move' } });
  });
});
