import type { Rule } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';
import { scene } from '../../../test/adventure.ts';
import { HALL } from '../../../test/enemies.ts';
import { activate, just, passages } from '../../../test/explore.ts';
import { type Field, field, withSheets } from '../../../test/fight.ts';
import { enemyAt, heroOf } from '../../../test/items.ts';
import type { Adventure } from '../../adventure.ts';
import { boardOf, spacesOfTile } from '../../board/index.ts';
import { content } from '../../content/index.ts';
import type { Content } from '../../content-types.ts';
import type { AdventureState } from '../../state.ts';
import { maySearch } from '../exploration/search.ts';
import { playStep } from '../turn/turn.ts';
import { leaveImmobileBehind } from './fight-end.ts';

const two = ['us-marshal', 'us-marshal'] as const;
const BY_NOBODY = { hero: null, cause: { kind: 'rule', id: 'test' } } as const;

/** Loot cards without effect, so that only their number matters. */
function plainLoot(content: Content): Content {
  const ids = Array.from({ length: 12 }, (_, index) => `loot-${index}`);
  return { ...content, loot: Object.fromEntries(ids.map((id) => [id, { id, *resolve() {} }])) };
}

function plainEnemies(content: Content): Content {
  return plainLoot(withSheets({})(content));
}

function* killAll(g: Adventure) {
  for (const enemy of [...g.state.enemies]) yield* g.do.woundEnemy(g, enemy, 50, BY_NOBODY);
}

/** The last enemy dies in the midst of the first hero's activation; all have acted. */
function ending(asked: Field) {
  return field({
    heroes: two,
    tile: HALL,
    at: '4,3 5,3 6,3 7,3 8,3',
    enemies: 'tentacles 3,3',
    content: plainEnemies,
    ...asked,
    change(state) {
      state.turn.step = 'activations';
      for (const { index } of state.heroes) state.turn.done.push({ kind: 'hero', hero: index });
      asked.change?.(state);
    },
  }).runs(killAll);
}

rule(['B-FIGHT-01', 'B-LOOT-01'], 'the Fight and the turn end with the last enemy', () => {
  const t = field({
    heroes: two,
    tile: HALL,
    at: '4,3 5,3',
    enemies: 'tentacles 3,3 3,4',
    content: plainEnemies,
    change(state) {
      activate(heroOf(state, 0));
      activate(heroOf(state, 1));
    },
  }).runs(function* (g) {
    const [first, second] = [...g.state.enemies];
    if (first) yield* g.do.woundEnemy(g, first, 50, BY_NOBODY);
    expect(g.state.fight).not.toBeNull();
    expect(g.state.turn.over).toBe(false);
    if (second) yield* g.do.woundEnemy(g, second, 50, BY_NOBODY);
    expect(g.state.fight).toBeNull();
  });
  expect(t.state.turn.over).toBe(true);
  expect(t.eventsNamed('fight-ended')).toHaveLength(1);
});

rule(['B-LOOT-01'], 'who has not activated when the last enemy dies does not in this turn', () => {
  const t = field({
    heroes: [...two, 'us-marshal'],
    tile: HALL,
    at: '4,3 6,3 7,3',
    enemies: 'tentacles 3,3',
    content: (content) =>
      plainLoot(withSheets({ tentacles: { initiative: 1, health: 1 } })(content)),
    change(state) {
      Object.assign(state.turn, { number: 5, step: 'activations' });
      if (state.fight) state.fight.lootSources = 0;
    },
    dice: 'move 3, to-hit 4 1, damage 1, breath 1',
  }).runs(function* (g) {
    while (g.state.turn.number === 5) yield* playStep(g);
  });
  t.pick('h0').pick('melee').done();
  expect(t.eventsNamed('activation').map(({ hero }) => hero)).toEqual([0]);
  expect(t.state.turn).toMatchObject({ number: 6, step: 'darkness', done: [] });
});

rule(['B-LOOT-02', 'B-LOOT-03'], 'breath, then recovery, then Loot', () => {
  const t = ending({
    change(state) {
      heroOf(state, 0).wounds = 3;
      heroOf(state, 1).knockedOut = ['health'];
      heroOf(state, 1).wounds = 10;
    },
  });
  while (t.pending.length > 0) t.pick(...t.options.slice(0, Math.max(1, t.pending[0]?.min ?? 1)));
  const steps = t.events.map((event) => event.t);
  expect(steps.filter((name) => name === 'breath')).toHaveLength(1);
  expect(steps.indexOf('breath')).toBeLessThan(steps.indexOf('recovered'));
  expect(steps.indexOf('recovered')).toBeLessThan(steps.indexOf('loot'));
  expect(t.hero(1).knockedOut).toBeNull();
});

rule(['B-LOOT-03'], 'who is up heals a D3 in any mix, who is KO’d nothing in this step', () => {
  const t = ending({
    heroes: ['us-marshal'],
    content: (content) => plainEnemies(content),
    change(state) {
      if (state.fight) state.fight.lootSources = 0;
      heroOf(state, 0).wounds = 3;
      heroOf(state, 0).sanityDamage = 2;
    },
    dice: 'breath 3',
  });
  t.pick('wounds', 'wounds', 'sanity').done();
  expect(t.hero(0)).toMatchObject({ wounds: 1, sanityDamage: 1 });
});

