import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { type Situation, scene } from '../../../test/descent.ts';
import { all, arms, plain, putMob, reprint, stack } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { content as allContent } from '../../content/index.ts';
import { type Descent, dungeonLevel, miniatures } from '../../descent.ts';
import type { Tier } from '../../ids.ts';
import type { DescentState } from '../../state.ts';

const content = all(
  plain,
  arms({ low: { melee: { yellow: 1 } } }, '1-2'),
  arms({ mid: { melee: { yellow: 1 } } }, '3-4'),
);
const THREE = ['berserker', 'wizard', 'ranger'] as const;

/** The level of the highest hero, and what comes next from the decks of a level. */
function prepared(state: DescentState, level: number, tier: Tier, mob: string, item: string): void {
  for (const hero of state.heroes) hero.level = Math.min(level, hero.level + hero.index);
  const [first] = state.heroes;
  if (first) first.level = level;
  stack(state.decks.mobs[tier], mob);
  stack(state.decks.mobItems[tier], item);
}

const spawns = (zone: number) => (g: Descent) => g.do.spawnMob(g, zone);

function empty(state: DescentState, ...tiers: Tier[]): void {
  for (const tier of tiers) {
    stack(state.decks.mobs[tier]);
    stack(state.decks.mobItems[tier]);
  }
}

