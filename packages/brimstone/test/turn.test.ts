import { rule } from '@crawlspace/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../src/content/index.ts';
import type { EnemyTypeId } from '../src/ids.ts';
import type { AdventureState } from '../src/state.ts';
import { adventure, type Played } from './adventure.ts';

/** Puts an enemy on the board, far from the heroes, with a fight around it. */
function enemy(state: AdventureState, type: EnemyTypeId, space = 0): void {
  state.fight ??= { startedInTurn: 1, groups: {}, lootSources: 1, final: false };
  state.fight.groups[type] ??= { brutal: false, elite: [], variant: null, ambushTurn: 0 };
  state.enemies.push({
    id: `${type}${state.nextEnemy++}`,
    type,
    space,
    wounds: 0,
    target: null,
    spent: [],
  });
}

/** Ends every activation and passes every other question until the condition holds. */
function passUntil(t: Played, stop: () => boolean): Played {
  for (let n = 0; n < 200 && !stop(); n++) {
    const calm = ['end', 'hold-back', 'continue', 'pass', 'no'].find((id) =>
      t.options.includes(id),
    );
    const question = t.pending[0];
    if (!question) break;
    if (calm) t.pick(calm);
    else
      t.pick(...question.options.slice(0, Math.max(question.min, question.kind === 'one' ? 1 : 0)));
  }
  return t;
}

function order(t: Played): string[] {
  return t.events.flatMap((event) => {
    if (event.t === 'activation') return [t.hero(event.hero ?? 0).class];
    return event.t === 'enemy-activation' ? [event.type ?? ''] : [];
  });
}

describe('the steps of a turn', () => {
  rule(['B-TURN-01', 'B-TURN-02'], 'four steps in their order, then the next turn', () => {
    const t = adventure({ heroes: ['us-marshal', 'bandido'], seed: 'steps' });
    passUntil(t, () => t.state.turn.number === 2);
    const steps = t.eventsNamed('step').map(({ purpose }) => purpose);
    expect(steps).toEqual(['darkness', 'activations', 'exploration', 'end', 'darkness']);
    expect(t.prompt).toBe('prompt.turn-start');
    expect(t.eventsNamed('turn').map(({ amount }) => amount)).toEqual([1, 2]);
    const told = t.events.map(({ t: name, purpose }) => `${name} ${purpose ?? ''}`);
    expect(told.indexOf('rolled hold-back')).toBeLessThan(told.indexOf('step activations'));
    expect(told.indexOf('activation ')).toBeGreaterThan(told.indexOf('step activations'));
    expect(told.lastIndexOf('activation ')).toBeLessThan(told.indexOf('step exploration'));
  });
});

describe('who activates when', () => {
  rule(
    ['B-TURN-03', 'B-FIGHT-03', 'B-HERO-08'],
    'the highest Initiative first, heroes and enemies together',
    () => {
      // Gunslinger 6, stranglers 5, bandido 3.
      const t = adventure({
        heroes: ['bandido', 'gunslinger'],
        seed: 'order',
        change: (state) => enemy(state, 'stranglers'),
      });
      passUntil(t, () => t.state.turn.number > 1 || order(t).length >= 3);
      expect(order(t).slice(0, 3)).toEqual(['gunslinger', 'stranglers', 'bandido']);
    },
  );

  rule(['B-TURN-04', 'B-FIGHT-05'], 'tied heroes choose their order, anew each turn', () => {
    const t = adventure({ heroes: ['us-marshal', 'us-marshal'], seed: 'tied' });
    passUntil(t, () => t.prompt === 'prompt.who-goes-first');
    expect(t.options).toEqual(['h0', 'h1']);
    t.pick('h0');
    passUntil(t, () => t.prompt === 'prompt.who-goes-first');
    expect(t.state.turn.number).toBe(2);
    t.pick('h1');
    expect(t.event('activation')?.hero).toBe(1);
  });

  rule(['B-TURN-05', 'B-FIGHT-04'], 'enemies go before heroes of the same Initiative', () => {
    // Both have Initiative 4.
    const t = adventure({
      heroes: ['us-marshal'],
      seed: 'same',
      change: (state) => enemy(state, 'tentacles'),
    });
    passUntil(t, () => order(t).length >= 2);
    expect(order(t).slice(0, 2)).toEqual(['tentacles', 'us-marshal']);
  });

  rule('B-FIGHT-07', 'chance decides between enemy types of the same Initiative', () => {
    const first = new Set(
      Array.from({ length: 12 }, (_, n) => {
        const t = adventure({
          heroes: ['bandido'],
          seed: `tie ${n}`,
          change(state) {
            enemy(state, 'tentacles', 0);
            enemy(state, 'targa-pylons', 2);
          },
        });
        passUntil(t, () => order(t).length >= 1);
        return order(t)[0];
      }),
    );
    const { tentacles, 'targa-pylons': pylons } = content.enemies;
    expect(tentacles.normal.initiative).toBe(pylons.normal.initiative);
    expect(first).toEqual(new Set(['tentacles', 'targa-pylons']));
  });
});

