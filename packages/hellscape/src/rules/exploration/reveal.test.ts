import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { withItems } from '../../../test/arms.ts';
import { descent, type Situation, scene } from '../../../test/descent.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { at, enemy } from '../../../test/training-ground.ts';
import type { DoorCard, Special } from '../../content-types.ts';
import type { ClassId, Tier } from '../../ids.ts';
import type { Quest, QuestMap } from '../../quest-types.ts';
import type { DescentState } from '../../state.ts';
import { revealChamber } from './reveal.ts';

const SPAWN = at(5, 0);
const LOOT = at(4, 0);

/** A field beside a cellar: its chamber has a Spawn token behind the loot, three more lie outside. */
const CELLAR: Partial<QuestMap> = {
  tiles: [placed('field', 0, 0), placed('cellar', 3, 0)],
  doors: [{ x: 4, y: 0, side: 'w' }],
  start: [[3, 0]],
  tokens: [
    { kind: 'loot', x: 4, y: 0 },
    { kind: 'spawn', x: 5, y: 0 },
    { kind: 'spawn', x: 0, y: 0 },
    { kind: 'spawn', x: 1, y: 0 },
    { kind: 'spawn', x: 2, y: 0 },
  ],
};

/** Three heroes, so that a loot zone has two tokens and a mob three minions. */
const THREE: readonly ClassId[] = ['ranger', 'wizard', 'berserker'];

function level(state: DescentState, n: number): void {
  for (const hero of state.heroes) hero.level = n;
}

/** The cards that come next. */
function stack(
  state: DescentState,
  { door = 'door-dust-and-silence', mob = 'mob-undead-1-2', item = 'slag-hammer' },
): void {
  state.decks.doors.draw = [door];
  for (const tier of ['1-2', '3-4', '5'] as const) {
    state.decks.mobs[tier].draw.push(mob);
    state.decks.mobItems[tier].draw.push(item);
  }
}

function chamber(change: (state: DescentState) => void, more: Partial<Quest> = {}): Situation {
  return {
    ...onMap(CELLAR, more, withItems()),
    heroes: THREE,
    change: set((state) => void stack(state, {}), change),
  };
}

/** A hero opens the door. */
function reveal(situation: Situation) {
  return scene(situation).runs((g, hero) => g.do.openDoor(g, 0, hero));
}

function tokens(state: DescentState, kind: string): number {
  return state.dungeon.tokens.filter((token) => token.kind === kind).length;
}