describe('Spawning mobs', () => {
  rule(
    ['H-MOVE-18', 'H-MOVE-19', 'H-MOVE-20', 'H-MOVE-21', 'H-ENEMY-02', 'H-ENEMY-11', 'H-DLEVEL-02'],
    'a revealed Spawn token brings a mob of the Dungeon Level with minions, treasure and an item',
    () => {
      const t = scene({
        heroes: THREE,
        content,
        change: set(
          (state) => void prepared(state, 3, '3-4', 'mob-undead-3-4', 'mid'),
          'spawn@5:0 id 1',
        ),
      })
        .runs((g) => g.do.revealChamber(g, 0, g.state.heroes[0] ?? null, false))
        .done();
      const [mob] = t.state.enemies;
      expect(t.state.enemies).toHaveLength(1);
      expect(mob).toMatchObject({
        card: 'mob-undead-3-4',
        zone: at(5, 0),
        minions: 3,
        item: 'mid',
        wounds: 0,
      });
      expect(mob && miniatures(mob)).toBe(4);
      expect(treasureOn(t.state)).toBe(1);
      expect(t.state.decks.mobs['3-4'].draw).toEqual([]);
      expect(t.state.decks.mobItems['3-4'].draw).toEqual([]);
    },
  );

  rule(['H-ENEMY-12', 'H-CONT-14'], 'the miniatures are those of the type', () => {
    const spawned = (heroes: Situation['heroes']) =>
      scene({
        ...(heroes ? { heroes } : {}),
        content,
        change: (state) => prepared(state, 1, '1-2', 'mob-undead-1-2', 'low'),
      }).runs(spawns(at(2, 0))).state.enemies[0];
    expect(spawned(['wizard', 'rogue'])).toMatchObject({ type: 'undead', minions: 2 });
    const six = spawned(['wizard', 'rogue', 'shaman', 'ranger', 'paladin', 'berserker']);
    expect(six && miniatures(six)).toBe(7);
  });

  rule('H-SOLO-02', 'a lone hero counts as two', () => {
    const t = scene({
      content,
      change: (state) => prepared(state, 1, '1-2', 'mob-undead-1-2', 'low'),
    }).runs(spawns(at(2, 0)));
    expect(t.state.heroes).toHaveLength(1);
    t.shows('foe minions 2');
  });

  rule('H-ENEMY-05', 'as many treasure tokens as the card says are drawn onto it', () => {
    const t = scene({
      content: all(content, reprint('mob-undead-1-2', { reward: 2 })),
      change: set(
        (state) => void prepared(state, 1, '1-2', 'mob-undead-1-2', 'low'),
        'spawn@4:0 id 1, state bag.common 4 bag.rare 1 bag.epic 0',
      ),
    })
      .runs((g) => g.do.revealChamber(g, 0, null, false))
      .done();
    expect(treasureOn(t.state)).toBe(2);
    const { common, rare, epic } = t.state.bag;
    expect(common + rare + epic).toBe(3);
  });

  rule(['H-ENEMY-13', 'H-ENEMY-20'], 'levels 1–2, 3–4 and 5 have decks of their own', () => {
    const drawn = [1, 2, 3, 4, 5].map((level) => {
      const t = scene({ content, change: set(`heroes level ${level}, hero zone 0:0`) }).runs(
        function* (g) {
          yield* g.do.spawnMob(g, at(5, 0));
          yield* g.do.spawnRoaming(g, at(5, 0));
        },
      );
      const [mob, monster] = t.done().state.enemies;
      const { mobs, mobItems, roaming } = allContent;
      return [
        mobs[mob?.card ?? '']?.tier,
        mobItems[mob?.item ?? '']?.tier,
        roaming[monster?.card ?? '']?.tier,
      ];
    });
    expect(drawn).toEqual(['1-2', '1-2', '3-4', '3-4', '5'].map((tier) => Array(3).fill(tier)));
  });

  rule('H-MOVE-22', 'an empty deck is rebuilt from its discards, else the next level helps', () => {
    scene({
      content,
      change(state) {
        for (const hero of state.heroes) hero.level = 2;
        empty(state, '1-2');
        stack(state.decks.mobs['3-4'], 'mob-satyrs-3-4');
        stack(state.decks.mobItems['3-4'], 'mid');
      },
    })
      .runs(spawns(at(5, 0)))
      .done()
      .shows('foe card mob-satyrs-3-4 item mid');
    scene({
      content,
      change(state) {
        empty(state, '1-2');
        state.decks.mobs['1-2'].discard = ['mob-demons-1-2'];
        state.decks.mobItems['1-2'].discard = ['low'];
      },
    })
      .runs(spawns(at(5, 0)))
      .done()
      .shows('foe card mob-demons-1-2 item low');
    const nothing = scene({
      content,
      change: set('heroes level 5', (state) => void empty(state, '5')),
    }).runs(spawns(at(5, 0)));
    expect(nothing.done().state.enemies).toEqual([]);
    scene({
      content,
      change: set('heroes level 5', (state) => void stack(state.decks.mobItems['5'])),
    })
      .runs(spawns(at(5, 0)))
      .done()
      .shows('foe item null');
  });

  rule(
    'H-MOVE-24',
    'of a type in play the higher card takes the place of the other, and it acts',
    () => {
      const t = scene({
        content,
        change: set(
          (state) => void prepared(state, 3, '3-4', 'mob-skeletons-3-4', 'mid'),
          'hero zone 0:1, skeletons@3:1 item low',
        ),
      })
        .runs(spawns(at(5, 0)))
        .done();
      expect(t.state.enemies).toHaveLength(1);
      t.shows('skeletons card mob-skeletons-3-4 zone 2:1, told enemy-moved 1');
      expect(t.state.decks.mobs['1-2'].discard).toContain('mob-skeletons-1-2');
    },
  );

  rule('H-MOVE-25', 'what lies on it stays', () => {
    const t = scene({
      content,
      change: set(
        (state) => void prepared(state, 3, '3-4', 'mob-skeletons-3-4', 'mid'),
        'hero zone 0:1',
        'skeletons@5:0 item low wounds 2 fire 1 treasure.common 0 treasure.rare 1 treasure.epic 0',
      ),
    })
      .runs(spawns(at(5, 0)))
      .done()
      .shows(
        'skeletons wounds 2 fire 1 frost 0 item low treasure.common 0 treasure.rare 1 treasure.epic 0 minions 0',
      );
    expect(t.state.decks.mobItems['3-4'].draw).toEqual(['mid']);
  });

  rule('H-MOVE-26', 'a card that is not higher is discarded, and the mob acts', () => {
    for (const [level, tier] of [[1, '1-2'] as const, [3, '3-4'] as const]) {
      const t = scene({
        content,
        change: set(
          (state) => void prepared(state, level, tier, `mob-skeletons-${tier}`, 'low'),
          'hero zone 0:1, skeletons@3:1 item mid tier 3-4',
        ),
      })
        .runs(spawns(at(5, 0)))
        .done()
        .shows('skeletons card mob-skeletons-3-4 zone 2:1');
      expect(t.state.enemies).toHaveLength(1);
      expect(t.state.decks.mobs[tier].discard).toEqual([`mob-skeletons-${tier}`]);
      t.shows('told upgraded 0');
    }
  });

  rule('H-MOVE-23', 'a Spawn token goes when it was used, even if nobody new came', () => {
    const left = (inPlay: boolean) => {
      const t = scene({
        content,
        change(state) {
          prepared(state, 1, '1-2', 'mob-demons-1-2', 'low');
          if (inPlay) putMob(state, 'demons', at(5, 2), { item: 'low' });
          [at(5, 0), at(4, 2), at(5, 2), at(2, 2)].forEach((zone, id) => {
            state.dungeon.tokens.push({ id, kind: 'spawn', zone });
          });
        },
      }).runs((g) => g.do.revealChamber(g, 0, null, false));
      return t.done().state.dungeon.tokens.length;
    };
    expect(left(false)).toBe(3);
    expect(left(true)).toBe(3);
  });

  rule('H-DLEVEL-01', 'the Dungeon Level is that of the highest hero', () => {
    const t = scene({
      heroes: ['wizard', 'ranger', 'rogue', 'paladin'],
      change: set('heroes level 2, hero2 level 3'),
    }).runs(() => {});
    expect(dungeonLevel(t)).toBe(3);
  });
});

function treasureOn(state: DescentState): number {
  const { common, rare, epic } = state.enemies[0]?.treasure ?? { common: 0, rare: 0, epic: 0 };
  return common + rare + epic;
}
