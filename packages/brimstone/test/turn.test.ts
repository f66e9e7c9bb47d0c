import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import type { EventCard } from '../src/content-types.ts';
import type { EventDetails } from '../src/events.ts';
import type { EnemyTypeId } from '../src/ids.ts';
import { markOf } from '../src/rules/darkness/depth.ts';
import type { AdventureState } from '../src/state.ts';
import { adventure, type Played } from './adventure.ts';
import { walkers } from './enemies.ts';
import { stack, withCards } from './explore.ts';
import { all, withSheets } from './fight.ts';
import { stripped } from './items.ts';

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

/** Enemies that stand where they are and hurt nobody. */
const HARMLESS = withSheets({
  tentacles: { move: 0, combat: 0 },
  stranglers: { move: 0, combat: 0 },
  goliath: { move: 0, combat: 0 },
  'targa-pylons': { move: 0, combat: 0 },
});

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
    const told = t.events.map(({ t: name, purpose }: EventDetails) => `${name} ${purpose ?? ''}`);
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
      // Gunslinger 6, stranglers 5, bandido 3, goliath 2.
      const t = adventure({
        heroes: ['bandido', 'gunslinger'],
        seed: 'order',
        content: HARMLESS,
        change(state) {
          enemy(state, 'goliath', 2);
          enemy(state, 'stranglers');
        },
      });
      passUntil(t, () => t.state.turn.number > 1);
      expect(order(t)).toEqual(['gunslinger', 'stranglers', 'bandido', 'goliath']);
    },
  );

  rule(['B-TURN-04', 'B-FIGHT-05'], 'tied heroes choose their order, anew each turn', () => {
    for (const fight of [false, true]) {
      const t = adventure({
        heroes: ['us-marshal', 'us-marshal'],
        seed: 'tied',
        content: HARMLESS,
        change: (state) => void (fight && enemy(state, 'stranglers')),
      });
      passUntil(t, () => t.prompt === 'prompt.who-goes-first');
      expect(t.options).toEqual(['h0', 'h1']);
      t.pick('h0');
      passUntil(t, () => t.prompt === 'prompt.who-goes-first');
      expect([t.state.turn.number, t.state.fight !== null]).toEqual([2, fight]);
      t.pick('h1');
      passUntil(t, () => t.state.turn.number === 3);
      expect(t.eventsNamed('activation').map(({ hero }) => hero)).toEqual([0, 1, 1, 0]);
    }
  });

  test('what works at the start of a turn is offered then, and told as the use of an item', () => {
    const t = adventure({
      heroes: ['us-marshal'],
      seed: 'badge',
      content: HARMLESS,
      change: (state) => enemy(state, 'stranglers'),
    }).pick('hold-back');
    passUntil(t, () => t.prompt === 'prompt.use-turn-start');
    t.pick(t.options[0] as string);
    expect(t.event('item-used')).toMatchObject({ hero: 0, card: 'marshal-badge' });
    expect(t.state.turn.number).toBe(1);
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

  rule('B-FIGHT-07', 'chance decides anew each turn between types of the same Initiative', () => {
    const orders = new Set(
      Array.from({ length: 24 }, (_, n) => {
        const t = adventure({
          heroes: ['bandido'],
          seed: `tie ${n}`,
          content: HARMLESS,
          change(state) {
            enemy(state, 'tentacles', 0);
            enemy(state, 'targa-pylons', 2);
          },
        });
        passUntil(t, () => t.state.turn.number === 3);
        const enemies = order(t).filter((name) => /^(tentacles|targa-pylons)$/.test(name));
        expect(enemies).toHaveLength(4);
        return `${enemies[0]}, then ${enemies[2]}`;
      }),
    );
    const { tentacles, 'targa-pylons': pylons } = content.enemies;
    expect(tentacles.normal.initiative).toBe(pylons.normal.initiative);
    expect([...orders].sort()).toEqual([
      'targa-pylons, then targa-pylons',
      'targa-pylons, then tentacles',
      'tentacles, then targa-pylons',
      'tentacles, then tentacles',
    ]);
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
      heroes: ['gunslinger', 'saloon-girl', 'us-marshal', 'bandido'],
      seed: 'wait',
      change: (state) => state.board.tokens.push({ tile: 0, token: 'tok-06' }),
    });
    for (const active of [1, 2, 3, 4]) {
      passUntil(t, () => t.eventsNamed('activation').length === active);
      expect(t.eventsNamed('token-revealed')).toEqual([]);
      expect(t.state.board.tokens).toHaveLength(1);
    }
    passUntil(t, () => t.eventsNamed('token-revealed').length > 0 || t.state.turn.number > 1);
    expect(t.eventsNamed('token-revealed').length).toBe(1);
    expect(t.state.turn.number).toBe(1);
  });
});

rule('B-TURN-15', 'enemies that come in step 1 do not end the turn', () => {
  const ambush: EventCard = {
    id: 'test-ambush',
    resolve: (g) => g.do.spawn(g, [{ type: 'tentacles', number: 1 }], { kind: 'ambush' }),
  };
  const t = adventure({
    heroes: ['us-marshal', 'bandido'],
    dice: 'hold-back 1 2, random-hero 1, move 3, move 3',
    content: all(walkers(1), withCards({ darkness: [ambush] })),
    change(state) {
      stripped(state);
      // The next space is Blood Spatter.
      state.depth.darkness = markOf(1);
      stack(state.decks.darkness, 'test-ambush');
    },
  });
  passUntil(t, () => t.state.turn.step === 'activations');
  expect(t.state.enemies).toHaveLength(1);
  expect(t.state.turn.number).toBe(1);
  passUntil(t, () => order(t).length === 3);
  expect(t.state.turn).toMatchObject({ number: 1, step: 'activations' });
  expect(order(t).sort()).toEqual(['bandido', 'tentacles', 'us-marshal']);
});

rule('B-TURN-13', 'the players order what happens at the end of a turn', () => {
  const inOrder = (...picks: string[]) => {
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
    t.pick(...picks);
    passUntil(t, () => t.prompt === 'prompt.use-turn-end');
    return t;
  };
  const abilityFirst = inOrder('ability0', 'recover1');
  expect(abilityFirst.hero(1).knockedOut).toEqual(['health']);
  abilityFirst.pick(abilityFirst.options[0] as string);
  expect(abilityFirst.hero(2).wounds).toBe(2);
  passUntil(abilityFirst, () => abilityFirst.state.turn.number > 1);
  expect(abilityFirst.hero(1).knockedOut).toBeNull();
  const recoveryFirst = inOrder('recover1', 'ability0');
  expect(recoveryFirst.hero(1).knockedOut).toBeNull();
  expect(recoveryFirst.hero(2).wounds).toBe(3);
});

rule('B-TURN-16', 'with the last enemy the fight and the turn end at once', () => {
  const t = adventure({
    heroes: ['gunslinger', 'saloon-girl', 'us-marshal', 'bandido'],
    seed: 'last',
    dice: 'hold-back 6 1, move 3, to-hit 6 1, damage 6, breath 1 1 1 1',
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
