import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { withItems } from '../../../test/arms.ts';
import { descent, fromTheStart, type Played, scene } from '../../../test/descent.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { mapOf } from '../../board/map.ts';
import { content } from '../../content/index.ts';
import type { ClassId } from '../../ids.ts';
import type { PlacedToken, QuestMap } from '../../quest-types.ts';
import type { BoardToken } from '../../state.ts';
import type { DescentView } from '../../view.ts';
import { layToken, lootPerZone, newDungeon, startingMobZones } from './tokens.ts';

const NEXT = at(1, 0);

/** A hero with 5 Health who has a trap in front of them. */
function beforeTrap(face: string, heroes: readonly ClassId[] = ['ranger']): Played {
  const kind = face.startsWith('spike') ? 'spike-trap' : 'bear-trap';
  return descent({
    heroes,
    content: withItems(),
    change: set(
      'heroes health 5 maxHealth 8',
      (state) => void state.dungeon.tokens.push({ id: state.nextToken++, kind, zone: NEXT, face }),
    ),
  });
}

describe('Spike Traps', () => {
  rule(['H-TOKEN-02', 'H-MOVE-06'], 'wound who moves in, and are gone', () => {
    const table = beforeTrap('spike-trap-2')
      .picks('move', `zone${NEXT}`)
      .shows('hero health 3 turn.mp 1');
    expect(table.state.dungeon.tokens).toEqual([]);
    table.shows('event trap card spike-trap-2 hero 0 amount 2');
    const blank = beforeTrap('spike-trap-0').picks('move', `zone${NEXT}`).shows('hero health 5');
    expect(blank.state.dungeon.tokens).toEqual([]);
  });

  it('catch who is put there, too', () =>
    scene({
      heroes: ['ranger'],
      change: set('heroes health 5 maxHealth 8, spike-trap@1:0 id 9 face spike-trap-3'),
    })
      .runs((g, hero) => g.do.placeHero(g, hero, NEXT))
      .done()
      .shows('hero health 2'));

  it('leave a second trap alone when the first one knocks the hero out', () => {
    const table = scene({
      heroes: ['ranger'],
      change: (state) => {
        for (const hero of state.heroes) hero.health = 2;
        for (const face of ['spike-trap-3', 'spike-trap-1'])
          state.dungeon.tokens.push({
            id: state.nextToken++,
            kind: 'spike-trap',
            zone: NEXT,
            face,
          });
      },
    })
      .runs((g, hero) => g.do.stepHero(g, hero, 2, false))
      .pick(`zone${NEXT}`)
      .done()
      .shows('hero knockedOut true');
    expect(table.state.dungeon.tokens).toHaveLength(1);
  });
});

describe('Bear Traps', () => {
  rule(['H-TOKEN-04'], 'end the Move and take an action', () => {
    const table = beforeTrap('bear-trap-1', ['ranger', 'wizard'])
      .pick('hero0')
      .shows('hero turn.actions 3')
      .picks('move', `zone${NEXT}`)
      .shows('prompt ask.turn, hero turn.actions 1 turn.mp null zone 1:0');
    expect(table.state.dungeon.tokens).toEqual([]);
  });

  it('cannot be taken back, blank or not: what they hide has been seen', () => {
    const table = beforeTrap('bear-trap-0').picks('move', `zone${NEXT}`);
    expect(table.table.undo(0)).toMatchObject({ ok: false, reason: 'barrier' });
  });

  rule(['H-TOKEN-05'], 'do nothing when blank', () => {
    const table = beforeTrap('bear-trap-0')
      .picks('move', `zone${NEXT}`)
      .shows('prompt ask.move, hero turn.mp 1')
      .pick(`zone${at(2, 0)}`)
      .shows('hero zone 2:0');
    expect(table.state.dungeon.tokens).toEqual([]);
  });

  it('stop other walks as well', () =>
    scene({ heroes: ['ranger'], change: set('bear-trap@1:0 id 9 face bear-trap-1') })
      .runs((g, hero) => g.do.stepHero(g, hero, 3, false))
      .pick(`zone${NEXT}`)
      .done()
      .shows('hero zone 1:0'));
});

/** Tokens on the field, one after the other. */
function fieldWith(...kinds: readonly Partial<PlacedToken>[]): Partial<QuestMap> {
  const tokens = kinds.map((token, i) => {
    return { kind: 'pillar', x: i % 3, y: Math.floor(i / 3), ...token } as PlacedToken;
  });
  return { tiles: [placed('field', 0, 0), placed('cellar', 3, 0)], start: [[0, 0]], tokens };
}

