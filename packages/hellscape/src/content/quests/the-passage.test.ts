import { rule } from '@crawlspace/kernel/testing';
import { expect, it } from 'vitest';
import { byFoe } from '../../../test/fights.ts';
import { arms, putMob } from '../../../test/foes.ts';
import {
  doorOn,
  mapFor,
  markedDoor,
  objectivesDone,
  pass,
  play,
  type QuestScene,
  questScene,
  tokens,
  without,
  zoneOn,
} from '../../../test/quests.ts';
import type { Ally, DescentState } from '../../state.ts';

const QUEST = 'the-passage';
const GATE = markedDoor(QUEST);
const IN_FRONT = [5, 4] as const;
const RIFT = [3, 6] as const;

function summonerOf(state: DescentState): Ally {
  const summoner = state.allies.find(({ id }) => id === 'summoner');
  if (!summoner) throw new Error('there is no Summoner');
  return summoner;
}

interface Walk extends QuestScene {
  readonly from: readonly [number, number];
  readonly round?: number;
  readonly open?: true;
}

/** The start of a round, with the Summoner somewhere and nothing coming out of portals. */
function roundStart({ from, round = 2, open, change, ...more }: Walk) {
  return play(QUEST, {
    heroes: 1,
    ...more,
    change(state) {
      without(state, 'portal', 'roaming-portal');
      state.round = round;
      state.phase = 'round-start';
      summonerOf(state).zone = zoneOn(QUEST, ...from);
      if (open) state.dungeon.open[GATE] = true;
      change?.(state);
    },
  });
}

function whereabouts(table: ReturnType<typeof play>): readonly [number, number] {
  const { x = -1, y = -1 } = mapFor(QUEST).zones[summonerOf(table.state).zone] ?? {};
  return [x, y];
}

rule('H-QPASSAGE-01', 'what the dungeon is made of', () => {
  const { tiles } = mapFor(QUEST).quest;
  expect(tiles.map(({ tile }) => tile)).toEqual(['2A', '4A', '5A']);
});

it('the Summoner waits with the heroes, however many they are', () => {
  for (const heroes of [1, 5, 6]) {
    const { state } = play(QUEST, { heroes });
    expect(state.allies.map(({ id, zone, owner }) => [id, zone, owner])).toEqual([
      ['summoner', state.heroes[0]?.zone, null],
    ]);
  }
});

rule('H-QPASSAGE-04', 'the Summoner has Health 8 and two blue dice', () => {
  const attacked = (wounds: number) =>
    questScene(QUEST, {
      content: arms({ club: { melee: { orange: 1 } } }),
      change(state) {
        summonerOf(state).wounds = wounds;
        putMob(state, 'undead', summonerOf(state).zone, { item: 'club' });
      },
      dice: 'orange H, blue - -',
    }).runs(byFoe((g, foe) => g.do.enemyAttack(g, foe, 'melee', summonerOf(g.state))));
  const hurt = attacked(6).done();
  expect(hurt.event('rolled')?.dice?.filter((die) => die.startsWith('blue'))).toHaveLength(2);
  expect([summonerOf(hurt.state).wounds, hurt.table.outcome?.won]).toEqual([7, true]);
  expect(attacked(7).done().state.allies).toEqual([]);
});

rule(
  'H-QPASSAGE-05',
  'from round 2 on the Summoner walks two zones at the start of each Hero Phase',
  () => {
    const table = roundStart({ from: [4, 0], round: 1 });
    const path = [whereabouts(table)];
    for (let round = 2; round <= 3; round++) path.push(whereabouts(pass(table, 0)));
    expect(path).toEqual([
      [4, 0],
      [4, 2],
      [4, 4],
    ]);
    table.shows('state round 3');
  },
);

rule('H-QPASSAGE-11', 'the way out is made whatever brought the Summoner to the Rift', () => {
  const table = questScene(QUEST, {
    change: (state) => {
      state.dungeon.open[GATE] = true;
    },
  }).runs((g) => g.do.placeAlly(g, summonerOf(g.state), zoneOn(QUEST, ...RIFT)));
  expect(table.done().state.allies).toEqual([]);
  table.shows('event quest purpose rift-opened');
});

rule(['H-QPASSAGE-05', 'H-COND-02'], 'Fire burns the Summoner as she sets out', () => {
  const burning = (round: number, face: string, wounds = 0) =>
    roundStart({
      from: [4, 2],
      round,
      dice: round > 1 ? [['fire', face]] : [],
      change: (state) => void Object.assign(summonerOf(state), { fire: 1, wounds }),
    });
  const waits = burning(1, '-');
  expect(summonerOf(waits.state).fire).toBe(1);
  const walks = burning(2, 'HH');
  expect(summonerOf(walks.state)).toMatchObject({ fire: 0, wounds: 2 });
  expect(whereabouts(walks)).toEqual([4, 4]);
  expect(burning(2, 'HH', 6).state.outcome).toEqual({ won: false, cause: 'summoner-died' });
});

