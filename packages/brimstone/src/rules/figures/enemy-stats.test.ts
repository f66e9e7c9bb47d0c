import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { activation, enemyIn, HALL, walkers } from '../../../test/enemies.ts';
import { activate, layBeyondGate } from '../../../test/explore.ts';
import { type Field, field, withSheets } from '../../../test/fight.ts';
import { strike } from '../../../test/hero-cards.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { areAdjacent, boardOf, doorwayOf, neighboursOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { EnemySheet } from '../../content-types.ts';
import { escapeTest } from '../movement/escape.ts';
import { nextActor } from '../turn/initiative.ts';
import { playStep } from '../turn/turn.ts';
import { enemyAbility, posseLevel } from './enemy-stats.ts';

/** The US Marshal (Combat 2) strikes at an enemy with this sheet. */
function striking(sheet: Partial<EnemySheet>, dice: Field['dice'], wounds = 0) {
  return field('us-marshal 4,3 vs tentacles 3,3 goliath 7,1', {
    tile: HALL,
    content: withSheets({ tentacles: sheet }),
    change(state) {
      enemyIn(state, 0).wounds = wounds;
      activate(heroOf(state, 0));
    },
    dice: dice ?? [],
  }).runs(strike);
}

rule(['B-ENEMY-04'], 'a keyword does nothing by itself', () => {
  const t = striking({ keywords: ['Demon'] }, 'to-hit 4 1, damage 5');
  expect(enemyIn(t.done().state, 0).wounds).toBe(5);
});

rule(['B-ENEMY-13'], 'Defense takes so much from each Hit, without a die', () => {
  const t = striking({ defense: 2 }, 'to-hit 5 1, damage 5');
  expect(enemyIn(t.done().state, 0).wounds).toBe(3);
});

rule(['B-IMMUNE-04'], 'the sheet says whether an Extra Large enemy is Tough', () => {
  const critical = (abilities: EnemySheet['abilities']) =>
    field('us-marshal 5,3 vs goliath 3,2', 'to-hit 6 1, damage 6', {
      tile: HALL,
      content: withSheets({ goliath: { defense: 5, abilities } }),
      change: (state) => activate(heroOf(state, 0)),
    })
      .runs(strike)
      .done();
  expect(enemyIn(critical({ 'ab-tough': 1 }).state, 0).wounds).toBe(1);
  expect(enemyIn(critical({}).state, 0).wounds).toBe(6);
});

rule(['B-ENEMY-14'], 'a model dies with as many Wounds as it has Health', () => {
  const dice = 'to-hit 5 1, damage 1';
  expect(striking({ health: 4 }, dice, 3).done().state.enemies).toHaveLength(1);
  expect(striking({ health: 4 }, dice, 2).done().state.enemies).toHaveLength(2);
});

rule(['B-ENEMY-15'], 'the XP goes to the hero who kills', () => {
  const t = field('us-marshal 4,3 us-marshal 2,3 vs tentacles 3,3 goliath 7,1', '', {
    tile: HALL,
    content: withSheets({ tentacles: { health: 4, xp: { base: 20, each: 0 } } }),
  }).runs(function* (g, hero) {
    const enemy = enemyIn(g.state, 0);
    const cause = { kind: 'rule', id: 'attack' } as const;
    yield* g.do.woundEnemy(g, enemy, 3, { hero, cause });
    yield* g.do.woundEnemy(g, enemy, 1, { hero: heroAt(g, 1), cause });
  });
  expect(t.done().state.heroes.map(({ xp }) => xp)).toEqual([0, 20]);
});

rule(['B-ENEMY-09'], 'the Escape value is what an adjacent hero has to roll', () => {
  const passes = (die: number) => {
    let passed = false;
    field('us-marshal 4,3 vs tentacles 3,3', `escape ${die}`, {
      tile: HALL,
      content: withSheets({ tentacles: { escape: 4 } }),
      change: (state) => activate(heroOf(state, 0)),
    })
      .runs(function* (g, hero) {
        if (hero.activation) passed = yield* escapeTest(g, hero, hero.activation);
      })
      .done();
    return passed;
  };
  expect([passes(3), passes(4)]).toEqual([false, true]);
});

rule(['B-ENEMY-06', 'B-FIGHT-06'], 'types activate by Initiative, all models in one go', () => {
  const next = (ahead: number) => {
    let kind = '';
    const t = field('us-marshal 4,3 vs night-terrors 3,3 5,3', 'enemy-to-hit 1 1', {
      tile: HALL,
      content: (content) => {
        const { initiative = 0 } = content.classes['us-marshal'].base;
        return withSheets({ 'night-terrors': { initiative: initiative + ahead, combat: 1 } })(
          content,
        );
      },
      change(state) {
        for (const enemy of state.enemies) enemy.target = 0;
      },
    }).runs(function* (g) {
      kind = (yield* nextActor(g))?.kind ?? 'nobody';
      yield* activation('night-terrors')(g);
    });
    expect(t.done().eventsNamed('enemy-attack')).toHaveLength(2);
    return kind;
  };
  expect([next(-1), next(0), next(1)]).toEqual(['hero', 'enemies', 'enemies']);
});

