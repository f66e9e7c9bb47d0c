import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BOSS_ZONE, bossGround, fighting } from '../../test/boss-ground.ts';
import { descent, fromTheStart, type Played, scene } from '../../test/descent.ts';
import { all, forHeroes, putMob } from '../../test/foes.ts';
import { equipped } from '../../test/training-ground.ts';
import { content } from '../content/index.ts';
import type { Descent } from '../descent.ts';
import { BOSSES } from '../ids.ts';
import type { DescentState, Enemy } from '../state.ts';
import { bossActs } from './boss-fight.ts';
import { darknessPhase } from './darkness.ts';

const FOUR = ['wizard', 'ranger', 'rogue', 'paladin'] as const;

function boss({ state }: { state: DescentState }): Enemy {
  const found = state.enemies.find(({ kind }) => kind === 'boss');
  if (!found) throw new Error('there is no boss');
  return found;
}

/** The first hero opens the door to the lair and steps in. */
function enterTheLair(t: Played): Played {
  return t.picks('hero0', 'move', 'door0', 'zone12');
}

describe('Before the fight', () => {
  rule('H-BOSS-01', 'a boss has all its data', () => {
    for (const type of BOSSES) {
      const card = content.bosses[type];
      expect(card.healthPerHero).toBeGreaterThan(0);
      expect(card.actions).toBeGreaterThan(0);
      expect(card.activationDice).toBeGreaterThan(0);
      expect((card.attack.yellow ?? 0) + (card.attack.orange ?? 0)).toBeGreaterThan(0);
      expect(card.defense).toBeGreaterThan(0);
      expect(card.combat.length).toBeGreaterThan(0);
      expect(card.track.length).toBeGreaterThan(0);
      const growth = card.track.filter((space) => Object.keys(space).some((key) => key !== 'arrives'));
      expect(growth.length).toBeGreaterThan(0);
      const more = card.track.reduce((sum, space) => sum + (space.activationDice ?? 0), 0);
      expect(card.special).toHaveLength(card.activationDice + more + 1);
    }
  });

  rule('H-BOSS-06', 'it stands in the chamber the quest names', () => {
    const tileOf = (quest: string) => {
      const t = fromTheStart({ quest, heroes: ['wizard', 'ranger'] });
      while (t.state.phase === 'setup') t.pick(t.options[0] as string);
      const { zone, type } = boss(t);
      const map = content.quests[quest]?.map(2);
      const before = map?.tiles.findIndex(({ tile }) => tile.startsWith('8')) ?? -1;
      const inChamber = scene({ quest }).runs(function* (g) {
        expect(g.map.zones[zone]?.tile).toBe(before);
      });
      inChamber.done();
      return [type, map?.tiles[before]?.tile];
    };
    expect(tileOf('releasing-michael')).toEqual(['michael', '8A']);
    expect(tileOf('the-soul-keys')).toEqual(['reaper', '8B']);
  });

  rule('H-BOSS-07', 'it sleeps until the quest wakes it', () => {
    const t = descent({ ...bossGround(), heroes: ['wizard', 'ranger'] });
    for (let round = 0; round < 5; round++) t.picks('hero0', 'end-turn', 'end-turn');
    expect(t.state.round).toBe(6);
    expect(t.eventsNamed('boss-ability')).toHaveLength(0);
    expect(t.eventsNamed('enemy-activated')).toHaveLength(0);
    expect(boss(t).zone).toBe(BOSS_ZONE);
  });
});

