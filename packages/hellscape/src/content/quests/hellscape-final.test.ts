import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { foeAttacks } from '../../../test/fights.ts';
import { all, arms, putMonster, reprintMonster, stack } from '../../../test/foes.ts';
import { check, clearing, finalOf, lastGate, middle } from '../../../test/hellscape.ts';
import { heroOf } from '../../../test/items.ts';
import { objectivesDone, play, playTo, questScene } from '../../../test/quests.ts';
import { enemyHealth } from '../../rules/sheets/enemy-health.ts';

const QUEST = 'hellscape';

describe('the final monster', () => {
  rule(
    'H-QHELLSCAPE-11',
    'appears in the middle when the last gate opens, with fewer tiles too',
    () => {
      for (const heroes of [4, 2]) {
        const table = clearing(heroes);
        const monster = finalOf(table);
        expect([monster.zone, monster.card]).toEqual([middle(heroes), `roaming-${monster.type}-5`]);
        const monsters = table.state.enemies.filter(({ kind }) => kind === 'roaming');
        expect(monsters).toHaveLength(1);
      }
      const shut = questScene(QUEST, { heroes: 4, change: lastGate(4) }).runs(check);
      expect(shut.state.enemies.filter(({ kind }) => kind === 'roaming')).toEqual([]);
    },
  );

  it('appears once', () => {
    const table = clearing(2);
    const again = questScene(QUEST, {
      change(state) {
        Object.assign(state, { enemies: table.state.enemies, dungeon: table.state.dungeon });
        state.quest.counters = { ...table.state.quest.counters };
      },
    }).runs(check);
    expect(again.state.enemies.filter(({ kind }) => kind === 'roaming')).toHaveLength(1);
  });

  rule('H-QHELLSCAPE-12', 'takes up the first weapon of its kind from the deck of level 5', () => {
    const card = 'roaming-ghoul-5';
    const table = clearing(2, {
      content: all(
        arms(
          {
            'test-bow': { ranged: { yellow: 1 } },
            'test-wand': { magic: { yellow: 1 } },
            'test-club': { melee: { yellow: 1 } },
          },
          '5',
        ),
        reprintMonster(card, { attackType: 'melee', attack: { orange: 2 }, abilities: [] }),
      ),
      change(state) {
        stack(state.decks.roaming['5'], card);
        stack(state.decks.mobItems['5'], 'test-bow', 'test-wand', 'test-club');
      },
    });
    expect(finalOf(table).item).toBe('test-club');
    expect(table.state.decks.mobItems['5'].discard).toEqual(['test-bow', 'test-wand']);
    const attack = questScene(QUEST, {
      content: all(
        arms({ 'test-club': { melee: { yellow: 1 } } }, '5'),
        reprintMonster(card, { attackType: 'melee', attack: { orange: 2 }, abilities: [] }),
      ),
      change(state) {
        putMonster(state, 'ghoul', heroOf(state).zone, {
          tier: '5',
          mark: 'final',
          item: 'test-club',
        });
      },
    }).runs(foeAttacks);
    const dice = playTo(attack, '').event('rolled')?.dice ?? [];
    const count = (die: string) => dice.filter((each) => each.startsWith(die)).length;
    expect([count('orange'), count('yellow')]).toEqual([2, 1]);
  });

  rule('H-QHELLSCAPE-13', 'has Health for all heroes, unlike other monsters', () => {
    questScene(QUEST, { heroes: 4 }).runs((g) => {
      const health = g.content.roaming['roaming-ghoul-5']?.healthPerHero ?? 0;
      const last = putMonster(g.state, 'ghoul', 0, { tier: '5', mark: 'final' });
      const other = putMonster(g.state, 'ghoul', 0, { tier: '5' });
      expect([enemyHealth(g, last), enemyHealth(g, other)]).toEqual([4 * health, 2 * health]);
    });
    // A lone hero counts as two, here as everywhere.
    questScene(QUEST, { heroes: 1 }).runs((g) => {
      const health = g.content.roaming['roaming-ghoul-5']?.healthPerHero ?? 0;
      const last = putMonster(g.state, 'ghoul', 0, { tier: '5', mark: 'final' });
      expect(enemyHealth(g, last)).toBe(2 * health);
    });
  });

  rule('H-QHELLSCAPE-14', 'wins the quest at once with its death', () => {
    const killing = (mark: string | null) => {
      const table = questScene(QUEST, {
        heroes: 4,
        change: (state) => putMonster(state, 'ghoul', middle(4), { tier: '5', mark }),
      }).runs(function* (g) {
        const [monster] = g.state.enemies;
        if (!monster) return;
        monster.wounds = enemyHealth(g, monster) - 1;
        yield* g.do.woundEnemy(g, monster, 1, { kind: 'hero', hero: 0 });
      });
      // At once: nobody is asked about the loot any more.
      return table.state.outcome;
    };
    expect(killing('final')).toEqual({ won: true, cause: QUEST });
    expect(killing(null)).toBeNull();
  });
});

rule('H-QHELLSCAPE-06', 'the first objective needs every hero on 5A', () => {
  const gathered = (onCentre: number) =>
    play(QUEST, {
      heroes: 4,
      change(state) {
        for (let index = 0; index < onCentre; index++) heroOf(state, index).zone = middle(4);
      },
    });
  const three = gathered(3);
  expect(objectivesDone(three.pick('hero0'))).toEqual([false, false]);
  const four = gathered(4);
  expect(objectivesDone(four.pick('hero0'))).toEqual([true, false]);
});
