import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { charm, withItems } from '../../../test/arms.ts';
import { all, forHeroes, putMob, reprintMonster } from '../../../test/foes.ts';
import { heroOf } from '../../../test/items.ts';
import { set } from '../../../test/notation.ts';
import {
  mapFor,
  objectivesDone,
  pass,
  play,
  playTo,
  type QuestScene,
  questScene,
  tokens,
  told,
  zoneOn,
} from '../../../test/quests.ts';
import { equipped } from '../../../test/training-ground.ts';
import { enemyHealth } from '../../rules/sheets/enemy-health.ts';
import type { DescentState, Enemy } from '../../state.ts';

const QUEST = 'the-horror-beast';
const FEATHER = [0, 4] as const;
const LAIR = [5, 6] as const;

function beastOf(state: DescentState): Enemy {
  const beast = state.enemies.find(({ mark }) => mark === 'beast');
  if (!beast) throw new Error('there is no Beast');
  return beast;
}

/** Feathers in hands, and on the Beast. */
function feathers(state: DescentState, { held = 0, on = 0 }): void {
  state.quest.held['feather'] = Array<number>(held).fill(0);
  state.quest.counters['feathers-on-beast'] = on;
}

/** A Beast without dice of its own, with Feathers on it, and a hero who holds this. */
function tamed(card: string, on = 1) {
  const thorns = charm('test-thorns', {
    timing: 'defense',
    effects: [
      { do: 'wounds', n: 1, on: 'target' },
      { do: 'fire', n: 1, on: 'target' },
      { do: 'frost', n: 1, on: 'target' },
    ],
  });
  return {
    content: all(
      withItems(thorns),
      forHeroes({ 'test-maul': { attacks: { melee: { orange: 2 } } } }),
      reprintMonster('roaming-ghoul-5', {
        attack: {},
        defense: 0,
        defenseEnemyDice: 0,
        abilities: [],
      }),
    ),
    change(state: DescentState) {
      feathers(state, { on });
      Object.assign(beastOf(state), { type: 'ghoul', card: 'roaming-ghoul-5' });
      equipped(state, card);
    },
  };
}

/** Many Wounds at once, from the first hero. */
function wounding(wounds: number, situation: QuestScene) {
  return questScene(QUEST, situation).runs((g) =>
    g.do.woundEnemy(g, beastOf(g.state), wounds, { kind: 'hero', hero: 0 }),
  );
}

rule(['H-QBEAST-01', 'H-QBEAST-12'], 'what the dungeon is made of', () => {
  const map = mapFor(QUEST);
  expect(map.quest.tiles.map(({ tile }) => tile).sort()).toEqual(['1B', '4B', '5B', '7B']);
  expect([map.doors.length, map.quest.bridges.length, map.zones.length]).toEqual([12, 1, 37]);
});

rule('H-QBEAST-10 H-QBEAST-11 H-QBEAST-13 H-QBEAST-14', 'what lies and waits in it', () => {
  const { state } = play(QUEST, { crowded: true });
  expect(tokens(state, 'objective')).toBe(5);
  const zones = state.enemies.filter(({ mark }) => mark === 'beast').map(({ zone }) => zone);
  expect(zones).toEqual([zoneOn(QUEST, ...LAIR)]);
  const mobs = state.enemies.filter(({ kind }) => kind === 'mob');
  expect(mobs.map(({ minions }) => minions + 1)).toEqual([3]);
  expect(tokens(state, 'spawn')).toBe(6);
  expect([tokens(state, 'portal'), tokens(state, 'roaming-portal')]).toEqual([0, 1]);
  const rest = ['chest', 'greater-chest', 'spike-trap', 'bear-trap', 'fountain', 'forge'] as const;
  expect(rest.map((kind) => tokens(state, kind))).toEqual([2, 1, 3, 1, 2, 1]);
});