describe('what a fight forbids', () => {
  rule(['B-TURN-07', 'B-FIGHT-08'], 'no Scavenging and no look through a door', () => {
    const calm = adventure({ heroes: ['bandido'], seed: 'search' });
    passUntil(calm, () => calm.prompt === 'prompt.activation');
    expect(calm.options.some((id) => id.startsWith('scavenge'))).toBe(true);
    const t = adventure({
      heroes: ['bandido'],
      seed: 'search',
      change: (state) => enemy(state, 'tentacles'),
    });
    passUntil(t, () => t.prompt === 'prompt.activation');
    expect(t.options.some((id) => /^(scavenge|look|x)/.test(id))).toBe(false);
  });

  rule(['B-TURN-08', 'B-FIGHT-09'], 'no token is revealed while enemies are there', () => {
    const t = adventure({
      heroes: ['bandido'],
      seed: 'token',
      change(state) {
        enemy(state, 'targa-pylons');
        enemy(state, 'tentacles', 2);
        state.board.tokens.push({ tile: 0, token: 'tok-01' });
      },
    });
    passUntil(t, () => t.state.turn.step === 'end' || t.state.turn.number > 1);
    expect(t.eventsNamed('token-revealed')).toEqual([]);
    expect(t.state.board.tokens.length).toBe(1);
  });

  rule('B-TURN-12', 'a token waits until everybody has activated', () => {
    const t = adventure({
      heroes: ['gunslinger', 'bandido'],
      seed: 'wait',
      change: (state) => state.board.tokens.push({ tile: 0, token: 'tok-06' }),
    });
    passUntil(t, () => t.eventsNamed('activation').length === 2);
    expect(t.eventsNamed('token-revealed')).toEqual([]);
    passUntil(t, () => t.eventsNamed('token-revealed').length > 0 || t.state.turn.number > 1);
    expect(t.eventsNamed('token-revealed').length).toBe(1);
    expect(t.state.turn.number).toBe(1);
  });
});

rule('B-TURN-13', 'the players order what happens at the end of a turn', () => {
  const t = adventure({
    heroes: ['saloon-girl', 'bandido', 'us-marshal'],
    seed: 'end',
    change(state) {
      const [girl, fallen, hurt] = state.heroes;
      if (!girl || !fallen || !hurt) throw new Error('three heroes');
      fallen.wounds = 16;
      fallen.knockedOut = ['health'];
      hurt.wounds = 3;
      hurt.space = girl.space + 1;
      state.turn.step = 'end';
    },
  });
  expect(t.prompt).toBe('prompt.end-of-turn-order');
  expect([...t.options].sort()).toEqual(['ability0', 'recover1']);
  t.pick('ability0', 'recover1');
  expect(t.prompt).toBeDefined();
});

rule('B-TURN-16', 'with the last enemy the fight and the turn end at once', () => {
  const t = adventure({
    heroes: ['gunslinger', 'saloon-girl', 'us-marshal', 'bandido'],
    seed: 'last',
    dice: [
      ['hold-back', 6, 1],
      ['move', 3],
      ['to-hit', 6, 1],
      ['damage', 6],
      ['breath', 1, 1, 1, 1],
    ],
    change(state) {
      const [shooter] = state.heroes;
      enemy(state, 'tentacles', (shooter?.space ?? 0) - 4);
      for (const each of state.enemies) each.wounds = 4;
      for (const hero of state.heroes) hero.grit = 0;
      state.fight = state.fight && { ...state.fight, lootSources: 0 };
    },
  });
  passUntil(t, () => t.prompt === 'prompt.activation');
  const pistol = t.options.find((id) => /^i\d+$/.test(id)) ?? '';
  t.pick(pistol);
  passUntil(t, () => t.prompt === 'prompt.turn-start');
  expect(t.eventsNamed('activation').length).toBe(1);
  expect(t.state.turn.number).toBe(2);
  expect(t.state.fight).toBeNull();
});