describe('revealing a chamber', () => {
  rule(['H-MOVE-14'], 'is a Door card, then the enemies, then the treasure', () => {
    const table = reveal(chamber(() => {})).done();
    const order = table.events.map(({ t }) => t);
    const steps = order.filter((t) => ['door-card', 'spawned', 'treasure-placed'].includes(t));
    expect([...new Set(steps)]).toEqual(['door-card', 'spawned', 'treasure-placed']);
    expect(tokens(table.state, 'treasure')).toBe(2);
  });

  rule(['H-MAP-09'], 'resolves the Door card while no enemy is there', () => {
    const seen: number[] = [];
    const situation = chamber(() => {});
    const table = reveal({
      ...situation,
      content: (content) => {
        const changed = situation.content?.(content) ?? content;
        const spy: Special = {
          why: 'a test looks',
          *happens(g) {
            seen.push(g.state.enemies.length);
          },
        };
        const card: DoorCard = {
          id: 'door-dust-and-silence',
          copies: 1,
          does: [{ do: 'special', id: 'spy' }],
        };
        return {
          ...changed,
          doors: { ...changed.doors, [card.id]: card },
          specials: { ...changed.specials, spy },
        };
      },
    }).done();
    expect(seen).toEqual([0]);
    table.shows('told door-card 1');
    expect(table.state.enemies).toHaveLength(1);
  });

  rule(['H-MOVE-15', 'H-MOVE-16'], 'with the Treasure Trap Room hurts and pays', () => {
    const table = reveal(
      chamber((state) => stack(state, { door: 'door-treasure-trap-room' })),
    ).done();
    expect(table.hero().maxHealth - table.hero().health).toBe(2);
    expect(tokens(table.state, 'treasure')).toBe(3);
    expect(table.state.decks.doors.discard).toEqual(['door-treasure-trap-room']);
  });

  rule(['H-MOVE-17'], 'shuffles the discarded Door cards when there are no others', () => {
    const table = reveal(
      chamber((state) => {
        const { doors } = state.decks;
        doors.discard = Array(30).fill('door-dust-and-silence');
        doors.draw = [];
      }),
    ).done();
    const { draw, discard } = table.state.decks.doors;
    expect([draw.length, discard.length]).toEqual([29, 1]);
    table.shows('told door-card 1');
  });

  rule(['H-MOVE-27'], 'draws a treasure token for each Loot token', () => {
    const table = reveal({
      ...chamber((state) => {
        stack(state, { door: 'door-quiet-vault' });
        state.dungeon.tokens = state.dungeon.tokens.filter(({ kind }) => kind === 'loot');
      }),
      dice: 'treasure common common rare',
    }).done();
    const treasure = table.state.dungeon.tokens.filter(({ kind }) => kind === 'treasure');
    expect(treasure.map(({ face }) => face)).toEqual(['common', 'common', 'rare']);
    expect(treasure.map(({ zone }) => zone)).toEqual([LOOT, LOOT, LOOT]);
    expect(tokens(table.state, 'loot')).toBe(0);
    expect(table.state.bag).toEqual({ common: 23, rare: 4, epic: 0 });
  });

  it('tells the quest, and whoever has something for the moment', () => {
    const told: (number | undefined)[] = [];
    const chamberRevealed: Quest['chamberRevealed'] = function* (_g, which, hero) {
      told.push(which, hero?.index);
    };
    reveal(chamber(() => {}, { chamberRevealed })).done();
    expect(told).toEqual([0, 0]);
  });

  it('happens once, and without anybody at the door too', () => {
    const table = scene(chamber(() => {}))
      .runs(function* (g) {
        yield* revealChamber(g, 0, null, true);
        yield* revealChamber(g, 0, null, true);
      })
      .done()
      .shows('told chamber-revealed 1');
    expect(table.state.enemies).toHaveLength(1);
  });

  it('asks where more loot goes when the chamber has none', () => {
    const table = reveal(
      chamber((state) => {
        stack(state, { door: 'door-quiet-vault' });
        state.dungeon.tokens = [];
      }),
    ).shows('prompt ask.loot-zone');
    expect(table.pick(`zone${SPAWN}`).done().state.dungeon.tokens[0]).toMatchObject({
      kind: 'treasure',
      zone: SPAWN,
    });
  });
});