describe('the Beast', () => {
  rule('H-QBEAST-03', 'is a monster of level 5, whatever the level of the heroes', () => {
    const table = play(QUEST, { heroes: 3 });
    const beast = beastOf(table.state);
    expect([beast.kind, beast.card]).toEqual(['roaming', `roaming-${beast.type}-5`]);
    table.shows('heroes level 1 1 1');
    const { draw, discard } = table.state.decks.roaming['5'];
    expect([...draw, ...discard]).toHaveLength(3);
  });

  rule('H-QBEAST-04', 'activates in every Enemy Phase', () => {
    const table = play(QUEST, { heroes: 1 });
    pass(table, 0);
    playTo(table, 'ask.turn');
    const activated = table.eventsNamed('enemy-activated');
    expect(activated.map(({ enemy }) => enemy)).toEqual([beastOf(table.state).id]);
  });

  rule('H-QBEAST-05', 'cannot be attacked or hurt without a Feather on it', () => {
    play(QUEST, { at: [LAIR], change: set('hero wears rusty-sword') })
      .pick('hero0')
      .shows('lacks attack');
    expect(beastOf(wounding(5, {}).state).wounds).toBe(0);
  });

  rule('H-QBEAST-08', 'can be attacked and hurt with one', () => {
    play(QUEST, {
      at: [LAIR],
      change: set('hero wears rusty-sword', (state) => void feathers(state, { on: 1 })),
    })
      .pick('hero0')
      .shows('offers attack');
    const struck = questScene(QUEST, {
      at: [LAIR],
      ...tamed('test-maul'),
      dice: 'orange HHH H',
    }).runs((g, hero) => g.do.heroAttack(g, hero));
    expect(beastOf(struck.done().state).wounds).toBe(4);
    const change = (state: DescentState) => feathers(state, { on: 1 });
    expect(beastOf(wounding(4, { change }).state).wounds).toBe(4);
  });

  it('is no target of abilities either, not even when it attacks', () => {
    const attacked = (on: number) => {
      const { change, content } = tamed('test-thorns', on);
      const table = questScene(QUEST, { at: [LAIR], content, change }).runs((g, hero) =>
        g.do.enemyAttack(g, beastOf(g.state), 'melee', hero),
      );
      return beastOf(playTo(table, '').state);
    };
    expect(attacked(0)).toMatchObject({ wounds: 0, fire: 0, frost: 0 });
    expect(attacked(1)).toMatchObject({ wounds: 1, fire: 1, frost: 1 });
  });

  rule('H-QBEAST-02', 'wins the quest with its last Wound, not before', () => {
    const killing = (short: number) =>
      questScene(QUEST, { change: (state) => feathers(state, { on: 1 }) }).runs(function* (g) {
        const beast = beastOf(g.state);
        const wounds = enemyHealth(g, beast) - short;
        yield* g.do.woundEnemy(g, beast, wounds, { kind: 'hero', hero: 0 });
      });
    killing(1).shows('state outcome null');
    const dead = killing(0);
    expect(dead.state.outcome).toEqual({ won: true, cause: QUEST });
    expect(objectivesDone(dead)).toEqual([true, true]);
  });
});

describe('Angel Feathers', () => {
  rule('H-QBEAST-06', 'are picked up for a movement point each', () => {
    const table = play(QUEST, {
      at: [FEATHER],
      change: (state) => feathers(state, { held: 1 }),
    }).picks('hero0', 'move', 'take-feather');
    expect(table.state.quest.held['feather']).toEqual([0, 0]);
    table.shows('hero turn.mp 1');
    expect([tokens(table.state, 'objective'), told(table)]).toEqual([4, { n: 2, on: 0 }]);
  });

  rule('H-QBEAST-07', 'are laid on the Beast in its zone for a movement point', () => {
    const table = play(QUEST, {
      at: [LAIR],
      change: (state) => feathers(state, { held: 2 }),
    }).picks('hero0', 'move', 'lay-feather');
    expect(table.state.quest.held['feather']).toEqual([0]);
    expect(table.state.quest.counters['feathers-on-beast']).toBe(1);
    table.shows('hero turn.mp 1');
    expect(objectivesDone(table)).toEqual([true, false]);
    play(QUEST, { at: [[5, 5]], change: (state) => feathers(state, { held: 2 }) })
      .picks('hero0', 'move')
      .shows('lacks lay-feather');
  });

  rule('H-QBEAST-09', 'fall off into its zone when the next round starts; its Wounds stay', () => {
    const table = play(QUEST, {
      heroes: 1,
      change(state) {
        feathers(state, { on: 2 });
        beastOf(state).wounds = 3;
        state.phase = 'round-start';
      },
    });
    expect(table.state.quest.counters['feathers-on-beast']).toBe(0);
    expect(beastOf(table.state).wounds).toBe(3);
    const fallen = table.state.dungeon.tokens.filter(
      ({ kind, zone }) => kind === 'objective' && zone === beastOf(table.state).zone,
    );
    expect(fallen).toHaveLength(2);
    table.shows('event quest purpose feathers-fall amount 2');
  });

  rule(['H-QBEAST-06'], 'can be picked up beside the Beast, but not beside others', () => {
    const beside = (mob: boolean) =>
      play(QUEST, {
        at: [LAIR],
        change(state) {
          const [feather] = state.dungeon.tokens.filter(({ kind }) => kind === 'objective');
          if (feather) feather.zone = heroOf(state).zone;
          if (mob) putMob(state, 'undead', heroOf(state).zone);
        },
      }).picks('hero0', 'move');
    beside(false).shows('offers take-feather');
    beside(true).shows('lacks take-feather');
  });

  rule(['H-QBEAST-07'], 'are laid on the Beast whoever else is there', () => {
    const table = play(QUEST, {
      at: [LAIR],
      change(state) {
        feathers(state, { held: 1 });
        putMob(state, 'undead', heroOf(state).zone);
      },
    }).picks('hero0', 'move', 'lay-feather');
    expect(table.state.quest.counters['feathers-on-beast']).toBe(1);
  });

  it('are picked up and laid down in one Move', () => {
    const table = play(QUEST, {
      at: [LAIR],
      change(state) {
        const [feather] = state.dungeon.tokens.filter(({ kind }) => kind === 'objective');
        if (feather) feather.zone = heroOf(state).zone;
      },
    }).picks('hero0', 'move', 'take-feather', 'lay-feather');
    expect(table.state.quest.counters['feathers-on-beast']).toBe(1);
    table.shows('hero turn.mp null');
  });
});
