import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { heroAt } from '../src/adventure.ts';
import { gainCorruption } from '../src/rules/heroes/corruption.ts';
import { playStep } from '../src/rules/turn/turn.ts';
import type { AdventureState, Hero } from '../src/state.ts';
import type { HeroStats } from '../src/stats.ts';
import { adventure, endTurn, type Played, type Situation, scene } from './adventure.ts';
import { withCards } from './explore.ts';
import { card, carry, enemyAt, withItems } from './items.ts';

const FOUR = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;

/** Takes a hero out, by wounds or by sanity damage. */
function knockOut(state: AdventureState, index: number, by: 'health' | 'sanity'): void {
  const hero = state.heroes[index];
  if (!hero) throw new Error('no such hero');
  hero.knockedOut = [by];
  if (by === 'health') hero.wounds = 10;
  else hero.sanityDamage = 10;
}

/** Answers whatever is asked with the first legal answer until nothing is. */
function finish(t: Played): Played {
  for (let n = 0; n < 100 && t.pending.length > 0; n++) {
    const question = t.pending[0];
    if (!question) break;
    const { kind, options, min, capacity } = question;
    if (kind === 'allocate') {
      const pool = options.flatMap((id, i) => Array<string>(capacity?.[i] ?? 0).fill(id));
      t.pick(...pool.slice(0, min));
    } else t.pick(...options.slice(0, kind === 'one' ? 1 : min));
  }
  return t;
}

function rolls(t: Played, purpose: string): number {
  return t.events.filter((event) => event.t === purpose).length;
}

describe('losing', () => {
  rule('B-WIN-05', 'the mission fails when the Darkness reaches the Entrance, not before', () => {
    const lose = (darkness: number) =>
      finish(
        scene({
          heroes: ['bandido'],
          change: (state) => Object.assign(state.depth, { darkness }),
        }).runs(function* (g) {
          yield* g.do.moveDarkness(g, 1);
        }),
      );
    expect(lose(1).state.outcome).toEqual({ won: false, cause: 'darkness-escaped' });
    expect(lose(1).state.depth.darkness).toBe(0);
    expect(lose(5).state.outcome).toBeNull();
  });

  rule('B-WIN-02', 'with one hero up and the Darkness on 15 it goes on', () => {
    const t = scene({
      heroes: FOUR,
      change(state) {
        knockOut(state, 0, 'health');
        knockOut(state, 1, 'sanity');
        knockOut(state, 2, 'health');
        state.depth.darkness = 1;
        enemyAt(state, 0);
      },
    })
      .runs(endTurn)
      .done();
    expect(t.state.heroes.filter(({ knockedOut }) => knockedOut)).toHaveLength(3);
    expect(t.state.outcome).toBeNull();
    expect(t.state.turn).toMatchObject({ number: 2, step: 'darkness' });
  });

  rule(
    ['B-WIN-03', 'B-WIN-04', 'B-INJ-03'],
    'with the last hero KO’d it fails at once, and everybody rolls',
    () => {
      const t = finish(
        scene({
          heroes: FOUR,
          seed: 'all down',
          change(state) {
            knockOut(state, 0, 'health');
            knockOut(state, 1, 'sanity');
            knockOut(state, 2, 'health');
            state.reviveTokens = 0;
          },
        }).runs(function* (g) {
          const last = g.state.heroes[3];
          if (last) yield* g.do.woundHero(g, last, 99, { kind: 'rule', id: 'test' });
        }),
      );
      expect(t.state.outcome).toEqual({ won: false, cause: 'all-knocked-out' });
      expect(rolls(t, 'injury')).toBe(3);
      expect(rolls(t, 'madness')).toBe(1);
    },
  );

  rule(
    'B-WIN-03',
    'a Revive Token that is used keeps the mission going, a declined one does not',
    () => {
      const lastHero = () =>
        scene({
          heroes: FOUR,
          change: (state) => {
            for (const index of [0, 1, 2]) knockOut(state, index, 'health');
            state.reviveTokens = 1;
          },
        }).runs(function* (g) {
          const hero = g.state.heroes[3];
          if (hero) yield* g.do.woundHero(g, hero, 99, { kind: 'rule', id: 'test' });
        });
      const saved = lastHero().pick('yes').done();
      expect(saved.state.outcome).toBeNull();
      expect(saved.hero(3)).toMatchObject({ wounds: 0, knockedOut: null });
      expect(finish(lastHero().pick('no')).state.outcome?.won).toBe(false);
    },
  );

  rule('B-WIN-09', 'who is KO’d when the Darkness escapes rolls then', () => {
    const t = finish(
      scene({
        heroes: FOUR,
        change(state) {
          knockOut(state, 1, 'sanity');
          state.depth.darkness = 1;
        },
      }).runs(function* (g) {
        yield* g.do.moveDarkness(g, 1);
      }),
    );
    expect(rolls(t, 'madness')).toBe(1);
    expect(rolls(t, 'injury')).toBe(0);
  });
});

