import { Random, randomPicks, Table } from '@crawlspace/kernel';
import { freeze } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import { attackableFrom, blastOf, intentsOf } from '../src/foresight.ts';
import { brimstone } from '../src/module.ts';
import { activateEnemies } from '../src/rules/enemies/enemy-activation.ts';
import type { AdventureState } from '../src/state.ts';
import { scene } from './adventure.ts';
import { CLASS_IDS } from './classes.ts';
import { enemyOf, field, spaceIn } from './fight.ts';

/** Fights of random games, a few moments of each. */
function fights(): AdventureState[] {
  const found: AdventureState[] = [];
  const missions = Object.keys(content.missions);
  for (let n = 0; n < 20; n++) {
    const random = Random.seeded(`foresight ${n}`);
    const heroes = Array.from({ length: 1 + (n % 4) }, (_, i) => ({
      class: CLASS_IDS[(n + i) % CLASS_IDS.length],
    }));
    const setup = brimstone.parseSetup({ mission: missions[n % missions.length], heroes });
    const table = Table.start(brimstone, setup, `foresight ${n}`, {
      events: false,
      snapshots: false,
    });
    for (let asked = 0; asked < 500 && table.pending[0]; asked++) {
      const [question] = table.pending;
      const { state } = table;
      if (asked % 12 === 0 && state.enemies.length > 0) found.push(brimstone.clone(state));
      const picks = randomPicks(question, random);
      table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    }
  }
  return found;
}

/** Plays the activation of a type and says whom each of its models went for, and where it stands. */
function playOn(state: AdventureState, type: string) {
  const classes = state.heroes.map((hero) => hero.class);
  const played = scene({
    heroes: classes,
    change: (blank) => void Object.assign(blank, brimstone.clone(state)),
  }).runs(function* (g) {
    yield* activateEnemies(g, type as never);
  });
  for (let [asked] = played.pending; asked; [asked] = played.pending) {
    if (played.events.some(({ t }) => t === 'enemy-attack')) break;
    played.pick(...asked.options.slice(0, Math.max(1, asked.min)));
  }
  return played;
}

test('enemies go for those whom their intent names, and stand where it says', () => {
  let surely = 0;
  let maybe = 0;
  for (const state of fights()) {
    const view = brimstone.view(state, { seat: 0 });
    freeze(view);
    const intents = intentsOf(view);
    for (const type of new Set(state.enemies.map((enemy) => enemy.type))) {
      const models = intents.filter((intent) => intent.type === type);
      const coming = models.filter(({ enemy, idle }) => !idle && moves(state, enemy));
      const attacks = playOn(state, type).eventsNamed('enemy-attack');
      for (const { enemy, heroes, attack } of models) {
        const [made] = attacks.filter((event) => event.enemy === enemy && event.type === type);
        if (!made) continue;
        maybe++;
        const crowded = coming.length > 1;
        // Where several come, one may get a place that another has left.
        if (heroes.length > 0 || !crowded) expect(heroes).toContain(made.hero);
        if (crowded || heroes.length !== 1) continue;
        surely++;
        expect(made.hero).toBe(heroes[0]);
        expect(made.need).toBe(attack?.toHit);
      }
    }
  }
  expect(maybe).toBeGreaterThan(100);
  expect(surely).toBeGreaterThan(30);
});

function moves({ enemies, heroes }: AdventureState, id: string): boolean {
  const enemy = enemies.find((each) => each.id === id);
  return enemy?.target === null || heroes[enemy?.target ?? 0]?.knockedOut !== null;
}

test('an enemy stays with its target; one that reaches nobody comes nearer', () => {
  let seen: ReturnType<typeof intentsOf> = [];
  let stands = -1;
  field('us-marshal 1,2 vs stranglers 2,2 tentacles 8,2').runs(function* (g) {
    enemyOf(g.state, 0).target = 0;
    seen = intentsOf(brimstone.view(g.state, { seat: 0 }));
    yield* activateEnemies(g, 'tentacles');
    stands = enemyOf(g.state, 1).space;
  });
  expect(seen[0]).toMatchObject({ heroes: [0], idle: false });
  expect(seen[0]?.attack?.dice).toBeGreaterThan(0);
  expect(seen[1]).toMatchObject({ heroes: [], attack: null });
  expect(seen[1]?.space).toBe(stands);
});

test('what a hero could attack from elsewhere, and what an explosion covers', () => {
  let far: readonly string[] = [];
  let near: readonly string[] = [];
  const blast = field('us-marshal 1,2 vs tentacles 4,2').sees((g) => {
    const view = brimstone.view(g.state, { seat: 0 });
    far = attackableFrom(view, 0, spaceIn(g.state, [1, 2]));
    near = attackableFrom(view, 0, spaceIn(g.state, [3, 2]));
    return blastOf(view, spaceIn(g.state, [4, 2])).length;
  });
  expect([far.length, near.length, blast]).toEqual([0, 1, 9]);
});
