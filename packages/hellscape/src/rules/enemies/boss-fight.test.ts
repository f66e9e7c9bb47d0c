import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { theBoss as boss, bossGround, enterTheLair, fighting } from '../../../test/boss-ground.ts';
import { descent, scene } from '../../../test/descent.ts';
import { all, forHeroes } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { enemy } from '../../../test/training-ground.ts';
import { allTreasure, TREASURE_TOKENS } from '../items/treasure.ts';
import { darknessPhase } from '../round/darkness.ts';
import { bossActs } from './boss-fight.ts';

const FOUR = ['wizard', 'ranger', 'rogue', 'paladin'] as const;

describe('The fight', () => {
  rule('H-BOSS-02', 'the boss has Health for each hero in the game', () => {
    const outcome = (count: number, wounds: number) => {
      const t = scene({
        ...bossGround(),
        heroes: FOUR.slice(0, count),
        change: (state) => fighting(state),
      }).runs((g) => g.do.woundEnemy(g, boss(g), wounds, { kind: 'hero', hero: 0 }));
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
      dice: 'yellow -, enemy A A',
      change: (state) => fighting(state),
    })
      .runs(function* (g) {
        const [hero] = g.state.heroes;
        if (hero) yield* g.do.enemyAttack(g, boss(g), 'melee', hero);
      })
      .done()
      .shows('told enemy-ability 2');
    expect(t.hero().health).toBe(t.hero().maxHealth - 2);
  });

  rule('H-BOSS-04', 'what a space of its track adds holds from that space on', () => {
    const dice = (space: number) => {
      const t = scene({
        ...bossGround(),
        content: all(
          bossGround().content,
          forHeroes({ hammer: { attacks: { melee: { orange: 1 } } } }),
        ),
        heroes: ['paladin', 'wizard'],
        change: set((state) => void fighting(state, space), 'hero wears hammer'),
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
      ['yellow', 'yellow', 'orange', 'enemy', 'enemy'],
      ['orange', 'blue', 'blue'],
    ]);
  });

  rule(
    'H-BOSS-05',
    'its track moves in the Darkness Phase, and no symbol of the other comes',
    () => {
      const t = scene({
        ...bossGround({ track: Array(9).fill({}) }),
        heroes: ['wizard', 'ranger'],
        change: set((state) => void fighting(state, 1), 'roaming-portal@9 id 70'),
      })
        .runs(function* (g) {
          for (let phase = 0; phase < 8; phase++) yield* darknessPhase(g);
        })
        .done();
      expect(t.state.darkness).toEqual({ side: 'boss', space: 9 });
      t.shows('told boss-track 8, told darkness 0');
      expect(t.state.enemies).toHaveLength(1);
    },
  );

  rule('H-BOSS-14', 'it has an Enemy Phase after the turn of each hero', () => {
    const t = enterTheLair(descent({ ...bossGround({}, { start: 'one' }), heroes: FOUR }));
    const { round } = t.state;
    for (let turn = 0; turn < 4; turn++) {
      if (t.prompt === 'ask.activate') t.pick(`hero${turn}`);
      expect(t.eventsNamed('boss-ability')).toHaveLength(turn);
      t.pick('end-turn');
    }
    expect(t.state.round).toBe(round + 1);
    t.shows('told boss-ability 4');
    const told = t.events.map((event) => (event.t === 'phase' ? event.purpose : event.t));
    expect(told).not.toContain('enemy');
    t.shows('state darkness.space 2');
  });

  rule('H-BOSS-15', 'the exact number of symbols decides; claws do not count', () => {
    const t = scene({
      ...bossGround(),
      heroes: ['wizard', 'ranger'],
      dice: 'activation A A W',
      change: (state) => fighting(state),
    })
      .runs(bossActs)
      .done();
    expect(t.state.quest.counters).toEqual({ symbols2: 1 });
    t.shows('told wounded 0');
    const both = scene({
      ...bossGround(),
      dice: 'activation AW AW A',
      change: (state) => fighting(state),
    }).runs(bossActs);
    expect(both.done().state.quest.counters).toEqual({ symbols3: 1 });
    both.shows('told wounded 0');
  });

  rule('H-BOSS-16', 'each action resolves one special ability', () => {
    const t = scene({
      ...bossGround({ actions: 2 }),
      dice: 'activation A A A, activation - - W',
      change: (state) => fighting(state),
    })
      .runs(bossActs)
      .done();
    expect(t.state.quest.counters).toEqual({ symbols3: 1, symbols0: 1 });
    t.shows('told boss-ability 2');
  });

  rule('H-BOSS-17', 'an effect of the track is active as soon as the marker arrives', () => {
    const t = scene({
      ...bossGround({
        track: [
          {},
          { actions: 1, activationDice: -2, arrives: [{ do: 'count', counter: 'arrived', n: 1 }] },
        ],
      }),
      dice: 'activation - A',
      change: (state) => fighting(state),
    })
      .runs(function* (g) {
        yield* darknessPhase(g);
        yield* bossActs(g);
      })
      .done()
      .shows('state darkness.space 2');
    expect(t.state.quest.counters).toEqual({ arrived: 1, symbols0: 1, symbols1: 1 });
  });

  rule('H-BOSS-18', 'on its last space the marker stays', () => {
    const t = scene({ ...bossGround(), change: (state) => fighting(state, 3) }).runs(function* (g) {
      yield* darknessPhase(g);
      yield* darknessPhase(g);
    });
    expect(t.done().state.darkness).toEqual({ side: 'boss', space: 3 });
    t.shows('told boss-track 0');
  });

  rule('H-COND-08', 'Frost falls off it without effect', () => {
    const t = scene({
      ...bossGround({ actions: 2 }),
      dice: 'activation - - - - - -',
      change(state) {
        fighting(state);
        boss({ state }).frost = 4;
      },
    })
      .runs(bossActs)
      .done();
    expect(boss(t).frost).toBe(0);
    t.shows('told boss-ability 2');
  });

  it('Fire burns it first, and nobody acts when all heroes are down', () => {
    const t = scene({
      ...bossGround(),
      dice: 'fire HH, activation - - -',
      change(state) {
        fighting(state);
        boss({ state }).fire = 1;
      },
    }).runs(bossActs);
    expect(boss(t.done()).wounds).toBe(2);
    scene({ ...bossGround(), change: set(fighting, 'heroes knockedOut true') })
      .runs(bossActs)
      .done()
      .shows('told boss-ability 0');
  });

  it('loses no treasure, card or item of what is left behind on the removed tiles', () => {
    const t = descent({
      ...bossGround({}, { start: 'one' }),
      heroes: ['paladin', 'wizard'],
      change(state) {
        const [item = ''] = state.decks.mobItems['1-2'].draw.splice(-1);
        const [card = ''] = state.decks.mobs['1-2'].draw.splice(-1);
        const treasure = { common: 2, rare: 1, epic: 0 };
        state.enemies.push(enemy('left', { type: 'undead', card, item, zone: 0, treasure }));
        state.bag.common -= 3;
        state.bag.rare -= 2;
        state.dungeon.tokens.push(
          { id: 97, kind: 'chest', zone: 0, face: 'chest-rare' },
          { id: 98, kind: 'treasure', zone: 13, face: 'rare' },
          { id: 99, kind: 'treasure', zone: 0, face: 'common' },
        );
      },
    });
    enterTheLair(t);
    expect(allTreasure(t.state)).toEqual(TREASURE_TOKENS);
    expect(t.state.bag).toEqual({ common: 25, rare: 4, epic: 0 });
    expect(t.state.dungeon.tokens.map(({ id }) => id)).toEqual([98]);
    expect(t.state.decks.mobItems['1-2'].discard).toHaveLength(1);
    expect(t.state.decks.mobs['1-2'].discard).toHaveLength(1);
  });
});
