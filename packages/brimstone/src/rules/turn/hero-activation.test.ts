import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { adventure, scene } from '../../../test/adventure.ts';
import { all, type Field, field, spaceIn, withSheets } from '../../../test/fight.ts';
import { card, carry, enemyAt, heroOf, stripped, withItems } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { boardOf } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { AdventureState } from '../../state.ts';
import { holdBackTheDarkness } from '../darkness/depth.ts';
import { beginActivation } from './hero-activation.ts';

const PLAIN = withSheets({});

/** Two more tiles to the north of the room, so that its far end is dark for who stands in the room. */
const farLantern: Field['change'] = (state) => {
  const [tile] = state.board.layout.tiles;
  if (!tile) throw new Error('a tile');
  const tiles = [
    tile,
    { ...tile, tile: 'mines-mid', x: 2, y: -4 } as const,
    { ...tile, tile: 'mines-short', x: 2, y: -7 } as const,
  ];
  state.board.layout = { ...state.board.layout, tiles };
  state.lantern = 1;
  heroOf(state, 1).space = spaceIn(state, [2, -6]);
};

rule(['B-TURN-09'], 'Voices, Fear, status markers, items, then the Move roll', () => {
  const bell = card('bell', {
    ability: {
      on: {
        *heroActivationStart(g, { hero }, moment) {
          if (moment.hero.index === hero) yield* g.do.gainGold(g, moment.hero, 5);
        },
      },
    },
  });
  const played = field(
    'us-marshal 3,3 gunslinger vs tentacles 2,3',
    'voices 1, willpower 6, willpower 6, poison 3, move 4',
    {
      content: all(withSheets({ tentacles: { abilities: { 'ab-fear': 1 } } }), withItems(bell)),
      change: (state) => {
        farLantern(state);
        heroOf(state, 0).poison = 1;
        carry(state, 0, 'bell');
      },
    },
  ).runs(activateHero);
  const told = played.events.map((event) => (event.t === 'rolled' ? event.purpose : event.t));
  const order = ['voices', 'poison', 'gold', 'move'];
  expect(told.filter((each) => order.includes(each))).toEqual(order);
  expect(told.filter((each) => each === 'willpower')).toHaveLength(2);
  expect(told.filter((each) => each === 'move')).toHaveLength(1);
});

/** Every exit of the room is a Door; the hero stands in one. */
const IN_A_DOOR = {
  at: '0,3',
  change: (state: AdventureState) => {
    state.board.exits = [1, 2, 3].map((exit) => ({ tile: 0, exit, kind: 'door' }));
  },
} as const;
const IMMOBILE = withSheets({ 'targa-pylons': { abilities: { 'ab-immobile': 1 } } });

rule(['B-TURN-06'], 'who has searched does not attack any more', () => {
  const played = field({
    ...IN_A_DOOR,
    enemies: 'targa-pylons 1,3',
    content: IMMOBILE,
    dice: 'move 4, scavenge 1 2 3',
  }).runs(activateHero);
  expect(played.options).toContain('melee');
  played.pick('scavenge0').done();
  expect(played.eventsNamed('attack')).toHaveLength(0);
});

rule(
  ['B-TURN-07', 'B-IMMOB-04', 'B-IMMOB-07'],
  'no search in a fight, unless all enemies are immobile',
  () => {
    const searches = (enemies: Field['enemies']) =>
      field({ ...IN_A_DOOR, enemies: enemies ?? [], content: IMMOBILE, dice: 'move 2' })
        .runs(activateHero)
        .options.map((id) => /^scavenge|^x/.exec(id)?.[0])
        .filter((id) => id !== undefined);
    expect(searches([])).toEqual(['scavenge', 'x']);
    expect(searches('tentacles 8,1')).toEqual([]);
    const pylons = [
      ['targa-pylons', 8, 1],
      ['targa-pylons', 8, 3],
    ] as const;
    expect(searches(pylons)).toEqual(['scavenge', 'x']);
    expect(searches([...pylons, ['tentacles', 7, 3]])).toEqual([]);
  },
);

rule(
  'B-LIGHT-08',
  'the bearer rolls, KO’d or not, and then the lantern is taken from beside',
  () => {
    const rollers = (ko: boolean) =>
      scene({
        heroes: ['us-marshal', 'gunslinger', 'bandido', 'saloon-girl'],
        dice: 'hold-back 6 5',
        change(state) {
          state.lantern = 2;
          if (ko) heroOf(state, 2).knockedOut = ['health'];
        },
      })
        .runs(holdBackTheDarkness)
        .done()
        .eventsNamed('rolled')
        .map(({ hero, dice }) => [hero, dice]);
    expect(rollers(false)).toEqual([[2, [6, 5]]]);
    expect(rollers(true)).toEqual([[2, [6, 5]]]);
    const fallen = (column: number) =>
      field(`us-marshal 3,3 gunslinger ${column},3 vs tentacles 8,1`, 'move 4', {
        content: PLAIN,
        change: (state) => {
          state.lantern = 1;
          heroOf(state, 1).knockedOut = ['health'];
        },
      }).runs(activateHero);
    expect(fallen(5).options).not.toContain('take-lantern');
    for (const column of [3, 4]) {
      const played = fallen(column);
      played.pick('take-lantern');
      expect(played.state.lantern).toBe(0);
      expect(played.hero(0).activation).toMatchObject({
        moveLeft: 4,
        acted: false,
        attacked: false,
      });
    }
  },
);