describe('fleeing', () => {
  const party = () =>
    adventure({ heroes: FOUR, seed: 'flee', change: (state) => knockOut(state, 2, 'health') });

  rule('B-WIN-06', 'only at the start of a turn, before anything else', () => {
    const t = party();
    expect(t.options).toContain('flee');
    expect(t.eventsNamed('rolled')).toEqual([]);
    t.pick('hold-back');
    for (let n = 0; n < 60 && t.state.turn.number === 1; n++) {
      expect(t.options).not.toContain('flee');
      const calm = ['end', 'continue', 'pass', 'no'].find((id) => t.options.includes(id));
      if (calm) t.pick(calm);
      else t.pick(...t.options.slice(0, Math.max(1, t.pending[0]?.min ?? 1)));
    }
    expect(t.prompt).toBe('prompt.turn-start');
    expect(t.options).toContain('flee');
  });

  rule('B-WIN-07 B-WIN-08 B-INJ-04', 'all heroes who are up must agree; only the KO’d roll', () => {
    const agreed = party().pick('flee');
    expect(agreed.pending.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    agreed.pickAs(0, 'yes').pickAs(1, 'yes').pickAs(3, 'yes');
    finish(agreed);
    expect(agreed.state.outcome).toEqual({ won: false, cause: 'fled' });
    expect(rolls(agreed, 'injury') + rolls(agreed, 'madness')).toBe(1);
    const refused = party().pick('flee').pickAs(0, 'yes').pickAs(1, 'no').pickAs(3, 'yes');
    expect(refused.state.outcome).toBeNull();
  });
});

/** Wins with these changes and plays the end to its last question. */
function win(change: (state: AdventureState) => void, dice?: Parameters<typeof scene>[0]): Played {
  const t = scene({ heroes: ['us-marshal'], change, ...dice }).runs(function* (g) {
    yield* g.do.winAdventure(g, 'objective');
  });
  return finish(t);
}

function marshal(state: AdventureState) {
  const [hero] = state.heroes;
  if (!hero) throw new Error('no hero');
  return hero;
}

describe('after the adventure', () => {
  rule(
    ['B-CAMP-01', 'B-CAMP-02', 'B-CAMP-04'],
    'recover, heal, reward, corruption: in this order, and the reward counts for the corruption',
    () => {
      const t = win(
        (state) => {
          knockOut(state, 0, 'health');
          marshal(state).darkStone = 1;
        },
        { dice: 'injury 6 1, recover 3 3, dark-stone 2, corruption-check 5 6 4' },
      );
      const told = t.events.map((event) => (event.t === 'rolled' ? event.purpose : event.t));
      const at = (name: string) => told.indexOf(name);
      expect(at('injury')).toBeGreaterThan(-1);
      expect(at('injury')).toBeLessThan(at('xp'));
      expect(at('xp')).toBeLessThan(at('corruption-check'));
      expect(t.hero(0).darkStone).toBe(3);
      t.table.assertScriptUsed();
    },
  );

  rule('B-CAMP-01', 'each step finds the earlier ones done and the later ones undone', () => {
    const look = (hero: Hero) => ({
      hurt: hero.wounds + hero.sanityDamage,
      knockedOut: hero.knockedOut,
      poison: hero.poison,
      darkStone: hero.darkStone,
      corruption: hero.corruption,
      shots: hero.chambers.length,
      grit: hero.grit,
    });
    const atReward: ReturnType<typeof look>[] = [];
    const t = scene({
      heroes: ['gunslinger'],
      content: withCards({
        mission: {
          *reward(g) {
            atReward.push(look(heroAt(g, 0)));
            heroAt(g, 0).grit = 2;
            yield* g.do.gainDarkStone(g, heroAt(g, 0), 1);
          },
        },
      }),
      dice: 'injury 3 4, recover 3 3, corruption-check 1 6 6 6, willpower 1',
      plain: true,
      change(state) {
        knockOut(state, 0, 'health');
        const [hero] = state.heroes;
        Object.assign(hero ?? {}, { sanityDamage: 3, poison: 1, darkStone: 3, grit: 2 });
        if (hero) hero.chambers = hero.chambers.slice(0, 2);
      },
    })
      .runs((g) => g.do.winAdventure(g, 'objective'))
      .pick();
    while (atReward.length === 0) t.pick(...Array<string>(t.pending[0]?.min ?? 0).fill('wounds'));
    // The die against the Dark Stone waits for a re-roll, and so does the Willpower roll.
    t.pick();
    const healed = { hurt: 0, knockedOut: null, poison: 0 };
    const before = { ...healed, darkStone: 3, corruption: 0, shots: 2, grit: 1 };
    expect(atReward).toEqual([before]);
    // Neither Shots nor Grit are re-set yet.
    expect(t.prompt).toBe('prompt.reroll');
    expect(look(t.hero(0))).toEqual({ ...before, darkStone: 4, grit: 2 });
    t.pick();
    expect(look(t.hero(0))).toEqual({ ...healed, darkStone: 4, corruption: 1, shots: 6, grit: 1 });
    t.table.assertScriptUsed();
  });

  test('no fight goes on after the end', () => {
    const t = win((state) => void enemyAt(state, 3));
    expect(t.state).toMatchObject({ enemies: [], fight: null });
  });

  rule('B-CAMP-03', 'everybody heals fully and loses all markers', () => {
    const t = win((state) =>
      Object.assign(marshal(state), { wounds: 7, sanityDamage: 4, poison: 2 }),
    );
    expect(t.hero(0)).toMatchObject({ wounds: 0, sanityDamage: 0, poison: 0 });
  });

  rule(
    ['B-CAMP-05', 'B-CAMP-06', 'B-CORR-10'],
    'a die for each Dark Stone and each Dark Stone icon; Willpower saves',
    () => {
      const t = scene({
        heroes: ['us-marshal'],
        dice: 'dark-stone 1, corruption-check 1 3 5 4, willpower 3 4',
        content: (all) => ({
          ...all,
          items: {
            ...all.items,
            'stone-idol': {
              id: 'stone-idol',
              keywords: [],
              hands: 0,
              weight: 0,
              slots: [],
              darkStone: 1,
              upgradeSlots: 0,
              only: [],
              price: null,
            },
          },
        }),
        change(state) {
          const hero = marshal(state);
          hero.grit = 0;
          hero.darkStone = 2;
          const card = {
            card: 'stone-idol',
            equipped: false,
            upgrades: [],
            charges: null,
            holds: [],
          };
          hero.items.push({ number: 99, ...card });
        },
      }).runs(function* (g) {
        yield* g.do.winAdventure(g, 'objective');
      });
      expect(t.hero(0).corruption).toBe(1);
      t.table.assertScriptUsed();
    },
  );

  /** What a hero with so many Dark Stones and an ability comes out with, without Grit. */
  const corrupted = (darkStone: number, stats: HeroStats, dice: Situation['dice'] = []) => {
    const stone = card('touched', { ability: { stats } });
    const t = scene({
      heroes: ['us-marshal', 'bandido'],
      content: (content) => withItems(stone)(withCards({ mission: { *reward() {} } })(content)),
      bare: [],
      change(state) {
        Object.assign(state.heroes[1] ?? {}, { dead: true, knockedOut: ['health'], darkStone: 4 });
        marshal(state).darkStone = darkStone;
        carry(state, 0, 'touched');
      },
      dice,
    }).runs((g) => g.do.winAdventure(g, 'objective'));
    return t.done();
  };

  rule('B-CAMP-05', 'each Dark Stone corrupts on 1, 2 or 3; the dead do not roll', () => {
    const t = corrupted(4, {}, 'corruption-check 1 2 3 4, willpower 1 1 1');
    expect(t.hero(0).corruption).toBe(3);
    expect(t.eventsNamed('rolled').filter(({ hero }) => hero === 1)).toEqual([]);
    expect(rolls(corrupted(0, {}), 'rolled')).toBe(0);
  });

  test('abilities make some Dark Stones safe, or all of them more dangerous', () => {
    const safer = corrupted(3, { darkStoneSafe: 2 }, 'corruption-check 4');
    expect(safer.hero(0).corruption).toBe(0);
    expect(rolls(corrupted(1, { darkStoneSafe: 2 }), 'rolled')).toBe(0);
    const worse = corrupted(2, { darkStoneHitOn: 1 }, 'corruption-check 4 5, willpower 1');
    expect(worse.hero(0).corruption).toBe(1);
  });

  rule(
    'B-CAMP-07',
    'points that reach the Resistance become a Mutation, and the rest is kept',
    () => {
      const gain = (points: number) =>
        finish(
          scene({
            heroes: ['us-marshal'],
            mission: 'close-the-throat',
            seed: 'mutate',
            change: (state) => Object.assign(marshal(state), { corruption: 4 }),
          }).runs(function* (g) {
            yield* gainCorruption(g, marshal(g.state), points);
          }),
        );
      expect(gain(1).hero(0).corruption).toBe(0);
      expect(rolls(gain(1), 'mutation')).toBe(1);
      expect(gain(3).hero(0).corruption).toBe(2);
      expect(rolls(gain(3), 'mutation')).toBe(1);
    },
  );

  rule(['B-CAMP-09', 'B-GRIT-09'], 'Grit is 1 at the end and at the start', () => {
    const t = win((state) => {
      marshal(state).grit = 2;
    });
    expect(t.hero(0).grit).toBe(1);
    expect(adventure().hero(0).grit).toBe(1);
    // Whatever a hero had left after Town.
    const next = scene({
      change(state) {
        state.turn.step = 'setup';
        marshal(state).grit = 0;
      },
    }).runs(playStep);
    expect(finish(next).hero(0).grit).toBe(1);
    expect(next.state.turn.step).toBe('darkness');
  });
});