describe('The fight begins', () => {
  rule(['H-BOSS-08', 'H-BOSS-09'], 'all heroes come to the indicated zones, and are as good as new', () => {
    const t = enterTheLair(
      descent({
        ...bossGround(),
        heroes: FOUR,
        change(state) {
          const [first, second, third] = state.heroes;
          for (const hero of [first, second, third]) {
            if (!hero) continue;
            hero.maxHealth = 7;
            hero.maxMana = 4;
            hero.health = 1;
            hero.mana = 0;
          }
          if (third) {
            third.knockedOut = true;
            third.health = 0;
          }
        },
      }),
    );
    const tokens = { ...t.state.lifebringers };
    const picks = ['zone9', 'zone15', 'zone9', 'zone15'];
    picks.forEach((pick, seat) => {
      expect(t.prompt).toBe('ask.boss-start');
      expect(t.pending[0]?.seat).toBe(seat);
      expect(t.options).toEqual(['zone9', 'zone15']);
      t.pick(pick);
    });
    expect(t.state.heroes.map(({ zone }) => zone)).toEqual([9, 15, 9, 15]);
    for (const index of [0, 1, 2]) {
      expect(t.hero(index)).toMatchObject({ health: 7, mana: 4, knockedOut: false });
    }
    expect(t.state.lifebringers).toEqual(tokens);
  });

  rule('H-BOSS-10', 'a Level Up Phase comes before any action', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: ['wizard', 'ranger'],
        change(state) {
          const [, second] = state.heroes;
          if (second) Object.assign(second, { level: 2, xp: 10 });
        },
      }),
    );
    while (t.prompt !== 'ask.activate') t.pick(t.options[0] as string);
    expect(t.hero(1)).toMatchObject({ level: 3, xp: 0 });
    expect(t.eventsNamed('action')).toHaveLength(1);
  });

  rule('H-BOSS-11', 'all other tiles are gone with everything on them', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: ['wizard', 'shaman', 'paladin', 'rogue'],
        change(state) {
          putMob(state, 'demons', 0);
          putMob(state, 'satyrs', 8, { poison: 'poison' });
          const spirit = { id: 'flame-spirit', owner: 1, wounds: 0, fire: 0, frost: 0 } as const;
          state.allies.push({ ...spirit, zone: 4, activated: false });
          state.dungeon.tokens.push(
            { id: 70, kind: 'chest', zone: 1 },
            { id: 71, kind: 'hourglass', zone: 14, count: 2 },
          );
          const board = state.heroes[2]?.board;
          if (board?.class === 'paladin') board.zones = [3, 12, null];
        },
      }),
    );
    expect(t.state.dungeon.bossOnly).toBe(true);
    expect(t.state.enemies.map(({ kind }) => kind)).toEqual(['boss']);
    expect(t.state.dungeon.tokens.map(({ id }) => id)).toEqual([71]);
    expect(t.state.allies).toEqual([]);
    expect(t.hero(2).board).toMatchObject({ zones: [null, 12, null] });
    expect(t.hero(3).board).toMatchObject({ bag: expect.arrayContaining(['poison']) });
    // Nobody can leave what is left of the dungeon.
    t.picks('hero0', 'move');
    expect(t.options.filter((id) => id.startsWith('zone')).sort()).toEqual(['zone13', 'zone15', 'zone9'].sort());
  });

  rule(['H-BOSS-12', 'H-CONT-12'], 'the boss track lies in place of the Darkness track', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: ['wizard', 'ranger'],
        change(state) {
          state.darkness = { side: 'A', space: 6 };
        },
      }),
    );
    expect(t.state.darkness).toEqual({ side: 'boss', space: 1 });
    expect(t.state.enemies.filter(({ kind }) => kind === 'boss')).toHaveLength(1);
  });

  rule('H-BOSS-13', 'a new Hero Phase begins with all heroes still to act', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: FOUR,
        change(state) {
          const last = state.heroes[3];
          if (last) last.activated = true;
        },
      }),
    );
    expect(t.prompt).toBe('ask.activate');
    expect(t.options).toEqual(['hero0', 'hero1', 'hero2', 'hero3']);
    t.pick('hero0');
    expect(t.hero().turn?.actions).toBe(3);
    expect(t.state.phase).toBe('hero');
  });
});

