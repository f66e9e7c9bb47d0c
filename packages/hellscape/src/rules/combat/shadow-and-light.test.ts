import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { ARMS, charm, withItems } from '../../../test/arms.ts';
import { descent, type Situation, scene } from '../../../test/descent.ts';
import { all, arms, plain, reprint } from '../../../test/foes.ts';
import { LEARN } from '../../../test/learn.ts';
import { look } from '../../../test/look.ts';
import { onMap, placed } from '../../../test/maps.ts';
import { set } from '../../../test/notation.ts';
import { strawMan } from '../../../test/practice.ts';
import { poolOf, strike } from '../../../test/strike.ts';
import { at, equipped } from '../../../test/training-ground.ts';
import { distanceBetween, isShadow } from '../../board/queries.ts';
import type { ItemCard } from '../../content-types.ts';
import { heroAt } from '../../descent.ts';
import { CLASSES } from '../../ids.ts';
import type { DescentState, Enemy } from '../../state.ts';
import { usesOf } from '../abilities/use.ts';
import { heroAttacks } from '../figures/reach.ts';

/** The middle row of the field lies in Shadow. */
const LIGHT = at(0, 0);
const SHADOW = at(0, 1);

const BRIDGE = onMap(
  {
    tiles: [placed('field', 0, 0), placed('field', 4, 0)],
    bridges: [{ x: 3, y: 1, open: ['e', 'w'] }],
    start: [[3, 1]],
  },
  {},
  withItems(),
);

/** A Paladin with two yellow dice beside a straw man. */
function duel(zone: number, situation: Situation = { content: withItems() }): Situation {
  return {
    heroes: ['paladin'],
    ...situation,
    change: set(
      `heroes zone ${zone}`,
      (state) => void equipped(state, ARMS.blades.id),
      `straw@${zone}`,
      situation.change,
    ),
  };
}

function attack(situation: Situation) {
  return strike(scene(situation).runs((g, hero) => g.do.heroAttack(g, hero)));
}

describe('Shadow and Light', () => {
  rule(['H-LIGHT-03'], 'a hero who attacks in Shadow adds the Shadow die', () => {
    expect(poolOf(attack(duel(SHADOW)))).toEqual({ yellow: 2, shadow: 1 });
    expect(poolOf(attack(duel(LIGHT)))).toEqual({ yellow: 2 });
  });

  rule(['H-MAP-03'], 'a hero who has gone from Light to Shadow has the Shadow die', () => {
    const table = descent({
      heroes: ['paladin'],
      content: withItems(),
      change: set((state) => void equipped(state, ARMS.blades.id), 'straw@0:1'),
    });
    expect(look({ content: withItems() }, (g) => isShadow(g, LIGHT))).toBe(false);
    table.picks('move', `zone${SHADOW}`, 'done', 'attack');
    expect(poolOf(strike(table))).toEqual({ yellow: 2, shadow: 1 });
  });

  rule(['H-MAP-12'], 'a bridge is Shadow', () => {
    const bridge = 18;
    const table = attack(duel(bridge, BRIDGE)).shows(`hero zone ${bridge}`);
    expect(poolOf(table)).toEqual({ yellow: 2, shadow: 1 });
  });

  const onlyIn = (need: 'shadow' | 'light'): ItemCard =>
    charm(`test-${need}`, {
      timing: 'turn',
      needs: [need],
      cost: { mana: 1 },
      effects: [{ do: 'special', id: LEARN, n: 1 }],
    });

  /** In which of some zones an ability can be used. */
  const usableIn = (card: ItemCard, situation: Situation, zones: readonly number[]) =>
    look(
      { heroes: ['paladin'], ...situation, change: (state) => void equipped(state, card.id) },
      (g) => {
        const hero = heroAt(g, 0);
        return zones.map((zone) => {
          hero.zone = zone;
          return usesOf(g, hero, 'turn').some((owned) => owned.card === card.id);
        });
      },
    );

  rule(['H-LIGHT-01'], 'SHADOW abilities work in Shadow only', () => {
    const card = onlyIn('shadow');
    expect(usableIn(card, { content: withItems(card) }, [LIGHT, SHADOW])).toEqual([false, true]);
  });

  rule(['H-LIGHT-02'], 'LIGHT abilities work in Light only', () => {
    const card = onlyIn('light');
    const situation = {
      ...BRIDGE,
      content: (content: Parameters<typeof BRIDGE.content>[0]) =>
        withItems(card)(BRIDGE.content(content)),
    };
    const [bridge, field] = [18, 4];
    expect(usableIn(card, situation, [bridge, field])).toEqual([false, true]);
  });

  rule(['H-LIGHT-04'], 'the Shadow Ability comes with every shadow symbol', () => {
    const table = descent({
      heroes: ['berserker'],
      content: withItems(),
      dice: 'yellow - -, shadow X, yellow - -, shadow X',
      change: set('heroes zone 0:1', (state) => void equipped(state, ARMS.blades.id), 'straw@0:1'),
    });
    for (const attacks of [1, 2]) {
      strike(table.pick('attack'));
      const uses = table.eventsNamed('ability').filter(({ card }) => card === 'gheta');
      expect(uses).toHaveLength(attacks);
    }
    table.shows('hero board.rage 6');
  });
});

