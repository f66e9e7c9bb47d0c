import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { scene } from '../../../test/descent.ts';
import { all, arms, plain, putMob, putMonster, stand } from '../../../test/foes.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { Enemy } from '../../state.ts';
import { activateEnemy } from './enemy-phase.ts';

const content = all(
  plain,
  arms({ club: { melee: { yellow: 1 } }, bow: { ranged: { yellow: 1 } } }),
);

function mob(g: Descent, id = 'demons'): Enemy {
  const found = enemyById(g, id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const activates = (g: Descent) => activateEnemy(g, mob(g));
const acts = (g: Descent) => g.do.enemyAction(g, mob(g));

describe('How enemies move', () => {
  rule('H-EPHASE-17', 'one zone with each action, without movement points', () => {
    const t = scene({ content, change: set('hero zone 4:1, demons@0:1 item club') })
      .runs(activates)
      .done()
      .shows('demons zone 2:1');
    expect(t.eventsNamed('enemy-moved').map(({ zone }) => zone)).toEqual([at(1, 1), at(2, 1)]);
  });

  rule('H-EPHASE-18', 'along a shortest way', () => {
    // A ring of eight zones around a pit: three zones one way, five the other.
    const t = scene({
      ...onMap({ tiles: [placed('7A', 0, 0)], start: [[0, 0]] }, {}, content),
      change: set('hero zone 4, demons@0 item club'),
    })
      .runs((g) => g.do.enemyMoves(g, mob(g), 5))
      .done();
    expect(t.eventsNamed('enemy-moved').map(({ zone }) => zone)).toEqual([1, 2, 4]);
  });

  rule('H-EPHASE-19', 'between equally near heroes the players choose', () => {
    const tiles = [placed('field', 0, 0), placed('field', 3, 0), placed('field', 6, 0)];
    const cell = (x: number, y: number) => Math.floor(x / 3) * 9 + y * 3 + (x % 3);
    const moved = (pick: number) => {
      const t = scene({
        ...onMap({ tiles, start: [[0, 0]] }, {}, content),
        heroes: ['wizard', 'ranger'],
        change(state) {
          stand(state, cell(1, 1), cell(7, 1));
          putMob(state, 'demons', cell(4, 1), { item: 'club' });
        },
      })
        .runs(acts)
        .shows('prompt ask.enemy-way');
      expect(t.pending[0]?.seat).toBe(-1);
      t.shows(`options zone${cell(3, 1)} zone${cell(5, 1)}`);
      return t.pick(`zone${pick}`).done().enemy('demons').zone;
    };
    expect(moved(cell(3, 1))).toBe(cell(3, 1));
    expect(moved(cell(5, 1))).toBe(cell(5, 1));
  });

  it('and between equally short ways to one hero too', () => {
    const t = scene({ content, change: set('hero zone 1:1, demons@0:0 item club') }).runs(acts);
    expect([...t.options].sort()).toEqual([`zone${at(0, 1)}`, `zone${at(1, 0)}`].sort());
  });

  rule('H-EPHASE-20 H-MOVE-08', 'enemies open no doors, take nothing and spring no traps', () => {
    const t = scene({
      content,
      change: set(
        'hero zone 4:1, demons@1:1 item club, spike-trap@2:1 id 90 face spike-trap-3',
        'treasure@2:1 id 91 face rare',
      ),
    })
      .runs(activates)
      .done()
      .shows('demons zone 3:1 wounds 0');
    expect(t.state.dungeon.tokens.map(({ id }) => id)).toEqual([90, 91]);
    const door = scene({ content, change: set('hero zone 3:0, demons@4:0 item club') })
      .runs(activates)
      .done()
      .shows('demons zone 4:0');
    expect(door.state.dungeon.open[0]).toBe(false);
    door.shows('told attack 0');
  });

  it('a mob with a stride goes on until a hero is in reach', () => {
    const zone = (item: string, hero: number) =>
      scene({
        content,
        change: set(
          `hero zone ${hero}`,
          (state) => void putMob(state, 'satyrs', at(0, 1), { item, tier: '5' }),
        ),
      })
        .runs((g) => g.do.enemyAction(g, mob(g, 'satyrs')))
        .enemy('satyrs').zone;
    expect(zone('club', at(5, 1))).toBe(at(3, 1));
    expect(zone('club', at(2, 1))).toBe(at(2, 1));
  });

  it('roaming monsters and spirits: the nearest figure of the heroes counts', () =>
    scene({
      heroes: ['shaman'],
      content,
      change(state) {
        stand(state, at(5, 1));
        putMonster(state, 'ghoul', at(2, 1));
        const spirit = { id: 'flame-spirit', owner: 0, wounds: 0, fire: 0, frost: 0 } as const;
        state.allies.push({ ...spirit, zone: at(0, 1), activated: false });
      },
    })
      .runs((g) => g.do.enemyAction(g, mob(g, 'ghoul')))
      .done()
      .shows('ghoul zone 1:1'));

  it('passages and goals of the quest lead enemies', () => {
    const two = { tiles: [placed('field', 0, 0), placed('field', 6, 0)], start: [[0, 0]] as const };
    const ends = [4, 13];
    const t = (goal: boolean, from: number) =>
      scene({
        ...onMap(two, { passages: () => ends, ...(goal ? { enemyGoal: () => [4] } : {}) }, content),
        change: set(`hero zone 14, demons@${from} item club`),
      })
        .runs(acts)
        .enemy('demons').zone;
    expect(t(false, 3)).toBe(4);
    expect(t(true, 3)).toBe(4);
    // On the passage itself the way leads through it.
    expect(t(true, 4)).toBe(13);
  });

  it('quest.passes lets enemies through a closed door', () =>
    scene({
      ...onMap(
        { tiles: [placed('cellar', 0, 0)], doors: [{ x: 1, y: 0, side: 'w' }], start: [[0, 0]] },
        { passes: () => true },
        content,
      ),
      dice: 'yellow H',
      change: set('hero zone 0, demons@1 item club'),
    })
      .runs(activates)
      .done()
      .shows('demons zone 0, told attack 1'));

  it('who is cut off stays', () =>
    scene({ content, change: set('hero zone 0:0, demons@5:0 item bow') })
      .runs(activates)
      .done()
      .shows('demons zone 5:0'));
});