describe('The fight', () => {
  rule('H-BOSS-02', 'the boss has Health for each hero in the game', () => {
    const outcome = (count: number, wounds: number) => {
      const t = scene({ ...bossGround(), heroes: FOUR.slice(0, count), change: (state) => fighting(state) }).runs((g) =>
        g.do.woundEnemy(g, boss(g), wounds, { kind: 'hero', hero: 0, attack: true }),
      );
      return t.state.outcome?.won ?? null;
    };
    expect([outcome(2, 29), outcome(2, 30), outcome(4, 59), outcome(4, 60)]).toEqual([
      null,
      true,
      null,
      true,
    ]);
  });

  rule('H-BOSS-03', 'its combat abilities apply once for each price', () => {
    const t = scene({
      ...bossGround({ attack: { yellow: 1, enemy: 2 } }),
      heroes: ['paladin', 'wizard'],
      dice: [
        ['yellow', '-'],
        ['enemy', 'A', 'A'],
      ],
      change: (state) => fighting(state),
    }).runs(function* (g) {
      const [hero] = g.state.heroes;
      if (hero) yield* g.do.enemyAttack(g, boss(g), 'melee', hero);
    });
    t.done();
    expect(t.eventsNamed('enemy-ability')).toHaveLength(2);
    expect(t.hero().health).toBe(t.hero().maxHealth - 2);
  });

  rule('H-BOSS-04', 'what a space of its track adds holds from that space on', () => {
    const dice = (space: number) => {
      const t = scene({
        ...bossGround(),
        content: all(bossGround().content, forHeroes({ hammer: { attacks: { melee: { orange: 1 } } } })),
        heroes: ['paladin', 'wizard'],
        change(state) {
          fighting(state, space);
          equipped(state, 'hammer');
        },
      }).runs(function* (g) {
        const [hero] = g.state.heroes;
        if (!hero) return;
        yield* g.do.enemyAttack(g, boss(g), 'melee', hero);
        yield* g.do.heroAttack(g, hero);
      });
      return t
        .eventsNamed('rolled')
        .filter(({ purpose }) => purpose === 'pool')
        .map(({ dice = [] }) => dice.map((die) => die.split(' ')[0]));
    };
    expect(dice(2)).toEqual([['yellow'], ['orange', 'blue']]);
    expect(dice(3)).toEqual([
      ['yellow', 'orange', 'enemy', 'enemy'],
      ['orange', 'blue', 'blue'],
    ]);
  });

  rule('H-BOSS-05', 'its track moves in the Darkness Phase, and no symbol of the other comes', () => {
    const t = scene({
      ...bossGround({ track: Array(9).fill({}) }),
      heroes: ['wizard', 'ranger'],
      change(state) {
        fighting(state, 1);
        state.dungeon.tokens.push({ id: 70, kind: 'roaming-portal', zone: 9 });
      },
    }).runs(function* (g) {
      for (let phase = 0; phase < 8; phase++) yield* darknessPhase(g);
    });
    t.done();
    expect(t.state.darkness).toEqual({ side: 'boss', space: 9 });
    expect(t.eventsNamed('boss-track')).toHaveLength(8);
    expect(t.eventsNamed('darkness')).toHaveLength(0);
    expect(t.state.enemies).toHaveLength(1);
  });

  rule('H-BOSS-14', 'it has an Enemy Phase after the turn of each hero', () => {
    const t = enterTheLair(descent({ ...bossGround({}, { start: 'one' }), heroes: FOUR }));
    const { round } = t.state;
    for (let turn = 0; turn < 4; turn++) {
      if (t.prompt === 'ask.activate') t.pick(`hero${turn}`);
      expect(t.eventsNamed('boss-ability')).toHaveLength(turn);
      t.pick('end-turn');
    }
    expect(t.state.round).toBe(round + 1);
    expect(t.eventsNamed('boss-ability')).toHaveLength(4);
    const told = t.events.map(({ t, purpose }) => (t === 'phase' ? purpose : t));
    expect(told).not.toContain('enemy');
    expect(t.state.darkness.space).toBe(2);
  });

  rule('H-BOSS-15', 'the exact number of symbols decides; claws do not count', () => {
    const t = scene({
      ...bossGround(),
      heroes: ['wizard', 'ranger'],
      dice: [['activation', 'A', 'A', 'W']],
      change: (state) => fighting(state),
    }).runs(bossActs);
    t.done();
    expect(t.state.quest.counters).toEqual({ symbols2: 1 });
    expect(t.eventsNamed('wounded')).toHaveLength(0);
    const both = scene({
      ...bossGround(),
      dice: [['activation', 'AW', 'AW', 'A']],
      change: (state) => fighting(state),
    }).runs(bossActs);
    expect(both.done().state.quest.counters).toEqual({ symbols3: 1 });
    expect(both.eventsNamed('wounded')).toHaveLength(0);
  });

  rule('H-BOSS-16', 'each action resolves one special ability', () => {
    const t = scene({
      ...bossGround({ actions: 2 }),
      dice: [
        ['activation', 'A', 'A', 'A'],
        ['activation', '-', '-', 'W'],
      ],
      change: (state) => fighting(state),
    }).runs(bossActs);
    t.done();
    expect(t.state.quest.counters).toEqual({ symbols3: 1, symbols0: 1 });
    expect(t.eventsNamed('boss-ability')).toHaveLength(2);
  });

  rule('H-BOSS-17', 'an effect of the track is active as soon as the marker arrives', () => {
    const t = scene({
      ...bossGround({
        track: [
          {},
          {
            actions: 1,
            activationDice: -2,
            *arrives(g: Descent) {
              g.state.quest.counters['arrived'] = g.state.darkness.space;
            },
          },
        ],
      }),
      dice: [['activation', '-', 'A']],
      change: (state) => fighting(state),
    }).runs(function* (g) {
      yield* darknessPhase(g);
      yield* bossActs(g);
    });
    t.done();
    expect(t.state.darkness.space).toBe(2);
    expect(t.state.quest.counters).toEqual({ arrived: 2, symbols0: 1, symbols1: 1 });
  });

  rule('H-BOSS-18', 'on its last space the marker stays', () => {
    const t = scene({ ...bossGround(), change: (state) => fighting(state, 3) }).runs(function* (g) {
      yield* darknessPhase(g);
      yield* darknessPhase(g);
    });
    expect(t.done().state.darkness).toEqual({ side: 'boss', space: 3 });
    expect(t.eventsNamed('boss-track')).toHaveLength(0);
  });

  rule('H-COND-08', 'Frost falls off it without effect', () => {
    const t = scene({
      ...bossGround({ actions: 2 }),
      dice: [['activation', '-', '-', '-', '-', '-', '-']],
      change(state) {
        fighting(state);
        boss({ state }).frost = 4;
      },
    }).runs(bossActs);
    t.done();
    expect(boss(t).frost).toBe(0);
    expect(t.eventsNamed('boss-ability')).toHaveLength(2);
  });

  it('Fire burns it first, and nobody acts when all heroes are down', () => {
    const t = scene({
      ...bossGround(),
      dice: [
        ['fire', 'HH'],
        ['activation', '-', '-', '-'],
      ],
      change(state) {
        fighting(state);
        boss({ state }).fire = 1;
      },
    }).runs(bossActs);
    expect(boss(t.done()).wounds).toBe(2);
    const down = scene({
      ...bossGround(),
      change(state) {
        fighting(state);
        for (const hero of state.heroes) hero.knockedOut = true;
      },
    }).runs(bossActs);
    expect(down.done().eventsNamed('boss-ability')).toHaveLength(0);
  });
});
