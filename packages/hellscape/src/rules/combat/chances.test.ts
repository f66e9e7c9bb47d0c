import { type Chance, type Question, Random, randomPicks, Table } from '@crawlspace/kernel';
import { freeze } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { duel, type Fight, strikes, turnOf } from '../../../test/fights.ts';
import { strike } from '../../../test/strike.ts';
import { content } from '../../content/index.ts';
import { atHand } from '../../foresight.ts';
import { CLASSES } from '../../ids.ts';
import { hellscape } from '../../module.ts';
import type { Enemy } from '../../state.ts';
import { heroAttacks } from '../figures/reach.ts';
import { strikeChances } from './chances.ts';

function chancesIn(situation: Fight): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  duel(situation).runs((g, hero) => {
    const before = JSON.stringify(g.state);

    for (const option of heroAttacks(g, hero).slice(0, 1))
      for (const { of, odds } of strikeChances(g, hero, option)) found[of] = odds;
    expect(JSON.stringify(g.state)).toBe(before);
  });
  return found;
}

const GAMES = 700;
/** Three times the spread of a frequency near a half. */
const NEAR = 3 * Math.sqrt(0.25 / GAMES);

const FIGHTS: Readonly<Record<string, Fight>> = {
  'one skeleton': {},
  'a mob': { minions: 2 },
  'two swords': { arms: ['sword', 'sword'], minions: 1 },
};

describe('the chances of an attack', () => {
  test.each(Object.entries(FIGHTS))('are how often the engine wounds and kills: %s', (_, at) => {
    const told = chancesIn(at);
    const often = { wound: 0, all: 0 };
    for (let game = 0; game < GAMES; game++) {
      const played = strike(duel({ ...at, seed: `chances ${game}` }).runs(strikes));
      const [foe] = played.state.enemies;
      if (!foe || foe.wounds > 0 || foe.minions < minionsOf(at)) often.wound++;
      if (!foe) often.all++;
    }
    expect(Math.abs(often.wound / GAMES - (told['wound'] ?? 0))).toBeLessThan(NEAR);
    const all = minionsOf(at) > 0 ? (told['kill-all'] ?? 0) : (told['kill'] ?? Number.NaN);
    expect(Math.abs(often.all / GAMES - all)).toBeLessThan(NEAR);
  });

  test('are better with re-rolls on hand', () => {
    const spent = (state: { lifebringers: { spent: number } }) => {
      state.lifebringers.spent = 1;
    };
    const [plain, again] = [chancesIn({}), chancesIn({ change: spent })];
    expect(again['wound']).toBeGreaterThan(plain['wound'] ?? 1);
  });

  test('stand on the action where there is one attack to make, before it is paid for', () => {
    const [asked] = turnOf({}).pending;
    const chances = asked?.describe?.('attack').chances ?? [];
    expect(chances.map(({ of }) => of)).toEqual(['wound', 'kill']);
    const choice = turnOf({
      change: ({ enemies }) => void enemies.push({ ...(enemies[0] as Enemy), id: 'other' }),
    });
    expect(choice.pending[0]?.describe?.('attack').chances).toBeUndefined();
  });

  test('are the same to whoever only sees the table', () => {
    let compared = 0;
    for (const [n, quest] of Object.keys(content.quests).entries()) {
      const random = Random.seeded(`strikes ${n}`);
      const heroes = [0, 1].map((i) => ({ class: CLASSES[(n + i) % CLASSES.length] }));
      const setup = hellscape.parseSetup({ quest, heroes });
      const table = Table.start(hellscape, setup, `${n}`, { events: false, snapshots: false });
      for (let asked = 0; asked < 300 && table.pending[0]; asked++) {
        const [question] = table.pending;
        const told = toldAt(question);
        if (told.size > 0) {
          const view = hellscape.view(table.state, { seat: question.seat });
          freeze(view);
          for (const { type, enemy, chances } of atHand(view, question.seat).strikes) {
            expect(chances()).toEqual(told.get(`${type}-${enemy}`) ?? told.get('attack'));
            compared++;
          }
        }
        table.answerQuestion(question, randomPicks(question, random));
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});

/** The chances that stand on the attacks on offer. */
function toldAt({ prompt, options, describe }: Question): ReadonlyMap<string, readonly Chance[]> {
  if (prompt.key !== 'ask.attack' && prompt.key !== 'ask.turn') return new Map();
  return new Map(
    options.flatMap((option) => {
      const chances = describe?.(option).chances;
      return chances ? [[option, chances] as const] : [];
    }),
  );
}

function minionsOf({ minions = 0 }: Fight): number {
  return minions;
}
