import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { endTurn } from '../../../test/adventure.ts';
import { all, type Field, field, spaceIn, to, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import type { AdventureState, Hero } from '../../state.ts';
import { nextActor } from '../turn/initiative.ts';
import { help } from './help.ts';

const PLAIN = withSheets({});
const GUN = withItems(card('gun', { hands: 1, weapon: { kind: 'gun', range: 12, shots: 1 } }));

/** The second hero lies KO'd; another tile to the north holds the enemies, if the test wants it. */
function fallen(
  parts: Field,
  cause: readonly ('health' | 'sanity')[] = ['health'],
  run: (g: Adventure, hero: Hero) => Rule = activateHero,
) {
  return field({
    heroes: ['us-marshal', 'bandido'],
    content: PLAIN,
    ...parts,
    change: (state) => {
      const hero = heroOf(state, 1);
      hero.knockedOut = cause;
      hero.wounds = cause.includes('health') ? 16 : 0;
      hero.sanityDamage = cause.includes('sanity') ? 8 : 0;
      hero.knockedOutInTurn = state.turn.number;
      parts.change?.(state);
    },
  }).runs(run);
}

/** Puts a passage at the northern doorway of the room and the only enemy on it. */
const enemyNextDoor = (state: AdventureState) => {
  const [tile] = state.board.layout.tiles;
  const [enemy] = state.enemies;
  if (!tile || !enemy) throw new Error('a tile and an enemy');
  const next = { ...tile, tile: 'mines-mid', x: 2, y: -4 } as const;
  state.board.layout = { ...state.board.layout, tiles: [tile, next] };
  enemy.space = spaceIn(state, [2, -2]);
};

rule(
  ['B-HELP-01', 'B-HELP-02', 'B-KO-18'],
  'help from the same or an adjacent space, on a tile without enemies',
  () => {
    for (const at of [
      [
        [3, 3],
        [4, 3],
      ],
      [
        [3, 3],
        [3, 3],
      ],
    ] as const) {
      const played = fallen({
        at,
        enemies: 'tentacles 8,3',
        dice: 'move 1, injury 3 4, recover 3 5',
        content: all(PLAIN, GUN),
        change(state) {
          enemyNextDoor?.(state);
          carry(state, 0, 'gun', { equipped: true });
        },
      });
      expect(played.options).toEqual(expect.arrayContaining(['help1', 'i100']));
      played.pick('help1');
      // Who gets up in an occupied space needs room there.
      if (played.prompt === 'prompt.make-room') played.pick(played.options[0] ?? '');
      expect(played.event('recovered')?.hero).toBe(1);
      expect(played.eventsNamed('attack')).toHaveLength(0);
      expect(played.options).not.toContain('i100');
    }
    // In the doorway the helper is next to the enemy, who is not on the tile of the marker.
    const instead = fallen({
      at: '2,0 2,1',
      enemies: 'tentacles 8,3',
      dice: 'move 2, injury 3 4, recover 3 5',
      change(state) {
        enemyNextDoor(state);
        const [enemy] = state.enemies;
        if (enemy) enemy.space = spaceIn(state, [2, -1]);
      },
    });
    expect(instead.options).toEqual(expect.arrayContaining(['melee', 'help1']));
    instead.pick('help1');
    expect(instead.event('recovered')?.hero).toBe(1);
    expect(instead.options).not.toContain('melee');
    expect(instead.eventsNamed('attack')).toHaveLength(0);
    const refused = fallen({ at: '3,3 4,3', enemies: 'tentacles 8,3', dice: 'move 2' });
    expect(refused.options).not.toContain('help1');
    const afar = fallen({
      at: '3,3 5,3',
      enemies: 'tentacles 8,3',
      dice: 'move 2',
      change: enemyNextDoor,
    });
    expect(afar.options).not.toContain('help1');
  },
);

rule(['B-HELP-03'], 'who is helped rolls on the fitting chart and heals 2D6', () => {
  const played = fallen(
    {
      at: '3,3 4,3',
      enemies: 'tentacles 8,3',
      dice: 'move 2, madness 4 4, recover 3 5',
      change: enemyNextDoor,
    },
    ['sanity'],
  ).pick('help1');
  expect(played.eventsNamed('madness')).toHaveLength(1);
  expect(played.eventsNamed('injury')).toHaveLength(0);
  expect(played.hero(1)).toMatchObject({ sanityDamage: 0, knockedOut: null });
});

rule(['B-HELP-04', 'B-KO-19'], 'who is helped up has no activation left in this turn', () => {
  /** The heroes who still activate in this turn. */
  function* heroesToCome(g: Adventure): Rule<number[]> {
    const heroes: number[] = [];
    for (;;) {
      const actor = yield* nextActor(g);
      if (!actor) return heroes;
      g.state.turn.done.push(actor);
      if (actor.kind === 'hero') heroes.push(actor.hero);
    }
  }
  let thisTurn: number[] = [];
  let nextTurn: number[] = [];
  fallen(
    {
      at: '3,3 4,3',
      enemies: 'tentacles 8,3',
      dice: 'move 2, injury 3 4, recover 3 5',
      change: enemyNextDoor,
    },
    ['health'],
    function* (g) {
      g.state.turn.done.push({ kind: 'hero', hero: 0 });
      yield* activateHero(g, heroAt(g, 0));
      thisTurn = yield* heroesToCome(g);
      yield* endTurn(g);
      nextTurn = yield* heroesToCome(g);
    },
  )
    .pick('help1')
    .pick('end')
    .done();
  expect([thisTurn, nextTurn]).toEqual([[], [0, 1]]);
});

rule(['B-LOOT-04'], 'who is helped up without an activation catches more breath', () => {
  const breath = (hadActivated: boolean) => {
    const played = fallen(
      {
        at: '3,3 4,3',
        enemies: 'tentacles 8,3',
        change(state) {
          enemyNextDoor(state);
          if (state.fight) state.fight.lootSources = 0;
          state.turn.done = [{ kind: 'hero', hero: 0 }];
          if (hadActivated) state.turn.done.push({ kind: 'hero', hero: 1 });
        },
      },
      ['health'],
      function* (g) {
        yield* help(g, heroAt(g, 0), heroAt(g, 1));
        const by = { hero: null, cause: { kind: 'rule', id: 'test' } } as const;
        for (const enemy of [...g.state.enemies]) yield* g.do.woundEnemy(g, enemy, 99, by);
      },
    );
    const [, helped] = played.eventsNamed('breath');
    expect(helped?.hero).toBe(1);
    return [helped?.rule, played.prompt === 'prompt.catch-your-breath'];
  };
  expect(breath(false)).toEqual(['B-LOOT-04', true]);
  expect(breath(true)).toEqual(['B-LOOT-03', false]);
});

rule(['B-HELP-05', 'B-KO-20'], 'dragging costs 2 a space', () => {
  const played = fallen({ at: '3,3 2,3', enemies: 'tentacles 8,1', dice: 'move 5' }).pick('drag1');
  expect(played.options).toContain(to(played, 5, 3));
  expect(played.options).not.toContain(to(played, 6, 3));
  played.pick(to(played, 5, 3));
  expect(played.hero(0).activation?.moveLeft).toBe(1);
  expect(played.options).toContain(to(played, 6, 3));
  expect(played.options).not.toContain('drag1');
});

rule(['B-HELP-05'], 'dragging is possible with a single space to go to', () => {
  const played = fallen({
    tile: 'targa-long',
    heroes: ['us-marshal', 'bandido', 'gunslinger', 'saloon-girl'],
    at: '0,0 0,0 0,1 1,1',
    enemies: 'tentacles 1,5',
    dice: 'move 2',
  }).pick('drag1');
  expect(played.event('dragged')).toMatchObject({ spaces: [spaceIn(played.state, [1, 0])] });
});

rule(['B-HELP-06', 'B-KO-21'], 'the marker comes along, or follows one space behind', () => {
  for (const [marker, end] of [
    [
      [3, 3],
      [5, 3],
    ],
    [
      [3, 2],
      [4, 3],
    ],
  ] as const) {
    const played = fallen({ at: [[3, 3], marker], enemies: 'tentacles 8,1', dice: 'move 4' });
    played.pick('drag1').pick(to(played, 5, 3));
    const path = played.event('dragged')?.spaces;
    expect(path).toHaveLength(2);
    expect(played.hero(0).space).toBe(spaceIn(played.state, [5, 3]));
    if (marker[1] === 3) expect(played.hero(1).space).toBe(spaceIn(played.state, end));
    else expect(played.hero(1).space).toBe(path?.[0]);
  }
});