rule(['B-FIGHT-06'], 'all models of a type activate before any other model', () => {
  const t = field({
    tile: HALL,
    at: '4,6',
    enemies: 'tentacles 2,2 stranglers 8,3 tentacles 3,2 4,2 5,2 6,2',
    // The US Marshal has Initiative 4.
    content: withSheets({
      tentacles: { initiative: 5, move: 1, combat: 0 },
      stranglers: { initiative: 3, move: 1, combat: 0 },
    }),
    change: (state) => Object.assign(state.turn, { step: 'activations' }),
    dice: 'move 3',
  }).runs(function* (g) {
    while (g.state.turn.step === 'activations') yield* playStep(g);
  });
  while (t.pending.length > 0) {
    t.pick(...(t.prompt === 'prompt.enemy-order' ? t.options : [t.options.at(-1) ?? '']));
  }
  const told = t.done().events.flatMap((event) => {
    if (event.t === 'activation') return ['hero'];
    return event.t === 'enemy-moved' ? [event.type] : [];
  });
  const five = Array<string>(5).fill('tentacles');
  expect(told).toEqual([...five, 'hero', 'stranglers']);
});

test('XP gained in an adventure does not change the Posse Level', () => {
  const t = scene({ dice: [] }).runs(function* (g, hero) {
    expect(posseLevel(g)).toBe(1);
    g.do.gainXp(g, hero, 5000);
    yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 0 });
    expect(posseLevel(g)).toBe(1);
  });
  expect(t.done().state.fight?.groups.tentacles).toMatchObject({ brutal: false, elite: [] });
});

/** A Gate between the Entrance and Targa; the hero stands behind it, the enemy in front of it. */
function atAGate() {
  return scene({
    content: walkers(1),
    bare: [],
    change(state) {
      const gate = { tile: 0, exit: 0 };
      const far = layBeyondGate(state, 'targa-entrance', gate);
      const [near] = doorwayOf(content.tiles, state.board.layout, gate).spaces;
      const [, beyond] = doorwayOf(content.tiles, state.board.layout, {
        tile: far,
        exit: 0,
      }).spaces;
      const map = boardOf(content.tiles, state.board.layout);
      enemyAt(state, near);
      const deeper = neighboursOf(map, beyond).find(
        (space) =>
          map.world[space] === 'targa' && !areAdjacent(map, space, near) && space !== beyond,
      );
      heroOf(state, 0).space = deeper ?? 0;
    },
    dice: [],
  });
}

rule(['B-GATE-16', 'B-GATE-17'], 'enemies step through a Gate and attack beyond it', () => {
  const t = atAGate().runs(activation());
  const map = boardOf(content.tiles, t.done().state.board.layout);
  const enemy = enemyIn(t.state, 0);
  expect(map.world[enemy.space]).toBe('targa');
  expect(t.event('enemy-moved')?.spaces).toHaveLength(1);
  expect(enemy.target).toBe(0);
  const through = scene({
    content: withSheets({ tentacles: { combat: 1, toHitMelee: 4 } }),
    bare: [],
    change(state) {
      const gate = { tile: 0, exit: 0 };
      const far = layBeyondGate(state, 'targa-entrance', gate);
      enemyAt(state, doorwayOf(content.tiles, state.board.layout, gate).spaces[0]).target = 0;
      const [, beyond] = doorwayOf(content.tiles, state.board.layout, {
        tile: far,
        exit: 0,
      }).spaces;
      heroOf(state, 0).space = beyond;
    },
    dice: 'enemy-to-hit 4, defense 6',
  }).runs(activation());
  expect(through.done().eventsNamed('enemy-moved')).toEqual([]);
  expect(through.event('enemy-attack')).toMatchObject({ hero: 0, amount: 1 });
});

test('where the lowest number counts, a variant makes an ability better and never worse', () => {
  const venomOf = (onSheet: number) => {
    const seen: (number | null)[] = [];
    field('us-marshal 4,3 vs void-spiders 3,3', {
      content: withSheets({ 'void-spiders': { abilities: { 'ab-void-venom': onSheet } } }),
      change(state) {
        const group = state.fight?.groups['void-spiders'];
        if (group) group.variant = 'ancient-void-spiders';
      },
    })
      .runs((g) => void seen.push(enemyAbility(g, 'void-spiders', 'ab-void-venom')))
      .done();
    return seen[0];
  };
  // The variant has it on 5.
  expect([venomOf(6), venomOf(5), venomOf(3)]).toEqual([5, 5, 3]);
});