describe('setting tokens up', () => {
  const laid = (map: Partial<QuestMap>, heroes: readonly ClassId[]) =>
    fromTheStart({ ...onMap(map), heroes, seed: 'tokens' });

  /** Plays the choices of the set up. */
  const afterSetUp = (
    map: Partial<QuestMap>,
    heroes: readonly ClassId[] = ['ranger', 'wizard'],
  ) => {
    const table = laid(map, heroes);
    while (table.state.phase === 'setup') table.pick(table.options[0] ?? '');
    return { ...table.state, look: () => table.table.view({ seat: 0 }).game as DescentView };
  };

  const facesOf = ({ look }: { look: () => DescentView }) =>
    look().dungeon.tokens.map(({ kind, face }) => [kind, face]);

  rule(['H-TOKEN-01'], 'Spike Traps lie face down', () => {
    const trap = { kind: 'spike-trap' } as const;
    const state = afterSetUp(fieldWith(trap, trap, trap));
    expect(facesOf(state)).toEqual(Array(3).fill(['spike-trap', undefined]));
    for (const { face } of state.dungeon.tokens) expect(face).toMatch(/^spike-trap-\d$/);
  });

  rule(['H-TOKEN-03'], 'Bear Traps lie face down', () => {
    const trap = { kind: 'bear-trap' } as const;
    const state = afterSetUp(fieldWith(trap, trap));
    expect(facesOf(state)).toEqual(Array(2).fill(['bear-trap', undefined]));
  });

  rule(['H-SETUP-23'], 'nobody knows a hidden face, and everybody sees treasure', () => {
    const trap = { kind: 'spike-trap' } as const;
    const state = afterSetUp(
      fieldWith(trap, trap, trap, { kind: 'chest' }, { kind: 'fountain' }, { kind: 'forge' }),
    );
    state.dungeon.tokens.push({ id: 99, kind: 'treasure', zone: 0, face: 'rare' });
    const known = facesOf(state).filter(([, face]) => face !== undefined);
    expect(known).toEqual([['treasure', 'rare']]);
    const hidden = state.dungeon.tokens.filter(({ face }) => face !== undefined);
    expect(hidden).toHaveLength(6);
  });

  it('takes each face as often as there are tokens of it', () => {
    const trap = { kind: 'spike-trap' } as const;
    const state = afterSetUp(fieldWith(trap, trap, trap, trap, trap, trap));
    expect(state.dungeon.tokens.map(({ face }) => face).sort()).toEqual([
      'spike-trap-0',
      'spike-trap-1',
      'spike-trap-1',
      'spike-trap-2',
      'spike-trap-2',
      'spike-trap-3',
    ]);
  });

  it('lays loot for the number of heroes, unless the map says how much', () => {
    expect([1, 2, 3, 4, 5, 6].map(lootPerZone)).toEqual([1, 1, 2, 2, 3, 3]);
    const map = fieldWith({ kind: 'loot' }, { kind: 'loot', count: 1 });
    const state = afterSetUp(map, ['ranger', 'wizard', 'rogue']);
    expect(state.dungeon.tokens.map(({ zone }) => zone)).toEqual([0, 0, 1]);
    expect(state.dungeon.tokens.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(state.nextToken).toBe(3);
  });

  it('lays portals for enough heroes only, and counts where the map has some', () => {
    const map = fieldWith(
      { kind: 'portal', heroes: 3 },
      { kind: 'roaming-portal' },
      { kind: 'hourglass', count: 2 },
    );
    const kinds = (heroes: readonly ClassId[]) =>
      afterSetUp(map, heroes).dungeon.tokens.map(({ kind, count }) => [kind, count]);
    expect(kinds(['ranger', 'wizard'])).toEqual([
      ['roaming-portal', undefined],
      ['hourglass', 2],
    ]);
    expect(kinds(['ranger', 'wizard', 'rogue'])).toHaveLength(3);
  });

  it('places the mobs that are there from the start', () => {
    const state = afterSetUp(fieldWith({ kind: 'starting-mob', x: 2, y: 2 }));
    expect(state.dungeon.tokens).toEqual([]);
    expect(state.enemies).toMatchObject([{ kind: 'mob', zone: 8, minions: 2 }]);
  });

  it('knows a chamber in which heroes start', () => {
    const map: Partial<QuestMap> = {
      tiles: [placed('1A', 0, 0)],
      start: [[0, 0]],
      tokens: [{ kind: 'starting-mob', x: 2, y: 2 }],
    };
    const quest = onMap(map).content(content).quests['test-map'];
    if (!quest) throw new Error('no quest');
    const built = mapOf(content, quest, 1);
    const dungeon = newDungeon(content, built, 2, (cards) => cards);
    expect(dungeon.revealed).toEqual([true, false]);
    expect(startingMobZones(built, 2)).toHaveLength(1);
  });

  it('refuses a token where no zone is', () =>
    expect(() => afterSetUp(fieldWith({ kind: 'chest', x: 9, y: 9 }))).toThrow('no zone is'));
});

describe('tokens laid later', () => {
  const lay = (kind: BoardToken['kind'], before: readonly BoardToken[]) =>
    scene({
      change: (state) => void state.dungeon.tokens.push(...before),
      dice: kind === 'fountain' ? [] : [[kind, `${kind}-3`]],
    }).runs((g) => {
      layToken(g, kind, 4);
    });

  it('get one of the faces that are left', () => {
    const table = lay('spike-trap', []).done();
    expect(table.state.dungeon.tokens).toMatchObject([
      { kind: 'spike-trap', zone: 4, face: 'spike-trap-3' },
    ]);
    const taken = { id: 50, kind: 'spike-trap', zone: 1, face: 'spike-trap-3' } as const;
    expect(() => lay('spike-trap', [taken])).toThrow('cannot come up');
  });

  it('are not laid when none is left', () => {
    const all = ['fountain-2', 'fountain-3', 'fountain-3', 'fountain-4'].map((face, i) => {
      return { id: 50 + i, kind: 'fountain', zone: 1, face } as const;
    });
    expect(lay('fountain', all).done().state.dungeon.tokens).toHaveLength(4);
  });
});
