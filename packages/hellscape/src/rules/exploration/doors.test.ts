import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ARMS, withItems } from '../../../test/arms.ts';
import { descent, fromTheStart, scene } from '../../../test/descent.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { strawMan } from '../../../test/practice.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import type { QuestMap } from '../../quest-types.ts';
import type { DescentState, Enemy } from '../../state.ts';
import { heroAttacks } from '../figures/reach.ts';
import { doorsToOpen } from './doors.ts';

/** In front of the closed door of the upper chamber, with Door cards that do nothing. */
function atTheDoor(state: DescentState): void {
  state.decks.doors.draw = ['door-dust-and-silence', 'door-dust-and-silence'];
  for (const hero of state.heroes) hero.zone = at(3, 0);
}

const PRACTICE = { heroes: ['ranger'], content: withItems(), change: atTheDoor } as const;

/** A chamber of two zones with a door to each side. */
const TWO_DOORS: Partial<QuestMap> = {
  tiles: [placed('field', 0, 0), placed('cellar', 3, 0)],
  doors: [
    { x: 4, y: 0, side: 'w' },
    { x: 5, y: 0, side: 's' },
  ],
  start: [[3, 0]],
};

describe('doors', () => {
  rule(['H-MOVE-07'], 'are closed at the start', () => {
    const table = fromTheStart({ heroes: ['ranger'], quest: 'highway-to-hellscape' });
    const { open } = table.state.dungeon;
    expect(open).toHaveLength(9);
    expect(open).not.toContain(true);
  });

  rule(['H-MOVE-08'], 'stop enemies while they are closed', () => {
    const act = (open: boolean) =>
      scene({
        ...PRACTICE,
        change: (state) => {
          atTheDoor(state);
          state.dungeon.open[0] = open;
          strawMan(state, at(4, 0));
        },
      }).runs((g) => g.do.enemyAction(g, g.state.enemies[0] as Enemy));
    act(false).shows('straw1 zone 4:0');
    act(true).shows('straw1 zone 3:0');
  });

  it('that are open are not opened again', () =>
    scene(PRACTICE)
      .runs(function* (g, hero) {
        yield* g.do.openDoor(g, 0, hero);
        yield* g.do.openDoor(g, 0, hero);
      })
      .done()
      .shows('told door-opened 1'));

  rule(['H-MOVE-09'], 'block sight while they are closed', () => {
    const shots = (open: boolean) => {
      return scene({
        ...PRACTICE,
        change: (state) => {
          atTheDoor(state);
          state.dungeon.open[0] = open;
          equipped(state, ARMS.bow.id);
          strawMan(state, at(5, 0));
        },
      }).sees((g, hero) => heroAttacks(g, hero).map(({ type, enemy }) => `${type}-${enemy.id}`));
    };
    expect(shots(false)).toEqual([]);
    expect(shots(true)).toEqual(['ranged-straw1']);
  });

  rule(['H-MOVE-10'], 'open for a movement point', () => {
    const table = descent(PRACTICE).picks('move', 'door0').shows('hero turn.mp 1');
    expect(table.state.dungeon.open[0]).toBe(true);
    table.shows('event door-opened hero 0 zone 4:0');
  });

  it('open beside enemies too', () => {
    const change = (state: DescentState) => {
      atTheDoor(state);
      strawMan(state, at(3, 0));
    };
    descent({ ...PRACTICE, change })
      .pick('move')
      .shows('offers door0');
  });

  rule(['H-MOVE-11'], 'stay open', () => {
    const table = descent(PRACTICE).picks('move', 'door0');
    expect(table.options.filter((id) => id.startsWith('door'))).toEqual([]);
    expect(() => table.pick('door0')).toThrow('refuses');
    expect(table.state.dungeon.open[0]).toBe(true);
  });

  rule(['H-MOVE-12'], 'reveal a chamber only once', () => {
    const table = descent({
      ...onMap(TWO_DOORS),
      heroes: ['ranger'],
      change: (state) => {
        state.decks.doors.draw = ['door-dust-and-silence', 'door-dust-and-silence'];
      },
    });
    const [first, second] = [at(4, 0), at(5, 0)];
    table.picks('move', 'door0', `zone${first}`, 'move', `zone${second}`, 'door1');
    expect(table.state.dungeon.open).toEqual([true, true]);
    table.shows('told door-opened 2, told chamber-revealed 1, told door-card 1');
  });

  rule(['H-MOVE-13'], 'do not end the Move', () => {
    const table = descent(PRACTICE).picks('move', 'door0');
    expect(table.event('chamber-revealed')).toBeDefined();
    table
      .shows('prompt ask.move')
      .pick(`zone${at(4, 0)}`)
      .shows('hero zone 4:0');
  });

  it('open by hand only where the quest allows it', () => {
    const situation = { ...onMap(TWO_DOORS, { mayOpen: (_g, door) => door !== 0 }) };
    scene({ ...situation, heroes: ['ranger'] }).runs((g, hero) => {
      expect(doorsToOpen(g, hero)).toEqual([]);
      hero.zone = g.map.zoneAt(5, 1)?.id ?? -1;
      expect(doorsToOpen(g, hero)).toEqual([1]);
    });
  });

  it('lead nowhere once only the boss chamber is left', () => {
    const map: Partial<QuestMap> = {
      tiles: [placed('field', 0, 0), placed('8A', 3, 0)],
      doors: [{ x: 3, y: 1, side: 'w' }],
      start: [[2, 1]],
      boss: { tile: '8A', at: [4, 1], start: [[3, 1]] },
    };
    scene({ ...onMap(map), heroes: ['ranger'] }).runs((g, hero) => {
      hero.zone = g.map.boss?.start[0] ?? -1;
      expect(doorsToOpen(g, hero)).toEqual([0]);
      g.state.dungeon.bossOnly = true;
      expect(doorsToOpen(g, hero)).toEqual([]);
    });
  });

  it('open without a Door card where the quest says so', () => {
    const table = scene({
      ...onMap(TWO_DOORS, { noDoorCard: () => true }),
      heroes: ['ranger'],
    }).runs((g) => g.do.openDoor(g, 0, null));
    expect(table.done().state.dungeon.revealed).toEqual([true]);
    expect(table.eventsNamed('door-card')).toEqual([]);
  });
});
