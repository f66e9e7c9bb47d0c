import { Random, randomPicks, Table } from '@crawlspace/kernel';
import { freeze } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { mapOf } from '../src/board/map.ts';
import { content } from '../src/content/index.ts';
import { intentsOf, sightFrom } from '../src/foresight.ts';
import { CLASSES } from '../src/ids.ts';
import { hellscape } from '../src/module.ts';
import { activateEnemy } from '../src/rules/enemies/enemy-phase.ts';
import type { DescentState } from '../src/state.ts';
import { scene } from './descent.ts';

/** Moments of random quests in which enemies stand about. */
function moments(): { readonly state: DescentState; readonly quest: string }[] {
  const found: { state: DescentState; quest: string }[] = [];
  for (const [n, quest] of Object.keys(content.quests).entries()) {
    const random = Random.seeded(`foresight ${n}`);
    const heroes = Array.from({ length: 1 + (n % 4) }, (_, i) => ({
      class: CLASSES[(n + i) % CLASSES.length],
    }));
    const table = Table.start(hellscape, hellscape.parseSetup({ quest, heroes }), `${n}`, {
      events: false,
      snapshots: false,
    });
    for (let asked = 0; asked < 700 && table.pending[0]; asked++) {
      const [question] = table.pending;
      const { state } = table;
      if (asked % 9 === 0 && state.enemies.length > 0 && !state.combat) {
        found.push({ state: hellscape.clone(state), quest });
      }
      table.answerQuestion(question, randomPicks(question, random));
    }
  }
  return found;
}

/** Plays the activation of an enemy until it has attacked or is done. */
function playOn(state: DescentState, quest: string, id: string) {
  const played = scene({
    quest,
    heroes: state.heroes.map((hero) => hero.class),
    change: (blank) => void Object.assign(blank, hellscape.clone(state)),
  }).runs(function* (g) {
    const enemy = g.state.enemies.find((each) => each.id === id);
    if (enemy) yield* activateEnemy(g, enemy);
  });
  for (let [asked] = played.pending; asked; [asked] = played.pending) {
    if (played.state.combat) break;
    const { prompt, options, min } = asked;
    if (prompt.key === 'ask.enemy-way' || prompt.key === 'ask.enemy-target') break;
    const no = options.find((option) => ['no', 'pass', 'done', 'end'].includes(option));
    played.pick(...(no ? [no] : options.slice(0, min)));
  }
  return played;
}

test('enemies attack those whom their intent names, or go where it says', () => {
  let attacks = 0;
  let moves = 0;
  for (const { state, quest } of moments()) {
    const view = hellscape.view(state, { seat: 0 });
    freeze(view);
    for (const intent of intentsOf(view)) {
      if (intent.does === 'dice' || intent.does === 'pattern') continue;
      const before = state.enemies.find(({ id }) => id === intent.enemy);
      // What burns on it or poisons it may decide otherwise.
      if (!before || before.fire > 0 || before.poison || state.outcome) continue;
      const played = playOn(state, quest, intent.enemy);
      if (played.state.outcome || played.prompt?.startsWith('ask.enemy')) continue;
      const attack = played.events.find(({ t }) => t === 'attack');
      const combat = played.state.combat;
      if (combat?.defender.kind === 'hero') {
        attacks++;
        expect(intent.heroes).toContain(combat.defender.hero);
        expect(intent.attack?.type).toBe(combat.type);
      } else if (!combat && !attack && intent.does === 'moves' && intent.zone !== null) {
        moves++;
        expect(played.enemy(intent.enemy).zone).toBe(intent.zone);
      }
    }
  }
  expect(attacks).toBeGreaterThan(20);
  expect(moves).toBeGreaterThan(5);
});

test('what is in sight is the zone itself and what lies in a straight line', () => {
  for (const { state, quest } of moments().slice(0, 20)) {
    const view = hellscape.view(state, { seat: 0 });
    const found = content.quests[quest];
    if (!found) throw new Error(quest);
    const { zones } = mapOf(content, found, state.heroes.length);
    for (const { zone } of view.heroes) {
      const from = zones[zone];
      const seen = sightFrom(view, zone);
      expect(seen[0]).toBe(zone);
      for (const each of seen) {
        expect(zones[each]?.x === from?.x || zones[each]?.y === from?.y).toBe(true);
      }
    }
  }
});
