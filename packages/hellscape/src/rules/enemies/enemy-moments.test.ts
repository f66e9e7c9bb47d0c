import { describe, expect, it } from 'vitest';
import { NEVER } from '../../../test/cards.ts';
import { scene } from '../../../test/descent.ts';
import {
  all,
  arms,
  plain,
  putMob,
  putMonster,
  reprint,
  reprintMonster,
  stack,
  stand,
} from '../../../test/foes.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import type { DescentState, Enemy } from '../../state.ts';
import { startActivation } from './enemy-activation.ts';
import { enemyMovesTo, enterZone } from './enemy-move.ts';
import { activateEnemy } from './enemy-phase.ts';
import { attackTarget } from './enemy-targets.ts';

const ARMED = all(
  plain,
  arms({
    club: { melee: { yellow: 1 } },
    bow: { ranged: { yellow: 1 } },
    staff: { melee: { yellow: 1 }, magic: { orange: 1 } },
  }),
);

function foe(g: Descent, id = 'demons'): Enemy {
  const found = enemyById(g, id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

/** The hero and the mob stand there; the mob has this in its hands. */
function facing(hero: number, mob: number, item: string, more: Partial<Enemy> = {}) {
  return (state: DescentState) => {
    stand(state, hero);
    putMob(state, 'demons', mob, { item, ...more });
  };
}

describe('a mob', () => {
  it('stops as soon as somebody is in reach, however far it could go', () => {
    const table = scene({
      content: all(ARMED, reprint('mob-demons-1-2', { stride: 3 })),
      change: facing(at(5, 1), at(3, 0), 'bow'),
    }).runs((g) => g.do.enemyAction(g, foe(g)));
    expect(
      table
        .done()
        .eventsNamed('enemy-moved')
        .map(({ zone }) => zone),
    ).toEqual([at(3, 1)]);
  });

  it('attacks with what promises the most hits, whatever the colour of the dice', () =>
    scene({ content: ARMED, dice: 'orange -', change: facing(at(1, 1), at(1, 1), 'staff') })
      .runs((g) => g.do.enemyAction(g, foe(g)))
      .done()
      .shows('event attack purpose magic'));

  it('is looked at by the quest after each of its actions', () => {
    let checked = 0;
    const check = function* () {
      checked++;
    };
    const map = { tiles: [placed('field', 0, 0), placed('field', 3, 0)], start: [[0, 0]] as const };
    scene({ ...onMap(map, { check }, ARMED), change: facing(0, 11, 'club') })
      .runs(function* (g) {
        checked = 0;
        yield* activateEnemy(g, foe(g));
      })
      .done();
    expect(checked).toBe(2);
  });

  it('goes so many zones to where it is sent, and no farther', () => {
    const sent = (zones: number) =>
      scene({ content: ARMED, change: facing(0, at(2, 1), 'club') })
        .runs((g) => enemyMovesTo(g, foe(g), zones, [at(5, 1)]))
        .done()
        .enemy('demons').zone;
    expect([sent(0), sent(1), sent(2), sent(4)]).toEqual([at(2, 1), at(3, 1), at(4, 1), at(5, 1)]);
  });

  it('that is put where it stands has not moved', () => {
    const table = scene({ content: ARMED, change: facing(0, at(2, 1), 'club') }).runs((g) => {
      enterZone(g, foe(g), at(2, 1));
      enterZone(g, foe(g), at(3, 1));
    });
    expect(
      table
        .done()
        .eventsNamed('enemy-moved')
        .map(({ zone }) => zone),
    ).toEqual([at(3, 1)]);
  });

  it('goes for the goals of the quest first, until it is there', () => {
    const goes = (goals: readonly number[], from: number) => {
      const map = { tiles: [placed('field', 0, 0)], start: [[0, 0]] as const };
      return scene({
        ...onMap(map, { enemyGoal: () => goals }, ARMED),
        change: facing(0, from, 'club'),
      })
        .runs((g) => g.do.enemyMoves(g, foe(g), 1))
        .done()
        .enemy('demons').zone;
    };
    expect(goes([2], 1)).toBe(2);
    expect(goes([2, 8], 1)).toBe(2);
    expect(goes([], 1)).toBe(0);
    expect(goes([1], 1)).toBe(0);
  });

  it('attacks nobody who is out of its reach', () => {
    const attacks = (hero: number) => {
      let attacked: boolean | null = null;
      const table = scene({ content: ARMED, change: facing(hero, at(1, 1), 'club') }).runs(
        function* (g, hero) {
          attacked = yield* attackTarget(g, foe(g), hero);
        },
      );
      return [attacked, table.done().eventsNamed('attack').length];
    };
    expect(attacks(at(1, 1))).toEqual([true, 1]);
    expect(attacks(at(0, 1))).toEqual([false, 0]);
  });

  it('suffers no Poison any more once Fire has killed it', () => {
    const poisoned = (fire: string) => {
      const table = scene({
        heroes: ['rogue'],
        content: ARMED,
        dice: [['fire', fire]],
        change: facing(at(5, 1), at(0, 1), 'club', { fire: 1, poison: 'poison' }),
      }).runs((g) => startActivation(g, foe(g)));
      while (table.prompt) table.pick(table.options[0] ?? '');
      return table.eventsNamed('poisoned').length;
    };
    expect([poisoned('-'), poisoned('HHH')]).toEqual([1, 0]);
  });
});

describe('a roaming monster', () => {
  const CARD = 'roaming-ghoul-1-2';
  const follows = (more: Partial<Enemy>, dice: readonly string[] = []) => {
    const table = scene({
      content: all(
        plain,
        reprintMonster(CARD, {
          healthPerHero: 2,
          patterns: [
            { does: [{ do: 'count', counter: 'followed', n: 1 }] },
            { when: NEVER, does: [] },
          ],
        }),
      ),
      ...(dice.length > 0 ? { dice: [['fire', ...dice]] } : {}),
      change: set('hero zone 5:1', (state) => void putMonster(state, 'ghoul', at(0, 1), more)),
    }).runs((g) => activateEnemy(g, foe(g, 'ghoul')));
    return table;
  };

  it('that Fire has killed follows no pattern any more', () => {
    const burnt = follows({ fire: 3 }, ['HH', 'HH', 'HH']);
    while (burnt.prompt) burnt.pick(burnt.options[0] ?? '');
    expect(burnt.state.enemies).toEqual([]);
    expect(burnt.state.quest.counters).toEqual({});
    expect(follows({ fire: 1 }, ['-']).done().state.quest.counters).toEqual({ followed: 1 });
  });

  it('is said to be frozen only when Frost stops it', () => {
    const frozen = (frost: number) => {
      const table = follows({ frost }).done();
      return [table.eventsNamed('frozen').length, table.enemy('ghoul').frost];
    };
    expect([frozen(0), frozen(1), frozen(2), frozen(3)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('an enemy that comes', () => {
  it('has a name of its own, and says how many they are', () => {
    const table = scene({
      heroes: ['wizard', 'ranger', 'rogue'],
      content: plain,
      change(state) {
        stand(state, at(5, 1));
        stack(state.decks.mobs['1-2'], 'mob-demons-1-2', 'mob-undead-1-2');
        stack(state.decks.roaming['1-2'], 'roaming-ghoul-1-2');
      },
    }).runs(function* (g) {
      yield* g.do.spawnMob(g, at(0, 0));
      yield* g.do.spawnMob(g, at(0, 2));
      yield* g.do.spawnRoaming(g, at(0, 1));
    });
    const { enemies, nextEnemy } = table.done().state;
    const numbers = enemies.map(({ id }) => Number(id.replace(/\D/g, '')));
    expect(numbers).toEqual([nextEnemy - 2, nextEnemy - 1, nextEnemy]);
    expect(table.eventsNamed('spawned')).toMatchObject([
      { enemy: enemies[0]?.id, card: 'mob-demons-1-2', amount: 4, zone: at(0, 0) },
      { enemy: enemies[1]?.id, card: 'mob-undead-1-2', amount: 4, zone: at(0, 2) },
      { enemy: enemies[2]?.id, card: 'roaming-ghoul-1-2', amount: 1, zone: at(0, 1) },
    ]);
  });

  it('says so where it takes the card of a higher level', () => {
    const table = scene({
      content: plain,
      change: set(
        'heroes level 3, hero zone 5:1, demons@0:0 frost 1',
        (state) => void stack(state.decks.mobs['3-4'], 'mob-demons-3-4'),
      ),
    }).runs((g) => g.do.spawnMob(g, at(0, 2)));
    expect(table.done().eventsNamed('upgraded')).toMatchObject([
      { enemy: 'demons', card: 'mob-demons-3-4', zone: at(0, 0) },
    ]);
  });
});
