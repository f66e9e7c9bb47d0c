import type { Rule } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/adventure.ts';
import { heroOf, lay } from '../../test/explore.ts';
import type { Dice } from '../../test/notation.ts';
import type { Adventure } from '../adventure.ts';
import { trigger } from '../rules/abilities/active.ts';
import { resolveGrowingDread } from '../rules/darkness/growing-dread.ts';
import { heroStat } from '../rules/figures/stats.ts';
import type { AdventureState } from '../state.ts';

const ONE_TENTACLE = [{ type: 'tentacles', number: 1 }] as const;
const HERE = { kind: 'tile', tile: 0 } as const;

function reveal(
  card: string,
  dice: Dice,
  then: (g: Adventure) => Rule = nothing,
  change: (state: AdventureState) => void = () => {},
) {
  return scene({
    heroes: ['us-marshal', 'gunslinger'],
    dice,
    plain: true,
    change(state) {
      state.mission.objectiveFound = true;
      state.dread = [card];
      state.decks.threat.low.draw = ['low-three-wet-ropes', 'low-three-wet-ropes'];
      change(state);
    },
  }).runs(function* (g) {
    yield* resolveGrowingDread(g);
    yield* then(g);
  });
}

function* nothing(): Rule {}

function* turns(g: Adventure, count: number): Rule {
  for (let i = 0; i < count; i++) {
    g.state.turn.number++;
    g.state.turn.step = 'darkness';
    yield* trigger(g, 'turnStart', { turn: g.state.turn.number });
  }
}

describe('Growing Dread', () => {
  test('Second Helping: a lower Threat ambushes at the start of the second turn of the fight', () => {
    const helping = (after: number) =>
      reveal('dread-second-helping', [], function* (g) {
        yield* g.do.spawn(g, ONE_TENTACLE, HERE);
        yield* turns(g, after);
      });
    expect(helping(1).done().state.enemies).toHaveLength(1);
    const second = reveal('dread-second-helping', 'random-hero 0 1 0', function* (g) {
      yield* g.do.spawn(g, ONE_TENTACLE, HERE);
      yield* turns(g, 2);
    });
    expect(second.event('threat')?.card).toBe('low-three-wet-ropes');
    expect(second.state.enemies).toHaveLength(4);
    expect(second.state.fight?.lootSources).toBe(2);
    expect(second.state.inPlay).toEqual([]);
  });

  test('Second Helping: nothing comes when the fight is over', () => {
    const t = reveal('dread-second-helping', [], function* (g) {
      yield* trigger(g, 'fightEnd', { final: true });
      yield* turns(g, 3);
    }).done();
    expect(t.state.inPlay).toEqual([]);
    expect(t.state.enemies).toEqual([]);
  });

  test('Sunday Best: an Elite ability for each type of the next fight, or of the one under way', () => {
    const next = reveal('dread-sunday-best', 'elite 1', (g) => g.do.spawn(g, ONE_TENTACLE, HERE));
    expect(next.done().state.fight?.groups.tentacles?.elite).toHaveLength(1);
    expect(next.state.inPlay).toEqual([]);
    const under = scene({
      dice: 'elite 2',
      plain: true,
      change: (state) => Object.assign(state, { dread: ['dread-sunday-best'] }),
    }).runs(function* (g) {
      yield* g.do.spawn(g, ONE_TENTACLE, HERE);
      yield* resolveGrowingDread(g);
    });
    expect(under.done().state.fight?.groups.tentacles?.elite).toHaveLength(1);
    expect(under.state.decks.growingDread.discard).toEqual(['dread-sunday-best']);
  });

  test('Drowned Wick: −2 to Hold Back until the fight is over', () => {
    const seen: number[] = [];
    reveal('dread-drowned-wick', [], function* (g) {
      seen.push(heroStat(g, heroOf(g.state, 0), 'holdBack'));
      yield* trigger(g, 'fightEnd', { final: true });
      seen.push(heroStat(g, heroOf(g.state, 0), 'holdBack'));
    }).done();
    expect(seen).toEqual([-2, 0]);
  });

  test('Old Blood Remembers: 2 Wounds and one for each scar, at most 4, and 1 Health is left', () => {
    const t = reveal('dread-old-blood-remembers', [], nothing, (state) => {
      heroOf(state, 0).wounds = 9;
      heroOf(state, 1).conditions = [
        'injury-4-broken-leg',
        'mutation-32-no-reflection',
        'mutation-33-widening-mouth',
      ];
    });
    expect(t.hero(0).wounds).toBe(9);
    expect(t.hero(1).wounds).toBe(4);
    const plain = reveal('dread-old-blood-remembers', [], nothing, (state) => {
      heroOf(state, 0).conditions = ['injury-4-broken-leg'];
      heroOf(state, 1).conditions = ['madness-2-walks-into-the-dark'];
    }).done();
    expect(plain.state.heroes.map(({ wounds }) => wounds)).toEqual([3, 2]);
  });

  test('Behind You All Along: the enemies of the next fight ambush', () => {
    const t = reveal(
      'dread-behind-you-all-along',
      'random-hero 0',
      (g) => g.do.spawn(g, ONE_TENTACLE, { kind: 'tile', tile: 1 }),
      (state) => {
        lay(state, 'mines-wet-shaft');
      },
    );
    expect(t.event('ambush')).toBeDefined();
    expect(t.state.enemies[0]?.target).toBe(0);
    expect(t.state.inPlay).toEqual([]);
  });

  test('Behind You All Along: in a fight under way +2 Initiative for a turn', () => {
    const late = (done: boolean) =>
      scene({
        plain: true,
        change: (state) => Object.assign(state, { dread: ['dread-behind-you-all-along'] }),
      }).runs(function* (g) {
        yield* g.do.spawn(g, ONE_TENTACLE, HERE);
        if (done) g.state.turn.done.push({ kind: 'enemies', type: 'tentacles' });
        yield* resolveGrowingDread(g);
        if (done) {
          expect(g.state.enemyBonuses).toEqual([]);
          yield* turns(g, 1);
        }
      });
    for (const done of [false, true]) {
      const t = late(done).done();
      expect(t.state.enemyBonuses).toEqual([{ stat: 'initiative', amount: 2, until: 'turn' }]);
      expect(t.state.inPlay).toEqual([]);
    }
  });
});
