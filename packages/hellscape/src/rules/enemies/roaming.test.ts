import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { NEVER } from '../../../test/cards.ts';
import { type Played, scene } from '../../../test/descent.ts';
import { all, forHeroes, plain, putMonster, reprintMonster, stack } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at, enemy } from '../../../test/training-ground.ts';
import type { Pattern } from '../../content-types.ts';
import { type Descent, enemyById } from '../../descent.ts';
import { activateEnemy } from './enemy-phase.ts';

/** A pattern that only notes that it was followed. */
const noted = (key: string, met: boolean): Pattern => ({
  when: met ? [] : NEVER,
  does: [{ do: 'count', counter: key, n: 1 }],
});

const card = 'roaming-ghoul-1-2';
const content = (first: boolean, second: boolean) =>
  all(
    plain,
    forHeroes({ hammer: { attacks: { melee: { orange: 2 } } }, mail: { defense: 1 } }),
    reprintMonster(card, {
      patterns: [noted('first', first), noted('second', second)],
      attackType: 'melee',
      attack: { orange: 2, enemy: 3 },
      defense: 2,
      defenseEnemyDice: 0,
      reward: 1,
      fixed: { rare: 1 },
      healthPerHero: 5,
      abilities: [
        { timing: 'combat', cost: { symbols: 1 }, effects: [{ do: 'wounds', n: 1, on: 'target' }] },
      ],
    }),
  );

function ghoul(g: Descent) {
  const monster = enemyById(g, 'ghoul');
  if (!monster) throw new Error('there is no Ghoul');
  return monster;
}

const activates = (g: Descent) => activateEnemy(g, ghoul(g));
const rolled = (t: Played) =>
  t.eventsNamed('rolled').map(({ dice = [] }) => dice.map((die) => die.split(' ')[0]));

describe('Roaming monsters', () => {
  rule(
    ['H-EPHASE-22', 'H-ENEMY-17'],
    'follow the first of two conditions that is met, and no other',
    () => {
      const followed = (first: boolean, second: boolean) =>
        scene({ content: content(first, second), change: set('hero zone 5:1, ghoul@0:1') })
          .runs(activates)
          .done();
      const both = followed(true, true);
      expect(both.state.quest.counters).toEqual({ first: 1 });
      both.shows('event monster-pattern amount 1, ghoul zone 0:1');
      const other = followed(false, true);
      expect(other.state.quest.counters).toEqual({ second: 1 });
      other.shows('event monster-pattern amount 2');
      expect(followed(true, false).state.quest.counters).toEqual({ first: 1 });
    },
  );

  rule('H-EPHASE-23', 'act like a mob with 2 actions when neither is met', () =>
    scene({
      content: content(false, false),
      dice: 'orange - H, enemy - - -',
      change: set('hero zone 1:1, ghoul@0:1'),
    })
      .runs(activates)
      .done()
      .shows('ghoul zone 1:1, told enemy-moved 1, told attack 1'),
  );

  rule(['H-EPHASE-24', 'H-ENEMY-19'], 'roll the dice of their card', () => {
    const attack = scene({
      content: content(false, false),
      dice: 'orange - -, enemy - - -, blue -',
      change: set('hero zone 0:0 wears mail, ghoul@0:0'),
    }).runs((g) => g.do.enemyAction(g, ghoul(g)));
    const dice = ['orange', 'orange', 'enemy', 'enemy', 'enemy', 'blue'];
    expect(rolled(attack.done())).toEqual([dice]);
    const defense = scene({
      content: content(false, false),
      dice: 'orange - -, blue - -',
      change: set('hero zone 0:0 wears hammer, ghoul@0:0'),
    }).runs(function* (g) {
      const [hero] = g.state.heroes;
      if (hero) yield* g.do.heroAttack(g, hero);
    });
    expect(rolled(defense.done())).toEqual([['orange', 'orange', 'blue', 'blue']]);
  });

  rule('H-ENEMY-18', 'use their ability once for each price in symbols', () => {
    const t = scene({
      content: content(false, false),
      dice: 'orange - -, enemy A - -',
      change: set('hero zone 0:0, ghoul@0:0'),
    }).runs((g) => g.do.enemyAction(g, ghoul(g)));
    const health = t.hero().maxHealth;
    t.done().shows('told enemy-ability 1');
    expect(t.hero().health).toBe(health - 1);
  });

  rule('H-ENEMY-14', 'have Health for each hero in the game', () => {
    const heroes = ['wizard', 'ranger', 'rogue', 'paladin'] as const;
    const left = (count: number, wounds: number) => {
      const t = scene({
        heroes: heroes.slice(0, count),
        content: content(false, false),
        change: set('ghoul@0:0'),
      }).runs((g) => g.do.woundEnemy(g, ghoul(g), wounds, { kind: 'hero', hero: 0 }));
      return t.state.enemies.length;
    };
    expect([left(2, 9), left(2, 10), left(4, 19), left(4, 20)]).toEqual([1, 0, 1, 0]);
  });

  rule('H-ENEMY-16 H-ATK-33', 'pay their Fixed Reward on top of the tokens on the card', () => {
    const t = scene({
      content: content(false, false),
      change(state) {
        putMonster(state, 'ghoul', at(0, 0), { treasure: { common: 1, rare: 0, epic: 0 } });
        state.bag = { common: 10, rare: 5, epic: 0 };
        stack(state.decks.items.common, 'ring-mail');
        stack(state.decks.items.rare, 'owl-visor');
      },
    })
      .runs((g) => g.do.woundEnemy(g, ghoul(g), 10, { kind: 'hero', hero: 0 }))
      .picks('keep', 'keep')
      .done();
    expect(t.hero().items.map(({ card }) => card)).toEqual(['ring-mail', 'owl-visor']);
    expect(t.state.bag).toEqual({ common: 11, rare: 5, epic: 0 });
  });

  rule('H-ENEMY-21', 'leave their treasure to who kills them', () => {
    const t = scene({
      heroes: ['wizard', 'ranger'],
      content: all(content(false, false), reprintMonster(card, { fixed: {} })),
      change: set('ghoul@0:0 treasure.common 2 treasure.rare 0 treasure.epic 0'),
    }).runs(function* (g) {
      yield* g.do.woundEnemy(g, ghoul(g), 9, { kind: 'hero', hero: 0 });
      yield* g.do.woundEnemy(g, ghoul(g), 1, { kind: 'hero', hero: 1 });
    });
    while (t.prompt) t.pick('keep');
    t.done();
    expect(t.hero(0).items).toHaveLength(0);
    expect(t.hero(1).items).toHaveLength(2);
  });

  rule('H-ENEMY-01', 'are one of three kinds of enemies', () =>
    scene({
      change: set(
        'skeletons@0:0, ghoul@0:0',
        (state) =>
          void state.enemies.push(
            enemy('reaper', { kind: 'boss', type: 'reaper', card: 'reaper' }),
          ),
      ),
    })
      .runs((g) => {
        const kinds = g.state.enemies.map(({ card }) => [
          card in g.content.mobs,
          card in g.content.roaming,
          card in g.content.bosses,
        ]);
        expect(kinds).toEqual([
          [true, false, false],
          [false, true, false],
          [false, false, true],
        ]);
      })
      .done()
      .shows('foes kind mob roaming boss'),
  );
});