rule(['B-LOOT-04'], 'who did not act heals a D6 or recovers 1 Grit instead', () => {
  const idle = (state: AdventureState) => {
    state.turn.done = [{ kind: 'hero', hero: 0 }];
    if (state.fight) state.fight.lootSources = 0;
    heroOf(state, 1).wounds = 6;
  };
  const healing = ending({ change: idle, dice: 'breath 1, breath 5' });
  expect(healing.prompt).toBe('prompt.catch-your-breath');
  healing.pickAs(1, 'breath-heal').done();
  expect(healing.hero(1)).toMatchObject({ wounds: 1, grit: 0 });
  // Who has used something in this turn has taken an Action.
  const busy = ending({
    change(state) {
      idle(state);
      heroOf(state, 1).usedInTurn = state.turn.number;
    },
    dice: 'breath 1, breath 2',
  });
  expect(busy.done().hero(1).wounds).toBe(4);
  const grit = ending({ change: idle, dice: 'breath 1' });
  grit.pickAs(1, 'breath-grit').done();
  expect(grit.hero(1)).toMatchObject({ wounds: 6, grit: 1 });
});

rule('B-LOOT-10 B-LOOT-11 B-LOOT-12', 'one Loot card for each source, at most three', () => {
  const cards = (lootSources: number) => {
    const t = ending({
      heroes: ['us-marshal', 'us-marshal', 'saloon-girl', 'us-marshal'],
      change(state) {
        if (state.fight) state.fight.lootSources = lootSources;
      },
    });
    return [0, 1, 2, 3].map(
      (hero) => t.eventsNamed('loot').filter((card) => card.hero === hero).length,
    );
  };
  expect(cards(1)).toEqual([1, 1, 1, 1]);
  expect(cards(2)).toEqual([2, 2, 2, 2]);
  expect(cards(5)).toEqual([3, 3, 3, 3]);
});

rule(['B-LOOT-11'], 'enemies that a card adds count like a Threat card', () => {
  const t = field('us-marshal 4,3', { tile: HALL, content: plainEnemies }).runs(function* (g) {
    yield* g.do.attack(g, 'low', { kind: 'tile', tile: 0 });
    expect(g.state.fight?.lootSources).toBe(1);
    yield* g.do.spawn(g, [{ type: 'goliath', number: 1 }], { kind: 'ambush' });
    expect(g.state.fight?.lootSources).toBe(2);
  });
  expect(t.state.fight).not.toBeNull();
});

const pylons = (content: Content) =>
  plainLoot(withSheets({ 'targa-pylons': { abilities: { 'ab-immobile': 1 } } })(content));

/** A long gallery with a hero at its end, pylons so many spaces away and others who can move. */
function gallery(
  distances: readonly number[],
  rule: (g: Adventure) => Rule,
  others: readonly number[] = [],
) {
  return scene({
    content: pylons,
    bare: [],
    change(state) {
      const tiles = passages(state, 5);
      const map = boardOf(content.tiles, state.board.layout);
      const column = tiles
        .flatMap((tile) => [...spacesOfTile(map, tile)])
        .filter((space) => map.x[space] === 1)
        .sort((one, other) => (map.y[one] ?? 0) - (map.y[other] ?? 0));
      const line = [...new Set(column)];
      heroOf(state, 0).space = line[0] ?? 0;
      for (const distance of distances) enemyAt(state, line[distance] ?? 0, 'targa-pylons');
      for (const distance of others) enemyAt(state, line[distance] ?? 0, 'stranglers');
    },
    dice: [],
  }).runs(rule);
}

rule('B-IMMOB-05 B-IMMOB-06', 'Immobile enemies more than 18 spaces away are left behind', () => {
  const t = gallery([18, 19], playStep);
  expect(t.prompt).toBe('prompt.turn-start');
  expect(t.state.enemies.map(({ id }) => id)).toEqual(['targa-pylons1']);
  const rich = gallery([18, 19], (g) => {
    if (g.state.fight) g.state.fight.lootSources = 3;
    return just(() => leaveImmobileBehind(g));
  });
  expect(rich.done().state.fight?.lootSources).toBe(2);
  const alone = gallery([19], playStep);
  expect(alone.prompt).toBe('prompt.turn-start');
  expect(alone.state).toMatchObject({ enemies: [], fight: null });
  expect(alone.eventsNamed('loot')).toEqual([]);
  expect(alone.eventsNamed('breath')).toEqual([]);
  expect(alone.hero(0).xp).toBe(0);
});

rule(['B-IMMOB-05', 'B-IMMOB-07'], 'nobody is left behind while an enemy can move', () => {
  const t = gallery([19], playStep, [4]);
  expect(t.prompt).toBe('prompt.turn-start');
  expect(t.state.enemies.map(({ type }) => type)).toEqual(['targa-pylons', 'stranglers']);
  const beaten = gallery(
    [19],
    function* (g) {
      leaveImmobileBehind(g);
      expect(g.state.enemies).toHaveLength(2);
      const mobile = g.state.enemies.find(({ type }) => type === 'stranglers');
      if (mobile) yield* g.do.woundEnemy(g, mobile, 50, BY_NOBODY);
      leaveImmobileBehind(g);
    },
    [4],
  );
  expect(beaten.done().state).toMatchObject({ enemies: [], fight: null });
});

rule(['B-IMMOB-07'], 'a mobile enemy stops searching until it is defeated', () => {
  const t = field('us-marshal 4,3 vs targa-pylons 1,2', { tile: HALL, content: pylons }).runs(
    function* (g) {
      expect(maySearch(g)).toBe(true);
      yield* g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'tile', tile: 0 });
      expect(maySearch(g)).toBe(false);
      const mobile = g.state.enemies.find(({ type }) => type === 'tentacles');
      if (mobile) yield* g.do.woundEnemy(g, mobile, 50, BY_NOBODY);
      expect(maySearch(g)).toBe(true);
    },
  );
  expect(t.state.fight).not.toBeNull();
});