rule(['H-QPASSAGE-05', 'H-COND-05'], 'Frost takes the place of her walk', () => {
  const table = roundStart({
    from: [4, 2],
    change: (state) => {
      summonerOf(state).frost = 1;
    },
  });
  expect(whereabouts(table)).toEqual([4, 2]);
  expect(summonerOf(table.state).frost).toBe(0);
  expect(whereabouts(pass(table, 0))).toEqual([4, 4]);
});

rule('H-QPASSAGE-06', 'the Summoner opens no ordinary door', () => {
  const table = roundStart({ from: [5, 1] });
  expect(whereabouts(table)).toEqual([5, 1]);
  expect(table.state.dungeon.open[doorOn(QUEST, 4, 1, 5, 1)]).toBe(false);
});

rule('H-QPASSAGE-07', 'the Summoner never leaves a zone with enemies', () => {
  const held = roundStart({
    from: [4, 0],
    change: (state) => putMob(state, 'undead', zoneOn(QUEST, 4, 0)),
  });
  expect(whereabouts(held)).toEqual([4, 0]);
  const stopped = roundStart({
    from: [4, 0],
    change: (state) => putMob(state, 'undead', zoneOn(QUEST, 4, 1)),
  });
  expect(whereabouts(stopped)).toEqual([4, 1]);
});

rule(
  'H-QPASSAGE-08',
  'enemies choose the Summoner as they would a hero; the Summoner has no items',
  () => {
    const table = questScene(QUEST, {
      at: [
        [2, 0],
        [2, 0],
      ],
      content: arms({ bow: { ranged: { yellow: 1 } } }),
      change(state) {
        summonerOf(state).zone = zoneOn(QUEST, 3, 0);
        putMob(state, 'undead', zoneOn(QUEST, 4, 0), { item: 'bow' });
      },
      dice: 'yellow H, blue - -',
    }).runs(byFoe((g, foe) => g.do.enemyAction(g, foe)));
    expect(summonerOf(table.done().state)).not.toHaveProperty('items');
    expect(summonerOf(table.state).wounds).toBe(1);
  },
);

rule('H-QPASSAGE-09', 'at the marked door the Summoner stops and opens it', () => {
  const table = roundStart({ from: [4, 4] });
  expect(whereabouts(table)).toEqual([...IN_FRONT]);
  expect(table.state.dungeon.open[GATE]).toBe(true);
  table.shows('told door-card 1');
  expect(table.state.enemies.length).toBeGreaterThan(0);
});

it('a hero may open it too', () => {
  const table = play(QUEST, { at: [IN_FRONT] }).picks('hero0', 'move', `door${GATE}`);
  expect(table.state.dungeon.open[GATE]).toBe(true);
});

rule(
  ['H-QPASSAGE-10', 'H-QPASSAGE-11'],
  'through the open door the Summoner goes on to the Rift, and opens it',
  () => {
    const table = roundStart({ from: [5, 5], open: true })
      .shows('prompt ask.summoner-way')
      .picks(`zone${zoneOn(QUEST, 4, 5)}`, `zone${zoneOn(QUEST, 3, 5)}`);
    expect(whereabouts(table)).toEqual([3, 5]);
    expect([tokens(table.state, 'objective'), tokens(table.state, 'objective-gray')]).toEqual([
      1, 0,
    ]);
    pass(table, 0);
    expect(table.state.allies).toEqual([]);
    expect([tokens(table.state, 'objective'), tokens(table.state, 'objective-gray')]).toEqual([
      0, 1,
    ]);
    expect(objectivesDone(table)).toEqual([true, false]);
  },
);

rule('H-QPASSAGE-02', 'nobody leaves before the Summoner has been at the Rift', () => {
  const table = play(QUEST, {
    at: [RIFT],
    change(state) {
      summonerOf(state).zone = zoneOn(QUEST, 3, 5);
    },
  })
    .picks('hero0', 'move')
    .shows('lacks leave');
  expect(objectivesDone(table)).toEqual([false, false]);
});

rule(
  ['H-QPASSAGE-12', 'H-QPASSAGE-13'],
  'then each hero leaves for a movement point; with the last the quest is won',
  () => {
    const table = roundStart({ heroes: 4, at: [RIFT, RIFT, RIFT, RIFT], from: [3, 5], open: true });
    for (const hero of [0, 1, 2]) table.picks(`hero${hero}`, 'move', 'leave');
    table.shows('heroes gone true true true false');
    expect(table.table.outcome).toBeNull();
    table.picks('move', 'leave');
    expect(table.table.outcome).toEqual({ won: true, cause: QUEST });
  },
);

rule('H-QPASSAGE-14', 'when the Summoner dies the quest is lost', () => {
  const wounded = (wounds: number) =>
    questScene(QUEST, {
      change(state) {
        summonerOf(state).wounds = 6;
      },
    }).runs((g) => g.do.woundAlly(g, summonerOf(g.state), wounds, { kind: 'rule', id: 'test' }));
  expect(wounded(1).table.outcome?.won).toBe(true);
  expect(wounded(2).table.outcome).toEqual({ won: false, cause: 'summoner-died' });
});