rule(['B-TURN-16'], 'the last enemy’s death ends the fight and the turn at once', () => {
  const played = adventure({
    heroes: ['us-marshal', 'gunslinger'],
    content: withSheets({ tentacles: { health: 1, initiative: 0 } }),
    dice: 'move 2, to-hit 6, damage 3, breath 1',
    change: (state) => {
      state.turn.step = 'activations';
      stripped(state);
      const [first] =
        boardOf(content.tiles, state.board.layout).neighbours[heroOf(state, 1).space] ?? [];
      enemyAt(state, first ?? 0);
      const { fight } = state;
      if (fight) fight.lootSources = 0;
    },
  });
  // The Gunslinger is faster and kills it; the Marshal does not activate any more.
  played.pick('melee');
  expect(played.eventsNamed('activation').map(({ hero }) => hero)).toEqual([1]);
  expect(played.event('fight-ended')).toBeDefined();
});

rule(['B-FREE-09', 'B-BAG-04'], 'Dynamite is offered in the own activation only', () => {
  const played = field('us-marshal 3,3 gunslinger 4,3 vs tentacles 8,1', 'move 2', {
    content: PLAIN,
    change: (state) => {
      heroOf(state, 1).bag = ['dynamite', 'bandages'];
      heroOf(state, 1).wounds = 3;
    },
  });
  const own = played.runs(activateHero);
  expect(own.options).not.toContain('dynamite');
  const window = played.runs((g) => g.do.anytime(g));
  expect(window.options).toEqual(['continue', 'h1:t:bandages']);
  const other = played.runs((g) => activateHero(g, heroAt(g, 1)));
  expect(other.options).toContain('dynamite');
});

rule(['B-GRIT-15'], 'a Grit past the maximum may go into movement at once', () => {
  const played = field('us-marshal 3,3', 'move 1, move-extra 4', {
    content: PLAIN,
    hero: { grit: 2 },
  }).runs(activateHero);
  played.pick().pick('move').pick();
  expect(played.hero(0)).toMatchObject({ grit: 2, activation: { moveLeft: 5 } });
});

rule(['B-GRIT-11'], 'the Grit of a Move roll of 1 comes too late for that die', () => {
  const played = field('us-marshal 3,3', 'move 1', { content: PLAIN }).runs(activateHero);
  expect(played.prompt).toBe('prompt.activation');
  expect(played.hero(0)).toMatchObject({ grit: 1, activation: { moveLeft: 1 } });
});

rule(['B-BAG-04', 'B-FREE-09'], 'in an activation others are asked for what they may use', () => {
  const start = () =>
    field('us-marshal 3,3 gunslinger 4,3 vs tentacles 8,1', 'move 2, heal 2', {
      content: PLAIN,
      change(state) {
        heroOf(state, 1).bag = ['dynamite', 'bandages'];
        heroOf(state, 0).wounds = 3;
      },
    }).runs(activateHero);
  const t = start();
  expect(t.options).toContain('h1:t:bandages');
  t.pick('h1:t:bandages');
  expect([t.prompt, t.pending[0]?.seat]).toEqual(['prompt.asked-to-use', 1]);
  t.pickAs(1, 'yes');
  expect(t.hero(0).wounds).toBe(1);
  expect(t.hero(1)).toMatchObject({ bag: ['dynamite'], xp: 10 });
  expect(t.prompt).toBe('prompt.activation');
  const refused = start().pick('h1:t:bandages').pickAs(1, 'no');
  expect(refused.hero(1).bag).toEqual(['dynamite', 'bandages']);
});

rule(['B-TURN-09'], 'what several cards do at the start comes in the order of their owner', () => {
  const bell = (id: string, gold: number) =>
    card(id, {
      ability: {
        on: {
          *heroActivationStart(g, { hero }, moment) {
            if (moment.hero.index === hero) yield* g.do.gainGold(g, moment.hero, gold);
          },
        },
      },
    });
  const quiet = card('quiet', { ability: { on: { heroActivationStart: () => undefined } } });
  const start = (...items: readonly string[]) =>
    field('us-marshal 3,3', 'move 4', {
      content: all(PLAIN, withItems(bell('great', 50), bell('small', 5), quiet)),
      change(state) {
        for (const id of items) carry(state, 0, id);
      },
    }).runs(activateHero);
  const t = start('great', 'quiet', 'small');
  expect(t.prompt).toBe('prompt.start-of-activation-order');
  const [great, small] = t.options as [string, string];
  t.pick(small, great);
  expect(t.eventsNamed('gold').map(({ amount }) => amount)).toEqual([5, 50]);
  // With one effect, or with two of the same card, there is nothing to order.
  expect(start('great', 'quiet').prompt).toBe('prompt.activation');
  expect(start('small', 'small').prompt).toBe('prompt.activation');
});

test('who may roll the Move die again is told that a 1 brings Grit, and no other face', () => {
  const about = (face: number) => {
    const played = field('us-marshal 3,3', `move ${face}`, { hero: { grit: 1 } }).runs(
      activateHero,
    );
    return played.pending[0]?.describe?.('die0')?.text;
  };
  const what = { key: 'roll.move-grit' };
  expect(about(1)).toEqual({ key: 'option.die-about', params: { value: 1, what } });
  expect(about(2)).toEqual({ key: 'option.die', params: { value: 2 } });
});

test('who is put out at the start of an activation is not activating any more', () => {
  const played = field('us-marshal 3,3 gunslinger', 'poison 1', {
    content: PLAIN,
    hero: { poison: 1, wounds: 11, grit: 0 },
  }).runs(beginActivation);
  played.pick('no').done();
  expect(played.hero(0)).toMatchObject({ knockedOut: ['health'], activation: null });
});
