import { describe, expect, it } from 'vitest';
import { withItems } from '../../../test/arms.ts';
import { scene } from '../../../test/descent.ts';
import { onMap, placed, questWith } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { mapOf } from '../../board/map.ts';
import { content } from '../../content/index.ts';
import { heroAt } from '../../descent.ts';
import type { PlacedToken, QuestMap } from '../../quest-types.ts';
import type { DescentState } from '../../state.ts';
import { layToken, newDungeon, removeToken, springTraps } from './tokens.ts';

const CELLAR: Partial<QuestMap> = {
  tiles: [placed('field', 0, 0), placed('cellar', 3, 0)],
  doors: [{ x: 4, y: 0, side: 'w' }],
  start: [[3, 0]],
};
/** The two zones of the chamber of the cellar. */
const FRONT = at(4, 0);
const BACK = at(5, 0);

/** The chamber of the cellar is revealed by the second hero, with this on top of the Door cards. */
function revealed(
  tokens: readonly PlacedToken[],
  change: (state: DescentState) => void = () => {},
  door = 'door-dust-and-silence',
) {
  return scene({
    ...onMap({ ...CELLAR, tokens }, {}, withItems()),
    heroes: ['wizard', 'ranger', 'rogue'],
    change(state) {
      state.decks.doors.draw = [door];
      change(state);
    },
  }).runs((g) => g.do.openDoor(g, 0, heroAt(g, 1)));
}

describe('a chamber that is revealed', () => {
  it('says where it is, who opened it and what the Door card was', () =>
    revealed([])
      .done()
      .shows(
        'event chamber-revealed zone 4:0 hero 1',
        'event door-card card door-dust-and-silence hero 1',
      ));

  it('does without a Door card when there are none', () => {
    const table = revealed([{ kind: 'loot', x: 4, y: 0, count: 1 }], ({ decks: { doors } }) => {
      doors.draw = [];
      doors.discard = [];
    }).done();
    expect(table.eventsNamed('door-card')).toEqual([]);
    table.shows('told treasure-placed 1');
  });

  it('has treasure where its loot lay, as much as there was', () => {
    const table = revealed(
      [
        { kind: 'loot', x: 4, y: 0, count: 1 },
        { kind: 'loot', x: 5, y: 0, count: 3 },
      ],
      set('state bag.common 0 bag.rare 9 bag.epic 0'),
    ).done();
    const { tokens } = table.state.dungeon;
    expect(tokens.map(({ kind, zone }) => [kind, zone])).toEqual([
      ['treasure', FRONT],
      ['treasure', BACK],
      ['treasure', BACK],
      ['treasure', BACK],
    ]);
    // Each has the next number, the loot before them had the first four.
    expect(tokens.map(({ id }) => id)).toEqual([4, 5, 6, 7]);
    table.shows('state nextToken 8');
    const told = table.eventsNamed('treasure-placed');
    expect(told.map(({ zone, rarity, amount }) => [zone, rarity, amount])).toEqual([
      [FRONT, 'rare', 1],
      [BACK, 'rare', 3],
    ]);
  });

  it('asks who opened it where more goes than it had', () => {
    const more = Object.values(content.doors).find(({ id }) =>
      ['ask.loot-zone', 'ask.mob-zone'].includes(revealed([], () => {}, id).prompt ?? ''),
    );
    const table = revealed([], () => {}, more?.id);
    expect(table.pending[0]?.seat).toBe(1);
    table.shows(`options zone${FRONT} zone${BACK}`);
  });
});

describe('the dungeon as it is laid out', () => {
  const laid = (...tokens: readonly PlacedToken[]) => {
    const quest = questWith({ tiles: [placed('8A', 0, 0)], start: [[0, 0]], tokens });
    const shuffled: string[][] = [];
    const map = mapOf(content, quest, 2);
    const dungeon = newDungeon(content, map, 2, (cards) => {
      shuffled.push(cards.map(String));
      return cards.reverse();
    });
    return { dungeon, shuffled };
  };

  it('has tokens with a face or a number only where they have one', () => {
    const { tokens } = laid(
      { kind: 'portal', x: 0, y: 0 },
      { kind: 'hourglass', x: 0, y: 0, count: 4 },
      { kind: 'loot', x: 0, y: 0, count: 1 },
      { kind: 'fountain', x: 0, y: 0 },
    ).dungeon;
    expect(tokens).toStrictEqual([
      { id: 0, kind: 'portal', zone: 0 },
      { id: 1, kind: 'hourglass', zone: 0, count: 4 },
      { id: 2, kind: 'loot', zone: 0 },
      { id: 3, kind: 'fountain', zone: 0, face: expect.stringMatching(/^fountain-/) },
    ]);
  });

  it('has every kind of hidden face shuffled', () => {
    const kinds = ['spike-trap', 'bear-trap', 'fountain', 'chest', 'greater-chest'] as const;
    const { dungeon, shuffled } = laid(...kinds.map((kind) => ({ kind, x: 0, y: 0 })));
    expect(shuffled).toHaveLength(kinds.length);
    // Faces are taken from the end: after this shuffling it is the first of the pile.
    expect(dungeon.tokens.map(({ face }) => face)).toEqual(shuffled.map(([first]) => first));
  });
});

describe('a token', () => {
  it('that is laid later has a number of its own, and a count only if it has one', () => {
    const table = scene({ change: set('state nextToken 5') }).runs((g) => {
      layToken(g, 'objective', 0);
      layToken(g, 'hourglass', 1, 3);
    });
    expect(table.done().state.dungeon.tokens).toStrictEqual([
      { id: 5, kind: 'objective', zone: 0 },
      { id: 6, kind: 'hourglass', zone: 1, count: 3 },
    ]);
    table.shows('state nextToken 7');
  });

  it('that is gone already takes no other one along', () => {
    const table = scene({
      change: (state) => void state.dungeon.tokens.push({ id: 1, kind: 'objective', zone: 0 }),
    }).runs((g) => {
      removeToken(g, { id: 1, kind: 'objective', zone: 0 });
    });
    expect(table.done().state.dungeon.tokens).toHaveLength(1);
  });

  it('that is a Bear Trap takes nothing from who has no turn, nor from who has no action left', () => {
    const caught = (actions: number | null) =>
      scene({
        heroes: ['ranger'],
        change(state) {
          const [hero] = state.heroes;
          const turn = { mp: 1, moved: true, slipping: false };
          if (hero) hero.turn = actions === null ? null : { ...turn, actions };
          state.dungeon.tokens.push({ id: 9, kind: 'bear-trap', zone: 0, face: 'bear-trap-1' });
        },
      })
        .runs(springTraps)
        .done()
        .hero().turn?.actions;
    expect([caught(null), caught(0), caught(1), caught(2)]).toEqual([undefined, 0, 0, 1]);
  });
});