describe('the enemies of a chamber', () => {
  rule(['H-MOVE-18', 'H-MOVE-19', 'H-MOVE-20', 'H-MOVE-21'], 'are of the Dungeon Level', () => {
    const table = reveal(
      chamber((state) => {
        level(state, 3);
        stack(state, { mob: 'mob-undead-3-4' });
      }),
    ).done();
    const [undead] = table.state.enemies;
    expect(table.state.enemies).toHaveLength(1);
    expect(undead).toMatchObject({ card: 'mob-undead-3-4', minions: 3, zone: SPAWN });
    expect(undead?.item).toBe('slag-hammer');
    const { common, rare, epic } = undead?.treasure ?? { common: 0, rare: 0, epic: 0 };
    expect(common + rare + epic).toBe(1);
  });

  rule(['H-MOVE-22'], 'come from the discards, else from the level above', () => {
    const spawn = (dungeonLevel: number, change: (state: DescentState) => void) =>
      scene(
        chamber((state) => {
          level(state, dungeonLevel);
          change(state);
        }),
      )
        .runs((g) => g.do.spawnMob(g, SPAWN))
        .done().state;
    const none = { draw: [], discard: [] };
    const higher = spawn(2, ({ decks }) => {
      decks.mobs['1-2'] = structuredClone(none);
      decks.mobs['3-4'] = { draw: ['mob-undead-3-4'], discard: [] };
    });
    expect(higher.enemies[0]?.card).toBe('mob-undead-3-4');
    const discards = spawn(2, ({ decks }) => {
      decks.mobs['1-2'] = { draw: [], discard: ['mob-undead-1-2'] };
    });
    expect(discards.enemies[0]?.card).toBe('mob-undead-1-2');
    const nobody = spawn(5, ({ decks }) => {
      decks.mobs['5'] = structuredClone(none);
    });
    expect(nobody.enemies).toEqual([]);
  });

  rule(['H-MOVE-23'], 'take their Spawn token away', () => {
    const situation = chamber(() => {});
    const before = scene(situation).runs(() => {});
    expect(tokens(before.state, 'spawn')).toBe(4);
    expect(tokens(reveal(situation).done().state, 'spawn')).toBe(3);
  });

  /** Skeletons in the far corner of the field, and the next card is of their kind. */
  const duplicate = (inPlay: string, drawn: string, wounds = 0) =>
    reveal(
      chamber((state) => {
        const tier = drawn.slice('mob-skeletons-'.length) as Tier;
        level(state, { '1-2': 1, '3-4': 3, '5': 5 }[tier]);
        stack(state, { mob: drawn });
        state.enemies.push(
          enemy('skeletons', {
            type: 'skeletons',
            card: inPlay,
            item: 'slag-hammer',
            zone: at(0, 0),
            minions: 3,
            wounds,
            fire: 1,
            treasure: { common: 1, rare: 0, epic: 0 },
          }),
        );
      }),
    ).done();

  rule(['H-MOVE-24'], 'are not doubled: the mob in play takes the higher card and acts', () => {
    const table = duplicate('mob-skeletons-1-2', 'mob-skeletons-3-4');
    expect(table.state.enemies).toHaveLength(1);
    table.shows('skeletons card mob-skeletons-3-4, told enemy-moved 1, skeletons zone 1:0');
    expect(tokens(table.state, 'spawn')).toBe(3);
  });

  rule(['H-MOVE-25'], 'keep what lies on them', () =>
    duplicate('mob-skeletons-3-4', 'mob-skeletons-5', 2).shows(
      'skeletons card mob-skeletons-5 wounds 2 fire 1 item slag-hammer minions 3 treasure.common 1 treasure.rare 0 treasure.epic 0',
    ),
  );

  rule(['H-MOVE-26'], 'act all the same when the card is not higher, which is discarded', () => {
    for (const drawn of ['mob-skeletons-1-2', 'mob-skeletons-3-4'] as const) {
      const table = duplicate('mob-skeletons-3-4', drawn).shows(
        'skeletons card mob-skeletons-3-4 zone 1:0',
      );
      const tier = drawn.slice('mob-skeletons-'.length) as Tier;
      expect(table.state.decks.mobs[tier].discard).toContain(drawn);
    }
  });
});

describe('Gheta reveals a chamber', () =>
  rule(['H-MOVE-28'], 'and enters it with the point that is left', () => {
    const table = descent({
      ...onMap(CELLAR, {}, withItems()),
      heroes: ['berserker', 'ranger', 'wizard'],
      dice: 'treasure common common common rare',
      change: (state) => {
        level(state, 3);
        stack(state, { door: 'door-treasure-trap-room', mob: 'mob-undead-3-4' });
      },
    }).picks('hero0', 'move', 'door0');
    expect(table.hero().maxHealth - table.hero().health).toBe(2);
    expect(table.state.enemies).toMatchObject([
      { card: 'mob-undead-3-4', minions: 3, treasure: { common: 1, rare: 0, epic: 0 } },
    ]);
    const treasure = table.state.dungeon.tokens.filter(({ kind }) => kind === 'treasure');
    expect(treasure.map(({ face }) => face)).toEqual(['common', 'common', 'rare']);
    expect(tokens(table.state, 'loot')).toBe(0);
    table.shows('hero turn.mp 1').pick(`zone${LOOT}`).shows('hero zone 4:0');
    expect(table.hero().turn?.mp ?? 0).toBe(0);
  }));
