import { hashOf, loadTable, Random, randomPicks, Table } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { cloneState } from '../src/clone.ts';
import { content } from '../src/content/index.ts';
import { brimstone } from '../src/module.ts';
import type { AdventureState } from '../src/state.ts';

/** Paths that may be shared: what is there is replaced as a whole, never changed in place. */
const SHARED =
  /^(options|board\.layout|outcome|board\.tokens\.\d+|turn\.(done\.\d+|maxRange)|enemyBonuses\.\d+|heroes\.\d+\.(knockedOut|upgrades|conditions|bonuses\.\d+|items\.\d+\.(used|upgrades|holds)))$/;

/** Every place where a copy holds the very object of its original. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || SHARED.test(path)) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}

/** States from all over some games. */
function* states(): Generator<AdventureState> {
  const missions = Object.keys(content.missions);
  for (let n = 0; n < 10; n++) {
    const random = Random.seeded(`clone ${n}`);
    const heroes = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'].map((id) => ({
      class: id,
    }));
    const setup = brimstone.parseSetup({ mission: missions[n % missions.length], heroes });
    const table = Table.start(brimstone, setup, `clone ${n}`, { events: false, snapshots: false });
    for (let [question] = table.pending; question; [question] = table.pending) {
      const picks = randomPicks(question, random);
      table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
      if (table.answerCount % 20 === 0) yield table.state;
    }
  }
}

test('a copy of a state is equal and shares nothing that could change', () => {
  for (const state of states()) {
    const copy = cloneState(state);
    expect(hashOf(copy)).toBe(hashOf(state));
    expect(shared(state, copy)).toEqual([]);
  }
});

test('saved, loaded, forked and undone games are the same at every tenth decision', () => {
  const random = Random.seeded('twin');
  const heroes = [{ class: 'bandido' }, { class: 'gunslinger' }];
  const table = Table.start(brimstone, brimstone.parseSetup({ heroes }), 'twin');
  for (let [question] = table.pending; question; [question] = table.pending) {
    const picks = randomPicks(question, random);
    table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    if (table.answerCount % 10 > 0 || table.answerCount > 400) continue;
    expect(table.fork().hash()).toBe(table.hash());
    const loaded = loadTable(brimstone, JSON.parse(JSON.stringify(table.save())));
    expect(loaded.hash()).toBe(table.hash());
  }
});