describe('Pillars', () => {
  /** A shot along the lower row, past its middle zone. */
  const shot = (weapon: ItemCard, { pillar = true, from = at(0, 2), to = at(2, 2) } = {}) =>
    poolOf(
      attack({
        heroes: ['paladin'],
        content: withItems(),
        change: (state) => {
          for (const hero of state.heroes) hero.zone = from;
          equipped(state, weapon.id);
          strawMan(state, to);
          if (pillar) state.dungeon.tokens.push({ id: 9, kind: 'pillar', zone: at(1, 2) });
        },
      }),
    );

  rule(['H-TOKEN-06'], 'take a yellow die from shots through or into their zone', () => {
    expect(shot(ARMS.bow, { pillar: false })).toEqual({ yellow: 2, orange: 1 });
    expect(shot(ARMS.bow)).toEqual({ yellow: 1, orange: 1 });
    expect(shot(ARMS.bow, { to: at(1, 2) })).toEqual({ yellow: 1, orange: 1 });
    expect(shot(ARMS.wand, { to: at(1, 2) })).toEqual({ yellow: 1 });
    expect(shot(ARMS.crossbow)).toEqual({ orange: 2 });
  });

  rule(['H-TOKEN-06', 'H-ATK-09'], 'take the yellow die whatever gave it', () => {
    const eye = charm('test-eye', { timing: 'attack', effects: [{ do: 'dice', yellow: 2 }] });
    const pool = (pillar: boolean, ...cards: readonly string[]) =>
      poolOf(
        attack({
          heroes: ['paladin'],
          content: withItems(eye),
          change: (state) => {
            for (const hero of state.heroes) hero.zone = at(0, 2);
            for (const card of cards) equipped(state, card);
            strawMan(state, at(2, 2));
            if (pillar) state.dungeon.tokens.push({ id: 9, kind: 'pillar', zone: at(1, 2) });
          },
        }),
      );
    expect(pool(false, ARMS.crossbow.id, eye.id)).toEqual({ orange: 2, yellow: 2 });
    expect(pool(true, ARMS.crossbow.id, eye.id)).toEqual({ orange: 2, yellow: 1 });
    // One die and no more: the bow has lost it already.
    expect(pool(true, ARMS.bow.id, eye.id)).toEqual({ orange: 1, yellow: 3 });
  });

  rule(['H-TOKEN-06'], 'take it from enemies too, when it comes after the roll', () =>
    scene({
      heroes: ['paladin'],
      content: all(
        plain,
        arms({ sling: { ranged: { orange: 1 } } }),
        reprint('mob-undead-1-2', {
          abilities: [
            { timing: 'attack', cost: { symbols: 1 }, effects: [{ do: 'dice', yellow: 1 }] },
          ],
        }),
      ),
      dice: 'orange -, enemy A A, yellow HH',
      change: set('heroes zone 0:2, undead@2:2 item sling minions 2, pillar@1:2 id 9'),
    })
      .runs((g, hero) => g.do.enemyAttack(g, g.state.enemies[0] as Enemy, 'ranged', hero))
      .done()
      .shows('event totalled amount 2'),
  );

  rule(['H-TOKEN-07'], 'do not hinder within their zone', () => {
    expect(shot(ARMS.wand, { from: at(1, 2), to: at(1, 2) })).toEqual({ yellow: 2 });
    expect(shot(ARMS.bow, { from: at(1, 2), to: at(2, 2) })).toEqual({ yellow: 2, orange: 1 });
  });

  rule(['H-ATK-09'], 'do not prevent an attack', () => {
    const change = (state: DescentState) => {
      for (const hero of state.heroes) hero.zone = at(0, 2);
      equipped(state, ARMS.bow.id);
      strawMan(state, at(2, 2));
      state.dungeon.tokens.push({ id: 9, kind: 'pillar', zone: at(1, 2) });
    };
    const situation = { heroes: ['paladin'], content: withItems(), change } as const;
    expect(look(situation, (g) => heroAttacks(g, heroAt(g, 0)))).toHaveLength(1);
    expect(shot(ARMS.bow)['yellow']).toBe(1);
  });
});

describe('zones', () => {
  rule(['H-MAP-04'], 'hold any number of figures', () => {
    const table = scene({
      heroes: CLASSES,
      content: withItems(),
      change: set('heroes zone 1:1, straw@1:1 minions 6, straw@1:0 type demons'),
    })
      .runs((g) => g.do.enemyMoves(g, g.state.enemies[1] as Enemy, 1))
      .done()
      .shows('foes zone 1:1 1:1');
    expect(table.state.heroes.map(({ zone }) => zone)).toEqual(Array(6).fill(at(1, 1)));
  });

  rule(['H-MAP-10'], 'without ground stop steps, not shots', () => {
    const situation: Situation = {
      ...onMap({ tiles: [placed('7A', 0, 0)], start: [[1, 0]] }, {}, withItems()),
      heroes: ['paladin'],
      change: set((state) => void equipped(state, ARMS.bow.id), 'straw@6'),
    };
    const shots = look(situation, (g) => {
      expect([g.map.zones[6]?.x, g.map.zones[6]?.y]).toEqual([1, 2]);
      expect(distanceBetween(g, heroAt(g, 0).zone, 6, heroAt(g, 0))).toBe(4);
      return heroAttacks(g, heroAt(g, 0));
    });
    expect(shots).toMatchObject([{ type: 'ranged', range: 2 }]);
  });
});
