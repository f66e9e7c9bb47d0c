import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import {
  BOSS_ZONE,
  theBoss as boss,
  bossGround,
  enterTheLair,
  lair,
  withBoss,
} from '../../../test/boss-ground.ts';
import { descent, fromTheStart, scene } from '../../../test/descent.ts';
import { putMob } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { content } from '../../content/index.ts';
import { BOSSES } from '../../ids.ts';

const FOUR = ['wizard', 'ranger', 'rogue', 'paladin'] as const;

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
      const growth = card.track.filter((space) =>
        Object.keys(space).some((key) => key !== 'arrives'),
      );
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
      scene({ quest })
        .runs((g) => {
          expect(g.map.zones[zone]?.tile).toBe(before);
        })
        .done();
      return [type, map?.tiles[before]?.tile];
    };
    expect(tileOf('releasing-michael')).toEqual(['michael', '8A']);
    expect(tileOf('the-soul-keys')).toEqual(['reaper', '8B']);
  });

  rule('H-BOSS-07', 'it sleeps until the quest wakes it', () => {
    const t = descent({ ...bossGround(), heroes: ['wizard', 'ranger'] });
    // Even the open door does not wake it, nor does anybody who walks past.
    t.picks('hero0', 'move', 'door0', 'zone4', 'end-turn', 'end-turn');
    for (let round = 1; round < 5; round++) t.picks('hero0', 'end-turn', 'end-turn');
    t.shows('state round 6, told boss-fight 0, told boss-ability 0, told enemy-activated 0');
    expect(boss(t).zone).toBe(BOSS_ZONE);
  });
});

describe('The fight begins', () => {
  rule(
    ['H-BOSS-08', 'H-BOSS-09'],
    'all heroes come to the indicated zones, and are as good as new',
    () => {
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
        t.shows('prompt ask.boss-start');
        expect(t.pending[0]?.seat).toBe(seat);
        t.shows('options zone9 zone15').pick(pick);
      });
      t.shows('heroes zone 9 15 9 15');
      for (const index of [0, 1, 2]) {
        expect(t.hero(index)).toMatchObject({ health: 7, mana: 4, knockedOut: false });
      }
      expect(t.state.lifebringers).toEqual(tokens);
    },
  );

  rule('H-BOSS-10', 'a Level Up Phase comes before any action', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: ['wizard', 'ranger'],
        change: set('hero1 level 2 xp 10'),
      }),
    );
    while (t.prompt !== 'ask.activate') t.pick(t.options[0] as string);
    t.shows('hero1 level 3 xp 0, told action 1');
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
    ).shows('state dungeon.bossOnly true, foes kind boss');
    expect(t.state.dungeon.tokens.map(({ id }) => id)).toEqual([71]);
    expect(t.state.allies).toEqual([]);
    expect(t.hero(2).board).toMatchObject({ zones: [null, 12, null] });
    expect(t.hero(3).board).toMatchObject({ bag: expect.arrayContaining(['poison']) });
    // Nobody can leave what is left of the dungeon.
    t.picks('hero0', 'move');
    expect(t.options.filter((id) => id.startsWith('zone')).sort()).toEqual(
      ['zone13', 'zone15', 'zone9'].sort(),
    );
  });

  rule(['H-BOSS-11', 'H-BOSS-14'], 'a mob inside the chamber stays, and only the boss acts', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: ['wizard', 'ranger'],
        change: set('demons@15 item null fire 1'),
      }),
    );
    expect(t.state.enemies.map(({ id }) => id)).toContain('demons');
    t.picks('hero0', 'move', 'zone15', 'done', 'end-turn', 'end-turn');
    const acted = t.eventsNamed('enemy-activated').map(({ card }) => card);
    expect(acted).toEqual(['michael', 'michael']);
    t.shows('demons zone 15 fire 1');
    // It strikes at who leaves it, as ever.
    t.pick('hero0');
    const { health } = t.hero();
    t.picks('move', 'zone12');
    expect(t.hero().health).toBe(health - 1);
  });

  rule(['H-BOSS-12', 'H-CONT-12'], 'the boss track lies in place of the Darkness track', () => {
    const t = enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: ['wizard', 'ranger'],
        change: set('state darkness.side A darkness.space 6'),
      }),
    );
    expect(t.state.darkness).toEqual({ side: 'boss', space: 1 });
    expect(t.state.enemies.filter(({ kind }) => kind === 'boss')).toHaveLength(1);
  });

  rule(['H-BOSS-13', 'H-RAN-09'], 'the turn that led into it is over: arrows are gathered', () => {
    const t = enterTheLair(
      descent({
        ...lair('michael', withBoss({}), { start: 'one' }),
        heroes: ['ranger', 'wizard'],
        change({ heroes: [ranger] }) {
          const board = ranger?.board;
          if (board?.class !== 'ranger') throw new Error('no Ranger');
          board.arrows.discard.push(...board.arrows.draw.splice(0, 5));
        },
      }),
    );
    const { board } = t.hero();
    expect(board.class === 'ranger' && board.arrows.discard).toEqual([]);
  });

  rule('H-BOSS-13', 'a new Hero Phase begins with all heroes still to act', () =>
    enterTheLair(
      descent({
        ...bossGround({}, { start: 'one' }),
        heroes: FOUR,
        change: set('hero3 activated true'),
      }),
    )
      .shows('prompt ask.activate, options hero0 hero1 hero2 hero3')
      .pick('hero0')
      .shows('hero turn.actions 3, state phase hero'),
  );
});
